import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { exchangeRateSets } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { addDays, businessInstant, businessNow, wallClock } from '#app/lib/dates.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';
import { readCurrentRates, saveRateSet } from './exchange-rates.server.ts';
import type { RatesOverride } from './rates-admin.schema.ts';
import { ratesAdminText } from './rates-admin.text.ts';
import { MAX_OVERRIDE_DAYS, unusualRates } from './rates-override.rules.ts';

const text = ratesAdminText.override;

export type OverrideResult =
  | { ok: true }
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  /** Far from the rates in force; `allowUnusual` sets them all the same. */
  | { ok: false; reason: 'unusual'; errors: FieldError[] };

/**
 * Sets rates by hand until `expiresAt`. Those that were set before end here, so that they do not come
 * back when these end. The keeper has to reload afterwards.
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

/** What the audit log keeps of rates in force. */
export function ratesForLog({ rates: { USD, TRY }, source, asOf, expiresAt }: CurrentRates) {
  return { USD, TRY, source, asOf, expiresAt };
}
