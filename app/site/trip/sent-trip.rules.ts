/** The code in the URL of a trip may have been edited or cut (decision 055). */
import { eachExtra } from '#app/base/settings/extras.rules.ts';
import {
  type DecodedReservation,
  decodeReservation,
} from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import {
  type DecodedTransfer,
  decodeTransfer,
} from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { isCarId } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import type { ListingDetail } from '#app/domain/cars/listing.schema.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import {
  completePeriod,
  isFilledIn,
  readReservation,
} from '#app/domain/requests/reservation.rules.ts';
import { isBothWays } from '#app/domain/requests/transfer-request.rules.ts';
import type { Zone } from '#app/domain/zones/zone.rules.ts';
import type { ZoneJson } from '#app/domain/zones/zone.schema.ts';
import { calendarDaysBetween, wallClock } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';

export type SentRental = { kind: 'rental'; code: string } & DecodedReservation;
export type SentTransfer = { kind: 'transfer'; code: string } & DecodedTransfer;

/** Limit in characters. No message, and therefore no code, is longer. */
const MAX_CODE_LENGTH = 8_000;
/**
 * Accepts up to 99 of each extra, because the office may have offered more when the request was
 * sent.
 */
const ANY_OFFERS = eachExtra(() => ({ dailyCents: 0, maxCount: 99 }));

/**
 * Returns the trip in the fragment of a URL; null if the code is invalid or the trip impossible.
 */
export function readSentTrip(fragment: string): SentRental | SentTransfer | null {
  const code = fragment.replace(/^#/, '');
  if (code.length > MAX_CODE_LENGTH) return null;
  const rental = decodeReservation(code);
  if (rental) return isPossible(rental) ? { kind: 'rental', code, ...cleaned(rental) } : null;
  const transfer = decodeTransfer(code);
  const { pickupLocation, dropoffLocation, date, time } = transfer?.request ?? {};
  if (!transfer || !pickupLocation || !dropoffLocation || !date || !time) return null;
  const { returnDate, returnTime } = transfer.request;
  if (isBothWays(transfer.request) && !(returnDate && returnTime)) return null;
  return { kind: 'transfer', code, ...transfer, cents: amount(transfer.cents) };
}

function cleaned(rental: DecodedReservation): DecodedReservation {
  const fields = new Map<string, unknown>(Object.entries(rental.form));
  return { ...rental, form: readReservation(fields, ANY_OFFERS), cents: amount(rental.cents) };
}

function isPossible(rental: DecodedReservation): boolean {
  const { form } = cleaned(rental);
  const period = completePeriod(form);
  if (!period || !isFilledIn(form) || !isCarId(rental.carId)) return false;
  const { pickupDate, pickupTime, returnDate, returnTime } = period;
  return (
    wallClock(returnDate, returnTime) > wallClock(pickupDate, pickupTime) &&
    calendarDaysBetween(pickupDate, returnDate) <= MAX_RENTAL_DAYS
  );
}

function amount(cents: number | null): number | null {
  return cents !== null && Number.isSafeInteger(cents) && cents >= 0 ? cents : null;
}

/** Returns the name of an unknown car by its id: 'Fiat Egea' for 'fiat-egea-2024-k3f9'. */
export function nameOfCarId(id: string): string {
  const name = id.replace(/-\d{4}-\w+$/, '');
  const words = name.split('-').filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || id;
}

/** Data of a car that the page of a trip shows or needs for its price. */
export type TripCar = Pick<
  CarDetail,
  | 'id'
  | 'title'
  | 'brand'
  | 'model'
  | 'year'
  | 'transmission'
  | 'fuelType'
  | 'mainImage'
  | 'prices'
  | 'seasons'
  | 'wholeMonths'
  | 'withoutExtras'
  | 'effectiveTerms'
>;

/** Converts the response of `/api/listings/:id`, whose prices are in euros. */
export function tripCarOf(listing: ListingDetail): TripCar {
  const { pricing, seasonalPricing, ...car } = listing;
  const seasons = seasonalPricing.map(({ daily, weekly, monthly, ...season }) => ({
    ...(season as CarDetail['seasons'][number]),
    ...pricesOf({ daily, weekly, monthly }),
  }));
  return {
    ...car,
    effectiveTerms: car.effectiveTerms as CarDetail['effectiveTerms'],
    prices: pricesOf(pricing),
    seasons,
  };
}

function pricesOf({ daily, weekly, monthly }: ListingDetail['pricing']): CarDetail['prices'] {
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return { dailyCents: cents(daily), weeklyCents: cents(weekly), monthlyCents: cents(monthly) };
}

/** Converts a zone in the response of `/api/transfers`, whose fares are in euros. */
export function zoneOf({ pricing, status, ...zone }: ZoneJson): Zone {
  const { currency: _, ...euros } = pricing;
  const fares = {
    capacity_1_4: eurosToCents(euros.capacity_1_4),
    capacity_1_6: eurosToCents(euros.capacity_1_6),
    capacity_1_16: eurosToCents(euros.capacity_1_16),
  };
  return {
    ...(zone as Omit<Zone, 'fares' | 'active' | 'updatedAt'>),
    fares,
    active: status === 'active',
    updatedAt: '',
  };
}
