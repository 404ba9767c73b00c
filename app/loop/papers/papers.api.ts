import { bookingMessagesSchema } from '#app/base/messages/messages.schema.ts';
import { found } from '#app/lib/app-error.ts';
import { doorsOf } from '#app/lib/doors.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { bookingsText } from '#app/office/bookings/bookings.text.ts';
import type { Api } from '#app/services.ts';
import { paperSchema } from './paper.schema.ts';
import { readBookingMessages, readPaper } from './papers.server.ts';

/** What a booking's customer is given: `/admin/bookings/:id/papers` and `/messages`. */
export const papersApi: Api = async (app, { services: { db, now, rates } }) => {
  const doors = doorsOf(app, 'Bookings (staff)');

  doors.get('/admin/bookings/:id/papers', {
    summary: 'What contract, confirmation and receipt of a booking print',
    params: idParams,
    answer: paperSchema,
    refuses: [404],
    run: async (request) => {
      const { input: text } = bookingsText.for(request);
      const at = { now: now(), rates: rates.current() };
      return found(await readPaper(db, request.params.id, at), text.notFound);
    },
  });

  doors.get('/admin/bookings/:id/messages', {
    summary: "Messages to a booking's customer, from the templates of the settings",
    params: idParams,
    answer: bookingMessagesSchema,
    refuses: [404],
    run: async (request) => {
      const { input: text } = bookingsText.for(request);
      return found(await readBookingMessages(db, request.params.id), text.notFound);
    },
  });
};
