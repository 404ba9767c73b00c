import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
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
  const { scriptMark, turn, deliver, reportError } = context.get(pageRenderContext);
  // Left to React Router, each line of it would be a part of the page that waits.
  const { serverHandoffStream, ...rest } = entry;
  const data = serverHandoffStream && (await new Response(serverHandoffStream).text());
  await turn();
  request.signal.throwIfAborted();
  const page = (
    <ServerRouter
      context={{ ...rest, serverHandoffStream: undefined }}
      url={request.url}
      nonce={scriptMark}
    />
  );
  const html =
    renderAtOnce(page) ??
    (await renderPatiently(page, { nonce: scriptMark, signal: request.signal, reportError }));
  deliver({ html, data: data && entry.renderMeta?.didRenderScripts ? data : '' });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** What React writes in place of a part that failed or was not ready. */
const UNFINISHED = '<!--$!-->';

/**
 * As text from the start, which takes a fifth less of the processor than a stream of bytes.
 * Null when a part of the page fails or is not ready: then it is rendered patiently.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

async function renderPatiently(
  page: ReactNode,
  options: { nonce: string; signal: AbortSignal; reportError: (error: unknown) => void },
): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    nonce: options.nonce,
    signal: options.signal,
    // Large boundaries would otherwise be sent hidden and be moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failures.push(error);
    },
  });
  // Until here React Router gets the error, reports it, and renders the error page.
  await stream.allReady;
  options.signal.throwIfAborted();
  failures.forEach(options.reportError);
  return (await new Response(stream).text()).replace(/^<!DOCTYPE html>/, '');
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
