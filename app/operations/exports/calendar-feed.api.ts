import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, originOf, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { calendarFeedSchema, newCalendarFeedSchema } from './calendar-feed.schema.ts';
import {
  endCalendarFeed,
  readCalendar,
  readCalendarFeed,
  renewCalendarFeed,
} from './calendar-feed.server.ts';

/** Registers the management of the calendar's address, for owners only. */
export const adminCalendarApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Calendar');
  const { db, now } = services;
  const path = '/admin/calendar-feed';

  endpoints.get(path, {
    summary: 'Returns the time at which the secret address of the calendar was created',
    data: calendarFeedSchema,
    run: () => readCalendarFeed(db),
  });

  endpoints.post(path, {
    summary:
      'Creates a new secret address of the calendar and returns it once; the former one stops working',
    data: newCalendarFeedSchema,
    status: 201,
    config: { keepsPublicCache: true },
    run: async (request) => {
      const secret = await renewCalendarFeed(db, changeContext(request, now()));
      const url = `${originOf(services, request)}/api/calendar/${secret}.ics`;
      return { ...(await readCalendarFeed(db)), url };
    },
  });

  endpoints.delete(path, {
    summary: 'Deletes the secret address of the calendar',
    data: z.null(),
    config: { keepsPublicCache: true },
    run: async (request) => {
      await endCalendarFeed(db, changeContext(request, now()));
      return null;
    },
  });
};

/** Registers the calendar for everybody who knows its address: `/calendar/<secret>.ics`. */
export const calendarApi: Api = async (app, { services }) => {
  app.get(
    '/calendar/:file',
    {
      schema: { hide: true, params: z.object({ file: z.string() }) },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { file } = request.params;
      const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
      const origin = originOf(services, request);
      const calendar = await readCalendar(services.db, { secret, origin, now: services.now() });
      if (calendar === null) throw new AppError(404, 'There is no such calendar');
      return reply.type('text/calendar; charset=utf-8').send(calendar);
    },
  );
};
