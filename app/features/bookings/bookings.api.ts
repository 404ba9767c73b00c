import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** The public door of bookings: `POST /bookings`. */
export const bookingsApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
