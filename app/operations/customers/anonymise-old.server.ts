import { and, asc, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookingCustomers, bookings, customers } from '#app/db/schema.server.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { anonymiseCustomer, OPEN_STATUSES } from './anonymise-customer.server.ts';

const BATCH = 100;

/**
 * Anonymises every customer whose last booking ended more years ago than the settings allow; nobody
 * if they set no limit. Customers with an open booking stay. Returns the number of anonymised
 * customers.
 */
export async function anonymiseOld(
  db: Db,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  const { keepYears } = (await readSettings(db)).customers;
  if (keepYears === null) return 0;
  const before = yearsBefore(businessNow(now).date, keepYears);
  let count = 0;
  let last = '';
  for (;;) {
    const ids = await readOld(db, before, last);
    for (const id of ids) {
      if (signal.aborted) return count;
      const result = await anonymiseCustomer(db, id, { actor: 'system', now });
      if (result.ok) count += 1;
    }
    last = ids.at(-1) ?? '';
    if (ids.length < BATCH) return count;
  }
}

/** Returns the same day some years earlier; 28 February for 29 February. */
export function yearsBefore(date: IsoDate, years: number): IsoDate {
  const year = Number(date.slice(0, 4)) - years;
  return `${String(year).padStart(4, '0')}${date.slice(4).replace('-02-29', '-02-28')}`;
}

/**
 * Reads up to 100 ids after `last` of customers without a booking that is open or ended on or after
 * `before`.
 */
async function readOld(db: Db, before: IsoDate, last: string): Promise<string[]> {
  const later = db
    .select({ id: bookings.id })
    .from(bookingCustomers)
    .innerJoin(bookings, eq(bookings.id, bookingCustomers.bookingId))
    .where(
      and(
        eq(bookingCustomers.customerId, customers.id),
        or(gte(bookings.dropoffAt, before), inArray(bookings.status, OPEN_STATUSES)),
      ),
    );
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        isNull(customers.anonymisedAt),
        sql`${customers.id} > ${last}`,
        // Customers without a booking are dated by their creation.
        or(
          lt(customers.lastPickupAt, before),
          and(isNull(customers.lastPickupAt), lt(customers.createdAt, new Date(before))),
        ),
        notExists(later),
      ),
    )
    .orderBy(asc(customers.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
