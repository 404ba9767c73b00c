/**
 * Conditions and sums of the rows in the cash box: cash payments, cash expenses, their voids, and moves of one
 * currency.
 */
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import { expectedCash } from './cash.rules.ts';

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

const paid = sql`case direction when 'in' then amount_minor else -amount_minor end`;
const moved = sql`amount_minor * case kind when 'added' then 1 else -1 end
  * case when reverses is null then 1 else -1 end`;

/**
 * Returns the sums of payments, moves, expenses and voids of expenses in hundredths of the currency,
 * with the signs of `signedAmount` and `signedMove`. A void brings the cash of its expense back. The
 * database adds them up because an office that never counts has many rows.
 */
export async function sumRows(db: Db, rows: ReturnType<typeof uncounted>): Promise<number[]> {
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

/** Returns the cash that the box should hold now, in hundredths of the currency. */
export async function readExpected(db: Db, currency: CurrencyCode): Promise<number> {
  const last = await readLastCount(db, currency);
  return expectedCash(last?.countedMinor ?? 0, await sumRows(db, uncounted(currency)));
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

/**
 * Time of the last count before the count of a payment; of the newest count while the payment is
 * uncounted. Null if there is none.
 */
const countBefore = sql`(
  select ${cashCounts.countedAt} from ${cashCounts}
  where ${cashCounts.currency} = ${payments.currency}
    and (${payments.cashCountId} is null or ${cashCounts.id} < ${payments.cashCountId})
  order by ${cashCounts.id} desc limit 1)`;
/**
 * Time at which a cash payment moves cash in the box: when it was paid. If the box was counted
 * between payment and recording, it is the time of recording, so that a counted day stays as it was
 * counted.
 */
export const boxTime = sql`case
  when ${payments.createdAt} > ${payments.paidAt} and ${countBefore} >= ${payments.paidAt}
  then ${payments.createdAt} else ${payments.paidAt} end`.mapWith(payments.paidAt);

/** Sums of a day in hundredths of the currency. */
export interface DaySums {
  received: number;
  /** Cash that left the box, as a positive amount. */
  left: number;
  /** Sum of the differences of the day's counts. */
  difference: number;
  /** Change of the box since the beginning of the day: later movements and differences, too. */
  changeSince: number;
}
export const NO_SUMS: DaySums = { received: 0, left: 0, difference: 0, changeSince: 0 };

/** Returns the sums of a day by currency, without currencies that did not move since. */
export async function readDaySums(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<ReadonlyMap<string, DaySums>> {
  const start = sql`${from.toISOString()}::timestamptz`;
  // The first condition of payments can use indexes; `boxTime` is one of both times.
  const rows = sql`
    select currency, ${boxTime} as at, ${paid} as minor, false as is_count
    from ${payments} where method = 'cash' and (paid_at >= ${start} or created_at >= ${start})
    union all
    select currency, moved_at, ${moved}, false from ${cashMoves}
    union all
    select currency, created_at, -amount_minor, false from ${expenses} where method = 'cash'
    union all
    select currency, voided_at, amount_minor, false
    from ${expenses} where method = 'cash' and voided_at is not null
    union all
    select currency, counted_at, counted_minor - expected_minor, true from ${cashCounts}`;
  const isOnDay = sql`at < ${until.toISOString()}::timestamptz`;
  const sumOf = (amount: SQL, condition: SQL) =>
    sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`;
  const found = await db.execute<DaySums & { currency: string } & Record<string, unknown>>(sql`
    select currency,
      ${sumOf(sql`minor`, sql`${isOnDay} and not is_count and minor > 0`)} as received,
      ${sumOf(sql`-minor`, sql`${isOnDay} and not is_count and minor < 0`)} as "left",
      ${sumOf(sql`minor`, sql`${isOnDay} and is_count`)} as difference,
      coalesce(sum(minor), 0)::float8 as "changeSince"
    from (${rows}) as rows
    where at >= ${start}
    group by currency`);
  return new Map(found.rows.map(({ currency, ...sums }) => [currency, sums]));
}
