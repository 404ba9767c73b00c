import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRenderContext } from './page-render-context.ts';
import { servicesContext } from './services-context.ts';

/** The server sets its values under these keys, which must be the bundle's own copies. */
export const contexts = { services: servicesContext, pageRender: pageRenderContext };

/**
 * Renders a page in one piece: no page streams, and the server needs the whole text to compress
 * it once and to list the hashes of its inline scripts in the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark, turn, reportError } = context.get(pageRenderContext);
  await turn();
  let shellDone = false;
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={scriptMark} />,
    {
      nonce: scriptMark,
      signal: request.signal,
      // Large boundaries would otherwise be sent hidden and be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Until then React Router gets the error, reports it, and renders the error page.
      onError: (error) => {
        if (shellDone) reportError(error);
      },
    },
  );
  shellDone = true;
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
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
