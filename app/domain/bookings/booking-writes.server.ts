/** Inserts, updates and deletes bookings and logs each change, in the caller's transaction. */
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { voidCancellationFees } from '#app/domain/account/charges.server.ts';
import { rememberCustomers } from '#app/domain/customers/remember-customers.server.ts';
import { bookingSearchText, fullName } from './booking.rules.ts';
import { type BookingRecord, type Clash, toBooking } from './booking.schema.ts';
import { toRecord } from './bookings.server.ts';
import type { EnteredBooking } from './prepare-booking.server.ts';

interface Writing extends ChangeContext {
  /** Bookings that held the units when staff overbooked. */
  overruled?: Clash[] | undefined;
  /** Letting rules that staff overruled, with their reason. */
  ruledOut?: { rules: string[]; reason: string } | undefined;
}

/**
 * Inserts a booking under an unused reference and logs it. The id is the reference in lower case.
 * `requested`: a visitor sent it. `holdUntil`: end of its hold. `wayBackId`: id of the return
 * transfer, which must be inserted before.
 */
export async function insertBooking(
  tx: Db,
  entered: EnteredBooking,
  {
    requested,
    holdUntil = null,
    wayBackId = null,
    ...writing
  }: Writing & { requested: boolean; holdUntil?: Date | null; wayBackId?: string | null },
): Promise<BookingRecord> {
  const { now } = writing;
  for (;;) {
    const reference = randomReference();
    const searchText = bookingSearchText({ reference, ...entered });
    const id = reference.toLowerCase();
    const [row] = await tx
      .insert(bookings)
      .values({
        ...{ ...entered, id, reference, requested, holdUntil, wayBackId, searchText },
        ...{ createdAt: now, updatedAt: now },
      })
      .onConflictDoNothing({ target: bookings.reference })
      .returning();
    if (!row) continue;
    const booking = toRecord(row);
    await recordBooking(tx, { before: null, after: booking }, writing);
    await rememberPeople(tx, { before: null, after: booking }, writing);
    return booking;
  }
}

/**
 * Updates a booking whose row is locked, increases its version and logs it. Ends the hold of a
 * visitor's request unless `columns` set `holdUntil`: once staff have saved a request, its status
 * decides whether it holds a unit. If a cancellation is undone, voids its fees.
 */
export async function writeBooking(
  tx: Db,
  before: BookingRecord,
  columns: Partial<typeof bookings.$inferInsert>,
  writing: Writing & Saving,
): Promise<BookingRecord> {
  const { id, version } = before;
  const { status = before.status } = columns;
  const reopens = before.status === 'cancelled' && status !== 'cancelled';
  if (reopens) await voidCancellationFees(tx, before, writing);
  const [row] = await tx
    .update(bookings)
    .set({
      holdUntil: null,
      ...(reopens && { cancelReason: null }),
      ...columns,
      version: version + 1,
      updatedAt: writing.now,
    })
    .where(eq(bookings.id, id))
    .returning();
  if (!row) throw new Error(`The booking ${id} was not written`);
  const booking = toRecord(row);
  await recordBooking(tx, { before, after: booking }, writing);
  await rememberPeople(tx, { before, after: booking }, writing);
  return booking;
}

/** Deletes a locked booking. The audit log keeps its fields. */
export async function removeBooking(
  tx: Db,
  before: BookingRecord,
  by: ChangeContext,
): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.id, before.id));
  await recordBooking(tx, { before, after: null }, by);
  await rememberPeople(tx, { before, after: null }, by);
}

type Change =
  | { before: BookingRecord | null; after: BookingRecord }
  | { before: BookingRecord; after: null };

/**
 * Logs a change. `overbooked` lists the references of the bookings that held the units,
 * `overruledRules` the letting rules that refused the rental.
 */
async function recordBooking(
  tx: Db,
  { before, after }: Change,
  { actor, now, overruled, ruledOut }: Writing,
): Promise<void> {
  const { id, reference, drivers } = after ?? before;
  const [customer] = drivers;
  const overbooked = overruled && { overbooked: overruled.map((clash) => clash.reference) };
  await recordChange(tx, {
    actor,
    action: before ? (after ? 'update' : 'delete') : 'create',
    entity: 'booking',
    entityId: id,
    title: `${reference} · ${customer ? fullName(customer) : ''}`,
    before: before && recorded(before),
    after: after && {
      ...recorded(after),
      ...overbooked,
      ...(ruledOut && { overruledRules: ruledOut.rules, rulesReason: ruledOut.reason }),
    },
    now,
  });
}

/**
 * Updates the customers. A booking with `holdUntil` is a visitor's request that staff have not
 * saved.
 */
async function rememberPeople(
  tx: Db,
  { before, after }: Change,
  { now }: ChangeContext,
): Promise<void> {
  await rememberCustomers(tx, {
    bookingId: (after ?? before).id,
    before,
    after,
    byVisitor: {
      before: (before?.holdUntil ?? null) !== null,
      after: (after?.holdUntil ?? null) !== null,
    },
    now,
  });
}

function recorded(booking: BookingRecord) {
  const {
    version: _version,
    updatedAt: _updatedAt,
    account: _account,
    ...rest
  } = toBooking(booking);
  return rest;
}

/**
 * Characters of a reference. There are no vowels, so that no words appear. Of characters that look
 * alike (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V) at most one is used.
 */
const SIGNS = '23456789CDFHJKMNPRTVWX';
const LENGTH = 5;

/**
 * Returns a random reference such as `KRV-7F3K9`, one of five million. It may be in use already.
 */
function randomReference(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  return `KRV-${Array.from({ length: LENGTH }, sign).join('')}`;
}
