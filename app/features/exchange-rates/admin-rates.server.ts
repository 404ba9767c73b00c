import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { exchangeRateSets } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import {
  addDays,
  businessInstant,
  businessNow,
  calendarDaysBetween,
  wallClock,
} from '#app/lib/dates.ts';
import { DEFAULT_RATES } from '#app/lib/money.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import {
  type FetchAttempt,
  listRateSets,
  readCurrentRates,
  readLastFetch,
  readProviderRates,
  saveRateSet,
} from './exchange-rates.server.ts';
import type { AdminRates, RatesHistory, RatesOverride, RatesStatus } from './rates-admin.schema.ts';
import { ratesAdminText } from './rates-admin.text.ts';
import type { RatesKeeper } from './rates-keeper.server.ts';
import { MAX_OVERRIDE_DAYS, unusualRates } from './rates-override.rules.ts';

const text = ratesAdminText.override;

/** Source and age of the rates, the latest attempts to fetch, and when the next one comes. */
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
    lastError: failureOf(failed),
    nextRefreshAt: refreshing || !last ? null : nextAfter(last.attemptedAt, refreshMinutes),
    refreshing,
  };
}

/** Another process may do the fetching, so the last stored attempt counts. */
function nextAfter(attemptedAt: Date, minutes: number): string {
  return new Date(attemptedAt.getTime() + minutes * 60_000).toISOString();
}

/** The rates in force, the defaults, and why the last fetch failed, if it did. */
export async function readAdminRates(db: Db, keeper: RatesKeeper): Promise<AdminRates> {
  const last = await readLastFetch(db);
  return { ...keeper.current(), defaults: DEFAULT_RATES, lastError: failureOf(last) };
}

/** A page of the stored sets, the latest first. */
export async function readRatesHistory(
  db: Db,
  query: { page: number; limit: number },
): Promise<RatesHistory> {
  const { sets, pagination } = await listRateSets(db, query);
  const history = sets.map(({ id, fetchedAt, expiresAt, ...set }) => ({
    ...set,
    id: String(id),
    fetchedAt: fetchedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
  return { history, pagination };
}

export type FetchResult =
  | { ok: true; rates: CurrentRates; changed: boolean }
  | { ok: false; error: string };

/**
 * Fetches from the provider for a person and records it. The fetch is shared with the schedule, so the
 * record is written after it, not in its transaction. `error` is a text for staff.
 */
export async function fetchRatesNow(
  db: Db,
  keeper: RatesKeeper,
  { actor, now }: Acting,
): Promise<FetchResult> {
  const before = keeper.current();
  const result = await keeper.refresh();
  if (!result.ok) return { ok: false, error: result.error };
  await recordChange(db, {
    actor,
    now,
    action: 'update',
    thing: 'rates',
    thingId: null,
    title: ratesAdminText.audit.fetched,
    before: ratesForLog(before),
    after: ratesForLog(result.rates),
  });
  const changed = JSON.stringify(result.rates) !== JSON.stringify(before);
  return { ok: true, rates: result.rates, changed };
}

function failureOf(attempt: FetchAttempt | null) {
  return attempt?.error ? { at: attempt.attemptedAt.toISOString(), error: attempt.error } : null;
}

export type OverrideResult =
  | { ok: true }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  /** Far from the rates in force; `allowUnusual` sets them nevertheless. */
  | { ok: false; reason: 'unusual'; errors: FieldError[] };

/**
 * Sets rates by hand until `expiresAt`. Earlier manual rates end, so that they do not come back. The
 * keeper has to reload afterwards.
 */
export async function setOverride(
  db: Db,
  { USD, TRY, expiresAt, allowUnusual }: RatesOverride,
  { actor, now }: Acting,
): Promise<OverrideResult> {
  const until = new Date(expiresAt);
  const errors = expiryErrors(until, now);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  return db.transaction(async (tx) => {
    await lockOverride(tx);
    const before = await readCurrentRates(tx, { now });
    const unusual = allowUnusual ? [] : unusualRates({ USD, TRY }, before.rates);
    if (unusual.length > 0) return { ok: false, reason: 'unusual', errors: unusual };
    await endActive(tx, now);
    const rates = { EUR: 1, USD, TRY };
    const asOf = businessNow(now).date;
    await saveRateSet(tx, { source: 'manual', asOf, rates, fetchedAt: now, expiresAt: until });
    await recordOverride(tx, { actor, now, action: 'create', before });
    return { ok: true };
  });
}

/** Ends the manual rates in force now; `not-found` when there are none. History keeps them. */
export async function endOverride(
  db: Db,
  { actor, now }: Acting,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return db.transaction(async (tx) => {
    await lockOverride(tx);
    const before = await readCurrentRates(tx, { now });
    if (before.source !== 'manual') return { ok: false, reason: 'not-found' };
    await endActive(tx, now);
    await recordOverride(tx, { actor, now, action: 'delete', before });
    return { ok: true };
  });
}

function expiryErrors(until: Date, now: Date): FieldError[] {
  const { date, time } = businessNow(now);
  const latest = businessInstant(wallClock(addDays(date, MAX_OVERRIDE_DAYS), time));
  if (until <= now) return [{ field: 'expiresAt', message: text.expiryPast }];
  if (until <= latest) return [];
  return [{ field: 'expiresAt', message: text.expiryFar(MAX_OVERRIDE_DAYS) }];
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

async function recordOverride(
  tx: Db,
  { actor, now, action, before }: Acting & { action: 'create' | 'delete'; before: CurrentRates },
): Promise<void> {
  await recordChange(tx, {
    actor,
    action,
    thing: 'rates',
    thingId: null,
    title: ratesAdminText.audit.override,
    before: ratesForLog(before),
    after: ratesForLog(await readCurrentRates(tx, { now })),
    now,
  });
}

/** The fields that the audit log keeps. */
function ratesForLog({ rates: { USD, TRY }, source, asOf, expiresAt }: CurrentRates) {
  return { USD, TRY, source, asOf, expiresAt };
}
