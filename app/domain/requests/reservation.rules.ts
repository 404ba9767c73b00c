import { EXTRA_NAMES, type ExtraName, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import {
  type ExtraCounts,
  MAX_RENTAL_DAYS,
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
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
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

/**
 * Form as typed. An empty string means that a field is not filled in. Keys are the names of the
 * form controls.
 */
export interface ReservationForm extends Trip, ExtraCounts {
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
export const MAX_TEXT_LENGTHS = { hotel: 80, flightNumber: 20 } as const;

/**
 * Returns the places where a car may be picked up and returned: those of the settings, and the
 * car's own.
 */
export function rentalPlaces(
  places: readonly string[],
  car: { pickupLocation: string | null; dropoffLocation: string | null } | null,
): string[] {
  const own = [car?.pickupLocation, car?.dropoffLocation].filter(
    (place) => typeof place === 'string',
  );
  return [...new Set([...places, ...own].map(plainLine))];
}

/**
 * Returns a trip without places that are not offered for the car. The car's own places, if any,
 * replace missing ones.
 */
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

/** Required fields (spec, part 5). */
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
/** Field that was replaced by the nearest allowed value. */
export type DateCorrection = keyof Corrections;

/** Returns the message about a correction. */
export function correctionText(field: DateCorrection, text: Corrections): string {
  return field === 'length' ? text.length(MAX_RENTAL_DAYS) : text[field];
}

/** Returns the language of a message of `validateReservation`; undefined if it is the page's. */
export function messageLanguage(message: string, text: ErrorText): string | undefined {
  const isCorrection = Object.values<unknown>(text.corrections).includes(message);
  return isCorrection ? undefined : text.lang;
}

/** Returns true if all required fields are filled in; their values may be invalid. */
export function isFilledIn(form: ReservationForm): boolean {
  return REQUIRED.every((field) => form[field].trim() !== '');
}

/** Returns the messages of missing and invalid fields; empty if the request can be sent. */
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
 * Corrects dates that a rental cannot have: a pickup before `today` becomes today, a return on or
 * before the pickup becomes the day after it, and a date too far ahead becomes the last allowed
 * one. `corrected` lists what was changed.
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
  const latestReturn = addDays(pickupDate || today, MAX_RENTAL_DAYS);
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
 * Returns true if a request for a rental that returns on this day holds no unit until the office
 * confirms it (`confirmFirstAfter` of its car).
 */
export function isConfirmedFirst(returnDate: IsoDate, confirmFirstAfter: IsoDate | null): boolean {
  return confirmFirstAfter !== null && returnDate > confirmFirstAfter;
}

/**
 * Moves a pickup in the past of today to the first time that is at least an hour from now, or to
 * tomorrow. Then also moves a return that would be too early.
 */
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

/** Returns the period if all four fields are valid; otherwise null. */
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
 * Reads the form from an address or a request body. Invalid values become empty or default. A count
 * above the offered number is lowered to it.
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
    hotel: oneLine(data.get('hotel'), MAX_TEXT_LENGTHS.hotel),
    flightNumber: oneLine(data.get('flightNumber'), MAX_TEXT_LENGTHS.flightNumber),
  };
}

/**
 * Returns the address parameters of a request, as `readReservation` reads them: trip and chosen
 * extras. Hotel and flight number are only in the message.
 */
export function reservationParams(form: ReservationForm): URLSearchParams {
  const params = tripParams(form);
  for (const name of EXTRA_NAMES) if (form[name] > 0) params.set(name, String(form[name]));
  return params;
}
