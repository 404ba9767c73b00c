import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './search-bar.text.tr.ts';

export const en: typeof tr = {
  label: 'Find a car',
  place: 'Pick-up and return location',
  pickupLocation: 'Pick-up location',
  dropoffLocation: 'Return location',
  elsewhere: 'Return to a different location',
  pickupDate: 'Pick-up date',
  pickupTime: 'Pick-up time',
  returnDate: 'Return date',
  returnTime: 'Return time',
  hours: null,
  submit: 'Find cars',
  chooseDays: 'Choose dates',
  change: 'Change',
  corrections: {
    pickupDate: 'The pick-up date can’t be before today.',
    pickupTime: 'The pick-up time can’t be in the past.',
    returnDate: 'The return date must be at least one day after the pick-up date.',
    horizon: 'You can request a booking up to two years ahead.',
    length: (days) => `A rental can last up to ${counted(days, plural(days, 'day', 'days'))}.`,
  },
};
