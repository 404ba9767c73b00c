import { and, count, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { toWallClock, type WallClock } from '#app/lib/dates.ts';
import { HOLDING_STATUSES, type Interval } from './availability.rules.ts';

/** Letters of a `timestamp` as PostgreSQL writes it. */
const TIMESTAMP = '2026-07-14 10:00:00'.length;

/**
 * The bookings that hold a unit at some moment of `period`, by car id. A `period` whose two ends
 * are equal asks for that one moment.
 */
export async function readHeldIntervals(
  db: Db,
  period: Interval,
  { now, carIds, except }: { now: Date; carIds?: string[]; except?: string | undefined },
): Promise<Map<string, Interval[]>> {
  const [row] = await db
    .select({
      // One value of few parts: to write and read thousands of rows costs more than to find them.
      held: sql<
        string[] | null
      >`json_agg(${bookings.carId} || ${bookings.pickupAt} || ${bookings.dropoffAt})`,
    })
    .from(bookings)
    .where(
      and(
        holdsUnitDuring(period, now),
        carIds && inArray(bookings.carId, carIds),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );
  const held = new Map<string, Interval[]>();
  for (const each of row?.held ?? []) {
    const carId = each.slice(0, -2 * TIMESTAMP);
    const interval = {
      from: toWallClock(each.slice(-2 * TIMESTAMP, -TIMESTAMP)),
      to: toWallClock(each.slice(-TIMESTAMP)),
    };
    const intervals = held.get(carId);
    if (intervals) intervals.push(interval);
    else held.set(carId, [interval]);
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

/** Which bookings, as known at `now`, hold a unit during a period. The index `bookings_holding` answers it. */
export function holdsUnitDuring({ from, to }: Interval, now: Date): SQL | undefined {
  const until = to > from ? to : `${from}:59`;
  return and(
    holdsUnit(now),
    sql`tsrange(${bookings.pickupAt}, ${bookings.dropoffAt}) && tsrange(${from}, ${until})`,
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
