import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { readBuffer } from '#app/domain/availability/availability.server.ts';
import { type BrokenRule, rulesOfCar } from '#app/domain/availability/letting.rules.ts';
import type { Nearest } from '#app/domain/availability/letting-rule.schema.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import { readNearestAllowed } from '#app/domain/availability/nearest-allowed.server.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { brokenRulesOf, type LetRental } from './booking-letting.rules.ts';
import { toRentalPeriod } from './booking-price.rules.ts';

/** Refusal because letting rules forbid the rental. Staff may overrule it. */
export interface RefusedByRules {
  ok: false;
  reason: 'rules';
  broken: BrokenRule[];
  nearest: Nearest;
}

/** Returns the stored rules that refuse a booking (`brokenRulesOf`), with names in `language`. */
export async function findBrokenRules(
  tx: Db,
  after: LetRental,
  before: LetRental | null,
  language: SiteLanguage = 'tr',
): Promise<BrokenRule[]> {
  if (after.carId === null) return [];
  const rules = await readLettingRules(tx);
  return brokenRulesOf(
    rules.map((rule) => lettingRuleIn(rule, language)),
    after,
    before,
  );
}

/**
 * Returns the nearest days for a refused rental that the stored rules allow and on which a unit is
 * free; null if there are none. `except`: id of the booking that is being changed.
 */
export async function readNearestDays(
  tx: Db,
  { carId, pickupAt, dropoffAt }: Pick<LetRental, 'carId' | 'pickupAt' | 'dropoffAt'>,
  { now, except }: { now: Date; except?: string | undefined },
): Promise<Nearest> {
  const { id, totalUnits } = cars;
  const [car] = await tx
    .select({ id, totalUnits })
    .from(cars)
    .where(eq(id, carId ?? ''));
  if (!car) return null;
  const bufferMinutes = await readBuffer(tx, car.id);
  const rules = rulesOfCar(await readLettingRules(tx), car.id);
  const period = toRentalPeriod({ pickupAt, dropoffAt });
  const searched = { period, now, except };
  const nearest = await readNearestAllowed(tx, { ...car, bufferMinutes, rules }, searched);
  return nearest && { pickupDate: nearest.pickupDate, dropoffDate: nearest.returnDate };
}
