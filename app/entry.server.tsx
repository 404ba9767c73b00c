import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { chosenLanguage, type Language } from '#app/lib/words/language.ts';
import { languageOfPath, type SiteLanguage } from '#app/lib/words/texts.ts';
import { OfficeTextContext, SiteTextContext } from '#app/ui/language/use-text.ts';
import { pageRenderContext } from './page-render-context.ts';
import type { Services } from './services.ts';
import { servicesContext } from './services-context.ts';

/**
 * Keys of the context, for the server. React Router compares keys by identity, and the bundle has its own copy of each
 * module, so the server takes the keys from here and does not import them.
 */
export const contexts = { services: servicesContext, pageRender: pageRenderContext };

/**
 * Answers with the whole page: no page of ours streams, and the server needs all of it to compress
 * it once and to list the hashes of its inline scripts in the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteTextFile, reportError } = context.get(pageRenderContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const { texts } = context.get(servicesContext);
  const failures: unknown[] = [];
  const ready = Promise.withResolvers<void>();
  const { pipe, abort } = renderToPipeableStream(
    <Texts
      texts={texts}
      language={language}
      chosen={chosenLanguage(request.headers.get('cookie'))}
      file={siteTextFile(language)}
      nonce={nonce}
    >
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </Texts>,
    {
      nonce,
      // Large boundaries would otherwise be sent hidden and be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: ready.resolve,
      // React Router gets the error, reports it, and renders the error page.
      onShellError: ready.reject,
      onError(error) {
        failures.push(error);
      },
    },
  );
  request.signal.addEventListener('abort', () => abort(request.signal.reason));
  await ready.promise;
  request.signal.throwIfAborted();
  failures.forEach(reportError);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await buffer(pipe(new PassThrough())), { status, headers });
}

/** Provides the words that the page shows. The browser loads the site's words from `file`, with the page's scripts. */
function Texts({
  texts,
  language,
  chosen,
  file,
  nonce,
  children,
}: {
  texts: Services['texts'];
  language: SiteLanguage;
  /** Language that the person of the office chose. */
  chosen: Language | null;
  file: string | undefined;
  nonce: string;
  children: ReactNode;
}) {
  if (file) preloadModule(file, { as: 'script', nonce });
  return (
    <SiteTextContext value={texts.site[language]}>
      <OfficeTextContext value={{ chosen, texts: texts.office }}>{children}</OfficeTextContext>
    </SiteTextContext>
  );
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A visitor who left is no error, nor is an answer such as 404.
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageRenderContext).reportError(error);
}
