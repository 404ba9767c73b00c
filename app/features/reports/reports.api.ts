import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** How the business is going: `/admin/reports`. */
export const reportsApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
