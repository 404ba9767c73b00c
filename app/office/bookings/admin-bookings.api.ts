import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeContext, signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { refusalText } from '#app/domain/availability/refusal-text.rules.ts';
import {
  type BookingRecord,
  bookingInputSchema,
  bookingListSchema,
  bookingStatisticsSchema,
  bookingStatusSchema,
  bookingsQuerySchema,
  bookingUpdateSchema,
  brokenRulesDataSchema,
  clashDataSchema,
  deletedBookingSchema,
  type OpenedBooking,
  openedBookingSchema,
  toBooking,
} from '#app/domain/bookings/booking.schema.ts';
import { readHandedOver } from '#app/domain/bookings/booking-handovers.server.ts';
import type { NoFreeUnit } from '#app/domain/bookings/booking-locks.server.ts';
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
import { storedReceipt } from '#app/domain/bookings/booking-price.rules.ts';
import { readBusyVehicles } from '#app/domain/bookings/booking-vehicle.server.ts';
import { bookingIssueWords } from '#app/domain/bookings/booking-words.ts';
import {
  countPickupDays,
  listBookings,
  readBooking,
  readBookingStatistics,
  readLinkedTransfer,
} from '#app/domain/bookings/bookings.server.ts';
import { cancellationFeesSchema } from '#app/domain/bookings/cancellation/cancellation-fees.schema.ts';
import { readCancellationFees } from '#app/domain/bookings/cancellation/cancellation-fees.server.ts';
import { toReceiptLine } from '#app/domain/bookings/receipt-line.schema.ts';
import {
  createBooking,
  deleteBooking,
  type SaveBookingResult,
  setBookingStatus,
  updateBooking,
} from '#app/domain/bookings/save-booking.server.ts';
import type { EndsSignatures } from '#app/domain/bookings/signed/signed-contract.server.ts';
import { endedSignaturesSchema } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { signedRefusal } from '#app/domain/bookings/signed/signed-refusal.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { AppError, found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Api } from '#app/services.ts';
import { bookingHistorySchema } from './history/booking-history.schema.ts';
import { readBookingHistory } from './history/booking-history.server.ts';

export const adminBookingsApi: Api = async (app, { services: { db, now } }) => {
  const endpoints = defineEndpoints(app, 'Bookings (staff)', {
    words: ({ bookings, account }) => {
      const { messages, labels } = bookingIssueWords(bookings);
      const { positiveAmount, tooHigh, cardNumber } = account.input;
      return { messages: { ...messages, positiveAmount, tooHigh, cardNumber }, labels };
    },
  });
  const changeBy = (request: FastifyRequest) => changeContext(request, now());

  /**
   * Returns a booking with its hand-overs. A transfer that was booked with a return has a link to
   * the other of its two bookings.
   */
  const openBooking = async (booking: BookingRecord): Promise<OpenedBooking> => ({
    ...toBooking(booking),
    receipt: storedReceipt(booking)?.lines.map(toReceiptLine) ?? null,
    ...(await readHandedOver(db, booking.id)),
    otherWay: toLinkedTransfer(await readLinkedTransfer(db, booking.id)),
  });

  endpoints.get('/admin/bookings', {
    summary: 'Lists bookings that match the filters, latest created first by default',
    querystring: bookingsQuerySchema,
    data: bookingListSchema,
    run: async ({ query }) => {
      const { bookings, pagination } = await listBookings(db, query);
      const days = await countPickupDays(db, query, bookings);
      return { bookings: bookings.map(toBooking), pagination, days };
    },
  });

  endpoints.post('/admin/bookings', {
    summary: 'Creates a booking; 409 if letting rules refuse it or the car has no free unit',
    description:
      'The price is calculated if `pricing.total` is null. The `data` of a 409 lists the letting rules that refuse the rental with the nearest allowed days, or the bookings that hold the units; `allowRules` with `rulesReason`, and `allowOverbooking`, save the booking anyway.',
    body: bookingInputSchema,
    data: openedBookingSchema,
    status: 201,
    refuses: [404],
    conflict: z.union([clashDataSchema, brokenRulesDataSchema]),
    run: async (request, reply) => {
      const result = await createBooking(db, request.body, changeBy(request));
      const booking = savedBooking(request, result);
      reply.header('location', `/api/admin/bookings/${booking.id}`);
      return openBooking(booking);
    },
  });

  endpoints.get('/admin/bookings/:id', {
    summary: 'Returns a booking',
    params: idParams,
    data: openedBookingSchema,
    refuses: [404],
    run: async (request) => {
      const booking = await readBooking(db, request.params.id);
      return openBooking(found(booking, request.texts.bookings.input.notFound));
    },
  });

  endpoints.get('/admin/bookings/:id/history', {
    summary: 'Returns the history of a booking: its changes with time and author, oldest first',
    description:
      'Personal fields are listed without values. The audit log, which only owners can read, has the values.',
    params: idParams,
    data: bookingHistorySchema,
    refuses: [404],
    run: async (request) => {
      const history = await readBookingHistory(db, request.params.id);
      return found(history, request.texts.bookings.input.notFound);
    },
  });

  endpoints.put('/admin/bookings/:id', {
    summary:
      'Replaces a booking; 409 if no unit is free, its plate is out with another booking, its contract is signed, or it was saved since `version`',
    description:
      'The `data` of a 409 lists the letting rules that refuse the changed rental with the nearest allowed days, the bookings that hold the units, or the signatures that would become invalid; `allowRules` with `rulesReason`, `allowOverbooking` and `allowSignedChange` save the booking anyway.',
    params: idParams,
    body: bookingUpdateSchema,
    data: openedBookingSchema,
    refuses: [404],
    conflict: z.union([clashDataSchema, brokenRulesDataSchema, endedSignaturesSchema]),
    run: async (request) => {
      const { params, body } = request;
      const result = await updateBooking(db, params.id, body, changeBy(request));
      return openBooking(savedBooking(request, result));
    },
  });

  endpoints.put('/admin/bookings/:id/status', {
    summary:
      'Changes the status of a booking; 409 if no unit is free, its plate is out with another booking, or it was saved since `version`',
    params: idParams,
    body: bookingStatusSchema,
    data: openedBookingSchema,
    refuses: [404],
    conflict: clashDataSchema,
    run: async (request) => {
      const { params, body } = request;
      const result = await setBookingStatus(db, params.id, body, changeBy(request));
      return openBooking(savedBooking(request, result));
    },
  });

  endpoints.get('/admin/bookings/:id/cancellation-fees', {
    summary: 'Returns the proposed fees and the consequences if a booking is cancelled now',
    description: 'A fee is only charged if a save with the status `cancelled` sends it as `fee`.',
    params: idParams,
    data: cancellationFeesSchema,
    refuses: [404],
    run: async (request) =>
      found(
        await readCancellationFees(db, request.params.id, now()),
        request.texts.bookings.input.notFound,
      ),
  });

  endpoints.delete('/admin/bookings/:id', {
    summary:
      'Deletes a booking; 409 if it has signed papers, a hand-over, charges, payments or card holds',
    description: 'The audit log keeps the whole booking.',
    params: idParams,
    data: deletedBookingSchema,
    refuses: [404, 409],
    run: async (request) => {
      const result = await deleteBooking(db, request.params.id, changeBy(request));
      if (!result.ok && result.reason === 'has-records') throw new AppError(409, result.message);
      const { id, reference } = savedBooking(request, result);
      return { id, bookingReference: reference };
    },
  });

  endpoints.get('/admin/bookings/statistics', {
    summary:
      'Returns the number of bookings, by status and with a pickup today or later, and the revenue',
    data: bookingStatisticsSchema,
    run: () => readBookingStatistics(db, businessNow(now()).date),
  });

  endpoints.get('/admin/bookings/options', {
    summary: 'Returns the cars, zones, places and extras for the booking form, with their prices',
    data: bookingOptionsSchema,
    run: ({ language }) => readBookingOptions(db, language),
  });

  endpoints.get('/admin/bookings/availability', {
    summary:
      'Returns the free units of each car and the busy vehicles of a period, and the bookings that hold one car',
    querystring: bookingAvailabilityQuerySchema,
    data: bookingAvailabilitySchema,
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

function toLinkedTransfer(
  other: Awaited<ReturnType<typeof readLinkedTransfer>>,
): OpenedBooking['otherWay'] {
  if (!other) return null;
  const { id, reference } = other.booking;
  return { id, bookingReference: reference, isWayBack: other.isWayBack };
}

/** Returns the saved booking, or throws the response to a refusal. */
function savedBooking(
  request: FastifyRequest,
  result: SaveBookingResult | EndsSignatures,
): BookingRecord {
  if (result.ok) return result.booking;

  const { input: text } = request.texts.bookings;
  switch (result.reason) {
    case 'signed':
      throw signedRefusal(request, result.signed);
    case 'rules': {
      const { lettingRules, bookings } = request.texts;
      const days = signedInAdmin(request).language ?? undefined;
      const reasons = result.broken.map((rule) =>
        refusalText(rule, lettingRules.refusals, (day) => staffDay(day, days)),
      );
      throw new AppError(409, bookings.input.rules(reasons), [], {
        broken: result.broken,
        nearest: result.nearest,
      });
    }
    case 'plate-out':
      throw new AppError(409, result.error.message, [result.error]);
    case 'clash':
      throw new AppError(409, clashMessage(result, text), [], { clashes: result.clashes });
    default:
      throw refusedSave(result, text);
  }
}

/**
 * Returns the message of a clash: the chosen vehicle is not back yet, or all units of the car are
 * held.
 */
function clashMessage(
  { carTitle, clashes }: NoFreeUnit,
  text: OfficeTexts['bookings']['input'],
): string {
  const references = clashes.map(({ reference }) => reference);
  const latePlate = clashes[0]?.plate;
  return latePlate ? text.latePlate(latePlate, references) : text.clash(carTitle, references);
}
