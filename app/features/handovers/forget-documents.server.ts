import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, bookings, handovers } from '#app/db/schema.server.ts';
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

/**
 * Takes documents, photos, signatures and notes out of the hand-overs of these bookings; of their
 * changes the audit log keeps who made them and when.
 */
export async function forgetDocuments(tx: Db, bookingIds: string[]): Promise<void> {
  await tx.update(handovers).set(FORGOTTEN).where(inArray(handovers.bookingId, bookingIds));
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.thing, 'handover'), inArray(auditLog.thingId, bookingIds)));
}

/**
 * The same for rentals that were over more months ago than the settings say; none where they say
 * nothing. The sweep of pictures then takes the photos away. Gives how many rentals it were.
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
  return db.transaction(async (tx) => {
    const rows = await tx
      .selectDistinct({ id: handovers.bookingId })
      .from(handovers)
      .where(and(inArray(handovers.bookingId, over), IS_KEPT));
    await forgetDocuments(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}
