import { isAroundTheClock, type Weekday } from '../places/opening-hours.rules.ts';
import type { tr } from './tr.ts';

const legal: (typeof tr)['legal'] = {
  titles: {
    kvkk: 'Datenschutzhinweise (KVKK)',
    terms: 'Mietbedingungen',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
  },
  numbers: {
    companyName: 'Firmenname',
    licence: 'Lizenz-Nr.',
    uetds: 'U-ETDS-Nr.',
    tax: 'Finanzamt und Steuernummer',
    mersis: 'MERSIS-Nr.',
  },
};

const newWindow = '(öffnet in neuem Fenster)';

const liveMap: (typeof tr)['liveMap'] = {
  label: (business) => `Karte rund um das Büro von ${business}`,
  zoomIn: 'Karte vergrößern',
  zoomOut: 'Karte verkleinern',
  attribution: '© OpenStreetMap-Mitwirkende',
  newWindow,
};

const weekdays: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

export const de: typeof tr = {
  weekdays,
  newWindow,
  hours: {
    days: ({ first, last }) =>
      first === last ? weekdays[first] : `${weekdays[first]}–${weekdays[last]}`,
    times: ({ hours }) =>
      hours.some(isAroundTheClock)
        ? 'Rund um die Uhr'
        : hours.length === 0
          ? 'Geschlossen'
          : `${hours.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}\u00a0Uhr`,
  },
  deliveryHours: 'Übergabezeiten',
  answersIn: 'Wir sprechen',
  languages: { tr: 'Türkisch', en: 'Englisch', de: 'Deutsch', ru: 'Russisch' },
  places: {
    'Antalya Havalimanı (AYT)': 'Flughafen Antalya (AYT)',
    'Antalya Belek Otel Teslimi': 'Belek (Übergabe im Hotel)',
    'Antalya Merkez Ofis': 'Büro Antalya-Zentrum',
    'Antalya Otogar': 'Busbahnhof Antalya',
    'Antalya Lara': 'Lara (Antalya)',
    'Antalya Konyaaltı': 'Konyaaltı (Antalya)',
    'Antalya Kemer': 'Kemer',
    'Antalya Alanya': 'Alanya',
  },
  legal,
  liveMap,
};
