import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Who may use the back office. */
export const adminsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  _app,
  _options,
) => {};
