import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** The state of the business at a glance. */
export const dashboardApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  _app,
  _options,
) => {};
