/** Writes the charges of a booking. A charge is voided with a reason, never deleted. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { recordChange, type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { RepeatableSaving } from '#app/db/idempotency-keys.server.ts';
import { charges, roadCharges } from '#app/db/schema.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import type { ChargeInput } from './account.schema.ts';
import {
  type AccountResult,
  type BookingRow,
  changeAccount,
  invalid,
  lockBooking,
  NOT_FOUND,
  recordAccountChange,
  writeSums,
} from './change-account.server.ts';
import type { ChargeRow } from './read-account.server.ts';

/** Charge to insert. `insertCharge` adds the total and today's date. */
interface NewCharge {
  kind: string;
  /** Text on papers. If empty, papers show the name of the kind. */
  label: string;
  quantity: number;
  /** Amount for a quantity of 1, in euro cents; negative for goodwill. */
  eachCents: number;
  note: string;
  ofReturn: boolean;
  roundingOf?: string;
}

/**
 * Charge in the record of a return. `eachCents` is the amount for a quantity of 1, in euro cents.
 */
export interface ReturnCharge {
  kind: string;
  quantity: number;
  eachCents: number;
  note: string;
}

/**
 * Adds a charge to a booking of any status, also a completed or cancelled one (`product.md, "The
 * account of a booking"`).
 */
export function addCharge(
  db: Db,
  bookingId: string,
  input: ChargeInput,
  by: RepeatableSaving,
): Promise<AccountResult> {
  return changeAccount(db, { bookingId, request: ['charge', input] }, by, async (tx, booking) => {
    const { id } = await insertCharge(tx, booking, toNewCharge(input), by);
    return { ok: true, madeId: id };
  });
}

/**
 * Adds charges in the caller's transaction and locks the booking. Returns the ids in the order of
 * `inputs`; null if the booking does not exist.
 */
export async function addCharges(
  tx: Db,
  bookingId: string,
  inputs: readonly ChargeInput[],
  by: Saving,
): Promise<string[] | null> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return null;
  const ids: string[] = [];
  for (const input of inputs) {
    const { id } = await insertCharge(tx, booking, toNewCharge(input), by);
    ids.push(id);
  }
  await writeSums(tx, bookingId);
  return ids;
}

/** Voids a charge with a reason. `invalid`: the charge is voided already. */
export async function voidCharge(
  db: Db,
  chargeId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<AccountResult> {
  const found = await readCharge(db, chargeId);
  if (!found) return NOT_FOUND;
  const request = ['void-charge', chargeId, reason];
  return changeAccount(db, { bookingId: found.bookingId, request }, by, async (tx, booking) => {
    const charge = await readCharge(tx, chargeId);
    if (!charge) return NOT_FOUND;
    if (charge.voidedAt) return invalid('reason', by.texts.account.input.voidedAlready);
    await voidCharges(tx, booking, [charge], reason, by);
    return { ok: true, madeId: chargeId };
  });
}

/**
 * Voids the cancellation and no-show fees of a booking whose cancellation is undone, in the
 * caller's transaction. The caller has locked the booking.
 */
export async function voidCancellationFees(
  tx: Db,
  booking: Pick<BookingRow, 'id' | 'reference'>,
  by: Saving,
): Promise<void> {
  const isFee = inArray(charges.kind, ['cancellation', 'no-show']);
  const isOfBooking = eq(charges.bookingId, booking.id);
  const rows = await tx
    .select()
    .from(charges)
    .where(and(isOfBooking, isFee, isNull(charges.voidedAt)));
  if (rows.length === 0) return;
  await voidCharges(tx, booking, rows, by.storedTexts.account.input.notCancelled, by);
  await writeSums(tx, booking.id);
}

/**
 * Replaces the charges of a return by `wanted`: inserts new charges, voids missing ones and keeps
 * equal ones. Runs in the transaction that saves the record of the return, and locks the booking.
 */
export async function replaceReturnCharges(
  tx: Db,
  bookingId: string,
  wanted: readonly ReturnCharge[],
  by: Saving,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error(`The booking ${bookingId} does not exist`);
  const missing = await readReturnCharges(tx, bookingId);
  const added = wanted.filter((charge) => {
    const at = missing.findIndex((row) => isSameCharge(row, charge));
    if (at >= 0) missing.splice(at, 1);
    return at < 0;
  });
  if (added.length === 0 && missing.length === 0) return;
  await voidCharges(tx, booking, missing, by.storedTexts.account.input.returnChanged, by);
  for (const { kind, quantity, eachCents, note } of added) {
    const charge = { kind, label: '', quantity, eachCents, note, ofReturn: true };
    await insertCharge(tx, booking, charge, by);
  }
  await writeSums(tx, bookingId);
}

/** Returns the charges of the return that are not voided, in the order in which they were added. */
export function readReturnCharges(db: Db, bookingId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(and(eq(charges.bookingId, bookingId), charges.ofReturn, isNull(charges.voidedAt)))
    .orderBy(asc(charges.position));
}

/** Inserts a charge with today's date and logs it. The caller updates the stored sums. */
export async function insertCharge(
  tx: Db,
  booking: Pick<BookingRow, 'id' | 'reference'>,
  charge: NewCharge,
  by: Saving,
): Promise<ChargeRow> {
  const [row] = await tx
    .insert(charges)
    .values({
      ...charge,
      id: randomUUID(),
      bookingId: booking.id,
      cents: charge.quantity * charge.eachCents,
      day: businessNow(by.now).date,
      staffName: staffNameOf(by),
      createdAt: by.now,
    })
    .returning();
  if (!row) throw new Error('The charge was not written');
  const after = { kind: row.kind, quantity: row.quantity, amount: centsToEuros(row.cents) };
  await recordAccountChange(tx, booking, { entity: 'charge', id: row.id, after }, by);
  return row;
}

/**
 * Voids charges and logs it. The caller updates the stored sums. A toll or fine that a voided charge
 * has charged becomes open, so that staff decide again who pays; a disputed one stays disputed.
 */
export async function voidCharges(
  tx: Db,
  booking: Pick<BookingRow, 'reference'>,
  rows: readonly ChargeRow[],
  reason: string,
  by: Saving,
): Promise<void> {
  for (const { id, kind, cents } of rows) {
    await tx
      .update(charges)
      .set({ voidedAt: by.now, voidedBy: staffNameOf(by), voidReason: reason })
      .where(eq(charges.id, id));
    const before = { kind, amount: centsToEuros(cents), voided: false };
    const change = { entity: 'charge', id, before, after: { ...before, voided: true } } as const;
    await recordAccountChange(tx, booking, change, by);
    await reopenRoadCharges(tx, id, by);
  }
}

async function reopenRoadCharges(tx: Db, chargeId: string, by: Saving): Promise<void> {
  const reopened = await tx
    .update(roadCharges)
    .set({
      ...{ state: 'open', bookingId: null, chargeId: null },
      ...{ version: sql`${roadCharges.version} + 1`, updatedAt: by.now },
    })
    .where(and(eq(roadCharges.chargeId, chargeId), eq(roadCharges.state, 'charged')))
    .returning();
  for (const { id, plate, at } of reopened) {
    await recordChange(tx, {
      actor: by.actor,
      now: by.now,
      action: 'update',
      entity: 'road-charge',
      entityId: id,
      title: `${plate} ${at.slice(0, 16)}`,
      before: { state: 'charged' },
      after: { state: 'open' },
    });
  }
}

async function readCharge(db: Db, id: string): Promise<ChargeRow | null> {
  const [row] = await db.select().from(charges).where(eq(charges.id, id));
  return row ?? null;
}

function toNewCharge({ kind, label, quantity, each, note }: ChargeInput): NewCharge {
  return { kind, label, quantity, eachCents: Math.round(each * 100), note, ofReturn: false };
}

function isSameCharge(row: ChargeRow, charge: ReturnCharge): boolean {
  return (
    row.kind === charge.kind &&
    row.quantity === charge.quantity &&
    row.eachCents === charge.eachCents &&
    row.note === charge.note
  );
}
