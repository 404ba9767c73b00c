/** Letting rules in words, for staff: the list, the strip and the editor of copies. */
import { WEEKDAYS, type Weekday } from '#app/base/settings/places/opening-hours.rules.ts';
import type { AdminLettingRule } from '#app/domain/availability/letting-rule.schema.ts';
import { copyToLaterYear, everyName } from '#app/domain/pricing/season.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** Restrictions of a rule. */
export type Limits = Pick<
  AdminLettingRule,
  'closed' | 'minDays' | 'maxDays' | 'noPickupWeekdays' | 'noReturnWeekdays'
>;

export interface RuleTexts {
  words: OfficeTexts['lettingRules']['words'];
  shortDays: Record<Weekday, string>;
}

/** Returns the restrictions in words, such as `En az 5 gün · Paz: iade yok`. */
export function limitsText(limits: Partial<Limits>, { words, shortDays }: RuleTexts): string {
  const { closed, minDays, maxDays, noPickupWeekdays = [], noReturnWeekdays = [] } = limits;
  const days = (weekdays: Weekday[]) =>
    WEEKDAYS.filter((each) => weekdays.includes(each)).map((each) => shortDays[each]);
  return [
    closed && words.closed,
    minDays && minDays === maxDays && words.exactly(minDays),
    minDays && minDays !== maxDays && words.minDays(minDays),
    maxDays && minDays !== maxDays && words.maxDays(maxDays),
    noPickupWeekdays.length > 0 && words.noPickup(days(noPickupWeekdays)),
    noReturnWeekdays.length > 0 && words.noReturn(days(noReturnWeekdays)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the name of a rule, or its restrictions if it has none. */
export function ruleTitle(rule: AdminLettingRule, texts: RuleTexts): string {
  return rule.name || limitsText(rule, texts);
}

/** Returns the rules that have each word of a search in their name, car or restrictions. */
export function searchRules(
  rules: AdminLettingRule[],
  search: string,
  texts: RuleTexts,
): AdminLettingRule[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const car = rule.carTitle ?? texts.words.allCars;
    const text = fold([rule.name, car, limitsText(rule, texts)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/**
 * Returns the values of a copy in the first later year in which it is not over and no rule of the
 * same car has its days. Null if there is no such year.
 */
export function copyOfRule(
  { id: _id, carTitle: _title, version: _version, updatedAt: _at, ...rule }: AdminLettingRule,
  rules: readonly AdminLettingRule[],
  today: IsoDate,
): { year: number; copy: typeof rule } | null {
  const { firstDay: startDate, lastDay: endDate, ...rest } = rule;
  const period = { ...rest, translations: everyName(rule.translations), startDate, endDate };
  const isFree = (copy: typeof period) =>
    !rules.some(
      (other) =>
        other.carId === copy.carId &&
        other.firstDay === copy.startDate &&
        other.lastDay === copy.endDate,
    );
  const later = copyToLaterYear(period, isFree, today);
  if (!later) return null;
  const { startDate: firstDay, endDate: lastDay, ...copied } = later.copy;
  return { year: later.year, copy: { ...copied, firstDay, lastDay } };
}
