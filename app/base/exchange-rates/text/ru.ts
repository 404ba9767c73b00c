import { formatShortDate } from '#app/lib/dates/dates.ts';
import type { tr } from './tr.ts';

export const ru: typeof tr = {
  selector: 'Валюта',
  currencies: {
    EUR: 'Евро',
    USD: 'Доллар США',
    TRY: 'Турецкая лира',
  },
  sources: {
    ecb: 'курс ЕЦБ',
    manual: 'курс офиса',
    default: 'примерный курс',
  },
  day: formatShortDate,
};
