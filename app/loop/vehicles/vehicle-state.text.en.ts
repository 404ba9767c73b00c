import { formatCount } from '#app/lib/decimal.ts';
import { staffDay } from '#app/lib/staff-dates.ts';

export const en = {
  dueKinds: {
    inspection: 'Inspection',
    insurance: 'Insurance',
    casco: 'Comprehensive',
    service: 'Service',
  },
  inDays: (days: number) =>
    days < 0
      ? `${-days} ${days === -1 ? 'day' : 'days'} overdue`
      : days === 0
        ? 'today'
        : `in ${days} ${days === 1 ? 'day' : 'days'}`,
  inKilometres: (count: number) =>
    count <= 0 ? `${formatCount(-count)} km overdue` : `in ${formatCount(count)} km`,
  days: (first: string, last: string) =>
    first === last ? staffDay(first, 'en') : `${staffDay(first, 'en')} – ${staffDay(last, 'en')}`,
  reasons: { service: 'Service', repair: 'Repair', 'own-use': 'Own use', other: 'Other' },
};
