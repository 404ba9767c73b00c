import type { BrowserContext, Request } from '@playwright/test';
import { lacksLanguage } from '#tests/support/screen-language.ts';

/** Collects events that a test must announce: console errors, failed requests. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unannounced(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Listens to every page of a context, pop-ups too. */
  watch(context: BrowserContext, ownOrigins: string[]): void {
    const isOwn = (url: string) =>
      ownOrigins.some((origin) => url.startsWith(`${origin}/`)) || /^(data|blob|about):/.test(url);

    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      // The browser's own note on a failed request; the response itself is reported below.
      if (message.text().startsWith('Failed to load resource')) return;
      this.#found.push(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#found.push(`uncaught ${error.stack ?? error.message}`);
    });
    // The browser finds no other host (`chromium.ts`); to intercept requests would cost its cache.
    context.on('request', (request) => {
      if (!isOwn(request.url())) this.#found.push(`foreign request ${request.url()}`);
      if (isInAnotherLanguage(request))
        this.#found.push(`${request.url()} is called without the language of its screen`);
    });
    context.on('requestfailed', (request) => {
      if (!isOwn(request.url())) return;
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page cancels its requests; with scripts switched off they count as blocked. (A
      // request that our policy blocks is a console error as well.)
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

/** Returns true if the request may belong to the next page. */
function isInAnotherLanguage(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.method() === 'GET' || !pathname.startsWith('/api/') || request.isNavigationRequest())
    return false;
  const screen = new URL(request.frame().page().url()).pathname;
  return lacksLanguage(screen, pathname.slice('/api'.length), request.headers()['accept-language']);
}
