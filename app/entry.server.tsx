import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { servicesContext } from './services-context.ts';

/**
 * Renders a page in one piece: no page streams, and the server needs the whole text to compress
 * it once and to list the hashes of its inline scripts in the Content-Security-Policy.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // The server logs it with the request's id; a visitor who left is no error.
  if (!request.signal.aborted) throw error;
}
