import { and, count, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { toWallClock, type WallClock } from '#app/lib/dates.ts';
import { HOLDING_STATUSES, type Interval, LONGEST_BOOKING_DAYS } from './availability.rules.ts';

const LONGEST_BOOKING_MS = LONGEST_BOOKING_DAYS * 86_400_000;

/**
 * The bookings that hold a unit at some moment of `period`, by car id. A `period` whose two ends
 * are equal asks for that one moment.
 */
export async function readHeldIntervals(
  db: Db,
  period: Interval,
  { now, carIds, except }: { now: Date; carIds?: string[]; except?: string | undefined },
): Promise<Map<string, Interval[]>> {
  const rows = await db
    .select({ carId: bookings.carId, from: bookings.pickupAt, to: bookings.dropoffAt })
    .from(bookings)
    .where(
      and(
        holdsUnitDuring(period, now),
        carIds && inArray(bookings.carId, carIds),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );
  const held = new Map<string, Interval[]>();
  for (const row of rows) {
    const intervals = held.get(row.carId ?? '') ?? [];
    intervals.push({ from: toWallClock(row.from), to: toWallClock(row.to) });
    held.set(row.carId ?? '', intervals);
  }
  return held;
}

/** Which bookings hold a unit of a car at an instant: `isHolding` as a condition, of those with a car. */
export function holdsUnit(now: Date): SQL | undefined {
  return and(
    inArray(bookings.status, [...HOLDING_STATUSES]),
    isNotNull(bookings.carId),
    or(isNull(bookings.holdUntil), gt(bookings.holdUntil, now)),
  );
}

/** Which bookings, as known at `now`, hold a unit during a period. `bookings_holding` answers it. */
export function holdsUnitDuring({ from, to }: Interval, now: Date): SQL | undefined {
  const until = to > from ? to : `${from}:59`;
  return and(
    holdsUnit(now),
    lt(bookings.pickupAt, until),
    gt(bookings.pickupAt, longestBookingBefore(from)),
    gt(bookings.dropoffAt, from),
  );
}

/** How many bookings hold a unit at `from` or later, by car id; cars without any are not in it. */
export async function countHoldingBookings(
  db: Db,
  { from, carIds, now }: { from: WallClock; carIds: string[]; now: Date },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ carId: bookings.carId, count: count() })
    .from(bookings)
    .where(and(holdsUnit(now), inArray(bookings.carId, carIds), gt(bookings.dropoffAt, from)))
    .groupBy(bookings.carId);
  return new Map(rows.map((row) => [row.carId ?? '', row.count]));
}

function longestBookingBefore(at: WallClock): string {
  return new Date(Date.parse(`${at}:00Z`) - LONGEST_BOOKING_MS).toISOString().slice(0, 19);
}
