import { enGB } from 'react-day-picker/locale/en-GB';
import type { tr } from './trip-calendar.text.tr.ts';

export const en: typeof tr = {
  locale: enGB,
  label: 'Choose your dates',
  pickupDate: 'Choose your pick-up day',
  returnDate: 'Choose your return day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  selected: 'selected',
  full: 'fully booked',
  fullNote: 'The car is fully booked on crossed-out days.',
  done: 'Done',
  close: 'Close',
};
