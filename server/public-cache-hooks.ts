import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isApiPath } from './api-path.ts';
import { cacheKey } from './cache-key.ts';
import { cachedAnswer, isUnchanged, writeForm } from './cached-answer.ts';
import type { Making, PublicCache } from './public-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    servedFromCache: boolean;
    making: Making | null;
  }
}

interface Options {
  cache: PublicCache;
  siteUrl: string | null;
}

/**
 * Keeps the answers of routes with `config.cached` as bytes, for `ready-answers.ts` to send. Of
 * several requests for what is not there yet, one makes the answer and the others wait for it.
 */
export const publicCacheHooks = fp<Options>(async (app, { cache, siteUrl }) => {
  app.decorateRequest('servedFromCache', false);
  app.decorateRequest('making', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isCacheable(request)) return done();
    const { protocol, host, url, headers } = request;
    const origin = siteUrl ?? `${protocol}://${host}`;
    const key = cacheKey({ origin, url, cookie: headers.cookie });
    serveOrBegin(key, request, reply).then((served) => served || done(), done);
  });

  /** No `await` stands before `begin` unless there is something to wait for: else all would begin. */
  async function serveOrBegin(key: string, request: FastifyRequest, reply: FastifyReply) {
    const making = cache.making(key);
    // Once: when the other's answer could not be kept, waiting in a queue would gain nothing.
    if (making) await making;
    const answer = cache.get(key);
    if (answer) {
      cache.countHit();
      request.servedFromCache = true;
      const form = await answer.form(request.headers['accept-encoding']);
      reply.hijack();
      writeForm(form, request.headers, reply.raw);
      return true;
    }
    request.making = cache.begin(key);
    // Whatever happens to this request, nobody may wait for it for ever.
    reply.raw.once('close', request.making.abandon);
    return false;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isWrite(request, reply)) cache.invalidate();
    const { making } = request;
    if (!making) return payload;
    const raw = storableBytes(reply, payload);
    if (!raw) {
      making.abandon();
      return payload;
    }
    const answer = cachedAnswer(raw, reply.getHeaders());
    making.store(answer);
    const form = await answer.form(request.headers['accept-encoding']);
    reply.headers(form.headers);
    if (!isUnchanged(form, request.headers['if-none-match'])) return form.body;
    reply.code(304).removeHeader('content-length');
    return null;
  });
});

/** Who shows a token may be shown more than others: such an answer is neither kept nor from here. */
function isCacheable({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (headers.authorization !== undefined) return false;
  return routeOptions.config?.cached === true && (method === 'GET' || method === 'HEAD');
}

/** A failed write may have failed after it changed something; only a refused one surely did not. */
function isWrite({ method, url, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (!isApiPath(url) || routeOptions.config?.readOnly) return false;
  return statusCode < 400 || statusCode >= 500;
}

function storableBytes(reply: FastifyReply, payload: unknown): Buffer | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (/no-store/.test(String(reply.getHeader('cache-control') ?? ''))) return undefined;
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}
