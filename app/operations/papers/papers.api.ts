import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { bookingMessagesSchema, tripLinkSchema } from '#app/base/messages/messages.schema.ts';
import { found } from '#app/lib/http/app-error.ts';
import { defineEndpoints, originOf } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { Api } from '#app/services.ts';
import { paperSchema, signedContentSchema } from './paper.schema.ts';
import {
  readBookingMessages,
  readPaper,
  readPaperSources,
  readTripPage,
  renewTripLink,
} from './papers.server.ts';
import { listSignedPapers, openSignedPaper } from './signed-papers.server.ts';

export const papersApi: Api = async (app, { services }) => {
  const { db, now, rates } = services;
  const endpoints = defineEndpoints(app, 'Bookings (staff)');

  endpoints.get('/admin/bookings/:id/papers', {
    summary: "Returns the data of a booking's contract, confirmation and receipt",
    params: idParams,
    data: paperSchema,
    refuses: [404],
    run: async (request) => {
      const at = { now: now(), ...(await readPaperSources(db, rates.current())) };
      const { id } = request.params;
      const facts = found(await readPaper(db, id, at), request.texts.bookings.input.notFound);
      return {
        ...facts,
        trip: await readTripPage(db, id, { origin: originOf(services, request), now: at.now }),
        signed: await listSignedPapers(db, id),
      };
    },
  });

  endpoints.post('/admin/bookings/:id/papers/signed/:signedId', {
    summary: 'Returns a paper as it was signed; a contract has full document numbers',
    description: 'The audit log records who viewed the numbers.',
    params: idParams.extend({ signedId: z.coerce.number().int().min(1) }),
    data: signedContentSchema,
    refuses: [400, 404],
    run: async (request) => {
      const { id: bookingId, signedId: id } = request.params;
      const by = changeContext(request, now());
      return found(
        await openSignedPaper(db, { bookingId, id }, by),
        request.texts.bookings.input.notFound,
      );
    },
  });

  endpoints.get('/admin/bookings/:id/messages', {
    summary: "Returns the messages to a booking's customer, from the templates in the settings",
    params: idParams,
    data: bookingMessagesSchema,
    refuses: [404],
    run: async (request) => {
      const origin = originOf(services, request);
      const at = { origin, texts: services.texts, now: now() };
      return found(
        await readBookingMessages(db, request.params.id, at),
        request.texts.bookings.input.notFound,
      );
    },
  });

  endpoints.post('/admin/bookings/:id/trip-link', {
    summary: "Creates a new URL for the customer's page of a booking; the former one stops working",
    params: idParams,
    data: tripLinkSchema,
    status: 201,
    refuses: [404],
    run: async (request) => {
      const by = { ...changeContext(request, now()), origin: originOf(services, request) };
      return found(
        await renewTripLink(db, request.params.id, by),
        request.texts.bookings.input.notFound,
      );
    },
  });
};
