import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Rates for staff: `/admin/exchange-rates`. */
export const adminRatesApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
