import { formatShortDate } from '#app/lib/dates/dates.ts';
import type { tr } from './tr.ts';

export const de: typeof tr = {
  selector: 'Währung',
  currencies: {
    EUR: 'Euro',
    USD: 'US-Dollar',
    TRY: 'Türkische Lira',
  },
  sources: {
    ecb: 'EZB-Kurs',
    // Avoids "unser Kurs", because the visitor's message to the office uses it too.
    manual: 'Kurs des Vermieters',
    default: 'ungefährer Kurs',
  },
  day: formatShortDate,
};
