import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import { signedAmount } from '#app/domain/account/account.rules.ts';
import {
  addDays,
  businessInstant,
  businessMoment,
  type IsoDate,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#app/lib/money/money.ts';
import { signedMove } from './cash.rules.ts';
import type { Cash, CashCount, CashMovement, CashSums } from './cash.schema.ts';
import {
  boxTime,
  type DaySums,
  NO_SUMS,
  readDaySums,
  readExpected,
  readLastCount,
} from './cash-rows.server.ts';

/** Maximum numbers of movements and counts in a response. */
const MAX_MOVEMENTS = 300;
const MAX_COUNTS = 60;

/**
 * Returns the expected cash of each currency, the movements of a day or since the last count (at
 * most 300), the newest 60 counts, and the sums of the day. `withExpected` is false for staff:
 * expected amounts and differences are then null. Reads one state of the database, so that the sums
 * belong together.
 */
export function readCash(
  db: Db,
  asked: { day: IsoDate | null; withExpected: boolean },
): Promise<Cash> {
  return db.transaction((tx) => readBoxes(tx, asked), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readBoxes(
  db: Db,
  { day, withExpected }: { day: IsoDate | null; withExpected: boolean },
): Promise<Cash> {
  const movements = await readMovements(db, day);
  const counts = await db
    .select()
    .from(cashCounts)
    .where(day === null ? undefined : onDay(cashCounts.countedAt, day))
    .orderBy(desc(cashCounts.id))
    .limit(MAX_COUNTS);
  const boxes = [];
  const daySums = day === null ? null : await readDaySums(db, boundsOf(day));
  for (const currency of CURRENCY_CODES) {
    const last = await readLastCount(db, currency);
    const expected = await readExpected(db, currency);
    boxes.push({
      currency,
      expected: withExpected ? expected / 100 : null,
      lastCount: last && toCount(last, withExpected),
      sums: daySums && toSums(daySums.get(currency), { expected, withExpected }),
    });
  }
  return {
    day,
    boxes,
    movements: movements.slice(0, MAX_MOVEMENTS),
    moreMovements: movements.length > MAX_MOVEMENTS,
    counts: counts.map((count) => toCount(count, withExpected)),
  };
}

/**
 * Reads the movements of a day, or those in no count. Newest first; each kind has at most one row
 * more than a response may contain.
 */
async function readMovements(db: Db, day: IsoDate | null): Promise<CashMovement[]> {
  const paid = await db
    .select({ payment: payments, at: boxTime, reference: bookings.reference })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.method, 'cash'),
        day === null
          ? isNull(payments.cashCountId)
          : // The first condition can use indexes; `boxTime` is one of both times.
            and(
              or(onDay(payments.paidAt, day), onDay(payments.createdAt, day)),
              onDay(boxTime, day),
            ),
      ),
    )
    .orderBy(desc(boxTime))
    .limit(MAX_MOVEMENTS + 1);
  const moved = await db
    .select()
    .from(cashMoves)
    .where(day === null ? isNull(cashMoves.cashCountId) : onDay(cashMoves.movedAt, day))
    .orderBy(desc(cashMoves.movedAt))
    .limit(MAX_MOVEMENTS + 1);
  const spent = await db
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.method, 'cash'),
        day === null ? isNull(expenses.cashCountId) : onDay(expenses.createdAt, day),
      ),
    )
    .orderBy(desc(expenses.createdAt))
    .limit(MAX_MOVEMENTS + 1);
  const voided = await db
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.method, 'cash'),
        isNotNull(expenses.voidedAt),
        day === null ? isNull(expenses.voidCashCountId) : onDay(expenses.voidedAt, day),
      ),
    )
    .orderBy(desc(expenses.voidedAt))
    .limit(MAX_MOVEMENTS + 1);
  const reversed = await readReversed(
    db,
    moved.map(({ id }) => id),
  );
  const rows = [
    ...paid.map(({ payment, at, reference }) => ({
      id: payment.id,
      kind: 'payment' as const,
      purpose: payment.purpose,
      minor: signedAmount(payment.direction, payment.amountMinor),
      currency: payment.currency,
      instant: at,
      bookingId: payment.bookingId,
      title: reference,
      note: payment.note,
      staffName: payment.staffName,
      reverses: payment.reverses !== null,
      reversible: false,
    })),
    ...moved.map((move) => ({
      id: move.id,
      kind: move.kind,
      purpose: null,
      minor: signedMove(move),
      currency: move.currency,
      instant: move.movedAt,
      bookingId: null,
      title: '',
      note: move.note,
      staffName: move.staffName,
      reverses: move.reverses !== null,
      reversible: move.reverses === null && !reversed.has(move.id),
    })),
    ...spent.map((expense) => ({
      ...expenseRow(expense),
      id: expense.id,
      minor: -expense.amountMinor,
      instant: expense.createdAt,
      note: expense.note,
      staffName: expense.staffName,
      reverses: false,
    })),
    ...voided.map((expense) => ({
      ...expenseRow(expense),
      id: `${expense.id}-void`,
      minor: expense.amountMinor,
      instant: expense.voidedAt ?? expense.createdAt,
      note: expense.voidReason ?? '',
      staffName: expense.voidedBy ?? '',
      reverses: true,
    })),
  ];
  return rows
    .sort(
      (a, b) =>
        b.instant.getTime() - a.instant.getTime() || Number(b.reverses) - Number(a.reverses),
    )
    .map(({ minor, instant, currency, ...row }) => ({
      ...row,
      currency: currency as CurrencyCode,
      amount: minor / 100,
      direction: minor < 0 ? ('out' as const) : ('in' as const),
      at: businessMoment(instant),
    }));
}

/** Returns what the movements of an expense and of its void have in common. */
function expenseRow({ currency, plate, vendor }: typeof expenses.$inferSelect) {
  return {
    kind: 'expense' as const,
    purpose: null,
    currency,
    bookingId: null,
    title: plate ?? vendor,
    reversible: false,
  };
}

async function readReversed(db: Db, moveIds: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ reverses: cashMoves.reverses })
    .from(cashMoves)
    .where(inArray(cashMoves.reverses, moveIds));
  return new Set(rows.map(({ reverses }) => reverses));
}

function boundsOf(day: IsoDate): { from: Date; until: Date } {
  return {
    from: businessInstant(wallClock(day, '00:00')),
    until: businessInstant(wallClock(addDays(day, 1), '00:00')),
  };
}

function onDay(time: PgColumn | SQL, day: IsoDate): SQL {
  const { from, until } = boundsOf(day);
  return sql`(${time} >= ${from.toISOString()}::timestamptz
    and ${time} < ${until.toISOString()}::timestamptz)`;
}

/** `expected`: cash that the box should hold now, in hundredths of the currency. */
function toSums(
  { received, left, difference, changeSince }: DaySums = NO_SUMS,
  { expected, withExpected }: { expected: number; withExpected: boolean },
): CashSums {
  const opening = expected - changeSince;
  const forOwners = (minor: number) => (withExpected ? minor / 100 : null);
  return {
    opening: forOwners(opening),
    received: received / 100,
    left: left / 100,
    difference: forOwners(difference),
    closing: forOwners(opening + received - left + difference),
  };
}

function toCount(row: typeof cashCounts.$inferSelect, withExpected: boolean): CashCount {
  const { id, expectedMinor, countedMinor, staffName, note } = row;
  return {
    id,
    currency: row.currency as CurrencyCode,
    counted: countedMinor / 100,
    expected: withExpected ? expectedMinor / 100 : null,
    difference: withExpected ? (countedMinor - expectedMinor) / 100 : null,
    at: businessMoment(row.countedAt),
    staffName,
    note,
  };
}
