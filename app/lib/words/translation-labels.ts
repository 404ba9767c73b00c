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

/** The label of a text in another language: `Description (Deutsch)`. */
export function labelIn(language: SiteLanguage, label: string): string {
  return `${label} (${LANGUAGE_NAMES[language]})`;
}

/** The sentence about a text in a language; Turkish is not named. */
export function sentenceIn(language: SiteLanguage, sentence: string): string {
  return language === 'tr' ? sentence : labelIn(language, sentence);
}

/** The labels of a record's translated texts by their path: `translations.de.description`. */
export function translationLabels<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const entries = FOREIGN_LANGUAGES.flatMap((language) =>
    Object.entries<string>(labels).map(([name, label]) => [
      `translations.${language}.${name}`,
      labelIn(language, label),
    ]),
  );
  return Object.fromEntries(entries) as Record<`translations.${ForeignLanguage}.${Name}`, string>;
}

/** The labels of a text that there is in each language, Turkish like the others: `papers.meetingPoint.de`. */
export function labelsInEach<Path extends string>(
  path: Path,
  label: string,
  languages: Readonly<Record<SiteLanguage, string>>,
): Record<`${Path}.${SiteLanguage}`, string> {
  const entries = SITE_LANGUAGES.map((each) => [`${path}.${each}`, `${label}, ${languages[each]}`]);
  return Object.fromEntries(entries);
}
