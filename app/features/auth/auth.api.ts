import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Signing in and out. */
export const authApi: FastifyPluginAsyncZod<{ services: Services }> = async (_app, _options) => {};
