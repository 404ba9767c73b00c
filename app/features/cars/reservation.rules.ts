/** The visitor's reservation request: what the form holds, when it is right, what it says. */

import type { ExtraName, ExtraOffers } from '#app/features/settings/extras.rules.ts';
import { businessNow, isClockTime, isIsoDate, wallClock } from '#app/lib/dates.ts';
import { plainLine } from '#app/lib/plain-text.ts';
import { type FieldErrors, oneLine } from '../site/request.rules.ts';
import type { DateCorrection } from './car-filters.rules.ts';
import { type ExtraCounts, LONGEST_RENTAL_DAYS, type RentalPeriod } from './rental-price.rules.ts';

/** As typed: an empty string is a field not filled in. Keys are the form controls' names. */
export interface ReservationForm extends RentalPeriod, ExtraCounts {
  pickupLocation: string;
  dropoffLocation: string;
}
export type ReservationField = keyof ReservationForm;
export type ReservationErrors = FieldErrors<ReservationField>;

/** Longer than any place's name; cuts what an address could be stuffed with. */
export const LONGEST_PLACE = 200;

export const EMPTY_RESERVATION: ReservationForm = {
  pickupLocation: '',
  dropoffLocation: '',
  pickupDate: '',
  pickupTime: '',
  returnDate: '',
  returnTime: '',
  cocukKoltugu: 0,
  ekSurucu: 0,
  gencSurucu: 0,
};

/** Where a car can be picked up and brought back: the office's places, and its own, if it has some. */
export function rentalPlaces(
  places: readonly string[],
  car: { pickupLocation: string | null; dropoffLocation: string | null } | null,
): string[] {
  const own = [car?.pickupLocation, car?.dropoffLocation].filter(
    (place) => typeof place === 'string',
  );
  return [...new Set([...places, ...own].map(plainLine))];
}

/** Spec, part 5. Verbatim. */
const REQUIRED: [Exclude<ReservationField, ExtraName>, string][] = [
  ['pickupLocation', 'Pickup location is required'],
  ['dropoffLocation', 'Drop-off location is required'],
  ['pickupDate', 'Pickup date is required'],
  ['pickupTime', 'Pickup time is required'],
  ['returnDate', 'Return date is required'],
  ['returnTime', 'Return time is required'],
];
const RETURN_TOO_EARLY = 'Return date and time must be after pickup date and time';

/** What is said when a date was replaced by the nearest possible one (spec, part 5). */
export const DATE_CORRECTIONS = {
  pickupDate: 'Alış tarihi bugünden önce olamaz!',
  returnDate: 'Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!',
  horizon: 'En çok iki yıl sonrası için rezervasyon istenebilir.',
  length: `Tek seferde en çok ${LONGEST_RENTAL_DAYS} gün kiralanabilir.`,
} satisfies Record<DateCorrection, string>;

/** The language of a message of `validateReservation`. */
export function messageLanguage(message: string): 'tr' | 'en' {
  return Object.values<string>(DATE_CORRECTIONS).includes(message) ? 'tr' : 'en';
}

/** The messages for what is missing or impossible, by field; empty when the request can be sent. */
export function validateReservation(form: ReservationForm, now: Date): ReservationErrors {
  const errors: ReservationErrors = {};
  for (const [field, message] of REQUIRED) {
    if (!form[field].trim()) errors[field] = message;
  }
  const { pickupDate, pickupTime, returnDate, returnTime } = form;
  if (pickupDate && pickupDate < businessNow(now).date) {
    errors.pickupDate = DATE_CORRECTIONS.pickupDate;
  }
  if (
    completePeriod(form) &&
    wallClock(returnDate, returnTime) <= wallClock(pickupDate, pickupTime)
  ) {
    errors.returnDate = RETURN_TOO_EARLY;
  }
  return errors;
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
 * Reads the form from an address or a submitted body. What makes no sense becomes empty; a count
 * above what the business offers is lowered to it.
 */
export function readReservation(
  data: { get(name: string): unknown },
  offers: ExtraOffers,
  defaults: Partial<ReservationForm> = {},
): ReservationForm {
  const text = (name: ReservationField) => oneLine(data.get(name) ?? defaults[name], LONGEST_PLACE);
  const valid = (name: ReservationField, isValid: (value: string) => boolean) =>
    isValid(text(name)) ? text(name) : '';
  const count = (name: ExtraName) =>
    Math.min(offers[name].maxCount, Math.max(0, Math.trunc(Number(text(name))) || 0));
  return {
    pickupLocation: text('pickupLocation'),
    dropoffLocation: text('dropoffLocation'),
    pickupDate: valid('pickupDate', isIsoDate),
    pickupTime: valid('pickupTime', isClockTime),
    returnDate: valid('returnDate', isIsoDate),
    returnTime: valid('returnTime', isClockTime),
    cocukKoltugu: count('cocukKoltugu'),
    ekSurucu: count('ekSurucu'),
    gencSurucu: count('gencSurucu'),
  };
}
