/** Addresses of the bookings' screens: `/admin/bookings?status=pending&page=2`. The API has the same. */
import { inAddress, listAddress } from '#app/editing/list-address.ts';
import { isIsoDate, isWallClock } from '#app/lib/dates.ts';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import type { BookingInput } from './booking.schema.ts';

export const BOOKINGS_PATH = '/admin/bookings';
export const NEW_BOOKING_PATH = `${BOOKINGS_PATH}/new`;

export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${encodeURIComponent(id)}`;
}

/** Empty for no search, null for every status or service. */
const list = listAddress(BOOKINGS_PATH, {
  search: inAddress.search,
  status: inAddress.choice(BOOKING_STATUSES),
  serviceType: inAddress.choice(SERVICE_TYPES),
  page: inAddress.page,
});
export type BookingListAddress = ReturnType<typeof list.read>;

export const readBookingList = list.read;
export const bookingListHref = list.href;

export function isFiltered({ search, status, serviceType }: BookingListAddress): boolean {
  return search !== '' || status !== null || serviceType !== null;
}

const newBooking = listAddress(NEW_BOOKING_PATH, {
  serviceType: inAddress.choice(SERVICE_TYPES),
  carId: inAddress.id,
  pickupTime: readMoment,
  dropoffTime: readMoment,
});

/** The form of a new booking with these values typed in. */
export const newBookingHref = newBooking.href;

/** What such an address says of the new booking. */
export function readPrefill(params: URLSearchParams): Partial<BookingInput> {
  const known = Object.entries(newBooking.read(params)).filter(([, value]) => value !== null);
  return Object.fromEntries(known);
}

/** A date with or without a time. */
function readMoment(params: URLSearchParams, name: string): string | null {
  const moment = params.get(name);
  return isIsoDate(moment) || isWallClock(moment) ? moment : null;
}
