/**
 * Texts of the office in the languages of visitors (product.md, "Language"). A record has its
 * Turkish texts and beside them `translations` by language: `{ en: { description: '…' } }`. A text
 * that is not translated is shown in Turkish.
 */
import type { SiteLanguage } from './texts.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from './translation-labels.ts';

/** The translations of a record as they are stored: what is empty is left out. */
export type Translations<Texts> = Partial<Record<ForeignLanguage, Partial<Texts>>>;
/** Translations as editor and API hold them. */
export type WholeTranslations<Texts> = Record<ForeignLanguage, Partial<Texts>>;

/** Stored translations with every language, for its editor and the API. */
export function wholeTranslations<Texts>(stored: Translations<Texts>): WholeTranslations<Texts> {
  return { en: textsIn(stored, 'en'), de: textsIn(stored, 'de'), ru: textsIn(stored, 'ru') };
}

/**
 * The stored texts of a language. Values that are no texts are left out: a row that was changed by hand in
 * the database must not take down the whole list that contains it.
 */
function textsIn<Texts>(stored: Translations<Texts>, language: ForeignLanguage): Partial<Texts> {
  const texts: unknown = (stored as Translations<Texts> | null)?.[language];
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => isText(text)),
  ) as Partial<Texts>;
}

/** Returns true for a text, a list of texts, and texts by name, as the places of the settings have. */
function isText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  return Object.values(value).every((part) => typeof part === 'string');
}

/**
 * Returns the translations to store after `given` is written: texts that are not given stay, empty
 * ones are deleted.
 */
export function changedTranslations<Texts extends object>(
  before: Translations<Texts>,
  given: Translations<Texts> | undefined,
): WholeTranslations<Texts> {
  return Object.fromEntries(
    FOREIGN_LANGUAGES.map((language) => {
      const texts = Object.entries({ ...textsIn(before, language), ...given?.[language] });
      return [language, Object.fromEntries(texts.filter(([, text]) => isWritten(text)))];
    }),
  ) as WholeTranslations<Texts>;
}

/** Names the texts of a record that are in Turkish on a page, or in an answer, of another language. */
export interface InTurkish<Name extends string = string> {
  inTurkish?: Name[];
}

/**
 * Returns a record in a visitor's language. `inTurkish` names the texts that are not translated.
 * Turkish readers get the record as it is. A text that was deleted in Turkish is missing in every
 * language.
 */
export function inLanguage<Row extends object, Name extends keyof Row & string>(
  record: Row,
  translations: Translations<Pick<Row, Name>>,
  { language, texts }: { language: SiteLanguage; texts: readonly Name[] },
): Row & InTurkish<Name> {
  if (language === 'tr') return record;
  const given: Partial<Pick<Row, Name>> = textsIn(translations, language);
  const written = texts.filter((name) => isWritten(record[name]));
  const translated = written.filter((name) => isWritten(given[name]));
  return {
    ...record,
    ...Object.fromEntries(translated.map((name) => [name, given[name]])),
    inTurkish: written.filter((name) => !translated.includes(name)),
  };
}

/** The languages that lack one of these texts, of those that are written in Turkish. */
export function missingLanguages<Name extends string>(
  own: Readonly<Partial<Record<Name, unknown>>>,
  translations: Readonly<Partial<Record<string, object>>>,
  texts: readonly Name[],
): ForeignLanguage[] {
  return FOREIGN_LANGUAGES.filter((language) => {
    const given: Partial<Record<Name, unknown>> = textsIn(translations, language);
    return texts.some((name) => isWritten(own[name]) && !isWritten(given[name]));
  });
}

function isWritten(text: unknown): boolean {
  if (Array.isArray(text)) return text.some(isWritten);
  return typeof text === 'string' ? text.trim() !== '' : text != null;
}
