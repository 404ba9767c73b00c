/** Addresses in the languages of the site (spec, part 2; product.md, "Language"). */
import { languageOfPath, SITE_LANGUAGES, type SiteLanguage } from './texts.ts';

export const LANGUAGE_NAMES: Record<SiteLanguage, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};

/**
 * Returns the address of a Turkish page in another language: `/cars?page=2` becomes
 * `/en/cars?page=2` in English.
 */
export function localPath(language: SiteLanguage, path: string): string {
  if (language === 'tr') return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the address of the same page in Turkish. */
export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === 'tr' ? pathname : pathname.slice(language.length + 1) || '/';
}

/**
 * Returns the language of a public API response: `lang`, or the most preferred language of
 * `Accept-Language` if `lang` is left out. Returns Turkish if the site offers none of them.
 */
export function requestedLanguage(
  lang: string | undefined,
  accepted: string | undefined,
): SiteLanguage {
  const wanted = lang === undefined ? preferred(accepted ?? '') : [lang.toLowerCase()];
  for (const each of wanted) {
    const offered = SITE_LANGUAGES.find((language) => language === each);
    if (offered) return offered;
  }
  return 'tr';
}

/**
 * Returns the languages of an `Accept-Language` header, the most preferred first: `de`, `en` for
 * `de-AT, en;q=0.8`.
 */
function preferred(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((each) => each.trim().startsWith('q='))?.split('=')[1];
      const [language = ''] = tag.split('-');
      return { language, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
