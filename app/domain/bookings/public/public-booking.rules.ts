import { EXTRA_NAMES, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { HORIZON_DAYS, TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import { correctionText, validateReservation } from '#app/domain/requests/reservation.rules.ts';
import {
  isBothWays,
  isEmail,
  validateTransfer,
} from '#app/domain/requests/transfer-request.rules.ts';
import { MAX_PASSENGERS } from '#app/domain/zones/zone.rules.ts';
import {
  addDays,
  businessNow,
  calendarDaysBetween,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { anHourAfter, splitName } from '../booking.rules.ts';
import { type BookingInput, type BookingRecord, bookingDefaults } from '../booking.schema.ts';
import type { BookingReceipt } from '../booking-price.rules.ts';
import { toReceiptLine } from '../receipt-line.schema.ts';
import { isUnpriced } from '../recorded-booking.rules.ts';
import type {
  Booked,
  PublicBookingRequest,
  ReservationRequest,
  TransferBookingRequest,
} from './public-booking.schema.ts';

interface Moment {
  now: Date;
  offers: ExtraOffers;
  /** Places where rentals may begin and end. */
  places: string[];
  text: SiteTexts['publicBooking'];
}

/**
 * Returns the errors of a request by the rules of the visitor's forms, one for each field, with the
 * field names of `publicBookingSchema`.
 */
export function checkRequest(request: PublicBookingRequest, moment: Moment): FieldError[] {
  const errors =
    request.serviceType === 'transfer'
      ? transferErrors(request, moment)
      : reservationErrors(request, moment);
  return Object.entries(errors).map(([field, message]) => ({ field, message }));
}

function reservationErrors(
  request: ReservationRequest,
  { now, offers, places, text }: Moment,
): Record<string, string> {
  const { name, phone, email, pickupDate, returnDate } = request;
  const errors: Record<string, string> = {
    ...validateReservation(request, now, text.rental),
  };
  if (!name) errors.name = text.transfer.required.name;
  if (!phone) errors.phone = text.transfer.required.phone;
  if (email && !isEmail(email)) errors.email = text.transfer.wrongEmail;
  for (const place of ['pickupLocation', 'dropoffLocation'] as const) {
    if (!places.includes(request[place])) errors[place] ??= text.unknownPlace;
  }
  for (const time of ['pickupTime', 'returnTime'] as const) {
    if (!TIME_CHOICES.includes(request[time])) errors[time] ??= text.wrongTime;
  }
  for (const extra of EXTRA_NAMES) {
    const most = offers[extra].maxCount;
    if (request[extra] > most)
      errors[extra] = most === 0 ? text.noSuchExtra : text.tooManyExtras(most);
  }
  if (!pickupDate || !returnDate) return errors;
  const { date } = businessNow(now);
  if (pickupDate > addDays(date, HORIZON_DAYS)) {
    errors.pickupDate ??= correctionText('horizon', text.rental.corrections);
  }
  if (calendarDaysBetween(pickupDate, returnDate) > MAX_RENTAL_DAYS) {
    errors.returnDate ??= correctionText('length', text.rental.corrections);
  }
  return errors;
}

function transferErrors(
  request: TransferBookingRequest,
  { now, text }: Moment,
): Record<string, string> {
  const { vehicle, passengers, time, returnTime } = request;
  const errors: Record<string, string> = {
    ...validateTransfer(request, now, text.transfer),
  };
  const most = MAX_PASSENGERS[vehicle];
  if (passengers > most) errors.passengers = text.tooManyPassengers(most);
  if (!TIME_CHOICES.includes(time)) errors.time ??= text.wrongTime;
  if (returnTime && !TIME_CHOICES.includes(returnTime)) errors.returnTime ??= text.wrongTime;
  return errors;
}

/** Returns the booking for a valid request. `transferId` is the id of its zone; null if unknown. */
export function toBookingInput(
  request: PublicBookingRequest,
  transferId: string | null,
  language: SiteLanguage,
): BookingInput {
  const { serviceType, name, phone, email, pickupLocation, dropoffLocation, message } = request;
  const common = {
    ...bookingDefaults,
    language,
    drivers: [{ ...splitName(name), phoneNumber: phone }],
    email,
    pickupLocation,
    dropoffLocation,
  };
  if (serviceType === 'transfer') {
    const { vehicle: vehicleCapacity, passengers, flightNumber } = request;
    const { childSeats, suitcases } = request;
    return {
      ...common,
      serviceType,
      transferId,
      pickupTime: wallClock(request.date, request.time),
      dropoffTime: anHourAfter(request.date, request.time),
      transferData: {
        vehicleCapacity,
        passengers,
        ...(childSeats && { childSeats }),
        ...(suitcases && { suitcases }),
        ...(flightNumber && { flightNumber }),
        ...(message && { notes: message }),
      },
    };
  }
  const { carId, cocukKoltugu, ekSurucu, gencSurucu, hotel, flightNumber } = request;
  return {
    ...common,
    serviceType,
    carId,
    pickupTime: wallClock(request.pickupDate, request.pickupTime),
    dropoffTime: wallClock(request.returnDate, request.returnTime),
    extras: { cocukKoltugu, ekSurucu, gencSurucu },
    hotel,
    flightNumber,
    specialRequests: message,
  };
}

/** Returns the time of the return transfer; null if the request has none. */
export function returnOf(request: PublicBookingRequest): WallClock | null {
  if (request.serviceType !== 'transfer' || !isBothWays(request)) return null;
  return wallClock(request.returnDate, request.returnTime);
}

interface Priced {
  booking: BookingRecord;
  receipt: BookingReceipt | null;
}

/**
 * Returns the response to a visitor for both transfers together. Leaves out the lines if they do
 * not add up to the price of the bookings. `total` is null if a price is missing.
 */
export function toBooked(first: Priced, returnTransfer: Priced | null): Booked {
  const { reference, status } = first.booking;
  const transfers = returnTransfer ? [first, returnTransfer] : [first];
  const asPriced = transfers.every(
    ({ booking, receipt }) => receipt?.totalCents === booking.totalCents,
  );
  const unpriced = transfers.some(({ booking: { totalCents, quotedCents } }) =>
    isUnpriced({ total: totalCents, quoted: quotedCents }),
  );
  const cents = transfers.reduce((sum, { booking }) => sum + booking.totalCents, 0);
  return {
    bookingReference: reference,
    returnReference: returnTransfer?.booking.reference ?? null,
    status,
    currency: 'EUR',
    lines: asPriced
      ? transfers.flatMap(({ receipt }) => receipt?.lines.map(toReceiptLine) ?? [])
      : [],
    total: unpriced ? null : centsToEuros(cents),
  };
}
