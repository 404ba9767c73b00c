/** Addresses of the bookings' screens: `/admin/bookings?status=pending&page=2`. The API has the same. */

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
  isListDay,
  isWallClock,
  weekOf,
} from '#app/lib/dates/dates.ts';

export const BOOKINGS_PATH = '/admin/bookings';
export const NEW_BOOKING_PATH = `${BOOKINGS_PATH}/new`;
export const BOARD_PATH = `${BOOKINGS_PATH}/board`;

export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${encodeURIComponent(id)}`;
}

/** Longest export of staff, in days: files of all customers are for owners. */
export const STAFF_EXPORT_DAYS = 31;

/** Filter in place of a status: bookings that are late from the days before today. */
export const LATE = 'late' as const;
/** Filter in place of a status: requests of visitors that wait for an answer. */
export const REQUESTS = 'requests' as const;

/** Empty for no search, null for every status, service or day, and for the usual order. */
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
   * True: only pickups from today on. The default if nothing else is chosen, unless the address has
   * `days=all`.
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

/** Returns the address of the list. Without `upcoming` the default days apply. */
export function bookingListHref({ upcoming, ...chosen }: Partial<BookingListAddress> = {}): string {
  const saysIt = upcoming !== undefined && !hasDays(chosen) && upcoming !== isBare(chosen);
  return given.href({ ...chosen, days: saysIt ? (upcoming ? 'upcoming' : 'all') : null });
}

/**
 * Returns the API's path for the list. The API has no `upcoming`, so it gets `today` as the first
 * day of pickup.
 */
export function bookingListPath(address: BookingListAddress, today: IsoDate): string {
  const { upcoming, status, ...chosen } = address;
  const path = given.href({ ...chosen, status: null, days: null });
  const asked = { ...statusQuery(status, today), ...(upcoming && { pickupFrom: today }) };
  const query = String(new URLSearchParams(asked));
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** A chosen status as the API is asked for it. */
export function statusQuery(
  status: BookingListAddress['status'],
  today: IsoDate,
): Record<string, string> {
  if (status === LATE) return { lateOn: today };
  if (status === REQUESTS) return { status: 'pending', requested: 'true' };
  return status ? { status } : {};
}

/** The days of a list that go without saying: what is chosen is looked for among all bookings. */
export function usualDays(address: BookingListAddress): Pick<BookingListAddress, 'upcoming'> {
  return { upcoming: isBare(address) };
}

type Chosen = Partial<Omit<BookingListAddress, 'upcoming'>>;

const hasDays = ({ from, to }: Chosen) => Boolean(from || to);

/** Returns true if nothing but a page is chosen. */
function isBare({ search, status, serviceType, account, from, to, sort }: Chosen): boolean {
  return ![search, status, serviceType, account, from, to, sort].some(Boolean);
}

function readListDay(params: URLSearchParams, name: string): IsoDate | null {
  const day = params.get(name);
  return isListDay(day) ? day : null;
}

export function isFiltered(address: BookingListAddress): boolean {
  const { search, status, serviceType, account, from, to } = address;
  return search !== '' || [status, serviceType, account, from, to].some((each) => each !== null);
}

/** The order of a list: of some days the earliest pickup first, else those recorded last. */
export function shownSort({ sort, upcoming, ...address }: BookingListAddress): BookingSort {
  const isOfDays = upcoming || hasDays(address) || address.status === LATE;
  return sort ?? (isOfDays ? 'pickup' : '-created');
}

type Column = 'reference' | 'customer' | 'pickup' | 'total' | 'balance';

/** Leads to the list in the order of a column; from last to first when it is so already. */
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

/** The ranges of days that one choice gives: the week begins on Monday. */
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
  /** Customer whose name and phone are filled in; the address holds neither. */
  customer: inAddress.id,
  carId: inAddress.id,
  pickupTime: readMoment,
  dropoffTime: readMoment,
});

/** The form of a new booking with these values typed in. */
export const newBookingHref = newBooking.href;

/** Returns the values of the new booking in the address, except the customer. */
export function readPrefill(params: URLSearchParams): Partial<BookingInput> {
  const { customer: _, ...fields } = newBooking.read(params);
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(known);
}

/** The id of the customer whose new booking it is; null where it says none. */
export function readPrefillCustomer(params: URLSearchParams): string | null {
  return newBooking.read(params).customer;
}

/** A date with or without a time. */
function readMoment(params: URLSearchParams, name: string): string | null {
  const moment = params.get(name);
  return isIsoDate(moment) || isWallClock(moment) ? moment : null;
}
