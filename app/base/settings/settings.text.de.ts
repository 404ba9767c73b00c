import { isAroundTheClock, type Weekday } from './opening-hours.rules.ts';
import type { tr } from './settings.text.tr.ts';

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
  newWindow: '(öffnet in neuem Fenster)',
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
  answersIn: 'Wir antworten auf',
  languages: { tr: 'Türkisch', en: 'Englisch', de: 'Deutsch', ru: 'Russisch' },
  places: {
    'Antalya Havalimanı (AYT)': 'Flughafen Antalya (AYT)',
    'Antalya Belek Otel Teslimi': 'Belek (Übergabe im Hotel)',
    'Antalya Merkez Ofis': 'Büro Antalya Zentrum',
    'Antalya Otogar': 'Busbahnhof Antalya',
    'Antalya Lara': 'Lara (Antalya)',
    'Antalya Konyaaltı': 'Konyaaltı (Antalya)',
    'Antalya Kemer': 'Kemer',
    'Antalya Alanya': 'Alanya',
  },
};
