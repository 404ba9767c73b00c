import {
  and,
  count,
  eq,
  gt,
  gte,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, payments } from '#app/db/schema.server.ts';
import { EARNING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { ACCOUNT_CONDITIONS } from '#app/domain/bookings/bookings.server.ts';
import {
  BUSINESS_TIME_ZONE,
  businessInstant,
  businessNow,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { boundsOf, type ReportPeriod } from '#app/office/reports/report.rules.ts';
import type { MoneyReport } from './account-report.schema.ts';

const NOTHING = {
  agreed: 0,
  received: 0,
  cash: 0,
  card: 0,
  transfer: 0,
  agency: 0,
  kept: 0,
  deposits: 0,
};
type Sums = typeof NOTHING;

/**
 * Returns agreed and received amounts by day, in euros. Agreed amounts count on the day of pickup,
 * received amounts on the day of payment in Istanbul. Open balances and deposits are those at the
 * time of the call.
 */
export async function readMoneyReport(
  db: Db,
  period: ReportPeriod,
  now: Date,
): Promise<MoneyReport> {
  const { date, time } = businessNow(now);
  const byDay = new Map<string, Sums>();
  const totals = { ...NOTHING };
  const add = (day: string, name: keyof Sums, cents: number) => {
    const sums = byDay.get(day) ?? { ...NOTHING };
    sums[name] += cents;
    totals[name] += cents;
    byDay.set(day, sums);
  };
  for (const { day, cents } of await readAgreed(db, period)) add(day, 'agreed', cents);
  for (const { day, purpose, method, cents } of await readReceived(db, period)) {
    if (purpose === 'deposit') {
      add(day, 'deposits', cents);
    } else {
      add(day, method, cents);
      add(day, 'received', cents);
    }
  }
  const { owes, overpaid, deposit } = ACCOUNT_CONDITIONS;
  return {
    ...period,
    totals: toEuros(totals),
    days: [...byDay]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([day, sums]) => ({ day, ...toEuros(sums) })),
    open: await readNow(db, bookings.balanceCents, owes),
    openBegun: await readNow(
      db,
      bookings.balanceCents,
      sql`${owes} and not ${isToCome(wallClock(date, time))}`,
    ),
    overpaid: await readNow(db, sql`-${bookings.balanceCents}`, overpaid),
    depositsHeld: await readNow(db, bookings.depositCents, deposit),
  };
}

/** SQL condition for confirmed bookings whose pickup is later than `now`, a wall-clock time. */
function isToCome(now: WallClock): SQL {
  return sql`(${eq(bookings.status, 'confirmed')} and ${gt(bookings.pickupAt, now)})`;
}

function readAgreed(db: Db, period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  const day = sql<string>`to_char(${bookings.pickupAt}, 'YYYY-MM-DD')`;
  return db
    .select({ day, cents: sumOf(bookings.dueCents) })
    .from(bookings)
    .where(
      and(
        // A cancelled booking has a due amount only if it has charges, and these are revenue.
        or(inArray(bookings.status, [...EARNING_STATUSES]), ne(bookings.dueCents, 0)),
        ne(bookings.status, 'pending'),
        gte(bookings.pickupAt, from),
        lt(bookings.pickupAt, until),
      ),
    )
    .groupBy(day);
}

function readReceived(db: Db, period: ReportPeriod) {
  const { from, until } = boundsOf(period);
  const zone = sql.raw(`'${BUSINESS_TIME_ZONE}'`);
  const day = sql<string>`to_char(${payments.paidAt} at time zone ${zone}, 'YYYY-MM-DD')`;
  const { purpose, method } = payments;
  const signed = sql`case ${payments.direction} when 'in' then ${payments.cents} else -${payments.cents} end`;
  return db
    .select({ day, purpose, method, cents: sumOf(signed) })
    .from(payments)
    .where(
      and(gte(payments.paidAt, businessInstant(from)), lt(payments.paidAt, businessInstant(until))),
    )
    .groupBy(day, purpose, method);
}

/** Returns the number of bookings that meet the condition, and the sum of the amount in euros. */
async function readNow(
  db: Db,
  amount: SQLWrapper,
  condition: SQL,
): Promise<{ bookings: number; amount: number }> {
  const [row] = await db
    .select({ bookings: count(), cents: sumOf(amount) })
    .from(bookings)
    .where(condition);
  return { bookings: row?.bookings ?? 0, amount: centsToEuros(row?.cents ?? 0) };
}

/** Sums up integers. Converts the sum to a number because the driver returns it as a string. */
function sumOf(value: SQLWrapper) {
  return sql`coalesce(sum(${value}), 0)`.mapWith(Number);
}

function toEuros(sums: Sums): Sums {
  const euros = { ...NOTHING };
  for (const name of Object.keys(NOTHING) as (keyof Sums)[]) euros[name] = centsToEuros(sums[name]);
  return euros;
}
