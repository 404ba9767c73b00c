/** Texts of the calendar in Turkish. */
import type { DayPickerLocale } from 'react-day-picker';
import { tr as names } from 'react-day-picker/locale/tr';

export const tr = {
  /** Names of months and days, and which day a week begins with. */
  locale: names as DayPickerLocale,
  label: 'Tarih seçimi',
  pickupDate: 'Alış gününü seçin',
  returnDate: 'Dönüş gününü seçin',
  previousMonth: 'Önceki aya git',
  nextMonth: 'Sonraki aya git',
  today: 'bugün',
  selected: 'seçili',
  full: 'dolu',
  fullNote: 'Üstü çizili günlerde araç dolu.',
  done: 'Tamam',
  close: 'Kapat',
};
