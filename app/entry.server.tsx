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
 * Keys of React Router's context. The server takes them from this bundle: keys are compared by
 * identity, and an import by the server would load a second copy of their modules.
 */
export const contexts = { services: servicesContext, pageRender: pageRenderContext };

/**
 * Renders the whole page before it responds. Pages do not stream, because the server compresses a
 * page once and lists the hashes of its inline scripts in the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, siteTextFile, reportError } = context.get(pageRenderContext);
  const { texts } = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);

  const errors: unknown[] = [];
  const rendered = Promise.withResolvers<void>();
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
      // React would otherwise send large boundaries hidden, and move them into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: rendered.resolve,
      // React Router catches the rejection, reports the error and renders the error page.
      onShellError: rendered.reject,
      onError(error) {
        errors.push(error);
      },
    },
  );
  request.signal.addEventListener('abort', () => abort(request.signal.reason));

  await rendered.promise;
  request.signal.throwIfAborted();
  for (const error of errors) reportError(error);

  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await buffer(pipe(new PassThrough())), { status, headers });
}

/**
 * Provides the texts of the page. The browser loads the site's texts from `file`, together with the
 * page's scripts.
 */
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
  // Requests of visitors who left and responses such as 404 are not errors.
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageRenderContext).reportError(error);
}
