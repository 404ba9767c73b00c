import { asc } from 'drizzle-orm';
import type { Weekday } from '#app/base/settings/places/opening-hours.rules.ts';
import type { Db } from '#app/db/client.server.ts';
import { lettingRules } from '#app/db/schema.server.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { inLanguage, type Translations } from '#app/lib/words/translations.rules.ts';
import type { LettingRule } from './letting.rules.ts';

export type StoredLettingRule = LettingRule & { translations: Translations<{ name: string }> };

/** Returns all letting rules with Turkish names and translations, ordered by their first day. */
export async function readLettingRules(db: Db): Promise<StoredLettingRule[]> {
  const rows = await db
    .select()
    .from(lettingRules)
    .orderBy(asc(lettingRules.firstDay), asc(lettingRules.id));
  return rows.map(toLettingRule);
}

export function toLettingRule(row: typeof lettingRules.$inferSelect): StoredLettingRule {
  return {
    id: row.id,
    carId: row.carId,
    name: row.name,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    minDays: row.minDays,
    maxDays: row.maxDays,
    closed: row.closed,
    noPickupWeekdays: row.noPickupWeekdays as Weekday[],
    noReturnWeekdays: row.noReturnWeekdays as Weekday[],
    translations: row.translations,
  };
}

/** Returns a rule with its name in a visitor's language. */
export function lettingRuleIn(
  { translations, ...rule }: StoredLettingRule,
  language: SiteLanguage,
): LettingRule {
  return inLanguage(rule, translations, { language, texts: ['name'] });
}
