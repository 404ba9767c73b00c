import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, bookings, handovers, signedPapers } from '#app/db/schema.server.ts';
import { forgetAccountTexts } from '#app/domain/account/forget-account-texts.server.ts';
import { filedPrivacy } from '#app/domain/bookings/booking.schema.ts';
import { isSameName, type PersonName } from '#app/domain/customers/person.rules.ts';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { type Privacy, withoutPersonalData } from '#app/lib/privacy.ts';
import { handoverPrivacy } from '../handover.schema.ts';

/**
 * Empties the hash of a report: names and document numbers could be guessed from it (decision 032).
 */
const WITHOUT_HASH = sql`filed || '{"hash": ""}'`;

/** Days of a month of `documentMonths`. */
const MONTH_DAYS = 30;

/**
 * Three fields are not columns: `keepPlate` applies to one save, charges and money are rows of the
 * account.
 */
const { keepPlate: _, charges: _charges, money: _money, ...fieldColumns } = handoverPrivacy;

export const handoverColumns = {
  ...fieldColumns,
  bookingId: 'impersonal',
  kind: 'impersonal',
  // Name of an employee, not of a customer.
  staffName: 'impersonal',
  filed: { parts: filedPrivacy },
  documentsDeletedAt: 'impersonal',
  version: 'impersonal',
  createdAt: 'impersonal',
  updatedAt: 'impersonal',
} satisfies Record<keyof typeof handovers.$inferSelect, Privacy>;

/**
 * Matches hand-overs whose personal data was never erased, or that were saved again after that.
 */
const IS_KEPT = or(
  isNull(handovers.documentsDeletedAt),
  gt(handovers.updatedAt, handovers.documentsDeletedAt),
);

/**
 * Removes documents, photos, signatures and notes from the hand-overs of these bookings, the texts
 * of their return charges, and all their signed papers. The audit log keeps who changed a record
 * and when, without values.
 */
export async function forgetDocuments(tx: Db, bookingIds: string[], now: Date): Promise<void> {
  for (const row of await lockHandovers(tx, bookingIds)) {
    const left = withoutPersonalData(row, handoverColumns);
    await tx
      .update(handovers)
      // With the new version, a form that is still open cannot save the removed data again.
      .set({ ...left, version: row.version + 1, documentsDeletedAt: now })
      .where(and(eq(handovers.bookingId, row.bookingId), eq(handovers.kind, row.kind)));
  }
  await forgetAccountTexts(tx, bookingIds, { onlyReturns: true });
  await tx.delete(signedPapers).where(inArray(signedPapers.bookingId, bookingIds));
  await forgetChanges(tx, bookingIds);
}

/** Locks the hand-overs in a fixed order, so that two transactions cannot wait for each other. */
function lockHandovers(tx: Db, bookingIds: string[]) {
  return tx
    .select()
    .from(handovers)
    .where(inArray(handovers.bookingId, bookingIds))
    .orderBy(handovers.bookingId, handovers.kind)
    .for('update');
}

/** Empties the hashes of reports about these bookings. The caller has locked the bookings. */
export async function forgetHashes(tx: Db, bookingIds: string[]): Promise<void> {
  await lockHandovers(tx, bookingIds);
  const filed = WITHOUT_HASH;
  const areOfBookings = inArray(handovers.bookingId, bookingIds);
  await tx
    .update(handovers)
    .set({ filed })
    .where(and(areOfBookings, isNotNull(handovers.filed)));
  await tx
    .update(bookings)
    .set({ filed })
    .where(and(inArray(bookings.id, bookingIds), isNotNull(bookings.filed)));
}

/**
 * Deletes a driver's documents and signature from the hand-overs of a rental whose customer is
 * another person. Keeps only documents with the name of one of `others`, because staff may spell a
 * name differently at the desk. Photos and notes stay: like the wishes of a booking, they belong to
 * its customer and are deleted with the customer's data. If no document has the name of one of
 * `others`, deletes everything, as `forgetDocuments` does. `forgetHashes` empties the hashes.
 */
export async function forgetDriver(
  tx: Db,
  bookingId: string,
  { driver, others, now }: { driver: PersonName; others: PersonName[]; now: Date },
): Promise<void> {
  const rows = await lockHandovers(tx, [bookingId]);
  const isOfOthers = (each: PersonName) =>
    !isSameName(each, driver) && others.some((other) => isSameName(each, other));
  const documents = rows.flatMap(({ drivers }) => drivers);
  if (documents.length > 0 && !documents.some(isOfOthers)) {
    return forgetDocuments(tx, [bookingId], now);
  }
  const theirs = [driver, ...documents.filter((each) => !isOfOthers(each))];
  const isPersonsName = (name: PersonName) => theirs.some((each) => isSameName(each, name));
  for (const { kind, drivers, signatures, version } of rows) {
    const { customer } = signatures;
    const isSigned = isPersonsName({ name: customer?.name ?? '' });
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
 * Deletes the documents of completed and cancelled rentals that ended more than `documentMonths` of
 * the settings ago; of none if that is null. The sweep of pictures deletes the photos later.
 * Returns the number of rentals whose hand-overs changed.
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
    // Signed papers stay after their record is deleted.
    const signed = await tx
      .selectDistinct({ id: signedPapers.bookingId })
      .from(signedPapers)
      .where(inArray(signedPapers.bookingId, over));
    const ids = new Set([...rows, ...signed].map(({ id }) => id));
    await forgetDocuments(tx, [...ids], now);
    return rows.length;
  });
}
