import type { tr } from './exchange-rates.text.tr.ts';

export const en: typeof tr = {
  selector: 'Currency',
  currencies: { EUR: 'Euro', USD: 'US dollar', TRY: 'Turkish lira' },
  sources: { ecb: 'ECB rate', manual: 'office rate', default: 'approximate rate' },
};
