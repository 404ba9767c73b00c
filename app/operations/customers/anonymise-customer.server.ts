import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  auditLog,
  bookingCustomers,
  bookings,
  cars,
  customers,
  idempotencyKeys,
} from '#app/db/schema.server.ts';
import { forgetAccountTexts } from '#app/domain/account/forget-account-texts.server.ts';
import { bookingSearchText } from '#app/domain/bookings/booking.rules.ts';
import { ANONYMOUS, withoutPersonalData } from '#app/lib/privacy.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';
import { forgetHashes } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { isBooking, withoutPerson } from './anonymous.rules.ts';
import type { CustomerPage } from './customer.schema.ts';
import { type CustomerRow, readCustomer } from './customers.server.ts';
import { forgetHandovers } from './forget-handovers.server.ts';
import { bookingColumns, customerColumns } from './personal-columns.server.ts';

/**
 * Statuses of bookings that are not over. The office still needs to know who their customers are.
 */
export const OPEN_STATUSES = ['pending', 'confirmed', 'active'];

export type AnonymiseResult =
  | { ok: true; customer: CustomerPage }
  /** `stale`: a booking of this customer was saved meanwhile. */
  | { ok: false; reason: 'not-found' | 'stale' }
  | { ok: false; reason: 'open'; references: string[] };

/**
 * Removes a person from everything that is stored: the customer, bookings, hand-overs, and the
 * audit log about them. Bookings keep car, days and money. The audit log records who anonymised and
 * when, but not whom. Returns `open` with references if the person has bookings that are not over.
 * Anonymising again changes nothing.
 */
export async function anonymiseCustomer(
  db: Db,
  id: string,
  by: ChangeContext,
): Promise<AnonymiseResult> {
  const places = await readPlaces(db);
  return allOrNothing<AnonymiseResult>(db, async (tx) => {
    const linked = await readLinks(tx, id);
    const ids = linked.map(({ bookingId }) => bookingId);
    // Locks keys, then bookings, then customers, in the order in which requests and bookings are
    // saved.
    await forgetRequests(tx, ids);
    const rows = await tx
      .select()
      .from(bookings)
      .where(inArray(bookings.id, ids))
      .orderBy(asc(bookings.id))
      .for('update');
    const [before] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
    if (!before) return { ok: false, reason: 'not-found' };
    const links = await readLinks(tx, id);
    if (links.some(({ bookingId }) => !ids.includes(bookingId)))
      return { ok: false, reason: 'stale' };
    const positions = new Map(links.map(({ bookingId, position }) => [bookingId, position]));
    const theirs = rows.filter((row) => (positions.get(row.id) ?? null) !== null);
    // An active rental needs the record of its hand-over, even if the booking no longer names the
    // customer.
    const open = rows.filter(
      (row) =>
        row.status === 'active' || (theirs.includes(row) && OPEN_STATUSES.includes(row.status)),
    );
    if (open.length > 0) {
      return {
        ok: false,
        reason: 'open',
        references: open.map(({ reference }) => reference).sort(),
      };
    }
    if (!before.anonymisedAt) {
      const roles = theirs.flatMap(
        ({ id: bookingId, drivers }) => drivers[positions.get(bookingId) ?? 0] ?? [],
      );
      const former = await readFormerDetails(tx, id);
      const phones = new Set(
        [
          ...[before, ...former].map(({ phone }) => phone),
          ...roles.map(({ phoneNumber }) => phoneNumber),
        ].flatMap((each) => phoneKey(each) ?? []),
      );
      const names = [before, ...former, ...roles];
      const others = await readOthers(tx, id, { phones, bookingIds: ids });
      const person = { phones, names, others };
      // Runs before the audit log is cleaned, because the log states who was in a booking at its
      // hand-over.
      await forgetHandovers(tx, rows, { positions, person, now: by.now });
      await cleanBookings(tx, rows, { person, places }, by.now);
      const own = theirs.filter(({ id: bookingId }) => positions.get(bookingId) === 0);
      await forgetAccountTexts(
        tx,
        own.map(({ id: bookingId }) => bookingId),
      );
      // Includes bookings that no longer name the person: they may have been reported when they
      // did.
      await forgetHashes(tx, ids);
      await cleanAuditLog(tx, { id, bookingIds: ids }, { person, places });
      await cleanCustomer(tx, before, by.now);
      const what = { action: 'anonymise', entity: 'customer', entityId: null, title: '' } as const;
      await recordChange(tx, { ...by, ...what });
    }
    const customer = await readCustomer(tx, id);
    return customer ? { ok: true, customer } : { ok: false, reason: 'not-found' };
  });
}

type Forgetting = Parameters<typeof withoutPerson>[2];

/** Returns the places where the office hands cars over; they are not private addresses. */
async function readPlaces(db: Db): Promise<Set<string>> {
  const { pickupLocation, dropoffLocation } = cars;
  const [{ rental }, own] = await Promise.all([
    readSettings(db),
    db.select({ pickupLocation, dropoffLocation }).from(cars),
  ]);
  const ofCars = own.flatMap((car) => [car.pickupLocation, car.dropoffLocation]);
  return new Set([...rental.places, ...ofCars.filter((place) => place !== null)]);
}

function readLinks(tx: Db, id: string) {
  return tx.select().from(bookingCustomers).where(eq(bookingCustomers.customerId, id));
}

/** Reads phone numbers and names that staff have replaced; bookings may still contain them. */
async function readFormerDetails(tx: Db, id: string) {
  const { before } = auditLog;
  const field = (name: string) => sql<string>`coalesce(${before} ->> ${name}, '')`;
  return tx
    .select({ phone: field('phone'), name: field('name'), surname: field('surname') })
    .from(auditLog)
    .where(and(isOf('customer', [id]), isNotNull(before)));
}

/** Reads the other customers who share a phone number or a booking with the person. */
async function readOthers(
  tx: Db,
  id: string,
  { phones, bookingIds }: { phones: ReadonlySet<string>; bookingIds: string[] },
) {
  const { customerId, bookingId } = bookingCustomers;
  const inBookings = tx
    .select({ id: customerId })
    .from(bookingCustomers)
    .where(inArray(bookingId, bookingIds));
  const { name, surname, phoneDigits, anonymisedAt } = customers;
  return tx
    .select({ name, surname })
    .from(customers)
    .where(
      and(
        ne(customers.id, id),
        isNull(anonymisedAt),
        or(inArray(phoneDigits, [...phones]), inArray(customers.id, inBookings)),
      ),
    );
}

function isOf(entity: string, ids: string[]) {
  return and(eq(auditLog.entity, entity), inArray(auditLog.entityId, ids));
}

async function cleanBookings(
  tx: Db,
  rows: (typeof bookings.$inferSelect)[],
  forgetting: Forgetting,
  now: Date,
): Promise<void> {
  for (const row of rows) {
    // PostgreSQL generates these columns.
    const { dueCents: _due, balanceCents: _balance, ...stored } = row;
    const clean = withoutPerson(stored, bookingColumns, forgetting);
    if (!clean) continue;
    await tx
      .update(bookings)
      .set({
        ...clean,
        // The customer's chat contains the former address of the trip page.
        ...(clean.drivers[0]?.name === ANONYMOUS && { tripToken: sql`gen_random_uuid()` }),
        searchText: bookingSearchText(clean),
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(bookings.id, row.id));
  }
}

/**
 * Erases key and hash of the requests that made these bookings: the sender chose the key, and names
 * and numbers can be guessed from the hash. The row stays because it names what the request made.
 */
async function forgetRequests(tx: Db, bookingIds: string[]): Promise<void> {
  const { key, madeId } = idempotencyKeys;
  const keys = await tx
    .select({ key })
    .from(idempotencyKeys)
    .where(inArray(madeId, bookingIds))
    .orderBy(asc(madeId))
    .for('update');
  if (keys.length === 0) return;
  await tx
    .update(idempotencyKeys)
    .set({ requestHash: '', key: sql`'forgotten ' || ${madeId}` })
    .where(inArray(madeId, bookingIds));
}

/**
 * Removes the person from the audit log. Entries stay, so that it is known who changed a record and
 * when.
 */
async function cleanAuditLog(
  tx: Db,
  { id, bookingIds }: { id: string; bookingIds: string[] },
  forgetting: Forgetting,
): Promise<void> {
  await tx
    .update(auditLog)
    .set({ title: ANONYMOUS, before: null, after: null })
    .where(isOf('customer', [id]));
  const entries = await tx.select().from(auditLog).where(isOf('booking', bookingIds));
  for (const { id: entryId, before, after, title } of entries) {
    const clean = [before, after].map((state) =>
      isBooking(state) ? withoutPerson(state, bookingColumns, forgetting) : null,
    );
    const [cleanBefore, cleanAfter] = clean;
    if (!cleanBefore && !cleanAfter) continue;
    const latest = after ? cleanAfter : cleanBefore;
    const isTitled = latest?.drivers[0]?.name === ANONYMOUS;
    await tx
      .update(auditLog)
      .set({
        before: cleanBefore ?? before,
        after: cleanAfter ?? after,
        // A title such as `KRV-7F3K9 · Ayşe Yılmaz` loses the name.
        title: isTitled ? (title.split(' · ')[0] ?? '') : title,
      })
      .where(eq(auditLog.id, entryId));
  }
}

async function cleanCustomer(tx: Db, row: CustomerRow, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({
      ...withoutPersonalData(row, customerColumns),
      anonymisedAt: now,
      version: row.version + 1,
      updatedAt: now,
    })
    .where(eq(customers.id, row.id));
}
