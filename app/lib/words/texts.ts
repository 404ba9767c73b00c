/** Languages of the site, each with its own addresses. */
export const SITE_LANGUAGES = ['tr', 'en', 'de', 'ru'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** Calls `make` for each language and returns the results by language. */
export function eachLanguage<T>(make: (language: SiteLanguage) => T): Record<SiteLanguage, T> {
  return { tr: make('tr'), en: make('en'), de: make('de'), ru: make('ru') };
}

/**
 * Returns the language of a page address, such as `en` for `/en/cars`. Turkish addresses have no
 * prefix (spec, part 2).
 */
export function languageOfPath(pathname: string): SiteLanguage {
  const [, first] = pathname.split('/');
  return SITE_LANGUAGES.find((language) => language === first) ?? 'tr';
}
