import type { Db } from '#app/db/client.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { listBookings, listBookingsOfFlight } from '#app/domain/bookings/bookings.server.ts';
import { MAX_MATCHES } from '#app/domain/customers/customer-match.schema.ts';
import {
  addDays,
  businessNow,
  calendarDaysBetween,
  type IsoDate,
  toWallClock,
} from '#app/lib/dates/dates.ts';
import { findMatches } from '../customers/customers.server.ts';
import { searchVehicles } from '../vehicles/vehicle.rules.ts';
import { listVehicles } from '../vehicles/vehicles.server.ts';
import { type FoundBooking, MIN_LETTERS, type SearchResult } from './search.schema.ts';

/**
 * Returns the bookings, flights, customers and vehicles that a search of the whole office finds, at
 * most `MAX_MATCHES` each. Each kind is searched as in its own list.
 */
export async function searchOffice(
  db: Db,
  { search, now }: { search: string; now: Date },
): Promise<SearchResult> {
  if (search.trim().length < MIN_LETTERS) {
    return { bookings: [], flights: [], customers: [], vehicles: [] };
  }
  const [found, flights, customers, vehicles] = await Promise.all([
    findBookings(db, { search, now }),
    listBookingsOfFlight(db, { flight: search, now, limit: MAX_MATCHES }),
    findMatches(db, { search }),
    listVehicles(db, now),
  ]);
  return {
    bookings: found.map(toFound),
    flights: flights.map(toFound),
    customers: customers.matches,
    vehicles: searchVehicles(vehicles, search)
      .slice(0, MAX_MATCHES)
      .map(({ id, plate, carTitle }) => ({ id, plate, carTitle: carTitle ?? '' })),
  };
}

/** Returns the matching bookings whose pickup is nearest to today, the nearest first. */
async function findBookings(
  db: Db,
  { search, now }: { search: string; now: Date },
): Promise<BookingRecord[]> {
  const { date: today } = businessNow(now);
  const page = { page: 1, limit: MAX_MATCHES, search };
  const [coming, former] = await Promise.all([
    listBookings(db, { ...page, pickupFrom: today, sort: 'pickup' }),
    listBookings(db, { ...page, to: addDays(today, -1), sort: '-pickup' }),
  ]);
  const daysAway = ({ pickupAt }: BookingRecord) =>
    Math.abs(calendarDaysBetween(today, toWallClock(pickupAt).slice(0, 10) as IsoDate));
  return [...coming.bookings, ...former.bookings]
    .sort((a, b) => daysAway(a) - daysAway(b))
    .slice(0, MAX_MATCHES);
}

function toFound(booking: BookingRecord): FoundBooking {
  const { id, reference, status, serviceType, drivers, carTitle, zoneName, pickupAt } = booking;
  const [customer] = drivers;
  return {
    id,
    bookingReference: reference,
    status,
    serviceType,
    customer: customer ? fullName(customer) : '',
    subject: (serviceType === 'transfer' ? zoneName : carTitle) ?? '',
    pickupTime: toWallClock(pickupAt),
    flightNumber: booking.transferData?.flightNumber || booking.flightNumber,
  };
}
