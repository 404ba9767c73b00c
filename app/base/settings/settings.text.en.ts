import { isAroundTheClock, type Weekday } from './opening-hours.rules.ts';
import type { tr } from './settings.text.tr.ts';

const weekdays: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const en: typeof tr = {
  weekdays,
  newWindow: '(opens in a new window)',
  hours: {
    days: ({ first, last }) =>
      first === last ? weekdays[first] : `${weekdays[first]}–${weekdays[last]}`,
    times: ({ hours }) =>
      hours
        .map((each) => (isAroundTheClock(each) ? 'Open 24 hours' : `${each.opens}–${each.closes}`))
        .join(', ') || 'Closed',
  },
  deliveryHours: 'Delivery hours',
  answersIn: 'We reply in',
  languages: { tr: 'Turkish', en: 'English', de: 'German', ru: 'Russian' },
  places: {
    'Antalya Havalimanı (AYT)': 'Antalya Airport (AYT)',
    'Antalya Belek Otel Teslimi': 'Belek (hotel delivery)',
    'Antalya Merkez Ofis': 'Antalya main office',
    'Antalya Otogar': 'Antalya bus station',
    'Antalya Lara': 'Lara',
    'Antalya Konyaaltı': 'Konyaaltı',
    'Antalya Kemer': 'Kemer',
    'Antalya Alanya': 'Alanya',
  },
};
