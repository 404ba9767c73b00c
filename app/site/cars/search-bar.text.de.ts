import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './search-bar.text.tr.ts';

export const de: typeof tr = {
  label: 'Mietwagen suchen',
  place: 'Abholung & Rückgabe',
  pickupLocation: 'Abholort',
  dropoffLocation: 'Rückgabeort',
  elsewhere: 'Rückgabe an anderem Ort',
  pickupDate: 'Abholdatum',
  pickupTime: 'Abholzeit',
  returnDate: 'Rückgabedatum',
  returnTime: 'Rückgabezeit',
  hours: null,
  // With soft hyphens, for large letters.
  submit: 'Miet\u00adwagen finden',
  chooseDays: 'Zeitraum wählen',
  change: 'Ändern',
  corrections: {
    pickupDate: 'Das Abholdatum darf nicht in der Vergangenheit liegen.',
    pickupTime: 'Die Abholzeit darf nicht in der Vergangenheit liegen.',
    returnDate: 'Die Rückgabe muss mindestens 1\u00a0Tag nach der Abholung liegen.',
    horizon: 'Reservierungen sind bis zu zwei Jahre im Voraus möglich.',
    length: (days) => `Eine Miete dauert höchstens ${counted(days, plural(days, 'Tag', 'Tage'))}.`,
  },
};
