import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { currencyFromCookie } from '#app/base/exchange-rates/currency/currency-preference.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { withoutTracking } from '#app/lib/http/tracking-parameters.ts';
import { requestedLanguage } from '#app/lib/words/site-language.rules.ts';
import { isApiPath, isOfficePath } from '../http/request-head.ts';
import { cachedResponse, isUnchanged, type ResponseForm, writeForm } from './cached-response.ts';
import type { FoundResponse, Making, PublicCache } from './public-cache.ts';

/**
 * Maximum time for which a request waits for another request that makes the same response: the time
 * limit of a database statement.
 */
const MAX_WAIT_MS = 5_000;

declare module 'fastify' {
  interface FastifyRequest {
    servedFromCache: boolean;
    /** True if the request was rejected by a limit before any work was done. */
    refused: boolean;
    /**
     * Key of the cache entry; null if the response must neither come from the cache nor be stored
     * in it.
     */
    cacheKey: string | null;
    making: Making | null;
  }
}

interface Options {
  cache: PublicCache;
  siteUrl: string | null;
}

/**
 * Caches responses of routes with `config.cached` as bytes, and sends cached ones from the first
 * hook. If several requests miss the same entry, one of them makes the response and the others
 * wait. If the response cannot be made (503), sends the last good one instead.
 */
const cacheResponses: FastifyPluginAsync<Options> = async (app, { cache, siteUrl }) => {
  app.decorateRequest('servedFromCache', false);
  app.decorateRequest('refused', false);
  app.decorateRequest('cacheKey', null);
  app.decorateRequest('making', null);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isCacheable(request)) return done();
    request.cacheKey = keyOf(request, siteUrl);
    serveOrBegin(request.cacheKey, request, reply).then((served) => served || done(), done);
  });

  /**
   * Sends a cached response and returns true, or begins a new response and returns false. If
   * nothing is being made, no `await` may come between `making` and `begin`, because two requests
   * would make the same response.
   */
  async function serveOrBegin(key: string, request: FastifyRequest, reply: FastifyReply) {
    const making = cache.making(key);
    // Waits for one request only. If its response cannot be stored, the response of the next one
    // cannot be stored, either.
    if (making && !(await endsInTime(making))) {
      throw new AppError(503, 'The service is busy. Please try again in a moment.');
    }
    const kept = cache.get(key);
    if (kept) {
      cache.countHit();
      request.servedFromCache = true;
      const form = await kept.response.form(request.headers['accept-encoding']);
      reply.hijack();
      writeForm(form, { age: kept.age, request: request.headers, response: reply.raw });
      return true;
    }
    request.making = cache.begin(key);
    // Other requests must stop waiting when this request ends in any way.
    reply.raw.once('close', request.making.abandon);
    return false;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isWrite(request, reply)) cache.invalidate();
    const { making, cacheKey: key } = request;
    const raw = making && storableBytes(reply, payload);
    if (making && raw) {
      const response = cachedResponse(raw, reply.getHeaders());
      making.store(response);
      return sendForm(await response.form(request.headers['accept-encoding']), request, reply);
    }
    making?.abandon();
    const kept = key !== null && reply.statusCode === 503 ? cache.staleResponse(key) : undefined;
    return kept ? sendInstead(kept, request, reply) : payload;
  });

  async function sendInstead(
    { response, age }: FoundResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    cache.countHit();
    request.servedFromCache = true;
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.code(200).header('age', age ?? 0);
    return sendForm(await response.form(request.headers['accept-encoding']), request, reply);
  }
};

export const publicCacheHooks = fp(cacheResponses, {
  name: 'public-cache',
  dependencies: ['request-head'],
});

function sendForm(form: ResponseForm, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(form.headers);
  if (!isUnchanged(form, request.headers['if-none-match'])) return form.body;
  reply.code(304).removeHeader('content-length');
  return null;
}

async function endsInTime(making: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS, false);
  });
  try {
    return await Promise.race([making.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the cache key, with everything that a response depends on. A page depends on its address,
 * which contains the language, and on the currency. A response of the API depends on its address
 * and on the language of `?lang=` or a header. Responses contain their own address. If no setting
 * fixes the origin, the origin belongs to the key, because otherwise a forged Host would reach
 * other visitors.
 */
function keyOf(request: FastifyRequest, siteUrl: string | null): string {
  const { protocol, host, url, headers, query, routeOptions } = request;
  const address = (siteUrl ?? `${protocol}://${host}`) + withoutTracking(url);
  // Compares the path of the route, because the requested path may be spelled differently.
  if (!isApiPath(routeOptions.url ?? '')) return `${currencyFromCookie(headers.cookie)} ${address}`;
  const { lang } = query as { lang?: string | string[] };
  return `${requestedLanguage(lang?.toString(), headers['accept-language'])} ${address}`;
}

/**
 * Returns true if the response may be cached. A person with a token may see more than others, so
 * such a request neither reads nor fills the cache.
 */
function isCacheable({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  // Pages of the office are not cached: few people open them, and they would displace visitors'
  // pages.
  if (isOfficePath(url)) return false;
  if (headers.authorization !== undefined) return false;
  return routeOptions.config?.cached === true && (method === 'GET' || method === 'HEAD');
}

/**
 * Returns true if a request may have changed data. A failed write counts, because it may have
 * failed after a change; a refused request does not.
 */
function isWrite(request: FastifyRequest, { statusCode }: FastifyReply) {
  const { method, url, routeOptions, refused } = request;
  if (refused || method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (!isApiPath(url) || routeOptions.config?.keepsPublicCache) return false;
  return statusCode < 400 || statusCode >= 500;
}

function storableBytes(reply: FastifyReply, payload: unknown): Buffer | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (/no-store/.test(String(reply.getHeader('cache-control') ?? ''))) return undefined;
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}
