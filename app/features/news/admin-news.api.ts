import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Posts for staff. */
export const adminNewsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  _app,
  _options,
) => {};
