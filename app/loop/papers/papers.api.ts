import { bookingMessagesSchema } from '#app/base/messages/messages.schema.ts';
import { found } from '#app/lib/app-error.ts';
import { doorsOf } from '#app/lib/doors.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { bookingInputText as text } from '#app/office/bookings/bookings.text.ts';
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
    run: async ({ params }) =>
      found(await readPaper(db, params.id, { now: now(), rates: rates.current() }), text.notFound),
  });

  doors.get('/admin/bookings/:id/messages', {
    summary: "Messages to a booking's customer, from the templates of the settings",
    params: idParams,
    answer: bookingMessagesSchema,
    refuses: [404],
    run: async ({ params }) => found(await readBookingMessages(db, params.id), text.notFound),
  });
};
