import { type OfficeText, officeText } from '#app/base/settings/settings-in-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { de } from './paper-text/de.ts';
import { en } from './paper-text/en.ts';
import { ru } from './paper-text/ru.ts';
import { tr } from './paper-text/tr.ts';

export type PaperText = typeof tr;

/** Texts of papers in each language of customers. The language of the screen does not matter. */
export const papersText: Record<SiteLanguage, PaperText> = { tr, en, de, ru };

/** Second language of a paper: the customer's, or English if the customer's is Turkish. */
export type SecondLanguage = Exclude<SiteLanguage, 'tr'>;
export function secondLanguage(language: SiteLanguage): SecondLanguage {
  return language === 'tr' ? 'en' : language;
}

/**
 * Returns the terms beside the Turkish ones of a contract. Kervan's own German and Russian terms
 * translate Kervan's Turkish terms. They are not used beside terms that the office wrote, because
 * they would state something else.
 */
export function termsBeside(
  terms: Record<SiteLanguage, string>,
  second: SecondLanguage,
  defaults: Record<SiteLanguage, string>,
): OfficeText {
  const isOthers = terms.tr !== defaults.tr && terms[second] === defaults[second];
  return officeText({ ...terms, ...(isOthers && second !== 'en' && { [second]: '' }) }, second);
}

/**
 * Joins two texts: `Araç / Vehicle`; equal texts are printed once. Joins the results of functions
 * and the properties of objects likewise.
 */
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

/**
 * Texts of a paper: in Turkish, in the second language (`own`), and in both languages (`both`).
 */
export interface PaperTexts {
  second: SecondLanguage;
  tr: PaperText;
  secondText: PaperText;
  both: PaperText;
}

export function paperTexts(language: SiteLanguage): PaperTexts {
  const second = secondLanguage(language);
  const turkish = papersText.tr;
  const secondText = papersText[second];
  return { second, tr: turkish, secondText, both: inTwo(turkish, secondText) };
}

/** Returns a count with its unit in both languages: `3 gün / days`. */
export function countedInTwo(
  count: number,
  unit: keyof PaperText['counted'],
  { both }: PaperTexts,
): string {
  return `${count}\u00a0${both.counted[unit](count)}`;
}
