import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** The fleet for staff. */
export const adminCarsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  _app,
  _options,
) => {};
