import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { imagesApi } from '#app/base/images/images.api.ts';
import { coerceNumericStrings } from '#app/lib/numeric-text.schema.ts';
import type { Services } from '#app/services.ts';
import { socialCardApi } from '#app/site/shell/seo/social-card.api.ts';
import { api } from './api.ts';
import { createPublicCache, type PublicCache } from './cache/public-cache.ts';
import { publicCacheHooks } from './cache/public-cache-hooks.ts';
import { errorHandler, respondToClientError, respondToError } from './http/error-handler.ts';
import { type Limits, limits } from './http/limits.ts';
import { readableAddress, requestHead } from './http/request-head.ts';
import { requestIds, requestLog, silentLogController } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { healthRoutes, metrics } from './monitoring.ts';
import { openApi } from './openapi.ts';
import type { PageSource } from './pages/page-source.ts';
import { pages } from './pages/pages.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/**
 * Maximum length of a path parameter. A post's address may be as long as its title; Fastify's
 * default is 100.
 */
const MAX_PARAM_LENGTH = 300;
const HEADERS_TIMEOUT_MS = 30_000;
/**
 * Maximum time to receive a request with its body (Node's default). Staff send photos from phones:
 * 10 MB at 280 kbit/s.
 */
const REQUEST_TIMEOUT_MS = 300_000;
/** Longer than the usual minute of proxies, so that the proxy closes an idle connection first. */
const KEEP_ALIVE_MS = 72_000;
/** Networks in which our own proxy may run: this machine and private networks. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

export interface AppOptions {
  /** Renders the pages. Left out: the app serves the API alone. */
  pages?: PageSource;
  /** Cache that other code also invalidates. Left out: the app creates its own. */
  cache?: PublicCache;
  /** Left out: nothing is logged. */
  log?: FastifyBaseLogger;
  trustProxy?: boolean;
  /** Clients that may read `/metrics`. Left out: the endpoint does not exist. */
  metrics?: 'local' | 'everyone';
  limits?: Limits;
}

/**
 * Builds the whole HTTP server, ready to listen or for `inject`. Hooks run in the order of
 * registration, so each plugin names those that must be registered before it (`dependencies`).
 * `onRequest` waits for a response that another request is making (public-cache), logs, sets
 * headers, then counts (limits). `preHandler` queues (limits). `onSend` stores the response
 * (public-cache), then frees the place in the queue (limits).
 */
export async function buildApp(
  services: Services,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { cache = createPublicCache(), trustProxy = false, log } = options;
  const { siteUrl } = services;
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    logController: silentLogController(),
    genReqId: requestIds(trustProxy),
    requestIdHeader: false,
    trustProxy: trustProxy ? PROXIES : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    rewriteUrl: readableAddress,
    frameworkErrors: respondToError,
    clientErrorHandler: respondToClientError,
  });
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route);
    if (route.httpPart !== 'body' && route.httpPart !== 'querystring') return validate;
    return (given) => validate(coerceNumericStrings(route.schema, given));
  });
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestHead, { trustProxy });
  await app.register(publicCacheHooks, { cache, siteUrl });
  await app.register(requestLog);
  await app.register(errorHandler, { texts: services.texts });
  await app.register(securityHeaders, { siteUrl });
  if (options.metrics) await app.register(metrics, { open: options.metrics === 'everyone', cache });
  await app.register(healthRoutes, { services });
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await app.register(imagesApi, { services });
  if (options.pages?.clientDirectory) {
    await app.register(staticFiles, { directory: options.pages.clientDirectory });
  }
  await options.pages?.mount?.(app);
  // Limits apply only within this scope. Files, pictures and health checks are served even if the
  // process is busy: a refused script or style would leave half a page, which costs more than it
  // saves.
  await app.register(async (worked) => {
    await worked.register(limits, { ...options.limits });
    await worked.register(socialCardApi, { services });
    await worked.register(openApi);
    await worked.register(api, { prefix: '/api', services });
    if (options.pages) await worked.register(pages, { services, source: options.pages });
  });
  return app;
}
