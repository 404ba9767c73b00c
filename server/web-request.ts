import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#app/lib/app-error.ts';

/**
 * The web `Request` of a Fastify request. HEAD asks for what GET would answer; Fastify leaves the
 * body out. The signal fires when the client leaves before its answer.
 */
export function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  // Joined, not resolved: `//elsewhere/x` resolved would be an address on another host.
  const url = URL.parse(`${request.protocol}://${request.host}${request.url}`);
  if (!url) throw new AppError(400, 'The address could not be understood');
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(url, {
    method,
    headers: webHeaders(request),
    body: method === 'GET' ? null : (request.body as Buffer<ArrayBuffer>),
    signal: left.signal,
  });
}

function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, one);
    }
  }
  return headers;
}

/** Puts status and headers of a web `Response` on the reply; cookies stay separate headers. */
export function takeHead(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
