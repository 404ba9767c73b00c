/** How long cars were booked: time of the bookings that bring money, clipped to a period. */
import { and, count, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import { EARNING_STATUSES } from '../bookings/booking.rules.ts';
import { LONGEST_BOOKING_DAYS } from '../cars/availability.rules.ts';
import { boundsOf, type Month, monthsOf, type ReportPeriod } from './report.rules.ts';

/** Of one car within a period, all its units together. `bookings` are those that touch it. */
export interface CarUse {
  carId: string;
  bookings: number;
  hours: number;
}

/** By active car; those without any booking are not in it. */
export async function readCarUse(db: Db, period: ReportPeriod): Promise<CarUse[]> {
  const { from, until } = boundsOf(period);
  return db
    .select({
      carId: cars.id,
      bookings: count(),
      hours: sumOfHours(sql`${from}::timestamp`, sql`${until}::timestamp`),
    })
    .from(bookings)
    .innerJoin(cars, and(eq(cars.id, bookings.carId), eq(cars.active, true)))
    .where(and(earning(), touching(from, until)))
    .groupBy(cars.id);
}

/** Of all active cars by month; months without any booking are not in it. */
export async function readMonthlyHours(db: Db, period: ReportPeriod): Promise<Map<Month, number>> {
  const { from, until } = boundsOf(period);
  const months = db
    .select({ month: sql<Month>`m`.as('month') })
    .from(sql`unnest(${sql.param(monthsOf(period))}::text[]) as m`)
    .as('months');
  const start = sql`to_timestamp(${months.month}, 'YYYY-MM')::timestamp`;
  const end = sql`${start} + interval '1 month'`;
  const rows = await db
    .select({ month: months.month, hours: sumOfHours(start, end) })
    .from(months)
    .innerJoin(bookings, and(lt(bookings.pickupAt, end), gt(bookings.dropoffAt, start)))
    .innerJoin(cars, and(eq(cars.id, bookings.carId), eq(cars.active, true)))
    .where(and(earning(), touching(from, until)))
    .groupBy(months.month);
  return new Map(rows.map(({ month, hours }) => [month, hours]));
}

function earning() {
  return inArray(bookings.status, [...EARNING_STATUSES]);
}

/** Half-open; the longest booking bounds the scan of the index. */
function touching(from: string, until: string) {
  return and(
    lt(bookings.pickupAt, until),
    gt(bookings.pickupAt, sql`${from}::timestamp - ${LONGEST_BOOKING_DAYS} * interval '1 day'`),
    gt(bookings.dropoffAt, from),
  );
}

function sumOfHours(start: SQL, end: SQL) {
  const { pickupAt, dropoffAt } = bookings;
  return sql`coalesce(sum(extract(epoch from least(${dropoffAt}, ${end}) - greatest(${pickupAt}, ${start}))) / 3600, 0)`.mapWith(
    Number,
  );
}
