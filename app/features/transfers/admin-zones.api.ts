import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Zones for staff: `/admin/transfers`. */
export const adminZonesApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
