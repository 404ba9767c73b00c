/** What visitors read of currencies and rates in Turkish. */
import { formatShortDate } from '#app/lib/dates/dates.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';

const currencies: Record<CurrencyCode, string> = {
  EUR: 'Euro',
  USD: 'Amerikan doları',
  TRY: 'Türk lirası',
};

const sources: Record<ShownRates['source'], string> = {
  ecb: 'ECB kuru',
  manual: 'Ofis kuru',
  default: 'yaklaşık kur',
};

export const tr = {
  selector: 'Para birimi',
  currencies,
  sources,
  /** Of a rate: a date as the language writes it in figures, or short. */
  day: formatShortDate,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    rates: typeof tr;
  }
}
