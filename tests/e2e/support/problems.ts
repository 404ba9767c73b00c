import type { BrowserContext, Request } from '@playwright/test';
import { lacksLanguage } from '#tests/support/screen-language.ts';

/**
 * Collects problems of pages, which fail the test unless it allows them: console errors and
 * warnings, uncaught errors, failed requests, responses of 400 and more.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unannounced(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Listens to all pages of a context, pop-ups included. */
  watch(context: BrowserContext, ownOrigins: string[]): void {
    const isOwn = (url: string) =>
      ownOrigins.some((origin) => url.startsWith(`${origin}/`)) || /^(data|blob|about):/.test(url);

    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // The browser's message about a failed response, which is reported below.
      if (message.text().startsWith('Failed to load resource')) return;
      this.#found.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#found.push(`uncaught ${error.stack ?? error.message}`);
    });
    // Chromium resolves no other host (`chromium.ts`). Intercepting requests would switch off its
    // cache.
    context.on('request', (request) => {
      if (!isOwn(request.url())) this.#found.push(`foreign request ${request.url()}`);
      if (isInAnotherLanguage(request))
        this.#found.push(`${request.url()} is called without the language of its screen`);
    });
    context.on('requestfailed', (request) => {
      if (!isOwn(request.url())) return;
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page cancels its requests. Without JavaScript, scripts count as blocked (`csp`).
      // A request that our Content-Security-Policy blocks also causes a console error.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        this.#found.push(`request ${request.url()}: ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.#found.push(
          `response ${response.status()} ${response.request().method()} ${response.url()}`,
        );
      }
    });
  }
}

/**
 * Returns true if a Turkish screen calls an English endpoint without its language. Ignores GET,
 * because such a request may already belong to the next page.
 */
function isInAnotherLanguage(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.method() === 'GET' || !pathname.startsWith('/api/') || request.isNavigationRequest())
    return false;
  const screen = new URL(request.frame().page().url()).pathname;
  return lacksLanguage(screen, pathname.slice('/api'.length), request.headers()['accept-language']);
}
