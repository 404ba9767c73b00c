import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { cacheKey, type KnownParameters } from './cache-key.ts';
import { type AnswerForm, cachedAnswer, isUnchanged, writeForm } from './cached-answer.ts';
import type { Kept, Making, PublicCache } from './public-cache.ts';
import { isApiPath, isOfficePath } from './request-head.ts';

/** How long a request waits for another one that makes the same answer: as long as a statement may take. */
const MAX_WAIT_MS = 5_000;

declare module 'fastify' {
  interface FastifyRequest {
    servedFromCache: boolean;
    /** Nothing was done for it: too many came, or too many of its address. */
    refused: boolean;
    /** Under which the answer is kept; null when it must not be, nor be one that is. */
    cacheKey: string | null;
    making: Making | null;
  }
}

interface Options {
  cache: PublicCache;
  parameters: KnownParameters;
  siteUrl: string | null;
}

/**
 * Keeps the answers of routes with `config.cached` as bytes, and sends them from its first hook. Of
 * several requests for an answer that is not kept yet, one makes it and the others wait. When it
 * cannot be made (503), the last good one is sent instead.
 */
const keepAnswers: FastifyPluginAsync<Options> = async (app, { cache, parameters, siteUrl }) => {
  app.decorateRequest('servedFromCache', false);
  app.decorateRequest('refused', false);
  app.decorateRequest('cacheKey', null);
  app.decorateRequest('making', null);

  app.addHook('onRoute', (route) => {
    if (route.config?.cached) parameters.add(route.config.parameters ?? parametersOf(route));
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (!isCacheable(request)) return done();
    const { protocol, host, url, headers } = request;
    const origin = siteUrl ?? `${protocol}://${host}`;
    const { cookie, 'accept-language': acceptLanguage } = headers;
    request.cacheKey = cacheKey({ origin, url, cookie, acceptLanguage }, parameters);
    serveOrBegin(request.cacheKey, request, reply).then((served) => served || done(), done);
  });

  /** `begin` runs before the first `await`, unless there is something to wait for: else all would begin. */
  async function serveOrBegin(key: string, request: FastifyRequest, reply: FastifyReply) {
    const making = cache.making(key);
    // Waits for one request, not for the next after it: an answer that was not kept will not be kept then either.
    if (making && !(await endsInTime(making))) {
      throw new AppError(503, 'The service is busy. Please try again in a moment.');
    }
    const kept = cache.get(key);
    if (kept) {
      cache.countHit();
      request.servedFromCache = true;
      const form = await kept.answer.form(request.headers['accept-encoding']);
      reply.hijack();
      writeForm(form, { age: kept.age, request: request.headers, response: reply.raw });
      return true;
    }
    request.making = cache.begin(key);
    // When this request ends in any way, the others must not go on waiting for it.
    reply.raw.once('close', request.making.abandon);
    return false;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isWrite(request, reply)) cache.invalidate();
    const { making, cacheKey: key } = request;
    const raw = making && storableBytes(reply, payload);
    if (making && raw) {
      const answer = cachedAnswer(raw, reply.getHeaders());
      making.store(answer);
      return sendForm(await answer.form(request.headers['accept-encoding']), request, reply);
    }
    making?.abandon();
    const kept = key !== null && reply.statusCode === 503 ? cache.standIn(key) : undefined;
    return kept ? sendInstead(kept, request, reply) : payload;
  });

  async function sendInstead({ answer, age }: Kept, request: FastifyRequest, reply: FastifyReply) {
    cache.countHit();
    request.servedFromCache = true;
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.code(200).header('age', age ?? 0);
    return sendForm(await answer.form(request.headers['accept-encoding']), request, reply);
  }
};

export const publicCacheHooks = fp(keepAnswers, { name: 'public-cache' });

function sendForm(form: AnswerForm, request: FastifyRequest, reply: FastifyReply) {
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

/** A route without a schema for its query takes no parameter. */
function parametersOf({ url, schema }: RouteOptions) {
  const { querystring } = schema ?? {};
  if (querystring === undefined) return { [url]: [] };
  if (querystring instanceof z.ZodObject) return { [url]: Object.keys(querystring.shape) };
  throw new Error(`${url} is cached, so the schema of its query must be an object`);
}

/** A person with a token may see more than others: such an answer is neither kept, nor is a kept one sent. */
function isCacheable({ method, url, headers, routeOptions }: FastifyRequest): boolean {
  // Three people open them: kept pages of the office would take the memory of visitors' pages.
  if (isOfficePath(url)) return false;
  if (headers.authorization !== undefined) return false;
  return routeOptions.config?.cached === true && (method === 'GET' || method === 'HEAD');
}

/** A failed write may have failed after it changed something; only a refused one surely did not. */
function isWrite(request: FastifyRequest, { statusCode }: FastifyReply) {
  const { method, url, routeOptions, refused } = request;
  if (refused || method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (!isApiPath(url) || routeOptions.config?.readOnly) return false;
  return statusCode < 400 || statusCode >= 500;
}

function storableBytes(reply: FastifyReply, payload: unknown): Buffer | undefined {
  if (reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return undefined;
  if (/no-store/.test(String(reply.getHeader('cache-control') ?? ''))) return undefined;
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}
