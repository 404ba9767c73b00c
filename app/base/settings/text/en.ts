import { isAroundTheClock, type Weekday } from '../places/opening-hours.rules.ts';
import type { tr } from './tr.ts';

const legal: (typeof tr)['legal'] = {
  titles: {
    kvkk: 'Data protection notice (KVKK)',
    terms: 'Rental terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
  },
  numbers: {
    companyName: 'Registered company name',
    licence: 'Licence number',
    uetds: 'U-ETDS number',
    tax: 'Tax office and number',
    mersis: 'MERSIS number',
  },
};

const newWindow = '(opens in a new window)';

const liveMap: (typeof tr)['liveMap'] = {
  label: (business) => `Map of the streets around the ${business} office`,
  zoomIn: 'Zoom in on the map',
  zoomOut: 'Zoom out of the map',
  attribution: '© OpenStreetMap contributors',
  newWindow,
};

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
  newWindow,
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
  legal,
  liveMap,
};
