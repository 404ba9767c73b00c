import type { Db } from '#app/db/client.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { listBookings, listBookingsOfFlight } from '#app/domain/bookings/bookings.server.ts';
import { MAX_MATCHES } from '#app/domain/customers/customer-match.schema.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
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
    listBookings(db, { page: 1, limit: MAX_MATCHES, search, sort: '-pickup' }),
    listBookingsOfFlight(db, { flight: search, limit: MAX_MATCHES }),
    findMatches(db, { search }),
    listVehicles(db, now),
  ]);
  return {
    bookings: found.bookings.map(toFound),
    flights: flights.map(toFound),
    customers: customers.matches,
    vehicles: searchVehicles(vehicles, search)
      .slice(0, MAX_MATCHES)
      .map(({ id, plate, carTitle }) => ({ id, plate, carTitle: carTitle ?? '' })),
  };
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
