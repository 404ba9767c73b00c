import { formatDay, type IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { BrokenRule } from './letting.rules.ts';

/**
 * Returns the reason for which a rule refuses a rental, with the rule's name if it has one, such as
 * `Kurban Bayramı: Bu tarihlerde en az 5 gün kiralanır`. `dayText` writes a date.
 */
export function refusalText(
  broken: BrokenRule,
  text: SiteTexts['letting'],
  dayText: (day: IsoDate) => string,
): string {
  const reason = refusalReason(broken, text, dayText);
  return broken.name ? text.named(broken.name, reason) : reason;
}

/** Returns the reason without the rule's name, such as `Bu tarihlerde en az 5 gün kiralanır`. */
export function refusalReason(
  { kind, days, weekday, until }: BrokenRule,
  text: SiteTexts['letting'],
  dayText: (day: IsoDate) => string,
): string {
  switch (kind) {
    case 'closed':
      return text.closed(dayText(until ?? ''));
    case 'tooShort':
    case 'tooLong':
      return text[kind](days ?? 0);
    case 'pickupWeekday':
    case 'returnWeekday':
      return text[kind](weekday ?? 'monday');
  }
}

/** Returns the field of a request that a visitor must change. */
export function refusedField({ kind }: Pick<BrokenRule, 'kind'>): 'pickupDate' | 'returnDate' {
  return kind === 'closed' || kind === 'pickupWeekday' ? 'pickupDate' : 'returnDate';
}

/** Returns the reason as a visitor reads it. */
export function visitorsRefusal(
  broken: BrokenRule,
  { letting, dates }: Pick<SiteTexts, 'letting' | 'dates'>,
): string {
  return refusalText(broken, letting, (day) => formatDay(day, dates));
}
