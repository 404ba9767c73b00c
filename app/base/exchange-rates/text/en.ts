import { formatDay } from '#app/lib/dates/dates.ts';
import { en as dates } from '#app/lib/text/en.ts';
import type { tr } from './tr.ts';

export const en: typeof tr = {
  selector: 'Currency',
  currencies: { EUR: 'Euro', USD: 'US dollar', TRY: 'Turkish lira' },
  sources: { ecb: 'ECB rate', manual: 'office rate', default: 'approximate rate' },
  day: (date) => formatDay(date, dates),
};
