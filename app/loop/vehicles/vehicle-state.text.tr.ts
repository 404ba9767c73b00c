import { formatCount } from '#app/lib/decimal.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import type { en } from './vehicle-state.text.en.ts';

export const tr: typeof en = {
  dueKinds: {
    inspection: 'Muayene',
    insurance: 'Trafik sigortası',
    casco: 'Kasko',
    service: 'Bakım',
  },
  inDays: (days) => (days < 0 ? `${-days} gün geçti` : days === 0 ? 'bugün' : `${days} gün kaldı`),
  inKilometres: (count) =>
    count <= 0 ? `${formatCount(-count, 'tr')} km geçti` : `${formatCount(count, 'tr')} km kaldı`,
  days: (first, last) =>
    first === last ? staffDay(first, 'tr') : `${staffDay(first, 'tr')} – ${staffDay(last, 'tr')}`,
  reasons: { service: 'Bakım', repair: 'Onarım', 'own-use': 'Kendi kullanım', other: 'Diğer' },
};
