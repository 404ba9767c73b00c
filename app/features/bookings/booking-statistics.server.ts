import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { centsToEuros } from '#app/lib/money.ts';
import { BOOKING_STATUSES, type BookingStatus, EARNING_STATUSES } from './booking.rules.ts';
import type { BookingStatistics } from './booking-json.schema.ts';

/** How many bookings there are, by status, and what they bring. */
export async function readBookingStatistics(db: Db): Promise<BookingStatistics> {
  const rows = await db
    .select({
      status: bookings.status,
      count: sql<number>`count(*)::int`,
      // A sum of integers is a bigint, which the driver gives as a text.
      cents: sql<string>`sum(${bookings.totalCents})`,
    })
    .from(bookings)
    .groupBy(bookings.status);
  const count = (status: BookingStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  const counts = Object.fromEntries(
    BOOKING_STATUSES.map((status) => [status, count(status)]),
  ) as Record<BookingStatus, number>;
  const earned = rows.filter(({ status }) =>
    (EARNING_STATUSES as readonly string[]).includes(status),
  );
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    ...counts,
    revenue: centsToEuros(earned.reduce((sum, row) => sum + Number(row.cents), 0)),
  };
}
