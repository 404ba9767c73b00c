/** How a booking is inserted, updated and recorded in the audit log. Called in a transaction. */

import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { bookingSearchText, fullName } from './booking.rules.ts';
import type { BookingRecord } from './booking.schema.ts';
import { type Clash, toBooking } from './booking.schema.ts';
import { toRecord } from './bookings.server.ts';
import type { EnteredBooking } from './prepare-booking.server.ts';

/** Inserts a booking under a reference that is free; its id is the same in small letters. */
export async function insertBooking(
  tx: Db,
  entered: EnteredBooking,
  {
    now,
    holdUntil = null,
    reference: draw = randomReference,
  }: { now: Date; holdUntil?: Date | null; reference?: (() => string) | undefined },
): Promise<BookingRecord> {
  for (;;) {
    const reference = draw();
    const searchText = bookingSearchText({ reference, ...entered });
    const id = reference.toLowerCase();
    const [row] = await tx
      .insert(bookings)
      .values({ ...entered, id, reference, holdUntil, searchText, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (row) return toRecord(row);
  }
}

/**
 * Updates a booking whose row is locked, as its next version. Once staff have saved a visitor's
 * request, its status alone says whether it holds a unit.
 */
export async function writeBooking(
  tx: Db,
  { id, version }: BookingRecord,
  columns: Partial<Omit<typeof bookings.$inferInsert, 'holdUntil'>>,
  now: Date,
): Promise<BookingRecord> {
  const [row] = await tx
    .update(bookings)
    .set({ ...columns, holdUntil: null, version: version + 1, updatedAt: now })
    .where(eq(bookings.id, id))
    .returning();
  if (!row) throw new Error(`The booking ${id} was not written`);
  return toRecord(row);
}

interface Change {
  actor: Actor;
  now: Date;
  before: BookingRecord | null;
  after: BookingRecord | null;
  /** Bookings that held the units when staff overbooked. */
  overruled?: Clash[] | undefined;
}

/** Writes a change into the audit log; `overbooked` lists the references that held the units. */
export async function recordBooking(
  tx: Db,
  { actor, now, before, after, overruled }: Change,
): Promise<void> {
  const booking = after ?? before;
  if (!booking) throw new Error('A change has a booking before or after it');
  const { id, reference, drivers } = booking;
  const [first] = drivers;
  const customer = first ? fullName(first) : '';
  const overbooked = overruled && { overbooked: overruled.map((clash) => clash.reference) };
  await recordChange(tx, {
    actor,
    action: before ? (after ? 'update' : 'delete') : 'create',
    thing: 'booking',
    thingId: id,
    title: `${reference} · ${customer}`,
    before: before && recorded(before),
    after: after && { ...recorded(after), ...overbooked },
    now,
  });
}

/** Without the fields that change at every save. */
function recorded(booking: BookingRecord) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = toBooking(booking);
  return rest;
}

/**
 * No vowels, so that no words appear. Of signs that are easily confused (0 O, 1 I L, 2 Z, 5 S, 6 G,
 * 8 B, U V) at most one.
 */
const SIGNS = '23456789CDFHJKMNPRTVWX';
const LENGTH = 5;

/** A reference such as `KRV-7F3K9`, one of five million; it may be taken already. */
function randomReference(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  return `KRV-${Array.from({ length: LENGTH }, sign).join('')}`;
}
