import type { Db } from '#app/db/client.server.ts';
import { businessNow, calendarDaysBetween } from '#app/lib/dates.ts';
import { readLastFetch, readProviderRates } from './exchange-rates.server.ts';
import type { RatesStatus } from './rates-admin.schema.ts';
import type { RatesKeeper } from './rates-keeper.server.ts';

/** How the rates stand: whence they are, how old, what was tried last, and what comes next. */
export async function readRatesStatus(
  db: Db,
  { keeper, now }: { keeper: RatesKeeper; now: Date },
): Promise<RatesStatus> {
  const current = keeper.current();
  const { refreshing, refreshMinutes } = keeper.plan();
  const provider = await readProviderRates(db);
  const last = await readLastFetch(db);
  const failed = await readLastFetch(db, { failed: true });
  const { source, asOf, rates, fetchedAt, expiresAt } = current;
  return {
    source,
    asOf,
    ageDays: asOf === null ? null : calendarDaysBetween(asOf, businessNow(now).date),
    provider: provider && {
      rates: provider.rates,
      asOf: provider.asOf,
      fetchedAt: provider.fetchedAt.toISOString(),
    },
    override: source === 'manual' && fetchedAt ? { rates, setAt: fetchedAt, expiresAt } : null,
    lastAttempt: last && { at: last.attemptedAt.toISOString(), error: last.error },
    lastError: failed?.error ? { at: failed.attemptedAt.toISOString(), error: failed.error } : null,
    nextRefreshAt: refreshing || !last ? null : nextAfter(last.attemptedAt, refreshMinutes),
    refreshing,
  };
}

/** Another process may be the one that asks, so it is told by the last attempt that was made. */
function nextAfter(attemptedAt: Date, minutes: number): string {
  return new Date(attemptedAt.getTime() + minutes * 60_000).toISOString();
}
