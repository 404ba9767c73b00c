import { and, eq, inArray, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, bookings, handovers } from '#app/db/schema.server.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { addDays, businessNow } from '#app/lib/dates.ts';

/** Names and numbers of documents can be guessed from the hash of a report (decision 032). */
const WITHOUT_HASH = sql`filed || '{"hash": ""}'`;

/** A month, as the settings count it. */
const MONTH_DAYS = 30;

/** What is left of hand-overs: time, vehicle, kilometres, fuel, damages and charges without notes. */
const FORGOTTEN = {
  drivers: [],
  photos: [],
  notes: '',
  signatures: { customer: null, staff: null },
  damages: withoutNotes(handovers.damages),
  charges: withoutNotes(handovers.charges),
  filed: WITHOUT_HASH,
  // A form that is still open must not bring them back.
  version: sql`${handovers.version} + 1`,
};

function withoutNotes(list: SQLWrapper): SQL {
  const each = sql`jsonb_array_elements(${list}) with ordinality as item(value, place)`;
  return sql`coalesce((select jsonb_agg(value || '{"note": ""}' order by place) from ${each}), '[]')`;
}

const IS_KEPT = sql`(${handovers.drivers} <> '[]' or ${handovers.photos} <> '{}'
  or ${handovers.signatures} <> '{"customer": null, "staff": null}' or ${handovers.notes} <> '')`;

/**
 * Takes documents, photos, signatures and notes out of the hand-overs of these bookings; of their
 * changes the audit log keeps who made them and when.
 */
export async function forgetDocuments(tx: Db, bookingIds: string[], now: Date): Promise<void> {
  await lockHandovers(tx, bookingIds);
  await tx
    .update(handovers)
    .set({ ...FORGOTTEN, forgottenAt: now })
    .where(inArray(handovers.bookingId, bookingIds));
  await forgetChanges(tx, bookingIds);
}

/** Locks them in one order, so that two transactions that lock several cannot wait for each other. */
async function lockHandovers(tx: Db, bookingIds: string[]): Promise<void> {
  await tx
    .select({ id: handovers.bookingId })
    .from(handovers)
    .where(inArray(handovers.bookingId, bookingIds))
    .orderBy(handovers.bookingId, handovers.kind)
    .for('update');
}

/** Empties the hashes of what was reported of these bookings, which the caller has locked. */
export async function forgetHashes(tx: Db, bookingIds: string[]): Promise<void> {
  await lockHandovers(tx, bookingIds);
  const filed = WITHOUT_HASH;
  const areTheirs = inArray(handovers.bookingId, bookingIds);
  await tx
    .update(handovers)
    .set({ filed })
    .where(and(areTheirs, isNotNull(handovers.filed)));
  await tx
    .update(bookings)
    .set({ filed })
    .where(and(inArray(bookings.id, bookingIds), isNotNull(bookings.filed)));
}

/** Takes one of several drivers out of a rental's hand-over; `forgetHashes` empties its hash. */
export async function forgetDriver(
  tx: Db,
  bookingId: string,
  { name, surname }: { name: string; surname: string },
): Promise<void> {
  const isOut = and(eq(handovers.bookingId, bookingId), eq(handovers.kind, 'out'));
  const [row] = await tx.select().from(handovers).where(isOut).for('update');
  const others = row?.drivers.filter((each) => each.name !== name || each.surname !== surname);
  if (!row || !others || others.length === row.drivers.length) return;
  await tx
    .update(handovers)
    .set({ drivers: others, version: row.version + 1 })
    .where(isOut);
  await forgetChanges(tx, [bookingId]);
}

async function forgetChanges(tx: Db, bookingIds: string[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ before: null, after: null })
    .where(and(eq(auditLog.entity, 'handover'), inArray(auditLog.entityId, bookingIds)));
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
      now,
    );
    return rows.length;
  });
}
