import type { IncomingMessage, Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';

/**
 * How long the body of each request may take to arrive. Node has one such limit for a whole server;
 * ours is as short for everybody, but longer for routes that take photos from phones.
 */
export interface BodyTimeouts {
  /** Gives a request that has a body the time that everybody has, from now on. */
  begin(request: IncomingMessage, server: Server): void;
  /** Gives it more, from now on. */
  extend(request: IncomingMessage, timeoutMs: number): void;
}

export function createBodyTimeouts(defaultMs: number): BodyTimeouts {
  const waiting = new WeakMap<IncomingMessage, (timeoutMs: number) => void>();

  return {
    begin(request, server) {
      if (!hasBody(request)) return;
      let timer: NodeJS.Timeout | undefined;
      const wait = (timeoutMs: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => end(request, server), timeoutMs).unref();
      };
      const done = () => {
        clearTimeout(timer);
        waiting.delete(request);
      };
      request.once('end', done).once('close', done);
      waiting.set(request, wait);
      wait(defaultMs);
    },
    extend: (request, timeoutMs) => waiting.get(request)?.(timeoutMs),
  };
}

/**
 * Gives routes with `config.bodyTimeoutMs` that time. The route's own `onRequest` hooks have had
 * their say by then, so whom they refuse does not get it.
 */
const setBodyTimeouts: FastifyPluginAsync<{ timeouts: BodyTimeouts }> = async (
  app,
  { timeouts },
) => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { bodyTimeoutMs } = request.routeOptions.config;
    if (bodyTimeoutMs !== undefined) timeouts.extend(request.raw, bodyTimeoutMs);
    done(null, payload);
  });
  // What a refused upload has left unread would otherwise stand in the way of the connection's next
  // request, for ever: a reader that gave up in the middle has stopped it.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (hasBody(raw) && !raw.readableEnded) raw.unpipe().resume();
    done();
  });
};

export const bodyTimeoutHooks = fp(setBodyTimeouts, { name: 'body-timeouts' });

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/** As Node itself does it: `answerClientError` says 408, and the connection ends. */
function end({ socket }: IncomingMessage, server: Server) {
  const error = Object.assign(new Error('The body took too long to arrive'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  server.emit('clientError', error, socket);
}
