/** Texts of papers in two languages side by side: Turkish and the customer's. */
import { type OfficeText, officeText } from '#app/base/settings/settings-in-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { de } from './paper-text/de.ts';
import { en } from './paper-text/en.ts';
import { ru } from './paper-text/ru.ts';
import { tr } from './paper-text/tr.ts';

export type PaperText = typeof tr;

/** Words of papers in the languages of customers, whichever language the screen has. */
export const papersText: Record<SiteLanguage, PaperText> = { tr, en, de, ru };

/** The second language; English where the customer reads Turkish, too. */
export type SecondLanguage = Exclude<SiteLanguage, 'tr'>;
export function secondLanguage(language: SiteLanguage): SecondLanguage {
  return language === 'tr' ? 'en' : language;
}

/**
 * The terms next to the Turkish ones of a contract. The German and Russian ones that come with
 * Kervan say what its Turkish ones do: next to terms that the office wrote itself they would say another thing.
 */
export function termsBeside(
  terms: Record<SiteLanguage, string>,
  second: SecondLanguage,
  defaults: Record<SiteLanguage, string>,
): OfficeText {
  const isOthers = terms.tr !== defaults.tr && terms[second] === defaults[second];
  return officeText({ ...terms, ...(isOthers && second !== 'en' && { [second]: '' }) }, second);
}

/** `Araç / Vehicle`; what both languages write alike, once. */
export function inTwo<T>(turkish: T, second: T): T {
  if (typeof turkish === 'string') {
    return (turkish === second ? turkish : `${turkish} / ${second}`) as T;
  }
  if (typeof turkish === 'function' && typeof second === 'function') {
    return ((...values: unknown[]) => inTwo(turkish(...values), second(...values))) as T;
  }
  const texts = Object.entries(turkish as object).map(([name, text]) => [
    name,
    inTwo(text, (second as Record<string, unknown>)[name]),
  ]);
  return Object.fromEntries(texts) as T;
}

/** The texts of a paper: each language for itself, and both in one. */
export interface PaperTexts {
  second: SecondLanguage;
  tr: PaperText;
  own: PaperText;
  both: PaperText;
}

export function paperTexts(language: SiteLanguage): PaperTexts {
  const second = secondLanguage(language);
  const turkish = papersText.tr;
  const own = papersText[second];
  return { second, tr: turkish, own, both: inTwo(turkish, own) };
}

/** `3 gün / days`: the count is the same in both. */
export function countedInTwo(
  count: number,
  unit: keyof PaperText['counted'],
  { both }: PaperTexts,
): string {
  return `${count}\u00a0${both.counted[unit](count)}`;
}
