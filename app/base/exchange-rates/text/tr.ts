import { formatShortDate } from '#app/lib/dates/dates.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';

const currencies: Record<CurrencyCode, string> = {
  EUR: 'Euro',
  USD: 'ABD doları',
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
  /** Formats the day of a rate, as short as the language allows. */
  day: formatShortDate,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    rates: typeof tr;
  }
}
