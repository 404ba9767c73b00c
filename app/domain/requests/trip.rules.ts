import { type RentalPeriod, rentalDays } from '#app/domain/pricing/price.rules.ts';
/**
 * The trip that a visitor plans, and how addresses carry it: from the first page to the list, to a
 * car, back to the list and to another car. Every page writes and reads it with these functions.
 */
import {
  addDays,
  calendarDaysBetween,
  formatFullDate,
  type IsoDate,
  isIsoDate,
} from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { oneLine, TIME_CHOICES } from './request.rules.ts';

/** Values as typed: an empty string is not filled in. Keys are names of form controls and parameters. */
export interface Trip extends RentalPeriod {
  pickupLocation: string;
  dropoffLocation: string;
}

/** The hour of a handover until another is chosen; dates alone give a price. */
export const DEFAULT_HANDOVER_TIME = '10:00';

/** Longer than any place's name; cuts what an address could be stuffed with. */
export const LONGEST_PLACE = 200;

export const EMPTY_TRIP: Trip = {
  pickupLocation: '',
  dropoffLocation: '',
  pickupDate: '',
  pickupTime: DEFAULT_HANDOVER_TIME,
  returnDate: '',
  returnTime: DEFAULT_HANDOVER_TIME,
};

/**
 * Reads a trip from an address or a submitted form that anyone may have edited: what makes no sense
 * becomes empty. An hour that is not named, or not offered, is the usual one, and a car whose drop-off is not named
 * comes back to where it was picked up.
 */
export function readTrip(data: { get(name: string): unknown }): Trip {
  const text = (name: string, fallback = '') => oneLine(data.get(name) ?? fallback, LONGEST_PLACE);
  const valid = (value: string, isValid: (value: string) => boolean) =>
    isValid(value) ? value : '';
  // An hour that the forms do not offer would show as another one there.
  const hour = (value: string) =>
    value === '' || TIME_CHOICES.includes(value) ? value : DEFAULT_HANDOVER_TIME;
  const pickupLocation = text('pickupLocation');
  return {
    pickupLocation,
    dropoffLocation: text('dropoffLocation', pickupLocation),
    pickupDate: valid(text('pickupDate'), isIsoDate),
    pickupTime: hour(text('pickupTime', DEFAULT_HANDOVER_TIME)),
    returnDate: valid(text('returnDate', text('dropoffDate')), isIsoDate),
    returnTime: hour(text('returnTime', text('dropoffTime', DEFAULT_HANDOVER_TIME))),
  };
}

/** The trip without places that are not offered: another car's own, or a text that an address was given. */
export function dropUnknownPlaces<T extends Trip>(trip: T, places: readonly string[]): T {
  const offered = (place: string) => (places.includes(place) ? place : '');
  const { pickupLocation, dropoffLocation } = trip;
  return {
    ...trip,
    pickupLocation: offered(pickupLocation),
    dropoffLocation: offered(dropoffLocation),
  };
}

/** The address form of a trip: only what `readTrip` would not add itself, always in one order. */
export function tripParams(trip: Trip): URLSearchParams {
  const params = new URLSearchParams();
  const { pickupLocation, dropoffLocation, pickupDate, pickupTime, returnDate, returnTime } = trip;
  if (pickupLocation) params.set('pickupLocation', pickupLocation);
  if (dropoffLocation !== pickupLocation) params.set('dropoffLocation', dropoffLocation);
  if (pickupDate) params.set('pickupDate', pickupDate);
  if (pickupTime !== DEFAULT_HANDOVER_TIME) params.set('pickupTime', pickupTime);
  if (returnDate) params.set('returnDate', returnDate);
  if (returnTime !== DEFAULT_HANDOVER_TIME) params.set('returnTime', returnTime);
  return params;
}

/** The days and hours alone, which decide what is free. */
export function tripPeriod(trip: Trip): string {
  return tripParams({ ...trip, pickupLocation: '', dropoffLocation: '' }).toString();
}

/** The address of a page for this trip; `path` has no query of its own. */
export function tripHref(path: string, trip: Trip): string {
  const search = tripParams(trip).toString();
  return search ? `${path}?${search}` : path;
}

/** Changes the pickup day. A return that would not be after the new day moves along: the trip keeps its length. */
export function choosePickup<T extends Pick<RentalPeriod, 'pickupDate' | 'returnDate'>>(
  trip: T,
  pickup: IsoDate,
): T {
  const { pickupDate, returnDate } = trip;
  if (!returnDate || returnDate > pickup) return { ...trip, pickupDate: pickup };
  const length = pickupDate ? Math.max(1, calendarDaysBetween(pickupDate, returnDate)) : 1;
  return { ...trip, pickupDate: pickup, returnDate: addDays(pickup, length) };
}

/** `8 Aralık 2026, Salı – 12 Aralık 2026, Cumartesi · 4 gün`; empty until both days are chosen. */
export function daysInWords(
  trip: RentalPeriod,
  { days }: Pick<SiteTexts['cars']['card'], 'days'>,
  dates: SiteTexts['dates'],
): string {
  const { pickupDate, returnDate } = trip;
  if (!pickupDate || returnDate <= pickupDate) return '';
  const [from, to] = [pickupDate, returnDate].map((date) =>
    // No line parts a month from its year either.
    formatFullDate(date, dates).replace(/ (?=\d{4})/, '\u00a0'),
  );
  return `${from} – ${to} · ${days(rentalDays(trip))}`;
}
