import type { Language } from './language.ts';
import type { SiteLanguage } from './texts.ts';

/**
 * Texts for people, by room: `app/site/cars/text/tr.ts` adds `cars` to the interface by declaration
 * merging, and `app/texts/site.tr.ts` joins the texts of all rooms. Components of any layer read
 * typed texts by `useText('cars')`.
 */

/** Words of the site, in each language of its addresses. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge their words into it
export interface SiteTexts {}

/** Words of the back office, in Turkish and English. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms merge their words into it
export interface OfficeTexts {}

/** All words, by language. */
export interface Texts {
  site: Record<SiteLanguage, SiteTexts>;
  office: Record<Language, OfficeTexts>;
}
