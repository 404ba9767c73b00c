import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bookingMessagesSchema } from '#app/base/messages/messages.schema.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { bookingInputText as text } from '#app/office/bookings/bookings.text.ts';
import type { Services } from '#app/services.ts';
import { paperSchema } from './paper.schema.ts';
import { readBookingMessages, readPaper } from './papers.server.ts';

const tags = ['Bookings (staff)'];
const refusals = { 401: failureSchema, 404: failureSchema };

/** What a booking's customer is given: `/admin/bookings/:id/papers` and `/messages`. */
export const papersApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now, rates } },
) => {
  app.get(
    '/admin/bookings/:id/papers',
    {
      schema: {
        tags,
        summary: 'What contract, confirmation and receipt of a booking print',
        params: idParams,
        response: { 200: success(paperSchema), ...refusals },
      },
    },
    async (request) => {
      const data = await readPaper(db, request.params.id, { now: now(), rates: rates.current() });
      if (!data) throw new AppError(404, text.notFound);
      return { success: true as const, data };
    },
  );

  app.get(
    '/admin/bookings/:id/messages',
    {
      schema: {
        tags,
        summary: "Messages to a booking's customer, from the templates of the settings",
        params: idParams,
        response: { 200: success(bookingMessagesSchema), ...refusals },
      },
    },
    async (request) => {
      const data = await readBookingMessages(db, request.params.id);
      if (!data) throw new AppError(404, text.notFound);
      return { success: true as const, data };
    },
  );
};
