import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { doorsOf, originOf } from '#app/lib/doors.server.ts';
import { bookingsSchema, toBooking } from '#app/office/bookings/booking.schema.ts';
import { listBookings } from '#app/office/bookings/bookings.server.ts';
import type { Api } from '#app/services.ts';
import { readAgenda } from './agenda.server.ts';
import {
  agendaQuerySchema,
  agendaSchema,
  availableCarsSchema,
  dashboardStatsSchema,
  readinessSchema,
  recentBookingsQuerySchema,
} from './dashboard.schema.ts';
import { readAvailableCars, readDashboardStats } from './dashboard.server.ts';
import { readReadiness } from './readiness.server.ts';

/** The state of the business at a glance. */
export const dashboardApi: Api = async (app, { services }) => {
  const doors = doorsOf(app, 'Dashboard');
  const { db, now } = services;

  doors.get('/admin/dashboard/stats', {
    summary: 'Counts of cars, bookings and posts, and what happens today',
    answer: dashboardStatsSchema,
    run: () => readDashboardStats(db, { now: now() }),
  });

  doors.get('/admin/dashboard/agenda', {
    summary:
      'Hand-overs, returns and transfers of a day, what is late, which requests wait, and what falls due',
    querystring: agendaQuerySchema,
    answer: agendaSchema,
    run: (request) =>
      readAgenda(db, {
        now: now(),
        origin: originOf(services, request),
        date: request.query.date,
      }),
  });

  doors.get('/admin/dashboard/available-cars', {
    summary: 'Up to five cars that can be handed out, those that are free now first',
    answer: availableCarsSchema,
    run: async () => ({ cars: await readAvailableCars(db, { now: now() }) }),
  });

  doors.get('/admin/dashboard/recent-bookings', {
    summary: 'Bookings, those recorded last first',
    querystring: recentBookingsQuerySchema,
    answer: bookingsSchema,
    run: async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      return { bookings: bookings.map(toBooking), pagination };
    },
  });

  doors.get('/admin/dashboard/readiness', {
    summary: 'What the person still has to do, most costly first; empty when all is ready',
    answer: readinessSchema,
    run: async (request) => {
      const { role, username, language } = signedInAdmin(request);
      const { rates, backups } = services;
      return await readReadiness(db, {
        role,
        hasFirstPassword: services.hasFirstPassword(username),
        rates: rates.current(),
        backups,
        now: now(),
        // Without a choice the screen is Turkish.
        language: language ?? 'tr',
      });
    },
  });
};
