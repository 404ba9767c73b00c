import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { readinessSchema } from './readiness.schema.ts';
import { readReadiness } from './readiness.server.ts';

/** What still wants doing: `/admin/dashboard/readiness`. */
export const readinessApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(
    '/admin/dashboard/readiness',
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'What still wants doing, most costly first; empty when all is ready',
        response: { 200: success(readinessSchema), 401: failureSchema },
      },
    },
    async () => ({
      success: true as const,
      data: await readReadiness(services.db, {
        rates: services.rates.current(),
        backups: services.backups,
        now: services.now(),
      }),
    }),
  );
};
