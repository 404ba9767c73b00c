import { and, asc, gt, gte, lt, or } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import {
  type BookingStatus,
  fullName,
  type ServiceType,
} from '#app/features/bookings/booking.rules.ts';
import { isHolding, LONGEST_BOOKING_DAYS } from '#app/features/cars/availability.rules.ts';
import { byTitle } from '#app/features/cars/car.rules.ts';
import { addDays, type IsoDate, toWallClock } from '#app/lib/dates.ts';
import type { Board } from './board.schema.ts';

/**
 * The fleet and what happens to it on `days` days from `from` on: bookings of any status that begin,
 * run or end on one of them. One that ends at the first midnight is not among them.
 */
export async function readBoard(
  db: Db,
  { from, days, now }: { from: IsoDate; days: number; now: Date },
): Promise<Board> {
  const start = `${from} 00:00:00`;
  const [fleet, rows] = await Promise.all([
    db
      .select({
        id: cars.id,
        title: cars.title,
        brand: cars.brand,
        model: cars.model,
        year: cars.year,
        category: cars.category,
        active: cars.active,
        total_units: cars.totalUnits,
      })
      .from(cars),
    db
      .select({
        id: bookings.id,
        bookingReference: bookings.reference,
        serviceType: bookings.serviceType,
        carId: bookings.carId,
        carTitle: bookings.carTitle,
        zoneName: bookings.zoneName,
        drivers: bookings.drivers,
        pickupLocation: bookings.pickupLocation,
        dropoffLocation: bookings.dropoffLocation,
        pickupAt: bookings.pickupAt,
        dropoffAt: bookings.dropoffAt,
        status: bookings.status,
        holdUntil: bookings.holdUntil,
      })
      .from(bookings)
      .where(
        and(
          lt(bookings.pickupAt, `${addDays(from, days)} 00:00:00`),
          gte(bookings.pickupAt, `${addDays(from, -LONGEST_BOOKING_DAYS)} 00:00:00`),
          // A booking of no length counts on the day that it begins.
          or(gt(bookings.dropoffAt, start), gte(bookings.pickupAt, start)),
        ),
      )
      .orderBy(asc(bookings.pickupAt), asc(bookings.id)),
  ]);
  return {
    from,
    days,
    cars: fleet.sort(byTitle),
    bookings: rows.map(({ drivers: [first], pickupAt, dropoffAt, holdUntil, ...row }) => ({
      ...row,
      serviceType: row.serviceType as ServiceType,
      status: row.status as BookingStatus,
      holds: isHolding({ ...row, holdUntil: holdUntil?.toISOString() ?? null }, now),
      customer: first ? fullName(first) : '',
      pickupTime: toWallClock(pickupAt),
      dropoffTime: toWallClock(dropoffAt),
    })),
  };
}
