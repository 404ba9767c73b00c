import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { addDays, businessNow } from '#app/lib/dates.ts';

/** A month, as the settings count it. */
const MONTH_DAYS = 30;

/** What is left of hand-overs: time, vehicle, kilometres, fuel, damages and charges. */
const FORGOTTEN = {
  drivers: [],
  photos: [],
  notes: '',
  signatures: { customer: null, staff: null },
};
const IS_KEPT = sql`(${handovers.drivers} <> '[]' or ${handovers.photos} <> '{}'
  or ${handovers.signatures} <> '{"customer": null, "staff": null}' or ${handovers.notes} <> '')`;

/** Takes documents, photos, signatures and notes out of the hand-overs of these bookings. */
export async function forgetDocuments(tx: Db, bookingIds: string[]): Promise<void> {
  await tx.update(handovers).set(FORGOTTEN).where(inArray(handovers.bookingId, bookingIds));
}

/**
 * The same for rentals that were over more months ago than the settings say; none where they say
 * nothing. The sweep of pictures then takes the photos away. Gives how many records it were.
 */
export async function forgetOldDocuments(db: Db, now: Date): Promise<number> {
  const { documentMonths } = (await readSettings(db)).customers;
  if (documentMonths === null) return 0;
  const before = addDays(businessNow(now).date, -documentMonths * MONTH_DAYS);
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(lt(bookings.dropoffAt, before), inArray(bookings.status, ['completed', 'cancelled'])),
    );
  const rows = await db
    .update(handovers)
    .set(FORGOTTEN)
    .where(and(inArray(handovers.bookingId, over), IS_KEPT))
    .returning({ id: handovers.bookingId });
  return rows.length;
}
