import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { calendarFeedSchema, newCalendarFeedSchema } from './calendar-feed.schema.ts';
import {
  endCalendarFeed,
  readCalendar,
  readCalendarFeed,
  renewCalendarFeed,
} from './calendar-feed.server.ts';

const tags = ['Calendar'];

/** The address of the calendar for owners: `/admin/calendar-feed`. */
export const adminCalendarApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now } = services;
  const path = '/admin/calendar-feed';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Since when the calendar has a secret address',
        response: { 200: success(calendarFeedSchema) },
      },
    },
    async () => ({ success: true as const, data: await readCalendarFeed(db) }),
  );

  app.post(
    path,
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'Makes a new secret address and shows it once; the former one ends',
        response: { 201: success(newCalendarFeedSchema) },
      },
    },
    async (request, reply) => {
      const secret = await renewCalendarFeed(db, { actor: signedInAdmin(request), now: now() });
      const url = `${originOf(services, request)}/api/calendar/${secret}.ics`;
      const data = { ...(await readCalendarFeed(db)), url };
      return reply.code(201).send({ success: true as const, data });
    },
  );

  app.delete(
    path,
    {
      config: { readOnly: true },
      schema: { tags, summary: 'Ends the address', response: { 200: success(z.null()) } },
    },
    async (request) => {
      await endCalendarFeed(db, { actor: signedInAdmin(request), now: now() });
      return { success: true as const, data: null };
    },
  );
};

/** The calendar itself, for everybody who has its address: `/calendar/<secret>.ics`. */
export const calendarApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
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

function originOf({ siteUrl }: Services, { protocol, host }: FastifyRequest): string {
  return siteUrl ?? `${protocol}://${host}`;
}
