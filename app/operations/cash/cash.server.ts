/** Reads and writes the cash box. It holds rows of the method cash that no count includes yet. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import {
  addDays,
  businessInstant,
  businessNow,
  type IsoDate,
  wallClock,
} from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#app/lib/money/money.ts';
import { expectedCash, signedMove, signedPayment } from './cash.rules.ts';
import type {
  Cash,
  CashCount,
  CashCountInput,
  CashMoveInput,
  CashMovement,
} from './cash.schema.ts';

/** Movements and counts that a page shows at most. */
const MOST_MOVEMENTS = 300;
const MOST_COUNTS = 60;

export type CashRefusal =
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | KeyReused;
export type CashResult = { ok: true; madeId: string } | CashRefusal;

/**
 * Returns what each currency's box should hold, the movements since the last count or of a day, and the counts.
 * `withExpected`: with expected amounts and differences, which owners see and staff do not.
 */
export async function readCash(
  db: Db,
  { day, withExpected }: { day: IsoDate | null; withExpected: boolean },
): Promise<Cash> {
  const movements = await readMovements(db, day);
  const counts = await db
    .select()
    .from(cashCounts)
    .where(day === null ? undefined : onDay(cashCounts.countedAt, day))
    .orderBy(desc(cashCounts.id))
    .limit(MOST_COUNTS);
  const boxes = [];
  for (const currency of CURRENCY_CODES) {
    const last = await readLastCount(db, currency);
    const sums = await sumRows(db, uncounted(currency));
    const expected = expectedCash(last?.countedMinor ?? 0, sums);
    boxes.push({
      currency,
      expected: withExpected ? expected / 100 : null,
      lastCount: last && toCount(last, withExpected),
    });
  }
  return {
    day,
    boxes,
    movements: movements.slice(0, MOST_MOVEMENTS),
    moreMovements: movements.length > MOST_MOVEMENTS,
    counts: counts.map((count) => toCount(count, withExpected)),
  };
}

/**
 * Writes a count of each currency that was counted. The count includes all cash rows that are not in a count yet, and
 * keeps what they sum up to. A row that is written at the same time is in the next count.
 */
export async function countCash(
  db: Db,
  input: CashCountInput,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['count', input], by, async (tx) => {
    const ids: string[] = [];
    for (const currency of CURRENCY_CODES) {
      const counted = input[currency];
      if (counted === null) continue;
      const last = await readLastCount(tx, currency);
      const countedMinor = Math.round(counted * 100);
      const [count] = await tx
        .insert(cashCounts)
        .values({
          ...{ currency, countedMinor, expectedMinor: 0, countedAt: by.now, note: input.note },
          staffName: nameOf(by),
        })
        .returning();
      if (!count) throw new Error('The count was not written');
      await claimRows(tx, currency, count.id);
      const sums = await sumRows(tx, countedIn(count.id));
      const expectedMinor = expectedCash(last?.countedMinor ?? 0, sums);
      await tx.update(cashCounts).set({ expectedMinor }).where(eq(cashCounts.id, count.id));
      await recordChange(tx, {
        ...{ actor: by.actor, now: by.now, action: 'create', entity: 'cash-count' },
        ...{ entityId: String(count.id), title: currency },
        after: { currency, counted, expected: expectedMinor / 100 },
      });
      ids.push(String(count.id));
    }
    return { ok: true, madeId: ids.join(' ') };
  });
}

/** Records cash that was taken to the bank, taken out, or put in. */
export async function moveCash(
  db: Db,
  input: CashMoveInput,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['move', input], by, async (tx) => {
    const { kind, currency, amount, note } = input;
    const move = { kind, currency, amountMinor: Math.round(amount * 100), note, reverses: null };
    return { ok: true, madeId: await insertMove(tx, move, by) };
  });
}

/** Takes a move back as a mistake: writes the opposite move, which counts from now on. Both rows stay. */
export async function reverseMove(
  db: Db,
  moveId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<CashResult> {
  return changeCash(db, ['reverse', moveId, reason], by, async (tx) => {
    const text = by.texts.cash.input;
    const [move] = await tx.select().from(cashMoves).where(eq(cashMoves.id, moveId));
    if (!move) return { ok: false, reason: 'not-found' };
    const [reversal] = await tx.select().from(cashMoves).where(eq(cashMoves.reverses, moveId));
    if (move.reverses) return invalid('reason', text.isReversal);
    if (reversal) return invalid('reason', text.reversedAlready);
    const { kind, currency, amountMinor } = move;
    const opposite = { kind, currency, amountMinor, note: reason, reverses: move.id };
    return { ok: true, madeId: await insertMove(tx, opposite, by) };
  });
}

/** Runs `work` while no other count or move is written. All or nothing, and once for the key of the request. */
function changeCash(
  db: Db,
  request: unknown,
  by: RepeatableSaving,
  work: (tx: Db) => Promise<CashResult>,
): Promise<CashResult> {
  return makeOnce<CashRefusal>(db, { scope: 'cash box', request }, by, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.cash})`);
    return work(tx);
  });
}

async function insertMove(
  tx: Db,
  move: Pick<
    typeof cashMoves.$inferInsert,
    'kind' | 'currency' | 'amountMinor' | 'note' | 'reverses'
  >,
  by: Saving,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(cashMoves).values({ ...move, id, movedAt: by.now, staffName: nameOf(by) });
  await recordChange(tx, {
    ...{ actor: by.actor, now: by.now, action: 'create', entity: 'cash-move' },
    ...{ entityId: id, title: move.currency },
    after: {
      ...{ kind: move.kind, currency: move.currency, amount: move.amountMinor / 100 },
      ...(move.reverses && { reverses: move.reverses }),
    },
  });
  return id;
}

/** Conditions of the rows of a currency that no count includes yet. */
const uncounted = (currency: CurrencyCode) => ({
  payments: and(
    eq(payments.method, 'cash'),
    eq(payments.currency, currency),
    isNull(payments.cashCountId),
  ),
  moves: and(eq(cashMoves.currency, currency), isNull(cashMoves.cashCountId)),
  // A void expense never left the box.
  expenses: and(
    eq(expenses.method, 'cash'),
    eq(expenses.currency, currency),
    isNull(expenses.cashCountId),
    isNull(expenses.voidedAt),
  ),
});

/** Conditions of the rows that a count includes. */
const countedIn = (id: number) => ({
  payments: eq(payments.cashCountId, id),
  moves: eq(cashMoves.cashCountId, id),
  expenses: eq(expenses.cashCountId, id),
});

/** Puts the uncounted rows of a currency into a count. */
async function claimRows(tx: Db, currency: CurrencyCode, cashCountId: number): Promise<void> {
  const rows = uncounted(currency);
  await tx.update(payments).set({ cashCountId }).where(rows.payments);
  await tx.update(cashMoves).set({ cashCountId }).where(rows.moves);
  await tx.update(expenses).set({ cashCountId }).where(rows.expenses);
}

/** Sums up rows as `signedPayment` and `signedMove` do, in the database: an office may never count. */
async function sumRows(db: Db, rows: ReturnType<typeof uncounted>): Promise<number[]> {
  const paid = sql`case direction when 'in' then amount_minor else -amount_minor end`;
  const moved = sql`amount_minor * case kind when 'added' then 1 else -1 end
    * case when reverses is null then 1 else -1 end`;
  const sum = (amount: SQL) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);
  const found = [
    ...(await db
      .select({ sum: sum(paid) })
      .from(payments)
      .where(rows.payments)),
    ...(await db
      .select({ sum: sum(moved) })
      .from(cashMoves)
      .where(rows.moves)),
    ...(await db
      .select({ sum: sum(sql`-amount_minor`) })
      .from(expenses)
      .where(rows.expenses)),
  ];
  return found.map((row) => row.sum);
}

async function readLastCount(db: Db, currency: CurrencyCode) {
  const [last] = await db
    .select()
    .from(cashCounts)
    .where(eq(cashCounts.currency, currency))
    .orderBy(desc(cashCounts.id))
    .limit(1);
  return last ?? null;
}

/** Movements of a day, or those that no count includes yet. Newest first, at most one more than are shown. */
async function readMovements(db: Db, day: IsoDate | null): Promise<CashMovement[]> {
  const paid = await db
    .select({ payment: payments, reference: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.method, 'cash'),
        day === null ? isNull(payments.cashCountId) : onDay(payments.paidAt, day),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(MOST_MOVEMENTS + 1);
  const moved = await db
    .select()
    .from(cashMoves)
    .where(day === null ? isNull(cashMoves.cashCountId) : onDay(cashMoves.movedAt, day))
    .orderBy(desc(cashMoves.movedAt))
    .limit(MOST_MOVEMENTS + 1);
  const spent = await db
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.method, 'cash'),
        isNull(expenses.voidedAt),
        day === null ? isNull(expenses.cashCountId) : onDay(expenses.createdAt, day),
      ),
    )
    .orderBy(desc(expenses.createdAt))
    .limit(MOST_MOVEMENTS + 1);
  const reversed = await readReversed(
    db,
    moved.map(({ id }) => id),
  );
  const rows = [
    ...paid.map(({ payment, reference }) => ({
      ...{ id: payment.id, kind: 'payment' as const, minor: signedPayment(payment) },
      ...{ currency: payment.currency, instant: payment.paidAt, bookingId: payment.bookingId },
      ...{ title: reference, note: payment.note, staffName: payment.staffName },
      ...{ reverses: payment.reverses !== null, reversible: false },
    })),
    ...moved.map((move) => ({
      ...{ id: move.id, kind: move.kind, minor: signedMove(move), currency: move.currency },
      ...{ instant: move.movedAt, bookingId: null, title: '', note: move.note },
      ...{ staffName: move.staffName, reverses: move.reverses !== null },
      reversible: move.reverses === null && !reversed.has(move.id),
    })),
    ...spent.map((expense) => ({
      ...{ id: expense.id, kind: 'expense' as const, minor: -expense.amountMinor },
      ...{ currency: expense.currency, instant: expense.createdAt, bookingId: null },
      ...{ title: expense.plate ?? expense.vendor, note: expense.note },
      ...{ staffName: expense.staffName, reverses: false, reversible: false },
    })),
  ];
  return rows
    .sort(
      (a, b) =>
        b.instant.getTime() - a.instant.getTime() || Number(b.reverses) - Number(a.reverses),
    )
    .map(({ minor, instant, currency, ...row }) => ({
      ...row,
      ...{ currency: currency as CurrencyCode, amount: minor / 100, at: clockOf(instant) },
    }));
}

async function readReversed(db: Db, moveIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ reverses: cashMoves.reverses })
    .from(cashMoves)
    .where(inArray(cashMoves.reverses, moveIds));
  return new Set(rows.map(({ reverses }) => reverses));
}

function onDay(column: PgColumn, day: IsoDate): SQL | undefined {
  const from = businessInstant(wallClock(day, '00:00'));
  const until = businessInstant(wallClock(addDays(day, 1), '00:00'));
  return and(gte(column, from), lt(column, until));
}

function toCount(row: typeof cashCounts.$inferSelect, withExpected: boolean): CashCount {
  const { id, expectedMinor, countedMinor, staffName, note } = row;
  return {
    ...{ id, currency: row.currency as CurrencyCode, counted: countedMinor / 100 },
    expected: withExpected ? expectedMinor / 100 : null,
    difference: withExpected ? (countedMinor - expectedMinor) / 100 : null,
    ...{ at: clockOf(row.countedAt), staffName, note },
  };
}

function clockOf(instant: Date): string {
  const { date, time } = businessNow(instant);
  return wallClock(date, time);
}

function nameOf({ actor }: Saving): string {
  return actor === 'system' ? '' : actor.name;
}

function invalid(field: string, message: string): CashRefusal {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
