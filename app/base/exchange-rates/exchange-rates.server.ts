import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { exchangeRateFetches, exchangeRateSets, exchangeRates } from '#app/db/schema.server.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { RatesHistory } from './admin/admin-rates.schema.ts';
import { type LatestRates, type RateSet, rateSetJson } from './rates-in-force.rules.ts';

const { id, source, asOf, fetchedAt, expiresAt } = exchangeRateSets;

/**
 * Adds a set to the history, unless it equals the newest set of the same source and day. Returns
 * true if it was added.
 */
export async function saveRateSet(db: Db, set: RateSet): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [newest] = await selectRateSets(tx)
      .where(and(eq(source, set.source), eq(asOf, set.asOf)))
      .orderBy(desc(id))
      .limit(1);
    if (newest && isSameSet(newest, set)) return false;
    const inserted = await tx.insert(exchangeRateSets).values(set).returning({ setId: id });
    await tx.insert(exchangeRates).values(
      inserted.flatMap(({ setId }) => [
        { setId, code: 'USD', rate: set.rates.USD },
        { setId, code: 'TRY', rate: set.rates.TRY },
      ]),
    );
    return true;
  });
}

/**
 * Returns the set of the latest day for each source. If a day has several sets, the last stored set
 * counts.
 */
export async function readLatestRates(db: Db): Promise<LatestRates> {
  const latest = async (of: RateSet['source']) => {
    const [row] = await selectRateSets(db)
      .where(eq(source, of))
      .orderBy(desc(asOf), desc(id))
      .limit(1);
    return row ? toRateSet(row) : null;
  };
  return { ecb: await latest('ecb'), manual: await latest('manual') };
}

/** Returns a page of the stored sets, the latest first. */
export async function listRateSets(
  db: Db,
  { page, limit }: { page: number; limit: number },
): Promise<RatesHistory> {
  const rows = await selectRateSets(db)
    .orderBy(desc(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await db.$count(exchangeRateSets);
  return {
    history: rows.map((row) => ({ id: String(row.id), ...rateSetJson(toRateSet(row)) })),
    pagination: paginate(page, limit, total),
  };
}

/** Stores an attempt to fetch rates. `error` is null after a success. */
export async function recordFetch(
  db: Db,
  attempt: { attemptedAt: Date; error: string | null },
): Promise<void> {
  await db.insert(exchangeRateFetches).values(attempt);
}

/**
 * Returns the time of the last fetch, or of the last failed fetch if `failed` is set, and its
 * error; null if there was none.
 */
export async function readLastFetch(
  db: Db,
  { failed = false } = {},
): Promise<{ at: string; error: string | null } | null> {
  const { attemptedAt, error } = exchangeRateFetches;
  const [last] = await db
    .select({ attemptedAt, error })
    .from(exchangeRateFetches)
    .where(failed ? isNotNull(error) : undefined)
    .orderBy(desc(exchangeRateFetches.id))
    .limit(1);
  return last ? { at: last.attemptedAt.toISOString(), error: last.error } : null;
}

/** Deletes attempts made before `before`. Returns their number. */
export async function pruneFetches(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(exchangeRateFetches)
    .where(lt(exchangeRateFetches.attemptedAt, before));
  return rowCount ?? 0;
}

type RateSetRow = Omit<RateSet, 'rates' | 'source'> & {
  id: number;
  source: string;
  usd: number;
  lira: number;
};

function selectRateSets(db: Pick<Db, 'select'>) {
  const usd = alias(exchangeRates, 'usd');
  const lira = alias(exchangeRates, 'lira');
  return db
    .select({ id, source, asOf, fetchedAt, expiresAt, usd: usd.rate, lira: lira.rate })
    .from(exchangeRateSets)
    .innerJoin(usd, and(eq(usd.setId, id), eq(usd.code, 'USD')))
    .innerJoin(lira, and(eq(lira.setId, id), eq(lira.code, 'TRY')))
    .$dynamic();
}

function toRateSet({ id: _, usd, lira, ...set }: RateSetRow): RateSet {
  return {
    ...set,
    source: set.source === 'manual' ? 'manual' : 'ecb',
    rates: { EUR: 1, USD: usd, TRY: lira },
  };
}

function isSameSet(row: RateSetRow, { rates, expiresAt }: RateSet): boolean {
  return (
    row.usd === rates.USD &&
    row.lira === rates.TRY &&
    row.expiresAt?.getTime() === expiresAt?.getTime()
  );
}
