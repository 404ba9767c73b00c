import { de as names } from 'react-day-picker/locale/de';
import type { tr } from './trip-calendar.text.tr.ts';

export const de: typeof tr = {
  locale: names,
  label: 'Zeitraum wählen',
  pickupDate: 'Wählen Sie den Abholtag',
  returnDate: 'Wählen Sie den Rückgabetag',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  today: 'heute',
  selected: 'ausgewählt',
  full: 'ausgebucht',
  fullNote: 'An durchgestrichenen Tagen ist das Fahrzeug ausgebucht.',
  done: 'Fertig',
  close: 'Schließen',
};
