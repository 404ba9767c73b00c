import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '#app/services.ts';

const READY_LIMIT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work, that is, reach its database. */
export const healthRoutes: FastifyPluginAsync<{ services: Services }> = async (
  app,
  { services },
) => {
  const config = { quiet: true };
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (request, reply) => {
    try {
      await withTimeLimit(services.db.execute(sql`select 1`), READY_LIMIT_MS);
      return { status: 'ok' };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
};

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
