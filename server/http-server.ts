import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { BodyTimeouts } from './body-timeouts.ts';
import { failure, PLAIN_POLICY } from './error-handler.ts';
import { plainPage } from './plain-page.ts';
import { refusalsText } from './refusals.text.ts';
import { checkHead, isApiPath } from './request-head.ts';

interface Options {
  trustProxy: boolean;
  /** For a request's headers; its body has a limit of its own. */
  headersTimeoutMs: number;
  bodyTimeouts: BodyTimeouts;
  keepAliveMs: number;
}

/** The HTTP server: what a request says of its own address is checked before Fastify reads it. */
export function httpServer(options: Options): FastifyServerFactory {
  const { headersTimeoutMs, bodyTimeouts, keepAliveMs } = options;
  return (handler) => {
    const server = createServer((request, response) => {
      if (!checkHead(request.headers, options)) return refuse(request, response);
      bodyTimeouts.begin(request, server);
      handler(request, response);
    });
    server.headersTimeout = headersTimeoutMs;
    server.requestTimeout = 0;
    server.keepAliveTimeout = keepAliveMs;
    return server;
  };
}

/** Nothing can be said about an address that is none; the connection ends with it. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/' } = request;
  const isApi = isApiPath(url);
  const body = isApi
    ? JSON.stringify(failure(refusalsText.en.refusals.badRequest))
    : plainPage(400, url);
  const type = isApi ? 'application/json' : 'text/html';
  response.writeHead(400, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': PLAIN_POLICY,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}
