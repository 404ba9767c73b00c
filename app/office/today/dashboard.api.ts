import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { bookingsSchema, toBooking } from '#app/office/bookings/booking.schema.ts';
import { listBookings } from '#app/office/bookings/bookings.server.ts';
import type { Services } from '#app/services.ts';
import { readAgenda } from './agenda.server.ts';
import {
  agendaSchema,
  availableCarsSchema,
  dashboardStatsSchema,
  readinessSchema,
  recentBookingsQuerySchema,
} from './dashboard.schema.ts';
import { readAvailableCars, readDashboardStats } from './dashboard.server.ts';
import { readReadiness } from './readiness.server.ts';

/** The state of the business at a glance. */
export const dashboardApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;
  const tags = ['Dashboard'];

  app.get(
    '/admin/dashboard/stats',
    {
      schema: {
        tags,
        summary: 'Counts of cars, bookings and posts, and what happens today',
        response: { 200: success(dashboardStatsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readDashboardStats(db, { now: now() }) }),
  );

  app.get(
    '/admin/dashboard/agenda',
    {
      schema: {
        tags,
        summary:
          'Hand-overs, returns and transfers of the next seven days, what is late, and what falls due',
        response: { 200: success(agendaSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readAgenda(db, { now: now() }) }),
  );

  app.get(
    '/admin/dashboard/available-cars',
    {
      schema: {
        tags,
        summary: 'Up to five cars that can be handed out, those that are free now first',
        response: { 200: success(availableCarsSchema), 401: failureSchema },
      },
    },
    async () => ({
      success: true as const,
      data: { cars: await readAvailableCars(db, { now: now() }) },
    }),
  );

  app.get(
    '/admin/dashboard/recent-bookings',
    {
      schema: {
        tags,
        summary: 'Bookings, those recorded last first',
        querystring: recentBookingsQuerySchema,
        response: { 200: success(bookingsSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      return { success: true as const, data: { bookings: bookings.map(toBooking), pagination } };
    },
  );

  app.get(
    '/admin/dashboard/readiness',
    {
      schema: {
        tags,
        summary: 'What the person still has to do, most costly first; empty when all is ready',
        response: { 200: success(readinessSchema), 401: failureSchema },
      },
    },
    async (request) => {
      const { role, username } = signedInAdmin(request);
      const { rates, backups } = services;
      const data = await readReadiness(db, {
        role,
        hasFirstPassword: services.hasFirstPassword(username),
        rates: rates.current(),
        backups,
        now: now(),
      });
      return { success: true as const, data };
    },
  );
};
