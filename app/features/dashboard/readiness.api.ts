import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** What still wants doing: `/admin/dashboard/readiness`. */
export const readinessApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
