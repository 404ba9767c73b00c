/** The page of a booking that staff recorded, under an address with a secret (decision 055). */
import { desc, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicles } from '#app/db/schema.server.ts';
import { addDays, businessNow, toWallClock, type WallClock } from '#app/lib/dates.ts';
import { isVehicle, type Vehicle } from '../transfers/zone.rules.ts';
import { type TripState, tripState } from './trip-state.rules.ts';

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Days after the trip on which its page still opens. */
const OPEN_DAYS = 30;

/** What the page says: of the booking alone, and of the person no more than the first name. */
export interface BookingTrip {
  kind: 'rental' | 'transfer';
  /** Null: cancelled. */
  state: TripState | null;
  reference: string;
  firstName: string;
  carId: string | null;
  carTitle: string | null;
  /** Of a transfer. */
  vehicle: Vehicle | null;
  passengers: number | null;
  plate: string | null;
  flightNumber: string;
  pickupLocation: string;
  dropoffLocation: string;
  pickupAt: WallClock;
  dropoffAt: WallClock;
  /** Null while no price is agreed. */
  totalCents: number | null;
}

/** The trip of a link; null for one that was withdrawn, is over for thirty days, or never was. */
export async function readBookingTrip(
  db: Db,
  token: string,
  now: Date,
): Promise<BookingTrip | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await db
    .select({ booking: bookings, plate: vehicles.plate })
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.tripToken, token));
  if (!row) return null;
  const { booking, plate } = row;
  const { date: today } = businessNow(now);
  if (addDays(toWallClock(booking.dropoffAt).slice(0, 10), OPEN_DAYS) < today) return null;
  const recorded = await db
    .select({ kind: handovers.kind, plate: handovers.plate })
    .from(handovers)
    .where(eq(handovers.bookingId, booking.id))
    .orderBy(desc(handovers.at));
  const { transferData, totalCents, quotedCents } = booking;
  const capacity = transferData?.vehicleCapacity;
  return {
    kind: booking.serviceType === 'transfer' ? 'transfer' : 'rental',
    state: tripState(
      booking.status,
      recorded.map(({ kind }) => kind),
    ),
    reference: booking.reference,
    firstName: booking.drivers[0]?.name ?? '',
    carId: booking.carId,
    carTitle: booking.carTitle,
    vehicle: isVehicle(capacity) ? capacity : null,
    passengers: transferData?.passengers ?? null,
    plate: plate ?? recorded[0]?.plate ?? null,
    flightNumber: transferData?.flightNumber || booking.flightNumber,
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation,
    pickupAt: toWallClock(booking.pickupAt),
    dropoffAt: toWallClock(booking.dropoffAt),
    totalCents: totalCents === 0 && quotedCents === null ? null : totalCents,
  };
}
