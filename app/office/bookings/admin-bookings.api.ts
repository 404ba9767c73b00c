import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Services } from '#app/services.ts';
import {
  type BookingRecord,
  bookingInputSchema,
  bookingStatisticsSchema,
  bookingStatusSchema,
  bookingsQuerySchema,
  bookingsSchema,
  bookingUpdateSchema,
  clashDataSchema,
  deletedBookingSchema,
  openedBookingSchema,
  toBooking,
} from './booking.schema.ts';
import {
  bookingAvailabilityQuerySchema,
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from './booking-options.schema.ts';
import { readBookingOptions, readClashes, readFreeUnits } from './booking-options.server.ts';
import { readBusyVehicles } from './booking-vehicle.server.ts';
import { listBookings, readBooking, readBookingStatistics } from './bookings.server.ts';
import { bookingInputText as text } from './bookings.text.ts';
import { readHandedOver } from './prepare-booking.server.ts';
import {
  createBooking,
  deleteBooking,
  type SaveBookingResult,
  setBookingStatus,
  updateBooking,
} from './save-booking.server.ts';

const tags = ['Bookings (staff)'];
/** `data` only where units are missing; a stale `version` has none. */
const noFreeUnit = failureSchema.extend({ data: clashDataSchema.optional() });
const badRequest = { 400: failureSchema, 401: failureSchema };
const refusals = { ...badRequest, 404: failureSchema };
const one = { 200: success(openedBookingSchema), ...refusals };

/** Bookings for staff: `/admin/bookings`. */
export const adminBookingsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, now } },
) => {
  const by = (request: FastifyRequest) => ({ actor: signedInAdmin(request), now: now() });
  const answer = async (booking: BookingRecord) => ({
    success: true as const,
    data: { ...toBooking(booking), ...(await readHandedOver(db, booking.id)) },
  });

  app.get(
    '/admin/bookings',
    {
      schema: {
        tags,
        summary: 'Bookings, those recorded last first',
        querystring: bookingsQuerySchema,
        response: { 200: success(bookingsSchema), ...badRequest },
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
          'Without `pricing.total` it costs what the receipt comes to. The `data` of a 409 lists the bookings that hold the units; `allowOverbooking` records it all the same.',
        body: bookingInputSchema,
        response: { 201: success(openedBookingSchema), ...refusals, 409: noFreeUnit },
      },
    },
    async (request, reply) => {
      const booking = savedBooking(await createBooking(db, request.body, by(request)));
      reply.code(201).header('location', `/api/admin/bookings/${booking.id}`);
      return answer(booking);
    },
  );

  app.get(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary: 'One booking',
        params: idParams,
        response: one,
      },
    },
    async (request) => {
      const booking = await readBooking(db, request.params.id);
      if (!booking) throw new AppError(404, text.notFound);
      return answer(booking);
    },
  );

  app.put(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary:
          'Replaces a booking; 409 without a free unit, or when it was saved since `version`',
        params: idParams,
        body: bookingUpdateSchema,
        response: { ...one, 409: noFreeUnit },
      },
    },
    async (request) => {
      const { params, body } = request;
      return answer(savedBooking(await updateBooking(db, params.id, body, by(request))));
    },
  );

  app.put(
    '/admin/bookings/:id/status',
    {
      schema: {
        tags,
        summary: 'Gives a booking another status; 409 when it would hold a unit that is not free',
        params: idParams,
        body: bookingStatusSchema,
        response: { ...one, 409: noFreeUnit },
      },
    },
    async (request) => {
      const { params, body } = request;
      return answer(savedBooking(await setBookingStatus(db, params.id, body, by(request))));
    },
  );

  app.delete(
    '/admin/bookings/:id',
    {
      schema: {
        tags,
        summary: 'Deletes a booking; 409 when its hand-over is recorded',
        description: 'The audit log keeps what it was.',
        params: idParams,
        response: { 200: success(deletedBookingSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const result = await deleteBooking(db, request.params.id, by(request));
      const { id, reference } = savedBooking(result);
      return { success: true as const, data: { id, bookingReference: reference } };
    },
  );

  app.get(
    '/admin/bookings/statistics',
    {
      schema: {
        tags,
        summary: 'How many bookings there are, by status, and what they bring',
        response: { 200: success(bookingStatisticsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readBookingStatistics(db) }),
  );

  app.get(
    '/admin/bookings/options',
    {
      schema: {
        tags,
        summary: 'Cars, zones, places and extras to choose from, with their prices',
        response: { 200: success(bookingOptionsSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readBookingOptions(db) }),
  );

  app.get(
    '/admin/bookings/availability',
    {
      schema: {
        tags,
        summary:
          'How many units of each car and which vehicles are free during a period, and who holds those of one car',
        querystring: bookingAvailabilityQuerySchema,
        response: { 200: success(bookingAvailabilitySchema), ...badRequest },
      },
    },
    async ({ query: { from, to, except, carId } }) => {
      const during = { period: { from, to }, except, now: now() };
      const [free, clashes, busyVehicles] = await Promise.all([
        readFreeUnits(db, during),
        carId ? readClashes(db, carId, during) : null,
        readBusyVehicles(db, during),
      ]);
      return { success: true as const, data: { free, clashes, busyVehicles } };
    },
  );
};

/** The booking that was saved. Throws what a door answers when none was. */
function savedBooking(result: SaveBookingResult): BookingRecord {
  if (result.ok) return result.booking;
  if (result.reason === 'invalid' && result.errors[0]?.field === 'id') {
    throw new AppError(409, result.errors[0].message);
  }
  if (result.reason !== 'clash') throw refusedSave(result, text);
  const { carTitle, clashes } = result;
  const references = clashes.map(({ reference }) => reference);
  throw new AppError(409, text.clash(carTitle, references), [], { clashes });
}
