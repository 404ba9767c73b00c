import { en as dates } from '#app/lib/dates.text.en.ts';
import { formatDay } from '#app/lib/dates.ts';
import type { tr } from './exchange-rates.text.tr.ts';

export const en: typeof tr = {
  selector: 'Currency',
  currencies: { EUR: 'Euro', USD: 'US dollar', TRY: 'Turkish lira' },
  sources: { ecb: 'ECB rate', manual: 'office rate', default: 'approximate rate' },
  day: (date) => formatDay(date, dates),
};
