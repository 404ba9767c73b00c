import type { Db } from '#app/db/client.server.ts';
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { brokenRulesOf, type LetRental } from './booking-letting.rules.ts';

/** Refusal because letting rules forbid the rental. Staff may overrule it. */
export interface RefusedByRules {
  ok: false;
  reason: 'rules';
  broken: BrokenRule[];
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
