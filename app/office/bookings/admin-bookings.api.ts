import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
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
  type OpenedBooking,
  openedBookingSchema,
  toBooking,
} from '#app/domain/bookings/booking.schema.ts';
import { readHandedOver } from '#app/domain/bookings/booking-handovers.server.ts';
import {
  bookingAvailabilityQuerySchema,
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from '#app/domain/bookings/booking-options.schema.ts';
import {
  readBookingOptions,
  readClashes,
  readFreeUnits,
} from '#app/domain/bookings/booking-options.server.ts';
import { readBusyVehicles } from '#app/domain/bookings/booking-vehicle.server.ts';
import { bookingIssueWords } from '#app/domain/bookings/booking-words.ts';
import {
  listBookings,
  readBooking,
  readBookingStatistics,
  readOtherWay,
} from '#app/domain/bookings/bookings.server.ts';
import {
  createBooking,
  deleteBooking,
  type SaveBookingResult,
  setBookingStatus,
  updateBooking,
} from '#app/domain/bookings/save-booking.server.ts';
import type { EndsSignatures } from '#app/domain/bookings/signed/signed-contract.server.ts';
import { endedSignaturesSchema } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { endsSignatures } from '#app/domain/bookings/signed/signed-refusal.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { Api } from '#app/services.ts';
import { bookingHistorySchema } from './history/booking-history.schema.ts';
import { readBookingHistory } from './history/booking-history.server.ts';

/** Endpoints of bookings for staff: `/admin/bookings`. */
export const adminBookingsApi: Api = async (app, { services: { db, now } }) => {
  const endpoints = defineEndpoints(app, 'Bookings (staff)', {
    words: ({ bookings }) => bookingIssueWords(bookings),
  });
  const by = (request: FastifyRequest) => changeContext(request, now());
  const opened = async (booking: BookingRecord) => ({
    ...toBooking(booking),
    ...(await readHandedOver(db, booking.id)),
    otherWay: otherWayOf(await readOtherWay(db, booking.id)),
  });

  endpoints.get('/admin/bookings', {
    summary: 'Bookings, those recorded last first',
    querystring: bookingsQuerySchema,
    answer: bookingsSchema,
    run: async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      return { bookings: bookings.map(toBooking), pagination };
    },
  });

  endpoints.post('/admin/bookings', {
    summary: 'Records a booking; 409 when its car has no free unit then',
    description:
      'Without `pricing.total` the price is calculated. The `data` of a 409 lists the bookings that hold the units; `allowOverbooking` records it all the same.',
    body: bookingInputSchema,
    answer: openedBookingSchema,
    status: 201,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request, reply) => {
      const booking = savedBooking(request, await createBooking(db, request.body, by(request)));
      reply.header('location', `/api/admin/bookings/${booking.id}`);
      return opened(booking);
    },
  });

  endpoints.get('/admin/bookings/:id', {
    summary: 'One booking',
    params: idParams,
    answer: openedBookingSchema,
    refuses: [404],
    run: async (request) =>
      opened(
        found(await readBooking(db, request.params.id), request.texts.bookings.input.notFound),
      ),
  });

  endpoints.get('/admin/bookings/:id/history', {
    summary: 'What happened to a booking, step by step, the first one first',
    description:
      'When and by whom. Of fields that tell of a person only that they were changed; the audit log, for owners, has all of it.',
    params: idParams,
    answer: bookingHistorySchema,
    refuses: [404],
    run: async (request) =>
      found(await readBookingHistory(db, request.params.id), request.texts.bookings.input.notFound),
  });

  endpoints.put('/admin/bookings/:id', {
    summary:
      'Replaces a booking; 409 without a free unit, when its contract is signed, or when it was saved since `version`',
    description:
      'The `data` of a 409 lists the bookings that hold the units, or the signatures that the change would end; `allowOverbooking` and `allowSignedChange` save it all the same.',
    params: idParams,
    body: bookingUpdateSchema,
    answer: openedBookingSchema,
    refuses: [404],
    conflict: z.union([clashDataSchema, endedSignaturesSchema]),
    run: async (request) => {
      const { params, body } = request;
      return opened(savedBooking(request, await updateBooking(db, params.id, body, by(request))));
    },
  });

  endpoints.put('/admin/bookings/:id/status', {
    summary: 'Gives a booking another status; 409 when it would hold a unit that is not free',
    params: idParams,
    body: bookingStatusSchema,
    answer: openedBookingSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { params, body } = request;
      return opened(
        savedBooking(request, await setBookingStatus(db, params.id, body, by(request))),
      );
    },
  });

  endpoints.delete('/admin/bookings/:id', {
    summary: 'Deletes a booking; 409 when its hand-over is recorded or its papers are signed',
    description: 'The audit log keeps what it was.',
    params: idParams,
    answer: deletedBookingSchema,
    refuses: [404, 409],
    run: async (request) => {
      const result = await deleteBooking(db, request.params.id, by(request));
      const { id, reference } = savedBooking(request, result);
      return { id, bookingReference: reference };
    },
  });

  endpoints.get('/admin/bookings/statistics', {
    summary: 'How many bookings there are, by status and from today on, and what they bring',
    answer: bookingStatisticsSchema,
    run: () => readBookingStatistics(db, businessNow(now()).date),
  });

  endpoints.get('/admin/bookings/options', {
    summary: 'Cars, zones, places and extras to choose from, with their prices',
    answer: bookingOptionsSchema,
    run: () => readBookingOptions(db),
  });

  endpoints.get('/admin/bookings/availability', {
    summary:
      'How many units of each car and which vehicles are free during a period, and who holds those of one car',
    querystring: bookingAvailabilityQuerySchema,
    answer: bookingAvailabilitySchema,
    run: async ({ query: { from, to, except, carId } }) => {
      const during = { period: { from, to }, except, now: now() };
      const [free, clashes, busy] = await Promise.all([
        readFreeUnits(db, during),
        carId ? readClashes(db, carId, during) : null,
        readBusyVehicles(db, during),
      ]);
      return { free, clashes, ...busy };
    },
  });
};

function otherWayOf(other: Awaited<ReturnType<typeof readOtherWay>>): OpenedBooking['otherWay'] {
  if (!other) return null;
  const { id, reference } = other.booking;
  return { id, bookingReference: reference, isWayBack: other.isWayBack };
}

/** Returns the saved booking. Throws the response to a refusal. */
function savedBooking(
  request: FastifyRequest,
  result: SaveBookingResult | EndsSignatures,
): BookingRecord {
  const { input: text } = request.texts.bookings;
  if (result.ok) return result.booking;
  if (result.reason === 'invalid' && result.errors[0]?.field === 'id') {
    throw new AppError(409, result.errors[0].message);
  }
  if (result.reason === 'signed') throw endsSignatures(request, result.signed);
  if (result.reason !== 'clash') throw refusedSave(result, text);
  const { carTitle, clashes } = result;
  const references = clashes.map(({ reference }) => reference);
  const plate = clashes[0]?.plate;
  const message = plate ? text.latePlate(plate, references) : text.clash(carTitle, references);
  throw new AppError(409, message, [], { clashes });
}
