import { describe, expect, test } from 'vitest';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import { firstOfEach, refusedDaysByCar, spansOf } from './refused-days.rules.ts';

const rule = (given: Partial<LettingRule>): LettingRule => ({
  ...{ id: 'rule', carId: null, name: '', firstDay: '2026-08-01', lastDay: '2026-08-31' },
  ...{ minDays: null, maxDays: null, closed: false, noPickupWeekdays: [], noReturnWeekdays: [] },
  ...given,
});
/** Refused days of two weeks from Monday, 3 August. */
const refused = (lettingRules: LettingRule[], carId = 'egea') =>
  refusedDaysByCar({ from: '2026-08-03', days: 14, lettingRules })(carId);
const CLOSED = rule({ id: 'closed', firstDay: '2026-08-05', lastDay: '2026-08-07', closed: true });
const SUNDAYS = rule({ id: 'sundays', noPickupWeekdays: ['sunday'] });

describe('the refused days of a car', () => {
  test.each([
    ['closed days', [CLOSED], [2, 3, 4]],
    ['weekdays without pickups', [SUNDAYS], [6, 13]],
    ['no days of a minimum length', [rule({ minDays: 5 })], []],
    ['no days of another car', [{ ...CLOSED, carId: 'clio' }], []],
    [
      'its own closed days with those of all cars',
      [{ ...CLOSED, carId: 'egea' }, SUNDAYS],
      [2, 3, 4, 6, 13],
    ],
  ])('are %s', (_what, rules, days) => {
    expect(refused(rules).map(({ at }) => at)).toEqual(days);
  });

  test('are the same list for all cars without rules of their own', () => {
    const days = refusedDaysByCar({ from: '2026-08-03', days: 14, lettingRules: [CLOSED] });
    expect(days('egea')).toBe(days('clio'));
  });
});

test('consecutive days are one span', () => {
  expect(spansOf(refused([CLOSED, SUNDAYS]))).toEqual([
    { first: 2, length: 3 },
    { first: 6, length: 1 },
    { first: 13, length: 1 },
  ]);
});

test('each reason is told once, with its first day', () => {
  const told = firstOfEach(refused([CLOSED, SUNDAYS]));
  expect(told.map(({ date, broken }) => [date, broken.ruleId])).toEqual([
    ['2026-08-05', 'closed'],
    ['2026-08-09', 'sundays'],
  ]);
});
