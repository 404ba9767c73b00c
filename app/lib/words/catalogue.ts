import type { Language } from './language.ts';
import type { SiteLanguage } from './texts.ts';

/**
 * Words that people read, by room: `app/site/cars/text/tr.ts` adds `cars` to the interface by declaration merging,
 * and `app/texts/site.tr.ts` puts the rooms' words together. So a component of any layer reads `useText('cars')`
 * with its types.
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
