/** In which language a visitor reads. */
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/texts.ts';

/** That of the address: `/en/cars`; Turkish has no part of its own (spec, part 2). */
export function languageOfPath(pathname: string): SiteLanguage {
  const [, first] = pathname.split('/');
  return SITE_LANGUAGES.find((language) => language === first) ?? 'tr';
}
