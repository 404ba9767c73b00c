import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** The board of the fleet: `/admin/bookings/board`. */
export const boardApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
