/** Booked time of cars: time of bookings with an earning status, clipped to a period. */
import { and, count, eq, gt, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import { MAX_BOOKING_DAYS } from '#app/domain/availability/availability.rules.ts';
import { EARNING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { boundsOf, hoursByMonth, type Month, type ReportPeriod } from './report.rules.ts';

/**
 * Use of a car in a period: the number of bookings that touch the period, and their hours within
 * it, added up for all units.
 */
export interface CarUse {
  carId: string;
  bookings: number;
  hours: number;
}

/** Returns the use of active cars; a car without bookings is left out. */
export async function readCarUse(db: Db, period: ReportPeriod): Promise<CarUse[]> {
  const { from, until } = boundsOf(period);
  const { begin, end } = clipped({ from, until });
  return db
    .select({
      carId: cars.id,
      bookings: count(),
      hours: sumOfHours(begin, end),
    })
    .from(bookings)
    .innerJoin(cars, and(eq(cars.id, bookings.carId), eq(cars.active, true)))
    .where(and(earning(), touching(from, until)))
    .groupBy(cars.id);
}

/**
 * Returns the booked hours of all active cars by month. The database first adds up the bookings by
 * their first and last month, of which there are few combinations. Joining each booking with its
 * months took seconds for 200,000 bookings in three years.
 */
export async function readMonthlyHours(db: Db, period: ReportPeriod): Promise<Map<Month, number>> {
  const { from, until } = boundsOf(period);
  const { begin, end } = clipped({ from, until });
  const part = db
    .select({ begin: begin.as('begin'), end: end.as('end') })
    .from(bookings)
    .innerJoin(cars, and(eq(cars.id, bookings.carId), eq(cars.active, true)))
    .where(and(earning(), touching(from, until)))
    .as('part');
  const first = sql`date_trunc('month', ${part.begin})`;
  const last = sql`date_trunc('month', ${part.end})`;
  const runs = await db
    .select({
      from: sql<Month>`to_char(${first}, 'YYYY-MM')`,
      to: sql<Month>`to_char(${last}, 'YYYY-MM')`,
      bookings: count(),
      hours: sumOfHours(part.begin, part.end),
      hoursInFirst: sumOfHours(part.begin, sql`least(${part.end}, ${first} + interval '1 month')`),
    })
    .from(part)
    .groupBy(first, last);
  return hoursByMonth(runs);
}

/** Returns start and end of a booking, clipped to the period. */
function clipped({ from, until }: { from: string; until: string }) {
  return {
    begin: sql`greatest(${bookings.pickupAt}, ${from}::timestamp)`,
    end: sql`least(${bookings.dropoffAt}, ${until}::timestamp)`,
  };
}

function earning() {
  return inArray(bookings.status, [...EARNING_STATUSES]);
}

/**
 * Selects bookings that touch the half-open period. The longest possible booking limits the scan of
 * the index.
 */
function touching(from: string, until: string) {
  return and(
    lt(bookings.pickupAt, until),
    gt(bookings.pickupAt, sql`${from}::timestamp - ${MAX_BOOKING_DAYS} * interval '1 day'`),
    gt(bookings.dropoffAt, from),
  );
}

function sumOfHours(start: SQLWrapper, end: SQLWrapper) {
  return sql`coalesce(sum(extract(epoch from ${end} - ${start})) / 3600, 0)`.mapWith(Number);
}
