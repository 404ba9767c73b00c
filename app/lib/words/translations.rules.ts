/**
 * Texts of the office in the languages of the site (product.md, "Language"). A record has its
 * Turkish texts, and `translations` by language: `{ en: { description: '…' } }`. A text without a
 * translation is shown in Turkish.
 */
import type { SiteLanguage } from './texts.ts';
import { FOREIGN_LANGUAGES, type ForeignLanguage } from './translation-labels.ts';

/** Stored translations of a record, without empty texts. */
export type Translations<Texts> = Partial<Record<ForeignLanguage, Partial<Texts>>>;
/** Translations in the editor and the API, with every language. */
export type WholeTranslations<Texts> = Record<ForeignLanguage, Partial<Texts>>;

/** Returns stored translations with every language. */
export function wholeTranslations<Texts>(stored: Translations<Texts>): WholeTranslations<Texts> {
  return { en: textsIn(stored, 'en'), de: textsIn(stored, 'de'), ru: textsIn(stored, 'ru') };
}

/**
 * Returns the stored texts of a language. Leaves out values that are not texts, so that a row that
 * was changed manually in the database does not break the whole list.
 */
function textsIn<Texts>(stored: Translations<Texts>, language: ForeignLanguage): Partial<Texts> {
  const texts: unknown = (stored as Translations<Texts> | null)?.[language];
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => isText(text)),
  ) as Partial<Texts>;
}

/** Returns true for a text, a list of texts, or texts by name, as the settings have for places. */
function isText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  return Object.values(value).every((part) => typeof part === 'string');
}

/**
 * Returns the translations to store after a save. Texts that are not in `given` stay; empty texts
 * are deleted.
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

/** Names of the record's texts that lack a translation into the reader's language and are in Turkish. */
export interface InTurkish<Name extends string = string> {
  inTurkish?: Name[];
}

/**
 * Returns a record in a visitor's language. `inTurkish` names the texts without a translation; it
 * is missing for Turkish readers. A text that was deleted in Turkish is deleted in every language.
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

/** Returns the languages that lack a translation of at least one of `texts` that exists in Turkish. */
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
