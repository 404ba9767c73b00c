import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idempotencyHeaders } from '#app/lib/idempotency-key.schema.ts';
import type { Services } from '#app/services.ts';
import { signedInAdmin } from '../auth/signed-in-admin.ts';
import {
  bookingInputSchema,
  bookingStatusSchema,
  bookingUpdateSchema,
} from './booking-input.schema.ts';
import { bookingInputText as text } from './booking-input.text.ts';
import { toBooking } from './booking-json.rules.ts';
import {
  bookingSchema,
  bookingsQuerySchema,
  bookingsSchema,
  deletedBookingSchema,
} from './booking-json.schema.ts';
import { listBookings, readBooking } from './bookings.server.ts';
import { deleteBooking, setBookingStatus } from './change-booking.server.ts';
import { createBooking, updateBooking } from './save-booking.server.ts';
import { savedBooking } from './saved-booking.ts';

const tags = ['Bookings (staff)'];
const params = z.object({ id: z.string() });
const refusals = { 400: failureSchema, 401: failureSchema, 404: failureSchema };

/** Bookings for staff: `/admin/bookings`. */
export const adminBookingsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  app.get(
    '/admin/bookings',
    {
      schema: {
        tags,
        summary: 'Bookings, those recorded last first',
        querystring: bookingsQuerySchema,
        response: { 200: success(bookingsSchema), 400: failureSchema, 401: failureSchema },
      },
    },
    async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      return { success: true as const, data: { bookings: bookings.map(toBooking), pagination } };
    },
  );

  app.post(
    '/admin/bookings',
    {
      schema: {
        tags,
        summary: 'Records a booking; 409 when its car has no free unit then',
        description:
          'Without `pricing.total` it costs what the receipt comes to. A 409 names those who hold the units; `allowOverbooking` records it all the same.',
        headers: idempotencyHeaders,
        body: bookingInputSchema,
        response: {
          201: success(bookingSchema),
          ...refusals,
          409: failureSchema,
          422: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const by = { actor: signedInAdmin(request), now: now(), key };
      const booking = savedBooking(await createBooking(db, request.body, by));
      reply.code(201).header('location', `/api/admin/bookings/${booking.id}`);
      return { success: true as const, data: toBooking(booking) };
    },
  );

  app.get(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary: 'One booking',
        params,
        response: { 200: success(bookingSchema), ...refusals },
      },
    },
    async (request) => {
      const booking = await readBooking(db, request.params.id);
      if (!booking) throw new AppError(404, text.notFound);
      return { success: true as const, data: toBooking(booking) };
    },
  );

  app.put(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary:
          'Replaces a booking; 409 without a free unit, or when it was saved since `version`',
        params,
        body: bookingUpdateSchema,
        response: { 200: success(bookingSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const booking = savedBooking(await updateBooking(db, request.params.id, request.body, by));
      return { success: true as const, data: toBooking(booking) };
    },
  );

  app.put(
    '/admin/bookings/:id/status',
    {
      schema: {
        tags,
        summary: 'Gives a booking another status; 409 when it would hold a unit that is not free',
        params,
        body: bookingStatusSchema,
        response: { 200: success(bookingSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const change = { ...request.body, ...by };
      const booking = savedBooking(await setBookingStatus(db, request.params.id, change));
      return { success: true as const, data: toBooking(booking) };
    },
  );

  app.delete(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a booking; the audit log keeps what it was',
        params,
        response: { 200: success(deletedBookingSchema), ...refusals },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const { id, reference } = savedBooking(await deleteBooking(db, request.params.id, by));
      return { success: true as const, data: { id, bookingReference: reference } };
    },
  );
};
