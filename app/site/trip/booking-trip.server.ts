/** The page of a booking has a secret URL (decision 055). */
import { and, desc, eq, ne, or } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicles } from '#app/db/schema.server.ts';
import { plateOutWith } from '#app/domain/availability/availability.server.ts';
import { flightOf, isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { isTripPageOpen } from '#app/domain/bookings/trip-page.rules.ts';
import { isVehicle } from '#app/domain/zones/zone.rules.ts';
import { businessNow, toWallClock } from '#app/lib/dates/dates.ts';
import { type BookingTrip, tripState } from './trip.rules.ts';

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the booking whose link has this token. Returns null if the link was replaced or never
 * existed, or if the trip ended more than 30 days ago.
 */
export async function readBookingTrip(
  db: Db,
  token: string,
  now: Date,
): Promise<BookingTrip | null> {
  if (!TOKEN.test(token)) return null;
  const [row] = await db
    .select({ booking: bookings, plate: vehicles.plate, outWith: plateOutWith(now) })
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(eq(bookings.tripToken, token));
  if (!row) return null;
  const { booking, outWith } = row;
  // A late customer still has this vehicle, so this customer may get another.
  const plate = outWith === null ? row.plate : null;
  const { date: today } = businessNow(now);
  if (!isTripPageOpen(toWallClock(booking.dropoffAt), today)) return null;
  const recorded = await db
    .select({ kind: handovers.kind, plate: handovers.plate })
    .from(handovers)
    .where(eq(handovers.bookingId, booking.id))
    .orderBy(desc(handovers.at));
  const { transferData, totalCents, quotedCents: quoted } = booking;
  const { chargedCents, dueCents, paidCents, settledCents, depositCents } = booking;
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
    flightNumber: flightOf(booking),
    hotel: booking.hotel,
    driver: { name: transferData?.driverName ?? '', phone: transferData?.driverPhone ?? '' },
    pickupLocation: booking.pickupLocation,
    dropoffLocation: booking.dropoffLocation,
    pickupAt: toWallClock(booking.pickupAt),
    dropoffAt: toWallClock(booking.dropoffAt),
    totalCents: isUnpriced({ total: totalCents, quoted }) ? null : totalCents,
    account: { chargedCents, dueCents, paidCents, settledCents, depositCents },
    linkedTransfer: await readLinkedTransfer(db, booking),
    version: booking.version,
  };
}

async function readLinkedTransfer(
  db: Db,
  { id, wayBackId }: Pick<typeof bookings.$inferSelect, 'id' | 'wayBackId'>,
): Promise<BookingTrip['linkedTransfer']> {
  const [other] = await db
    .select()
    .from(bookings)
    .where(
      and(
        ne(bookings.status, 'cancelled'),
        or(eq(bookings.wayBackId, id), wayBackId ? eq(bookings.id, wayBackId) : undefined),
      ),
    );
  if (!other) return null;
  const { pickupAt, pickupLocation, dropoffLocation } = other;
  return {
    isReturn: other.id === wayBackId,
    pickupAt: toWallClock(pickupAt),
    pickupLocation,
    dropoffLocation,
  };
}
