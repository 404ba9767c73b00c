import { and, eq, inArray, isNotNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, bookings, handovers } from '#app/db/schema.server.ts';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { addDays, businessNow } from '#app/lib/dates.ts';
import { isSameName, type PersonName } from './handover.rules.ts';

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

/**
 * Takes one of several drivers out of a rental's hand-overs: every document that is not clearly of
 * `others`, since names are typed anew at the desk, and a signature under such a name. Where none of
 * `others` has a document, all goes as in `forgetDocuments`. `forgetHashes` empties the hashes.
 */
export async function forgetDriver(
  tx: Db,
  bookingId: string,
  { driver, others, now }: { driver: PersonName; others: PersonName[]; now: Date },
): Promise<void> {
  await lockHandovers(tx, [bookingId]);
  const rows = await tx.select().from(handovers).where(eq(handovers.bookingId, bookingId));
  const isOfOthers = (each: PersonName) =>
    !isSameName(each, driver) && others.some((other) => isSameName(each, other));
  const documents = rows.flatMap(({ drivers }) => drivers);
  if (documents.length > 0 && !documents.some(isOfOthers)) {
    return forgetDocuments(tx, [bookingId], now);
  }
  const theirs = [driver, ...documents.filter((each) => !isOfOthers(each))];
  for (const { kind, drivers, signatures, version } of rows) {
    const { customer } = signatures;
    const isSigned = theirs.some((each) => isSameName(each, { name: customer?.name ?? '' }));
    await tx
      .update(handovers)
      .set({
        drivers: drivers.filter(isOfOthers),
        signatures: isSigned ? { ...signatures, customer: null } : signatures,
        version: version + 1,
      })
      .where(and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind)));
  }
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
