/**
 * Conditions and sums of the rows in the cash box: cash payments, cash expenses, their voids, and moves of one
 * currency.
 */
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';

/** Returns the conditions of a currency's rows that are in no count. */
export const uncounted = (currency: CurrencyCode) => ({
  payments: and(
    eq(payments.method, 'cash'),
    eq(payments.currency, currency),
    isNull(payments.cashCountId),
  ),
  moves: and(eq(cashMoves.currency, currency), isNull(cashMoves.cashCountId)),
  expenses: and(
    eq(expenses.method, 'cash'),
    eq(expenses.currency, currency),
    isNull(expenses.cashCountId),
  ),
  voids: and(
    eq(expenses.method, 'cash'),
    eq(expenses.currency, currency),
    isNotNull(expenses.voidedAt),
    isNull(expenses.voidCashCountId),
  ),
});

/** Returns the conditions of the rows in a count. */
export const countedIn = (id: number) => ({
  payments: eq(payments.cashCountId, id),
  moves: eq(cashMoves.cashCountId, id),
  expenses: eq(expenses.cashCountId, id),
  voids: eq(expenses.voidCashCountId, id),
});

/**
 * Returns the sums of payments, moves, expenses and voids of expenses in hundredths of the currency,
 * with the signs of `signedPayment` and `signedMove`. A void brings the cash of its expense back. The database adds them up because an office that never counts
 * has many rows.
 */
export async function sumRows(db: Db, rows: ReturnType<typeof uncounted>): Promise<number[]> {
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
    ...(await db
      .select({ sum: sum(sql`amount_minor`) })
      .from(expenses)
      .where(rows.voids)),
  ];
  return found.map((row) => row.sum);
}

/** Returns the newest count of a currency; null if it was never counted. */
export async function readLastCount(db: Db, currency: CurrencyCode) {
  const [last] = await db
    .select()
    .from(cashCounts)
    .where(eq(cashCounts.currency, currency))
    .orderBy(desc(cashCounts.id))
    .limit(1);
  return last ?? null;
}
