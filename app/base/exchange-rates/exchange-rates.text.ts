import type { SiteTexts } from '#app/lib/catalogue.ts';
/** What visitors read of currencies and rates. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const ratesText = siteTexts((texts) => texts.rates);
export type RatesText = SiteTexts['rates'];
