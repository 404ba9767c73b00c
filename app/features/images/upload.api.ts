import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Pictures that staff send. */
export const uploadApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  _app,
  _options,
) => {};
