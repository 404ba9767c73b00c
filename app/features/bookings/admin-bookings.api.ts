import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Bookings for staff: `/admin/bookings`. */
export const adminBookingsApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
