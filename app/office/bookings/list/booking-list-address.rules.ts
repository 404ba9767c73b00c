/** Addresses of the bookings' screens, such as `/admin/bookings?status=pending&page=2`. */

import { ACCOUNT_FILTERS } from '#app/domain/account/account.rules.ts';
import {
  BOOKING_SORTS,
  BOOKING_STATUSES,
  type BookingSort,
  SERVICE_TYPES,
} from '#app/domain/bookings/booking.rules.ts';
import type { BookingInput } from '#app/domain/bookings/booking.schema.ts';
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import {
  addDays,
  type IsoDate,
  isIsoDate,
  isPlausibleDate,
  isWallClock,
  weekOf,
} from '#app/lib/dates/dates.ts';

export const BOOKINGS_PATH = '/admin/bookings';
export const NEW_BOOKING_PATH = `${BOOKINGS_PATH}/new`;
export const BOARD_PATH = `${BOOKINGS_PATH}/board`;

export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${encodeURIComponent(id)}`;
}

/** Longest period in days that staff may export: only owners may export all customers. */
export const STAFF_EXPORT_DAYS = 31;

/**
 * Value of the status filter: bookings whose pickup or return was due before today and has not
 * happened.
 */
export const LATE = 'late' as const;
/** Value of the status filter: visitors' requests that staff have not answered. */
export const REQUESTS = 'requests' as const;

/** `search` is empty and the others are null without a filter; `sort` null is the usual order. */
const given = listAddress(BOOKINGS_PATH, {
  search: inAddress.search,
  status: inAddress.choice([...BOOKING_STATUSES, LATE, REQUESTS]),
  serviceType: inAddress.choice(SERVICE_TYPES),
  account: inAddress.choice(ACCOUNT_FILTERS),
  from: readListDay,
  to: readListDay,
  days: inAddress.choice(['upcoming', 'all']),
  sort: inAddress.choice(BOOKING_SORTS),
  page: inAddress.page,
});
export type BookingListAddress = Omit<ReturnType<typeof given.read>, 'days'> & {
  /**
   * True if only pickups from today on are listed. This is the default if nothing else is chosen,
   * unless the address has `days=all`.
   */
  upcoming: boolean;
};

/** Reads the filters of the list from an address. Ignores a range that ends before it begins. */
export function readBookingList(params: URLSearchParams): BookingListAddress {
  const { days, ...address } = given.read(params);
  const { from, to } = address;
  if (from && to && to < from) Object.assign(address, { from: null, to: null });
  return {
    ...address,
    upcoming: days ? !hasDays(address) && days === 'upcoming' : isBare(address),
  };
}

/** Returns the address of the list. If `upcoming` is missing, the default days apply. */
export function bookingListHref({ upcoming, ...chosen }: Partial<BookingListAddress> = {}): string {
  const needsDays = upcoming !== undefined && !hasDays(chosen) && upcoming !== isBare(chosen);
  return given.href({ ...chosen, days: needsDays ? (upcoming ? 'upcoming' : 'all') : null });
}

/**
 * Returns the API's path for the list. The API has no `upcoming`: `today` is sent as the first day
 * of pickup.
 */
export function bookingListPath(address: BookingListAddress, today: IsoDate): string {
  const { upcoming, status, ...chosen } = address;
  const path = given.href({ ...chosen, status: null, days: null });
  const asked = { ...statusQuery(status, today), ...(upcoming && { pickupFrom: today }) };
  const query = String(new URLSearchParams(asked));
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Returns the API's query for a chosen status. */
export function statusQuery(
  status: BookingListAddress['status'],
  today: IsoDate,
): Record<string, string> {
  if (status === LATE) return { lateOn: today };
  if (status === REQUESTS) return { status: 'pending', requested: 'true' };
  return status ? { status } : {};
}

/** Returns the default days of a list: upcoming ones if nothing else is chosen, else all. */
export function usualDays(address: BookingListAddress): Pick<BookingListAddress, 'upcoming'> {
  return { upcoming: isBare(address) };
}

type Chosen = Partial<Omit<BookingListAddress, 'upcoming'>>;

const hasDays = ({ from, to }: Chosen) => Boolean(from || to);

/** Returns true if nothing but the page is chosen. */
function isBare({ search, status, serviceType, account, from, to, sort }: Chosen): boolean {
  return ![search, status, serviceType, account, from, to, sort].some(Boolean);
}

function readListDay(params: URLSearchParams, name: string): IsoDate | null {
  const day = params.get(name);
  return isPlausibleDate(day) ? day : null;
}

export function isFiltered(address: BookingListAddress): boolean {
  const { search, status, serviceType, account, from, to } = address;
  return search !== '' || [status, serviceType, account, from, to].some((each) => each !== null);
}

/**
 * Returns the order of a list. The default of a list of certain days or of late bookings is the
 * earliest pickup first, of any other list the latest record first.
 */
export function shownSort({ sort, upcoming, ...address }: BookingListAddress): BookingSort {
  const isOfDays = upcoming || hasDays(address) || address.status === LATE;
  return sort ?? (isOfDays ? 'pickup' : '-created');
}

type Column = 'reference' | 'customer' | 'pickup' | 'total' | 'balance';

/**
 * Returns the address of the list sorted by a column, descending if it is ascending now, and the
 * current direction; the direction is null if the list is sorted by another column.
 */
export function sortedBy(address: BookingListAddress, column: Column) {
  const shown = shownSort(address);
  const isShown = shown.replace('-', '') === column;
  const sort = shown === column ? (`-${column}` as const) : column;
  const direction = shown.startsWith('-') ? ('descending' as const) : ('ascending' as const);
  return {
    href: bookingListHref({ ...address, page: 1, sort }),
    now: isShown ? direction : null,
  };
}

/** Returns the ranges of days that can be chosen with one click. The week begins on Monday. */
export function quickRanges(today: IsoDate) {
  const tomorrow = addDays(today, 1);
  return {
    today: { from: today, to: today },
    tomorrow: { from: tomorrow, to: tomorrow },
    week: weekOf(today),
  };
}

const newBooking = listAddress(NEW_BOOKING_PATH, {
  serviceType: inAddress.choice(SERVICE_TYPES),
  /** Id of the customer whose name and phone are filled in; the address contains neither. */
  customer: inAddress.id,
  carId: inAddress.id,
  pickupTime: readMoment,
  dropoffTime: readMoment,
});

/** Returns the address of the form of a new booking with these values filled in. */
export const newBookingHref = newBooking.href;

/** Returns the values of the new booking in the address, except the customer. */
export function readPrefill(params: URLSearchParams): Partial<BookingInput> {
  const { customer: _, ...fields } = newBooking.read(params);
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(known);
}

/** Returns the id of the customer of the new booking; null if the address has none. */
export function readPrefillCustomer(params: URLSearchParams): string | null {
  return newBooking.read(params).customer;
}

/** Returns a date with or without a time; null if it is missing or invalid. */
function readMoment(params: URLSearchParams, name: string): string | null {
  const moment = params.get(name);
  return isIsoDate(moment) || isWallClock(moment) ? moment : null;
}
