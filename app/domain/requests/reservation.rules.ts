import type { SiteTexts } from '#app/lib/words/catalogue.ts';
/** The visitor's reservation request: what the form holds, when it is right, what it says. */

import { EXTRA_NAMES, type ExtraName, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import {
  type ExtraCounts,
  LONGEST_RENTAL_DAYS,
  NO_EXTRAS,
  type RentalPeriod,
} from '#app/domain/pricing/price.rules.ts';
import {
  addDays,
  businessNow,
  type IsoDate,
  isClockTime,
  isIsoDate,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { plainLine } from '#app/lib/words/plain-text.ts';
import {
  type ClockNow,
  type FieldErrors,
  HORIZON_DAYS,
  isPastHour,
  nextHour,
  oneLine,
} from './request.rules.ts';
import {
  DEFAULT_HANDOVER_TIME,
  dropUnknownPlaces,
  EMPTY_TRIP,
  readTrip,
  type Trip,
  tripParams,
} from './trip.rules.ts';

/** Values as typed: an empty string is a field that is not filled in. Keys are the names of form controls. */
export interface ReservationForm extends Trip, ExtraCounts {
  /** The name of the hotel of a delivery. */
  hotel: string;
  /** Flight of a visitor who gets the car at the airport. */
  flightNumber: string;
}
export type ReservationField = keyof ReservationForm;
export type ReservationErrors = FieldErrors<ReservationField>;

export const EMPTY_RESERVATION: ReservationForm = {
  ...EMPTY_TRIP,
  ...NO_EXTRAS,
  hotel: '',
  flightNumber: '',
};

/** Limits in characters, the same as for a transfer. */
export const MAX_ASKED = { hotel: 80, flightNumber: 20 } as const;

/** Returns the places of pickup and return: those of the office and those of the car. */
export function rentalPlaces(
  places: readonly string[],
  car: { pickupLocation: string | null; dropoffLocation: string | null } | null,
): string[] {
  const own = [car?.pickupLocation, car?.dropoffLocation].filter(
    (place) => typeof place === 'string',
  );
  return [...new Set([...places, ...own].map(plainLine))];
}

/** A trip with a car: its places are those that are offered, else the car's own. */
export function withCarsPlaces<T extends Trip>(
  trip: T,
  places: readonly string[],
  car: { pickupLocation: string | null; dropoffLocation: string | null },
): T {
  const offered = dropUnknownPlaces(trip, rentalPlaces(places, car));
  return {
    ...offered,
    pickupLocation: offered.pickupLocation || (car.pickupLocation ?? ''),
    dropoffLocation: offered.dropoffLocation || (car.dropoffLocation ?? ''),
  };
}

/** Spec, part 5. */
const REQUIRED = [
  'pickupLocation',
  'dropoffLocation',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
] as const satisfies ReservationField[];

type ErrorText = SiteTexts['cars']['form']['errors'];
type Corrections = SiteTexts['cars']['search']['corrections'];
/** Field that was replaced by the nearest possible value. */
export type DateCorrection = keyof Corrections;

/** Returns the sentence about a correction. */
export function correctionText(field: DateCorrection, text: Corrections): string {
  return field === 'length' ? text.length(LONGEST_RENTAL_DAYS) : text[field];
}

/** Returns the language of a message of `validateReservation`; undefined for the page's language. */
export function messageLanguage(message: string, text: ErrorText): string | undefined {
  const isCorrection = Object.values<unknown>(text.corrections).includes(message);
  return isCorrection ? undefined : text.lang;
}

/** Returns true if no required field is empty; values may still be invalid. */
export function isFilledIn(form: ReservationForm): boolean {
  return REQUIRED.every((field) => form[field].trim() !== '');
}

/** The messages for what is missing or impossible, by field; empty when the request can be sent. */
export function validateReservation(
  form: ReservationForm,
  now: Date,
  text: ErrorText,
): ReservationErrors {
  const errors: ReservationErrors = {};
  for (const field of REQUIRED) {
    if (!form[field].trim()) errors[field] = text.required[field];
  }
  const { pickupDate, pickupTime, returnDate, returnTime } = form;
  if (pickupDate && pickupDate < businessNow(now).date) {
    errors.pickupDate = text.corrections.pickupDate;
  }
  if (isPastHour(pickupDate, pickupTime, businessNow(now))) {
    errors.pickupTime = text.corrections.pickupTime;
  }
  if (
    completePeriod(form) &&
    wallClock(returnDate, returnTime) <= wallClock(pickupDate, pickupTime)
  ) {
    errors.returnDate = text.returnTooEarly;
  }
  return errors;
}

/**
 * Keeps dates a rental can have: a pickup before `today` becomes today, a return on or before the
 * pickup becomes the day after it, one too far away the last that can be. `corrected` names what was
 * changed.
 */
export function correctDates<T extends { pickupDate: string; returnDate: string }>(
  dates: T,
  today: IsoDate,
): { dates: T; corrected: DateCorrection[] } {
  const corrected: DateCorrection[] = [];
  let { pickupDate, returnDate } = dates;
  if (pickupDate && pickupDate < today) {
    pickupDate = today;
    corrected.push('pickupDate');
  } else if (pickupDate && pickupDate > addDays(today, HORIZON_DAYS)) {
    pickupDate = addDays(today, HORIZON_DAYS);
    corrected.push('horizon');
  }
  const earliestReturn = addDays(pickupDate || today, 1);
  const latestReturn = addDays(pickupDate || today, LONGEST_RENTAL_DAYS);
  if (returnDate && returnDate < earliestReturn) {
    returnDate = earliestReturn;
    corrected.push('returnDate');
  } else if (returnDate && returnDate > latestReturn) {
    returnDate = latestReturn;
    corrected.push('length');
  }
  return { dates: { ...dates, pickupDate, returnDate }, corrected };
}

/**
 * Returns true if the office must confirm a rental that returns on this day: `confirmFirstAfter` of
 * its car.
 */
export function isConfirmedFirst(returnDate: IsoDate, confirmFirstAfter: IsoDate | null): boolean {
  return confirmFirstAfter !== null && returnDate > confirmFirstAfter;
}

/** A trip that would begin in the past hours of today begins at the next sensible one, or tomorrow. */
export function correctHour<T extends Pick<Trip, 'pickupDate' | 'pickupTime' | 'returnDate'>>(
  trip: T,
  now: ClockNow,
): T {
  if (!isPastHour(trip.pickupDate, trip.pickupTime, now)) return trip;
  const pickupTime = nextHour(now);
  if (pickupTime) return { ...trip, pickupTime };
  const pickupDate = addDays(now.date, 1);
  const earliestReturn = addDays(pickupDate, 1);
  const returnDate =
    trip.returnDate && trip.returnDate < earliestReturn ? earliestReturn : trip.returnDate;
  return { ...trip, pickupDate, pickupTime: DEFAULT_HANDOVER_TIME, returnDate };
}

/** The rental period once all four of its fields make sense; null before. */
export function completePeriod(form: RentalPeriod): RentalPeriod | null {
  const { pickupDate, pickupTime, returnDate, returnTime } = form;
  const complete =
    isIsoDate(pickupDate) &&
    isIsoDate(returnDate) &&
    isClockTime(pickupTime) &&
    isClockTime(returnTime);
  return complete ? { pickupDate, pickupTime, returnDate, returnTime } : null;
}

/**
 * Reads the form from an address or a submitted body. Invalid values become empty; a count above
 * the offered number is lowered to it.
 */
export function readReservation(
  data: { get(name: string): unknown },
  offers: ExtraOffers,
): ReservationForm {
  const count = (name: ExtraName) =>
    Math.min(
      offers[name].maxCount,
      Math.max(0, Math.trunc(Number(oneLine(data.get(name), 9))) || 0),
    );
  return {
    ...readTrip(data),
    cocukKoltugu: count('cocukKoltugu'),
    ekSurucu: count('ekSurucu'),
    gencSurucu: count('gencSurucu'),
    hotel: oneLine(data.get('hotel'), MAX_ASKED.hotel),
    flightNumber: oneLine(data.get('flightNumber'), MAX_ASKED.flightNumber),
  };
}

/**
 * The address form of a request, as `readReservation` reads it: its trip and the extras that were chosen. Hotel and flight
 * are for the message alone.
 */
export function reservationParams(form: ReservationForm): URLSearchParams {
  const params = tripParams(form);
  for (const name of EXTRA_NAMES) if (form[name] > 0) params.set(name, String(form[name]));
  return params;
}
