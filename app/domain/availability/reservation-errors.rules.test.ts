import { describe, expect, test } from 'vitest';
import { EMPTY_RESERVATION } from '#app/domain/requests/reservation.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { type LettingRule, laterAllowed } from './letting.rules.ts';
import { refusedFields, reservationErrors } from './reservation-errors.rules.ts';

const now = new Date('2026-07-01T09:00:00Z');
const rule = (changes: Partial<LettingRule>): LettingRule => ({
  id: 'rule',
  carId: null,
  name: '',
  firstDay: '2026-08-01',
  lastDay: '2026-08-31',
  minDays: null,
  maxDays: null,
  closed: false,
  noPickupWeekdays: [],
  noReturnWeekdays: [],
  ...changes,
});
const form = {
  ...EMPTY_RESERVATION,
  pickupLocation: 'Lara',
  dropoffLocation: 'Lara',
  pickupDate: '2026-08-10',
  returnDate: '2026-08-12',
};

describe('reservationErrors', () => {
  test.each([
    ['tr', 'Bayram: Bu tarihlerde en az 5 gün kiralanır'],
    ['en', 'Bayram: Minimum rental on these dates: 5 days'],
    ['de', 'Bayram: Mindestmietdauer an diesen Tagen: 5 Tage'],
    ['ru', 'Bayram: Минимальный срок аренды в эти даты: 5 дней'],
  ] as const)('tells at the return date in %s that a rental is too short', (language, message) => {
    const rules = [rule({ name: 'Bayram', minDays: 5 })];
    const errors = reservationErrors(form, { now, rules }, allTexts.site[language]);
    expect(errors).toEqual({ returnDate: message });
  });

  test('is empty for a rental that the rules allow', () => {
    const rules = [rule({ minDays: 2 })];
    expect(reservationErrors(form, { now, rules }, allTexts.site.tr)).toEqual({});
  });

  test('keeps the message of a missing field', () => {
    const rules = [rule({ closed: true })];
    const errors = reservationErrors({ ...form, returnDate: '' }, { now, rules }, allTexts.site.tr);
    expect(Object.keys(errors)).toEqual(['returnDate']);
  });
});

test.each([
  ['the last night of a month of a leap year', '2028-02-29', '2028-03-01'],
  ['the turn of the year', '2026-12-31', '2027-01-01'],
  ['the night in which daylight saving time begins in Europe', '2027-03-28', '2027-03-29'],
])('a rule of one day refuses only pickups on that day: %s', (_, day, next) => {
  const rules = [rule({ firstDay: day, lastDay: day, closed: true })];
  const returnDate = '2028-12-01';
  expect(refusedFields({ ...form, pickupDate: day, returnDate }, rules)).toHaveProperty(
    'pickupDate',
  );
  expect(refusedFields({ ...form, pickupDate: next, returnDate }, rules)).toEqual({});
});

describe('laterAllowed', () => {
  test('returns the first later days of the same length that are allowed', () => {
    const rules = [rule({ lastDay: '2026-08-15', closed: true })];
    expect(laterAllowed(rules, form)).toEqual({
      pickupDate: '2026-08-16',
      returnDate: '2026-08-18',
    });
  });

  test('is null if no days within two months are allowed', () => {
    const rules = [rule({ lastDay: '2026-12-31', closed: true })];
    expect(laterAllowed(rules, form)).toBeNull();
  });
});
