/** What the list of bookings shows, as its address holds it: `/admin/bookings?status=pending&page=2`. */
import { chosenParams, readChoice, readPage, readSearch } from '#app/editing/list-address.ts';
import { isIsoDate, isWallClock } from '#app/lib/dates.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  SERVICE_TYPES,
  type ServiceType,
} from './booking.rules.ts';
import type { BookingInput } from './booking.schema.ts';
import { BOOKINGS_PAGE_SIZE } from './booking.schema.ts';

export const BOOKINGS_PATH = '/admin/bookings';
export const NEW_BOOKING_PATH = `${BOOKINGS_PATH}/new`;

export interface BookingListAddress {
  /** Empty for none. */
  search: string;
  /** Null for all, of the service types too. */
  status: BookingStatus | null;
  serviceType: ServiceType | null;
  /** From 1. */
  page: number;
}

/** Reads it from an address that anyone may have edited. `status=all` is all, as in the API. */
export function readBookingList(params: URLSearchParams): BookingListAddress {
  return {
    search: readSearch(params),
    status: readChoice(params, 'status', BOOKING_STATUSES),
    serviceType: readChoice(params, 'serviceType', SERVICE_TYPES),
    page: readPage(params),
  };
}

/** The address of a list: only what is chosen, always in the same order. */
export function bookingListHref(given: Partial<BookingListAddress> = {}): string {
  const params = new URLSearchParams(chosen(given));
  return params.size > 0 ? `${BOOKINGS_PATH}?${params}` : BOOKINGS_PATH;
}

/** The same as a query of the API. */
export function bookingListQuery(given: BookingListAddress): string {
  return String(new URLSearchParams([['limit', String(BOOKINGS_PAGE_SIZE)], ...chosen(given)]));
}

export function isFiltered({ search, status, serviceType }: BookingListAddress): boolean {
  return search !== '' || status !== null || serviceType !== null;
}

export function bookingPath(id: string): string {
  return `${BOOKINGS_PATH}/${encodeURIComponent(id)}`;
}

function chosen(given: Partial<BookingListAddress>): [string, string][] {
  const { search = '', status = null, serviceType = null, page = 1 } = given;
  return chosenParams({ search, status, serviceType, page });
}

/** Reads it from an address that anyone may have edited: what makes no sense is left out. */
export function readPrefill(params: URLSearchParams): Partial<BookingInput> {
  const serviceType = readChoice(params, 'serviceType', SERVICE_TYPES);
  const carId = params.get('carId');
  const pickupTime = readMoment(params.get('pickup'));
  const dropoffTime = readMoment(params.get('dropoff'));
  return {
    ...(serviceType && { serviceType }),
    ...(carId && { carId }),
    ...(pickupTime && { pickupTime }),
    ...(dropoffTime && { dropoffTime }),
  };
}

function readMoment(text: string | null): string | null {
  return isIsoDate(text) || isWallClock(text) ? text : null;
}
