export const SITE_LANGUAGES = ['tr', 'en', 'de', 'ru'] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

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
