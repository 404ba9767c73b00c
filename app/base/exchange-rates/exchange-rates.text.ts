/** What visitors read of currencies and rates. */
import { siteTexts } from '#app/lib/texts.ts';
import { de } from './exchange-rates.text.de.ts';
import { en } from './exchange-rates.text.en.ts';
import { ru } from './exchange-rates.text.ru.ts';
import { tr } from './exchange-rates.text.tr.ts';

export const ratesText = siteTexts({ tr, en, de, ru });
export type RatesText = typeof tr;
