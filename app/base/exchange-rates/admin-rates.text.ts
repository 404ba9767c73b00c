import type { IsoDate } from '#app/lib/dates.ts';
import type { TextOf } from '#app/lib/former-texts.ts';
import { officeTexts } from '#app/lib/former-texts.ts';
import type { Language } from '#app/lib/language.ts';
import { staffDay } from '#app/lib/staff-dates.ts';

export const adminRatesText = officeTexts('tr', (texts) => texts.rates);

/** `48,531`: as staff write it, to the last decimal that is stored. */
export function formatRate(rate: number): string {
  return adminRatesText.onScreen().page.number(rate);
}

/** `20.11.2026 · 1 gün önceki kur`. */
export function dayAndAge(asOf: IsoDate | null, ageDays: number | null): string {
  const { page: text } = adminRatesText.onScreen();
  if (asOf === null || ageDays === null) return text.current.noDay;
  return `${staffDay(asOf)} · ${text.current.age(ageDays)}`;
}

export type FeedError = keyof TextOf<typeof adminRatesText>['feedErrors'];

/** For staff, of a failure as it is recorded: `status 503`. */
export function feedErrorText(recorded: string, language: Language): string {
  const [kind = ''] = recorded.split(' ', 1);
  const text = adminRatesText.in(language).feedErrors[kind as FeedError] as
    | ((detail: string) => string)
    | undefined;
  return text?.(recorded.slice(kind.length + 1)) ?? recorded;
}
