/** What visitors read of currencies and rates. */
import { siteTexts } from '#app/lib/texts.ts';
import { tr } from './exchange-rates.text.tr.ts';

export const ratesText = siteTexts({ tr });
export type RatesText = typeof tr;
