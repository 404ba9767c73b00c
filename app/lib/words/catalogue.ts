import type { Language } from './language.ts';
import type { SiteLanguage } from './texts.ts';

/**
 * Texts for people, by feature folder: `app/site/cars/text/tr.ts` adds `cars` to an interface by
 * declaration merging, and `app/texts/site.tr.ts` joins the texts of all folders. Components read
 * typed texts with `useText('cars')`.
 */

// biome-ignore lint/suspicious/noEmptyInterface: feature folders merge their texts into it
export interface SiteTexts {}

// biome-ignore lint/suspicious/noEmptyInterface: feature folders merge their texts into it
export interface OfficeTexts {}

export interface Texts {
  site: Record<SiteLanguage, SiteTexts>;
  office: Record<Language, OfficeTexts>;
}
