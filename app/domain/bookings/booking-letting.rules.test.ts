import { describe, expect, test } from 'vitest';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import { brokenRulesOf, type LetRental } from './booking-letting.rules.ts';

const rule = (given: Partial<LettingRule>): LettingRule => ({
  ...{ id: 'rule', carId: null, name: '', firstDay: '2026-08-01', lastDay: '2026-08-31' },
  ...{ minDays: null, maxDays: null, closed: false, noPickupWeekdays: [], noReturnWeekdays: [] },
  ...given,
});
/** Rental from Monday, 10 August, for a number of days. */
const rental = (days: number, given: Partial<LetRental> = {}): LetRental => ({
  ...{ carId: 'egea', status: 'confirmed', pickupAt: '2026-08-10T10:00' },
  dropoffAt: `2026-08-${10 + days}T10:00`,
  ...given,
});
const kindsOf = (rules: LettingRule[], after: LetRental, before: LetRental | null = null) =>
  brokenRulesOf(rules, after, before).map(({ kind }) => kind);

const CLOSED = rule({ closed: true });
const FIVE_DAYS = rule({ minDays: 5 });
const NO_WEEKEND = rule({ noReturnWeekdays: ['saturday', 'sunday'] });

describe('a new booking', () => {
  test.each([
    ['on a closed day', CLOSED, 7, ['closed']],
    ['that is too short', FIVE_DAYS, 3, ['tooShort']],
    ['that is long enough', FIVE_DAYS, 5, []],
  ] as const)('%s', (_what, broken, days, kinds) => {
    expect(kindsOf([broken], rental(days))).toEqual(kinds);
  });
});

describe('a saved booking that rules would refuse today', () => {
  test.each([
    ['is extended after its day was closed', CLOSED, rental(3), rental(4)],
    ['is extended, and stays shorter than the minimum', FIVE_DAYS, rental(3), rental(4)],
    ['is shortened further below the minimum', FIVE_DAYS, rental(3), rental(2)],
    [
      'only gets another hour',
      FIVE_DAYS,
      rental(3),
      rental(3, { pickupAt: '2026-08-10T11:00', dropoffAt: '2026-08-13T11:00' }),
    ],
  ])('is not refused if it %s', (_how, broken, before, after) => {
    expect(kindsOf([broken], after, before)).toEqual([]);
  });

  test.each([
    ['the pickup moves to another day', { pickupAt: '2026-08-09T10:00' }],
    ['it gets another car', { carId: 'clio' }],
  ])('is refused if %s', (_how, changed) => {
    expect(kindsOf([CLOSED], rental(3, changed), rental(3))).toEqual(['closed']);
  });

  test('is refused if its return moves to another day without returns', () => {
    expect(kindsOf([NO_WEEKEND], rental(6), rental(5))).toEqual(['returnWeekday']);
  });
});

test('a saved booking that keeps a minimum is refused if it is shortened below it', () => {
  expect(kindsOf([FIVE_DAYS], rental(3), rental(5))).toEqual(['tooShort']);
});

test.each([
  ['a completed booking', { status: 'completed' }],
  ['a transfer', { carId: null }],
  ['a booking without a complete time', { dropoffAt: '2026-08-1' }],
])('%s is never refused', (_what, given) => {
  expect(kindsOf([CLOSED], rental(3, given))).toEqual([]);
});
