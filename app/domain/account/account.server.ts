/** Reads and writes the account of a booking. Each write is one transaction under the booking's lock. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, cardHolds, charges, payments, roadCharges } from '#app/db/schema.server.ts';
import { businessInstant, businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { type CurrencyCode, centsToEuros, eurosToCents, type Rates } from '#app/lib/money/money.ts';
import {
  type AccountSums,
  creditedCents,
  isReversed,
  type PaymentRow,
  refundableMinor,
  reversalRefusal,
  roundingCharge,
  sumAccount,
} from './account.rules.ts';
import {
  type Account,
  accountSummary,
  type CardHold,
  type CardHoldInput,
  type Charge,
  type ChargeInput,
  type Payment,
  type PaymentInput,
} from './account.schema.ts';

type ChargeRow = typeof charges.$inferSelect;
type StoredPayment = typeof payments.$inferSelect;
type HoldRow = typeof cardHolds.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/** Why a change of the account was refused. `changed`: the balance that the person saw is outdated. */
export type AccountRefusal =
  | { ok: false; reason: 'not-found' | 'changed' }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | KeyReused;
export type AccountResult = { ok: true; madeId: string } | AccountRefusal;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Rows and sums of a booking's account; null for an unknown booking. */
export async function readAccount(
  db: Db,
  bookingId: string,
  rates: Rates,
): Promise<Account | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return null;
  const rows = await readRows(db, bookingId);
  return {
    ...accountSummary(booking),
    reference: booking.reference,
    cancelled: booking.status === 'cancelled',
    charges: rows.charges.map(toCharge),
    payments: rows.payments.map((row) => toPayment(row, rows.payments)),
    cardHolds: rows.holds.map(toCardHold),
    rates,
  };
}

/** Adds a charge to a booking in any state (product.md: a closed or cancelled booking may get one). */
export async function addCharge(
  db: Db,
  bookingId: string,
  input: ChargeInput,
  by: RepeatableSaving,
): Promise<AccountResult> {
  return changeAccount(db, { bookingId, request: ['charge', input] }, by, async (tx, booking) => {
    const row = await insertCharge(tx, booking, chargeColumns(input, { ofReturn: false, by }), by);
    return { ok: true, madeId: row.id };
  });
}

/**
 * Adds charges within the transaction of the caller, under the booking's lock. Returns their ids in the order of
 * `inputs`; null for an unknown booking.
 */
export async function addCharges(
  tx: Db,
  bookingId: string,
  inputs: readonly ChargeInput[],
  by: Saving,
): Promise<string[] | null> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update');
  if (!booking) return null;
  const ids: string[] = [];
  for (const input of inputs) {
    const row = await insertCharge(tx, booking, chargeColumns(input, { ofReturn: false, by }), by);
    ids.push(row.id);
  }
  await writeSums(tx, bookingId);
  return ids;
}

/** Voids a charge with a reason. A charge of the return changes with its record, or is voided here. */
export async function voidCharge(
  db: Db,
  chargeId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<AccountResult> {
  const [found] = await db.select().from(charges).where(eq(charges.id, chargeId));
  if (!found) return NOT_FOUND;
  const { bookingId } = found;
  const request = ['void-charge', chargeId, reason];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    const [row] = await tx.select().from(charges).where(eq(charges.id, chargeId));
    if (!row) return NOT_FOUND;
    if (row.voidedAt) return invalid('reason', by.texts.account.input.voidedAlready);
    await voidCharges(tx, booking, [row], reason, by);
    return { ok: true, madeId: chargeId };
  });
}

/**
 * Records money that was received or given back. Keeping a part of the deposit writes two rows: the deposit out, and
 * the same amount in for the price, both by the method `kept`. `rates` are today's. A rest below one unit of a foreign
 * currency is settled by a charge.
 */
export async function recordPayment(
  db: Db,
  bookingId: string,
  { input, rates }: { input: PaymentInput; rates: Rates },
  by: RepeatableSaving,
): Promise<AccountResult> {
  const texts = by.texts.account.input;
  // A request that is repeated after its response was lost has the new balance.
  const request = ['payment', { ...input, balance: null }];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    if (input.balance !== null && eurosToCents(input.balance) !== booking.balanceCents) {
      return { ok: false, reason: 'changed' };
    }
    const paidAt = input.at === null ? by.now : businessInstant(input.at);
    if (paidAt > by.now) return invalid('at', texts.inFuture);
    const { payments: stored } = await readRows(tx, bookingId);
    const refunded = stored.find(({ id }) => id === input.refundOf) ?? null;
    if (input.refundOf !== null && !refunded) return invalid('refundOf', texts.unknownPayment);
    const currency = (refunded?.currency ?? input.currency) as CurrencyCode;
    const rate = refunded?.rate ?? (currency === 'EUR' ? 1 : (input.rate ?? rates[currency]));
    const amountMinor = Math.round(input.amount * 100);
    const cents = currency === 'EUR' ? amountMinor : creditedCents(amountMinor, rate);
    if (refunded) {
      const left = refundableMinor(refunded, stored);
      if (refunded.purpose !== input.purpose) return invalid('refundOf', texts.otherPurpose);
      if (refunded.currency !== input.currency) return invalid('currency', texts.otherCurrency);
      if (amountMinor > left) return invalid('amount', texts.aboveLeft(left / 100, currency));
    }
    const held = booking.depositCents;
    if (input.direction === 'out' && input.purpose === 'deposit' && cents > held) {
      return invalid('amount', texts.aboveDeposit(centsToEuros(held)));
    }
    const row = await insertPayment(
      tx,
      {
        ...{ bookingId, direction: input.direction, purpose: input.purpose, method: input.method },
        ...{ currency, amountMinor, rate, cents, paidAt, note: input.note },
        refundOf: input.refundOf,
      },
      by,
    );
    if (input.method === 'kept') {
      await insertPayment(
        tx,
        {
          ...{ bookingId, direction: 'in', purpose: 'price', method: 'kept', currency: 'EUR' },
          ...{ amountMinor, rate: 1, cents, paidAt, note: input.note, keptFrom: row.id },
        },
        by,
      );
    }
    if (input.direction === 'in' && input.purpose === 'price') {
      const rounding = roundingCharge(booking.balanceCents - cents, currency, rate);
      if (rounding !== 0) {
        const columns = {
          ...{ kind: 'other', label: texts.rounding, quantity: 1, eachCents: rounding },
          ...{ cents: rounding, day: businessNow(by.now).date, ofReturn: false, note: '' },
          roundingOf: row.id,
        };
        await insertCharge(tx, booking, columns, by);
      }
    }
    return { ok: true, madeId: row.id };
  });
}

/** Takes a payment back as a mistake, with the other half of a kept deposit and with its rounding. */
export async function reversePayment(
  db: Db,
  paymentId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<AccountResult> {
  const [found] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!found) return NOT_FOUND;
  const { bookingId } = found;
  const request = ['reverse-payment', paymentId, reason];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    const rows = await readRows(tx, bookingId);
    const payment = rows.payments.find(({ id }) => id === paymentId);
    if (!payment) return NOT_FOUND;
    const refusal = reversalRefusal(payment, rows.payments);
    if (refusal) return invalid('reason', by.texts.account.reversal[refusal]);
    const pair = rows.payments.filter(
      (row) => row.id === paymentId || row.keptFrom === paymentId || row.id === payment.keptFrom,
    );
    for (const row of pair) {
      await insertPayment(
        tx,
        {
          ...{ bookingId: row.bookingId, purpose: row.purpose, method: row.method },
          direction: row.direction === 'in' ? 'out' : 'in',
          ...{ currency: row.currency, amountMinor: row.amountMinor, rate: row.rate },
          ...{ cents: row.cents, paidAt: by.now, note: reason, reverses: row.id },
        },
        by,
      );
    }
    const roundings = rows.charges.filter(
      (row) => row.roundingOf === paymentId && row.voidedAt === null,
    );
    await voidCharges(tx, booking, roundings, reason, by);
    return { ok: true, madeId: paymentId };
  });
}

/** Records an amount that the customer's bank holds. A hold is not money and does not change the balance. */
export async function addCardHold(
  db: Db,
  bookingId: string,
  input: CardHoldInput,
  by: RepeatableSaving,
): Promise<AccountResult> {
  return changeAccount(
    db,
    { bookingId, request: ['card-hold', input] },
    by,
    async (tx, booking) => {
      if (input.expiresOn < businessNow(by.now).date) {
        return invalid('expiresOn', by.texts.account.input.notPast);
      }
      const id = randomUUID();
      await tx.insert(cardHolds).values({
        ...{ id, bookingId, cents: eurosToCents(input.amount), reference: input.reference },
        ...{
          expiresOn: input.expiresOn,
          note: input.note,
          staffName: nameOf(by),
          createdAt: by.now,
        },
      });
      const after = { amount: input.amount, expiresOn: input.expiresOn };
      await record(tx, booking, { entity: 'card-hold', action: 'create', id, after }, by);
      return { ok: true, madeId: id };
    },
  );
}

/** Ends a card hold: captured as a card payment of the price, or released. */
export async function endCardHold(
  db: Db,
  holdId: string,
  { capture }: { capture: number | null },
  by: RepeatableSaving,
): Promise<AccountResult> {
  const texts = by.texts.account.input;
  const [found] = await db.select().from(cardHolds).where(eq(cardHolds.id, holdId));
  if (!found) return NOT_FOUND;
  const { bookingId } = found;
  const request = ['end-card-hold', holdId, capture];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    const [hold] = await tx.select().from(cardHolds).where(eq(cardHolds.id, holdId));
    if (!hold) return NOT_FOUND;
    if (hold.state !== 'held') return invalid('capture', texts.holdEnded);
    const cents = capture === null ? null : eurosToCents(capture);
    if (cents !== null && cents > hold.cents) {
      return invalid('capture', texts.aboveHold(centsToEuros(hold.cents)));
    }
    const payment =
      cents === null
        ? null
        : await insertPayment(
            tx,
            {
              ...{ bookingId, direction: 'in', purpose: 'price', method: 'card', currency: 'EUR' },
              ...{ amountMinor: cents, rate: 1, cents, paidAt: by.now, note: hold.reference },
            },
            by,
          );
    const state = cents === null ? ('released' as const) : ('captured' as const);
    const ended = { state, paymentId: payment?.id ?? null, endedAt: by.now, endedBy: nameOf(by) };
    await tx.update(cardHolds).set(ended).where(eq(cardHolds.id, holdId));
    await record(
      tx,
      booking,
      {
        entity: 'card-hold',
        action: 'update',
        id: holdId,
        before: { state: 'held' },
        after: { state },
      },
      by,
    );
    return { ok: true, madeId: holdId };
  });
}

/** A charge of the return's record: quantity and price as they multiply. */
export interface ReturnCharge {
  kind: string;
  quantity: number;
  eachCents: number;
  note: string;
}

/**
 * Replaces the charges of a return by those of its record: adds new ones, voids missing ones and
 * leaves equal ones. Called inside the transaction that saves the record, with the booking locked.
 */
export async function replaceReturnCharges(
  tx: Db,
  bookingId: string,
  wanted: readonly ReturnCharge[],
  by: Saving,
): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new Error(`The booking ${bookingId} does not exist`);
  const present = await readReturnCharges(tx, bookingId);
  const left = [...present];
  const added = wanted.filter((charge) => {
    const at = left.findIndex(
      (row) =>
        row.kind === charge.kind &&
        row.quantity === charge.quantity &&
        row.eachCents === charge.eachCents &&
        row.note === charge.note,
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (added.length === 0 && left.length === 0) return;
  await voidCharges(tx, booking, left, by.texts.account.input.returnChanged, by);
  for (const { kind, quantity, eachCents, note } of added) {
    const columns = {
      ...{ kind, label: '', quantity, eachCents, cents: quantity * eachCents, note },
      ...{ day: businessNow(by.now).date, ofReturn: true },
    };
    await insertCharge(tx, booking, columns, by);
  }
  await writeSums(tx, bookingId);
}

/** Charges of the return that are not voided, in the order in which they were added. */
export function readReturnCharges(db: Db, bookingId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(charges)
    .where(and(eq(charges.bookingId, bookingId), charges.ofReturn, isNull(charges.voidedAt)))
    .orderBy(asc(charges.position));
}

/** True if the booking has rows of an account; such a booking is cancelled, not deleted. */
export async function hasAccountRows(tx: Db, bookingId: string): Promise<boolean> {
  const rows = await readRows(tx, bookingId);
  return rows.charges.length + rows.payments.length + rows.holds.length > 0;
}

/** Locks the booking, runs `work`, and writes the sums. All or nothing, and once for the key of the request. */
function changeAccount(
  db: Db,
  { bookingId, request }: { bookingId: string; request: unknown },
  by: RepeatableSaving,
  work: (tx: Db, booking: BookingRow) => Promise<AccountResult>,
): Promise<AccountResult> {
  return makeOnce<AccountRefusal>(
    db,
    { scope: `account of ${bookingId}`, request },
    by,
    async (tx) => {
      const [booking] = await tx
        .select()
        .from(bookings)
        .where(eq(bookings.id, bookingId))
        .for('update');
      if (!booking) return NOT_FOUND;
      const result = await work(tx, booking);
      if (result.ok) await writeSums(tx, bookingId);
      return result;
    },
  );
}

/** Writes the sums of the rows into the booking, whose row is locked. */
async function writeSums(tx: Db, bookingId: string): Promise<AccountSums> {
  const rows = await readRows(tx, bookingId);
  const sums = sumAccount(rows.charges, rows.payments);
  await tx
    .update(bookings)
    .set({ chargedCents: sums.charged, paidCents: sums.paid, depositCents: sums.depositHeld })
    .where(eq(bookings.id, bookingId));
  return sums;
}

async function readRows(db: Db, bookingId: string) {
  const chargeRows = await db
    .select()
    .from(charges)
    .where(eq(charges.bookingId, bookingId))
    .orderBy(asc(charges.position));
  const paymentRows = await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.number));
  const holdRows = await db
    .select()
    .from(cardHolds)
    .where(eq(cardHolds.bookingId, bookingId))
    .orderBy(asc(cardHolds.createdAt), asc(cardHolds.id));
  return {
    charges: chargeRows,
    payments: paymentRows as (StoredPayment & PaymentRow)[],
    holds: holdRows,
  };
}

function chargeColumns(
  { kind, label, quantity, each, note }: ChargeInput,
  { ofReturn, by }: { ofReturn: boolean; by: Saving },
) {
  const eachCents = Math.round(each * 100);
  const day = businessNow(by.now).date;
  return { kind, label, quantity, eachCents, cents: quantity * eachCents, day, ofReturn, note };
}

/** Inserts a charge and records it. The caller writes the sums. */
async function insertCharge(
  tx: Db,
  booking: Pick<BookingRow, 'id' | 'reference'>,
  columns: Omit<typeof charges.$inferInsert, 'id' | 'bookingId' | 'staffName' | 'createdAt'>,
  by: Saving,
): Promise<ChargeRow> {
  const [row] = await tx
    .insert(charges)
    .values({
      ...columns,
      ...{ id: randomUUID(), bookingId: booking.id, staffName: nameOf(by), createdAt: by.now },
    })
    .returning();
  if (!row) throw new Error('The charge was not written');
  const after = { kind: row.kind, quantity: row.quantity, amount: centsToEuros(row.cents) };
  await record(tx, booking, { entity: 'charge', action: 'create', id: row.id, after }, by);
  return row;
}

/** Voids charges and records it. The caller writes the sums. */
async function voidCharges(
  tx: Db,
  booking: Pick<BookingRow, 'id' | 'reference'>,
  rows: readonly ChargeRow[],
  reason: string,
  by: Saving,
): Promise<void> {
  for (const row of rows) {
    await tx
      .update(charges)
      .set({ voidedAt: by.now, voidedBy: nameOf(by), voidReason: reason })
      .where(eq(charges.id, row.id));
    const before = { kind: row.kind, amount: centsToEuros(row.cents), voided: false };
    const after = { ...before, voided: true };
    await record(
      tx,
      booking,
      { entity: 'charge', action: 'update', id: row.id, before, after },
      by,
    );
  }
}

/** Inserts a payment under the next number of receipts, and records it. The caller writes the sums. */
async function insertPayment(
  tx: Db,
  columns: Omit<typeof payments.$inferInsert, 'id' | 'number' | 'staffName' | 'createdAt'>,
  by: Saving,
): Promise<StoredPayment> {
  // Numbers have no gaps, so they are given one after another, until the transaction ends.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.receipts})`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${payments.number}), 0)::int` })
    .from(payments);
  const [row] = await tx
    .insert(payments)
    .values({
      ...columns,
      ...{ id: randomUUID(), number: (last?.number ?? 0) + 1 },
      ...{ staffName: nameOf(by), createdAt: by.now },
    })
    .returning();
  if (!row) throw new Error('The payment was not written');
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, row.bookingId));
  const after = {
    ...{ number: row.number, direction: row.direction, purpose: row.purpose, method: row.method },
    ...{ currency: row.currency, paid: row.amountMinor / 100, amount: centsToEuros(row.cents) },
    ...(row.reverses && { reverses: row.reverses }),
  };
  const change = { entity: 'payment', action: 'create', id: row.id, after } as const;
  await record(tx, { id: row.bookingId, reference: booking?.reference ?? '' }, change, by);
  return row;
}

function record(
  tx: Db,
  { reference }: Pick<BookingRow, 'id' | 'reference'>,
  change: {
    entity: 'charge' | 'payment' | 'card-hold';
    action: 'create' | 'update';
    id: string;
    before?: object;
    after: object;
  },
  { actor, now }: Saving,
): Promise<void> {
  const { id, ...rest } = change;
  return recordChange(tx, { ...rest, actor, now, entityId: id, title: reference });
}

function nameOf({ actor }: Saving): string {
  return actor === 'system' ? '' : actor.name;
}

function invalid(field: string, message: string): AccountRefusal {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}

function toCharge(row: ChargeRow): Charge {
  const { id, label, quantity, eachCents, cents, day, ofReturn, note, staffName } = row;
  return {
    ...{ id, kind: row.kind as Charge['kind'], label, quantity, each: centsToEuros(eachCents) },
    ...{ amount: centsToEuros(cents), day, at: clockOf(row.createdAt), ofReturn, note, staffName },
    voided: row.voidedAt && {
      at: row.voidedAt.toISOString(),
      by: row.voidedBy ?? '',
      reason: row.voidReason ?? '',
    },
  };
}

function toPayment(row: StoredPayment & PaymentRow, rows: readonly PaymentRow[]): Payment {
  return {
    ...{ id: row.id, number: row.number, direction: row.direction, purpose: row.purpose },
    ...{ method: row.method, currency: row.currency, amount: row.amountMinor / 100 },
    ...{ rate: row.rate, credited: centsToEuros(row.cents), at: clockOf(row.paidAt) },
    ...{ note: row.note, refundOf: row.refundOf, reverses: row.reverses, keptFrom: row.keptFrom },
    reversedBy: isReversed(row, rows)
      ? (rows.find(({ reverses }) => reverses === row.id)?.id ?? null)
      : null,
    refundable: refundableMinor(row, rows) / 100,
    staffName: row.staffName,
  };
}

function toCardHold(row: HoldRow): CardHold {
  const { id, cents, reference, expiresOn, note, state, staffName } = row;
  const at = clockOf(row.createdAt);
  return { id, amount: centsToEuros(cents), reference, expiresOn, note, at, state, staffName };
}

/** Wall clock of the business at an instant. */
function clockOf(instant: Date): WallClock {
  const { date, time } = businessNow(instant);
  return wallClock(date, time);
}

/**
 * Removes texts that may name a person from the accounts of these bookings (product.md, Privacy): amounts stay.
 * `onlyReturns`: of the charges of returns alone.
 */
export async function forgetAccountTexts(
  tx: Db,
  bookingIds: readonly string[],
  { onlyReturns = false } = {},
): Promise<void> {
  const ids = [...bookingIds];
  await tx
    .update(charges)
    .set({ note: '', label: '' })
    .where(and(inArray(charges.bookingId, ids), onlyReturns ? charges.ofReturn : undefined));
  if (onlyReturns) return;
  const voided = and(inArray(charges.bookingId, ids), isNotNull(charges.voidReason));
  await tx.update(charges).set({ voidReason: '-' }).where(voided);
  await tx.update(payments).set({ note: '' }).where(inArray(payments.bookingId, ids));
  await tx
    .update(cardHolds)
    .set({ note: '', reference: '' })
    .where(inArray(cardHolds.bookingId, ids));
  await tx.update(roadCharges).set({ note: '' }).where(inArray(roadCharges.bookingId, ids));
}
