import cluster from 'node:cluster';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Histogram,
  Registry,
} from 'prom-client';
import { AppError } from '#app/lib/http/app-error.ts';
import type { Services } from '#app/services.ts';
import type { PublicCache } from './cache/public-cache.ts';

const READY_LIMIT_MS = 2_000;
/** Milliseconds for which a result of the readiness check is reused. */
const READY_KEPT_MS = 1_000;

/** `/healthz`: the process responds. `/readyz`: it reaches its database. */
const respondWithHealth: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const config = { quiet: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  /**
   * Check that simultaneous requests share, because no limit applies to them and the pool has few
   * connections.
   */
  let latest: Promise<boolean> | null = null;
  app.get('/readyz', { config }, async (_request, reply) => {
    latest ??= checkDatabase().finally(() => {
      setTimeout(() => {
        latest = null;
      }, READY_KEPT_MS).unref();
    });
    if (await latest) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable' });
  });

  async function checkDatabase(): Promise<boolean> {
    try {
      await withTimeLimit(services.db.execute(sql`select 1`), READY_LIMIT_MS);
      return true;
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer');
      return false;
    }
  }
};

export const healthRoutes = fp(respondWithHealth, {
  name: 'health',
  dependencies: ['request-log'],
  encapsulate: true,
});

async function withTimeLimit<T>(work: PromiseLike<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

interface Options {
  open: boolean;
  cache: PublicCache;
}

/** Message of a worker to the first process, and key of the response. */
const ASK = 'kervan:metrics';

/**
 * Serves metrics for Prometheus at `/metrics` to this machine, and to everyone if `open`. The
 * registry belongs to this app, so that several apps in one process do not mix. With several
 * workers the metrics are sums.
 */
export const metrics = fp<Options>(
  async (app, { open, cache }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    if (cluster.isWorker) {
      // Its constructor makes this worker respond to the first process.
      new AggregatorRegistry();
      AggregatorRegistry.setRegistries([registry]);
    }
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its response, without cached responses',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
    new Counter({
      name: 'http_cache_hits_total',
      help: 'Responses served from the cache',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(cache.hits());
      },
    });
    new Counter({
      name: 'http_cache_drops_total',
      help: 'How often the cache was emptied after a change',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(cache.generation());
      },
    });

    app.addHook('onResponse', (request, reply, done) => {
      if (!request.servedFromCache)
        durations.observe(labels(request, reply), reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', { config: { quiet: true } }, async (request, reply) => {
      if (!open && !isLocal(request)) throw new AppError(404, 'Not found');
      return reply
        .type(registry.contentType)
        .send(cluster.isWorker ? await figuresOfAll() : await registry.metrics());
    });
    app.addHook('onClose', async () => registry.clear());
  },
  { name: 'metrics', dependencies: ['public-cache', 'request-log', 'error-handler'] },
);

/**
 * Responds to workers that request the sums of all workers' metrics. Runs in the first process.
 */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message) => {
    if (message !== ASK) return;
    const figures = await all.clusterMetrics().catch(() => null);
    // The worker may have ended. Without the callback that would be an error of this process.
    worker.send({ [ASK]: figures }, () => {});
  });
}

async function figuresOfAll(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  function onMessage(message: unknown) {
    if (typeof message !== 'object' || message === null || !(ASK in message)) return;
    if (typeof message[ASK] === 'string') resolve(message[ASK]);
    else reject(new AppError(503, 'The figures of a worker are missing. Please try again.'));
  }
  process.on('message', onMessage);
  process.send?.(ASK);
  return promise.finally(() => process.off('message', onMessage));
}

function labels({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return { method, route: routeOptions.url ?? 'none', status: String(statusCode) };
}

/**
 * Returns true for a request from this machine. With a proxy on this machine every request seems
 * local, but then it has a forwarding header.
 */
function isLocal({ ip, ips, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(ip) && (ips !== undefined || headers['x-forwarded-for'] === undefined);
}
