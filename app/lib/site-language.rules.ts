/** Addresses in the languages of visitors (spec, part 2; product.md, "Language"). */
import { languageOfPath, type SiteLanguage } from './texts.ts';

/** As those who read them write them. */
export const LANGUAGE_NAMES: Record<SiteLanguage, string> = {
  tr: 'Türkçe',
  en: 'English',
  de: 'Deutsch',
  ru: 'Русский',
};

/** The address of a page in a language: `/cars?page=2` is `/en/cars?page=2` in English. */
export function localPath(language: SiteLanguage, path: string): string {
  if (language === 'tr') return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** The page's address in Turkish, whatever the language of this one. */
export function plainPath(pathname: string): string {
  const language = languageOfPath(pathname);
  return language === 'tr' ? pathname : pathname.slice(language.length + 1) || '/';
}
