import { type RentalPeriod, rentalDays } from '#app/domain/pricing/price.rules.ts';
/**
 * Trip that a visitor plans. Addresses carry it from page to page; all pages read and write it with
 * these functions.
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

/**
 * Trip as typed. An empty string means that a value is not filled in. Keys are the names of form
 * controls and address parameters.
 */
export interface Trip extends RentalPeriod {
  pickupLocation: string;
  dropoffLocation: string;
}

/** Time of pickup and return by default, so that dates alone are enough for a price. */
export const DEFAULT_HANDOVER_TIME = '10:00';

/** Maximum length of a place's name in characters. Longer texts are cut. */
export const MAX_PLACE_LENGTH = 200;

export const EMPTY_TRIP: Trip = {
  pickupLocation: '',
  dropoffLocation: '',
  pickupDate: '',
  pickupTime: DEFAULT_HANDOVER_TIME,
  returnDate: '',
  returnTime: DEFAULT_HANDOVER_TIME,
};

/**
 * Reads a trip from an address or a form that anyone may have edited. Invalid values become empty.
 * A time that is missing or not offered becomes the default. A missing return place becomes the
 * pickup place.
 */
export function readTrip(data: { get(name: string): unknown }): Trip {
  const text = (name: string, fallback = '') =>
    oneLine(data.get(name) ?? fallback, MAX_PLACE_LENGTH);
  const valid = (value: string, isValid: (value: string) => boolean) =>
    isValid(value) ? value : '';
  // The forms could not show a time that they do not offer.
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

/** Returns the trip without places that are not offered, such as another car's own places. */
export function dropUnknownPlaces<T extends Trip>(trip: T, places: readonly string[]): T {
  const offered = (place: string) => (places.includes(place) ? place : '');
  const { pickupLocation, dropoffLocation } = trip;
  return {
    ...trip,
    pickupLocation: offered(pickupLocation),
    dropoffLocation: offered(dropoffLocation),
  };
}

/**
 * Returns the address parameters of a trip in a fixed order, without values that `readTrip` adds
 * itself.
 */
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

/** Returns true if a trip ends at another place than it begins. */
export function isReturnElsewhere({ pickupLocation, dropoffLocation }: Trip): boolean {
  return dropoffLocation !== '' && dropoffLocation !== pickupLocation;
}

/** Returns a trip as its form shows it: with the first place if it has none. */
export function withFirstPlace<T extends Trip>(trip: T, places: readonly string[]): T {
  const pickupLocation = trip.pickupLocation || (places[0] ?? '');
  return isReturnElsewhere(trip)
    ? { ...trip, pickupLocation }
    : { ...trip, pickupLocation, dropoffLocation: pickupLocation };
}

/**
 * Returns a trip with days as its form shows it (`withFirstPlace`), so that prices and links are for
 * the place that the visitor sees. A trip without days is unchanged.
 */
export function withShownPlace<T extends Trip>(trip: T, places: readonly string[]): T {
  return trip.pickupDate === '' ? trip : withFirstPlace(trip, places);
}

/** Returns the dates and times of a trip as address parameters. Free units depend only on them. */
export function tripPeriod(trip: Trip): string {
  return tripParams({ ...trip, pickupLocation: '', dropoffLocation: '' }).toString();
}

/** Returns the address of a page with this trip. `path` must have no query. */
export function tripHref(path: string, trip: Trip): string {
  const search = tripParams(trip).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Changes the pickup date. A return date that would not be after it moves, so that the trip keeps
 * its length.
 */
export function choosePickup<T extends Pick<RentalPeriod, 'pickupDate' | 'returnDate'>>(
  trip: T,
  pickup: IsoDate,
): T {
  const { pickupDate, returnDate } = trip;
  if (!returnDate || returnDate > pickup) return { ...trip, pickupDate: pickup };
  const length = pickupDate ? Math.max(1, calendarDaysBetween(pickupDate, returnDate)) : 1;
  return { ...trip, pickupDate: pickup, returnDate: addDays(pickup, length) };
}

/**
 * Returns a text such as `8 Aralık 2026, Salı – 12 Aralık 2026, Cumartesi · 4 gün`; empty if a date
 * is missing or the return is not after the pickup.
 */
export function daysInWords(
  trip: RentalPeriod,
  { days }: Pick<SiteTexts['cars']['card'], 'days'>,
  dates: SiteTexts['dates'],
): string {
  const { pickupDate, returnDate } = trip;
  if (!pickupDate || returnDate <= pickupDate) return '';
  const [from, to] = [pickupDate, returnDate].map((date) =>
    // Prevents a line break between month and year.
    formatFullDate(date, dates).replace(/ (?=\d{4})/, '\u00a0'),
  );
  // The dot stays with the number of days, not at the end of a line.
  return `${from} – ${to} ·\u00a0${days(rentalDays(trip))}`;
}
