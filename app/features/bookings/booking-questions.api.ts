import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { readFreeUnits } from './booking-availability.server.ts';
import { bookingStatisticsSchema } from './booking-json.schema.ts';
import {
  bookingAvailabilityQuerySchema,
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from './booking-options.schema.ts';
import { readBookingOptions } from './booking-options.server.ts';
import { readBookingStatistics } from './booking-statistics.server.ts';

const tags = ['Bookings (staff)'];

/** What the screen of bookings asks beside them: `/admin/bookings/options` and the like. */
export const bookingQuestionsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/bookings/statistics',
    {
      schema: {
        tags,
        summary: 'How many bookings there are, by status, and what they bring',
        response: { 200: success(bookingStatisticsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readBookingStatistics(db) }),
  );

  app.get(
    '/admin/bookings/options',
    {
      schema: {
        tags,
        summary: 'Cars, zones, places and extras to choose from, with their prices',
        response: { 200: success(bookingOptionsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readBookingOptions(db) }),
  );

  app.get(
    '/admin/bookings/availability',
    {
      schema: {
        tags,
        summary: 'How many units of each car are free during a period',
        querystring: bookingAvailabilityQuerySchema,
        response: {
          200: success(bookingAvailabilitySchema),
          400: failureSchema,
          401: failureSchema,
        },
      },
    },
    async ({ query: { from, to, except } }) => ({
      success: true as const,
      data: { free: await readFreeUnits(db, { period: { from, to }, except, now: now() }) },
    }),
  );
};
