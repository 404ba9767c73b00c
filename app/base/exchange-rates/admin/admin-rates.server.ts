import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { exchangeRateSets } from '#app/db/schema.server.ts';
import { businessNow, calendarDaysBetween } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { FeedError } from '../ecb-feed.server.ts';
import type { CurrentRates } from '../exchange-rates.schema.ts';
import { readLastFetch, readLatestRates, saveRateSet } from '../exchange-rates.server.ts';
import { type RateSet, ratesInForce } from '../rates-in-force.rules.ts';
import type { RatesKeeper } from '../rates-keeper.server.ts';
import { endError, unusualRates } from '../rates-override.rules.ts';
import type { AdminRates, RatesOverride, RatesStatus } from './admin-rates.schema.ts';

/** Returns the source and age of the rates, the last attempt to fetch them, and the time of the next. */
export async function readRatesStatus(
  db: Db,
  { keeper, now, texts }: { keeper: RatesKeeper; now: Date; texts: OfficeTexts },
): Promise<RatesStatus> {
  const latest = await readLatestRates(db);
  const { source, asOf, rates, fetchedAt, expiresAt } = ratesInForce(latest, now);
  const { refreshing, refreshMinutes } = keeper.plan();
  // Reads the last stored attempt, because another process may fetch.
  const last = await readLastFetch(db);
  const next = last && new Date(Date.parse(last.at) + refreshMinutes * 60_000).toISOString();
  return {
    source,
    asOf,
    ageDays: asOf === null ? null : calendarDaysBetween(asOf, businessNow(now).date),
    provider: latest.ecb && providerJson(latest.ecb),
    override: source === 'manual' && fetchedAt ? { rates, setAt: fetchedAt, expiresAt } : null,
    lastAttempt: last && { ...last, error: last.error && feedErrorText(last.error, texts) },
    lastError: failureOf(await readLastFetch(db, { failed: true }), texts),
    nextRefreshAt: refreshing ? null : next,
    refreshing,
  };
}

function providerJson({ rates, asOf, fetchedAt }: RateSet): RatesStatus['provider'] {
  return { rates, asOf, fetchedAt: fetchedAt.toISOString() };
}

/** Returns the rates in force, the defaults, and the reason if the last fetch failed. */
export async function readAdminRates(
  db: Db,
  { now, texts }: { now: Date; texts: OfficeTexts },
): Promise<AdminRates> {
  const lastError = failureOf(await readLastFetch(db), texts);
  return { ...ratesInForce(await readLatestRates(db), now), defaults: DEFAULT_RATES, lastError };
}

function failureOf(last: RatesStatus['lastAttempt'], texts: OfficeTexts): RatesStatus['lastError'] {
  return last?.error ? { at: last.at, error: feedErrorText(last.error, texts) } : null;
}

/** Returns a text for staff about a recorded error such as `status 503`. */
export function feedErrorText(recorded: string, { rates }: OfficeTexts): string {
  const [kind = ''] = recorded.split(' ', 1);
  const text = rates.feedErrors[kind as FeedError] as ((detail: string) => string) | undefined;
  return text?.(recorded.slice(kind.length + 1)) ?? recorded;
}

export type FetchResult = { ok: true; changed: boolean } | { ok: false; error: string };

/**
 * Fetches from the provider for a person, and records it afterwards, because the schedule may share
 * the fetch. `error` is a text for staff.
 */
export async function fetchRatesNow(db: Db, keeper: RatesKeeper, by: Saving): Promise<FetchResult> {
  const before = keeper.current();
  const result = await keeper.refresh();
  if (!result.ok) return { ok: false, error: feedErrorText(result.error, by.texts) };
  const after = keeper.current();
  await record(db, { ...by, action: 'update', title: 'fetched', before, after });
  return { ok: true, changed: JSON.stringify(after) !== JSON.stringify(before) };
}

/**
 * `unusual`: the rates differ by more than a fifth from the rates in force, without `allowUnusual`.
 */
export type OverrideResult =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'unusual'; errors: FieldError[] };

/**
 * Sets manual rates until `expiresAt`. Ends earlier manual rates, so that they do not return. The
 * caller reloads the keeper.
 */
export async function setOverride(
  db: Db,
  { USD, TRY, expiresAt, allowUnusual }: RatesOverride,
  by: Saving,
): Promise<OverrideResult> {
  const { actor, now } = by;
  const text = by.texts.rates.page.override;
  const until = new Date(expiresAt);
  const message = endError(until, now, text);
  if (message) return { ok: false, reason: 'invalid', errors: [{ field: 'expiresAt', message }] };
  return db.transaction(async (tx) => {
    await lockOverride(tx);
    const before = ratesInForce(await readLatestRates(tx), now);
    const unusual = allowUnusual ? [] : unusualRates({ USD, TRY }, before.rates, text);
    if (unusual.length > 0) return { ok: false, reason: 'unusual', errors: unusual };
    await endActive(tx, now);
    const rates = { EUR: 1, USD, TRY };
    await saveRateSet(tx, {
      source: 'manual',
      asOf: businessNow(now).date,
      rates,
      fetchedAt: now,
      expiresAt: until,
    });
    await recordOverride(tx, { actor, now, action: 'create', before });
    return { ok: true };
  });
}

/** Ends the manual rates in force. Returns true if there were any. The history keeps them. */
export async function endOverride(db: Db, { actor, now }: ChangeContext): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockOverride(tx);
    const before = ratesInForce(await readLatestRates(tx), now);
    if (before.source !== 'manual') return false;
    await endActive(tx, now);
    await recordOverride(tx, { actor, now, action: 'delete', before });
    return true;
  });
}

async function lockOverride(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.rates})`);
}

async function endActive(tx: Db, now: Date): Promise<void> {
  const { source, expiresAt } = exchangeRateSets;
  await tx
    .update(exchangeRateSets)
    .set({ expiresAt: now })
    .where(and(eq(source, 'manual'), or(isNull(expiresAt), gt(expiresAt, now))));
}

type Change = ChangeContext & { before: CurrentRates };

async function recordOverride(tx: Db, change: Change & { action: 'create' | 'delete' }) {
  const after = ratesInForce(await readLatestRates(tx), change.now);
  await record(tx, { ...change, title: 'override', after });
}

function record(
  db: Db,
  {
    before,
    after,
    ...change
  }: Change & {
    action: 'create' | 'update' | 'delete';
    title: 'fetched' | 'override';
    after: CurrentRates;
  },
) {
  return recordChange(db, {
    ...change,
    entity: 'rates',
    entityId: null,
    before: forLog(before),
    after: forLog(after),
  });
}

function forLog({ rates: { USD, TRY }, source, asOf, expiresAt }: CurrentRates) {
  return { USD, TRY, source, asOf, expiresAt };
}
