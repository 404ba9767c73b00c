import { bookingsSchema, toBooking } from '#app/domain/bookings/booking.schema.ts';
import { listBookings } from '#app/domain/bookings/bookings.server.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import {
  availableCarsSchema,
  dashboardStatsSchema,
  recentBookingsQuerySchema,
} from './dashboard.schema.ts';
import { readAvailableCars, readDashboardStats } from './dashboard.server.ts';

export const dashboardApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Dashboard');
  const { db, now } = services;

  endpoints.get('/admin/dashboard/stats', {
    summary: "Returns numbers of cars, bookings and posts, and today's hand-overs and returns",
    data: dashboardStatsSchema,
    run: () => readDashboardStats(db, { now: now() }),
  });

  endpoints.get('/admin/dashboard/available-cars', {
    summary:
      'Lists up to five cars that are active or have a free unit; active cars with a free unit come first',
    data: availableCarsSchema,
    run: async () => ({ cars: await readAvailableCars(db, { now: now() }) }),
  });

  endpoints.get('/admin/dashboard/recent-bookings', {
    summary: 'Lists bookings, latest created first',
    querystring: recentBookingsQuerySchema,
    data: bookingsSchema,
    run: async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      return { bookings: bookings.map(toBooking), pagination };
    },
  });
};
