/**
 * Labels of texts in other languages. Separate from their schema, because the office's texts use
 * the labels and must not load Zod.
 */
import { LANGUAGE_NAMES } from './site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from './texts.ts';

export type ForeignLanguage = Exclude<SiteLanguage, 'tr'>;
export const FOREIGN_LANGUAGES = SITE_LANGUAGES.filter(
  (language): language is ForeignLanguage => language !== 'tr',
);

/** Returns the label of a text in a language: `Description (Deutsch)`. */
export function labelIn(language: SiteLanguage, label: string): string {
  return `${label} (${LANGUAGE_NAMES[language]})`;
}

/** Returns a sentence about a text, followed by the name of the language unless it is Turkish. */
export function sentenceIn(language: SiteLanguage, sentence: string): string {
  return language === 'tr' ? sentence : labelIn(language, sentence);
}

/** Returns the labels of a record's translations by path: `translations.de.description`. */
export function translationLabels<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const entries = FOREIGN_LANGUAGES.flatMap((language) =>
    Object.entries<string>(labels).map(([name, label]) => [
      `translations.${language}.${name}`,
      labelIn(language, label),
    ]),
  );
  return Object.fromEntries(entries) as Record<`translations.${ForeignLanguage}.${Name}`, string>;
}

/**
 * Returns the labels by path (`papers.meetingPoint.de`) of a text that has a field for each
 * language, Turkish included.
 */
export function labelsInEach<Path extends string>(
  path: Path,
  label: string,
  languages: Readonly<Record<SiteLanguage, string>>,
): Record<`${Path}.${SiteLanguage}`, string> {
  const entries = SITE_LANGUAGES.map((each) => [`${path}.${each}`, `${label}, ${languages[each]}`]);
  return Object.fromEntries(entries);
}
