import { expect, test } from 'vitest';
import { datesText } from '#app/lib/dates.text.ts';
import { carCardText } from './car-card.text.ts';
import type { RentalPeriod } from './rental-price.rules.ts';
import { choosePickup, daysInWords } from './trip-days.rules.ts';

const inWords = (trip: RentalPeriod) => daysInWords(trip, carCardText.in('tr'), datesText.in('tr'));

const trip = {
  pickupDate: '2026-12-08',
  pickupTime: '10:00',
  returnDate: '2026-12-12',
  returnTime: '10:00',
};

test.each([
  ['earlier', '2026-12-01', '2026-12-12'],
  ['within the trip', '2026-12-11', '2026-12-12'],
  ['on its last day, the whole trip moves', '2026-12-12', '2026-12-16'],
  ['after it, the whole trip moves', '2027-01-30', '2027-02-03'],
])('a pickup %s', (_name, pickupDate, returnDate) => {
  expect(choosePickup(trip, pickupDate)).toEqual({ ...trip, pickupDate, returnDate });
});

test('a first pickup, without and with a return day', () => {
  const none = { ...trip, pickupDate: '', returnDate: '' };
  expect(choosePickup(none, '2026-12-08').returnDate).toBe('');
  expect(choosePickup({ ...none, returnDate: '2026-12-08' }, '2026-12-08').returnDate).toBe(
    '2026-12-09',
  );
});

test('days in words, a date and a count and its word on one line', () => {
  expect(inWords(trip)).toBe(
    '8\u00a0Aralık\u00a02026, Salı – 12\u00a0Aralık\u00a02026, Cumartesi · 4\u00a0gün',
  );
  expect(inWords({ ...trip, returnTime: '10:30' })).toMatch(/5\u00a0gün$/);
  expect(inWords({ ...trip, returnDate: '' })).toBe('');
  expect(inWords({ ...trip, pickupDate: '' })).toBe('');
});
