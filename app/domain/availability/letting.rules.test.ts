import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#app/base/settings/places/opening-hours.rules.ts';
import { MAX_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  allowedReturn,
  brokenRules,
  type LettingRule,
  refusedPickup,
  rulesOfCar,
  weekdayOf,
} from './letting.rules.ts';

function aRule(given: Partial<LettingRule> = {}): LettingRule {
  return {
    ...{ id: 'rule', carId: null, name: '', firstDay: '2026-08-01', lastDay: '2026-08-31' },
    ...{ minDays: null, maxDays: null, closed: false },
    ...{ noPickupWeekdays: [], noReturnWeekdays: [], ...given },
  };
}

function rental(
  pickupDate: string,
  returnDate: string,
  [pickupTime, returnTime] = ['10:00', '10:00'],
): RentalPeriod {
  return { pickupDate, pickupTime, returnDate, returnTime } as RentalPeriod;
}

const kinds = (rules: LettingRule[], period: RentalPeriod) =>
  brokenRules(rules, period).map(({ kind, days, weekday, until }) =>
    [kind, days ?? weekday ?? until].join(' '),
  );

describe('rules that refuse a rental', () => {
  // 2026-08-03 is a Monday.
  test.each<[string, Partial<LettingRule>[], RentalPeriod, string[]]>([
    ['none without rules', [], rental('2026-08-03', '2026-08-04'), []],
    ['none on the day before the rule', [{ minDays: 5 }], rental('2026-07-31', '2026-08-02'), []],
    [
      'the minimum on the first day of the rule',
      [{ minDays: 5 }],
      rental('2026-08-01', '2026-08-05'),
      ['tooShort 5'],
    ],
    [
      'the minimum on the last day of the rule',
      [{ minDays: 5 }],
      rental('2026-08-31', '2026-09-04'),
      ['tooShort 5'],
    ],
    ['none for the minimum itself', [{ minDays: 5 }], rental('2026-08-03', '2026-08-08'), []],
    [
      'none if a later return hour adds the missing day',
      [{ minDays: 5 }],
      rental('2026-08-03', '2026-08-07', ['10:00', '12:00']),
      [],
    ],
    [
      'none for a return in the rule after a pickup before it',
      [{ closed: true }],
      rental('2026-07-30', '2026-08-05'),
      [],
    ],
    ['the maximum', [{ maxDays: 7 }], rental('2026-08-03', '2026-08-11'), ['tooLong 7']],
    [
      'closed with the last closed day of all rules',
      [{ closed: true }, { closed: true, lastDay: '2026-09-30' }],
      rental('2026-08-03', '2026-08-11'),
      ['closed 2026-09-30'],
    ],
    [
      'closed until the end of closed days that follow without a gap',
      [
        { closed: true },
        { closed: true, firstDay: '2026-09-01', lastDay: '2026-09-10' },
        { closed: true, firstDay: '2026-09-12', lastDay: '2026-09-20' },
      ],
      rental('2026-08-03', '2026-08-11'),
      ['closed 2026-09-10'],
    ],
    [
      'a weekday without pickups',
      [{ noPickupWeekdays: ['monday'] }],
      rental('2026-08-03', '2026-08-11'),
      ['pickupWeekday monday'],
    ],
    [
      'a weekday without returns, also after the rule has ended',
      [{ noReturnWeekdays: ['tuesday'] }],
      rental('2026-08-31', '2026-09-08'),
      ['returnWeekday tuesday'],
    ],
    [
      'the stricter of two minimums',
      [{ minDays: 3 }, { minDays: 5 }],
      rental('2026-08-03', '2026-08-05'),
      ['tooShort 5'],
    ],
    [
      'the stricter of two maximums',
      [{ maxDays: 10 }, { maxDays: 4 }],
      rental('2026-08-03', '2026-08-14'),
      ['tooLong 4'],
    ],
    [
      'both limits if no length is allowed',
      [{ minDays: 10 }, { maxDays: 4 }],
      rental('2026-08-03', '2026-08-09'),
      ['tooShort 10', 'tooLong 4'],
    ],
    [
      'each kind at once, in a fixed order',
      [
        { noReturnWeekdays: ['tuesday'] },
        { minDays: 9 },
        { noPickupWeekdays: ['monday'] },
        { closed: true },
      ],
      rental('2026-08-03', '2026-08-11'),
      ['closed 2026-08-31', 'pickupWeekday monday', 'tooShort 9', 'returnWeekday tuesday'],
    ],
    [
      'a rule for 29 February',
      [{ closed: true, firstDay: '2028-02-29', lastDay: '2028-02-29' }],
      rental('2028-02-29', '2028-03-04'),
      ['closed 2028-02-29'],
    ],
    [
      "a rule over the year's end",
      [{ minDays: 3, firstDay: '2026-12-30', lastDay: '2027-01-02' }],
      rental('2027-01-01', '2027-01-03'),
      ['tooShort 3'],
    ],
    [
      'a pickup at midnight by its own day',
      [{ closed: true, firstDay: '2026-08-04', lastDay: '2026-08-04' }],
      rental('2026-08-04', '2026-08-08', ['00:00', '10:00']),
      ['closed 2026-08-04'],
    ],
  ])('%s', (_, rules, period, expected) => {
    expect(kinds(rules.map(aRule), period)).toEqual(expected);
  });

  test('name the rule that decides', () => {
    const rules = [aRule({ id: 'a', minDays: 3, name: 'Yaz' }), aRule({ id: 'b', minDays: 5 })];
    expect(brokenRules(rules, rental('2026-08-03', '2026-08-05'))[0]?.ruleId).toBe('b');
  });
});

test("a car's rules are its own and those for all cars", () => {
  const rules = [aRule({ id: 'all' }), aRule({ id: 'own', carId: 'a' }), aRule({ carId: 'b' })];
  expect(rulesOfCar(rules, 'a').map(({ id }) => id)).toEqual(['all', 'own']);
  expect(rulesOfCar(rules, null).map(({ id }) => id)).toEqual(['all']);
});

test('a pickup is refused on closed days and on weekdays without pickups', () => {
  const rules = [aRule({ minDays: 5, noPickupWeekdays: ['sunday'] })];
  expect(refusedPickup(rules, '2026-08-03')).toEqual([]);
  expect(refusedPickup(rules, '2026-08-02')).toMatchObject([{ kind: 'pickupWeekday' }]);
});

test('a pickup is refused on days on which two rules leave no length', () => {
  const maximum = aRule({ id: 'b', maxDays: 4, lastDay: '2026-08-10' });
  const rules = [aRule({ id: 'a', minDays: 5 }), maximum];
  const both = [
    { ruleId: 'a', kind: 'tooShort', days: 5 },
    { ruleId: 'b', kind: 'tooLong', days: 4 },
  ];
  expect(refusedPickup(rules, '2026-08-10')).toMatchObject(both);
  expect(refusedPickup(rules, '2026-08-11')).toEqual([]);
  expect(brokenRules(rules, rental('2026-08-03', '2026-08-05'))).toMatchObject(both);
  expect(brokenRules(rules, rental('2026-08-03', '2026-08-20'))).toMatchObject(both);
  expect(refusedPickup([maximum, aRule({ minDays: 4 })], '2026-08-03')).toEqual([]);
});

test.each([
  ['2026-08-03', 'monday'],
  ['2026-08-09', 'sunday'],
  ['2028-02-29', 'tuesday'],
  ['2027-01-01', 'friday'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

describe('nearest allowed return', () => {
  test.each<[string, Partial<LettingRule>[], RentalPeriod, string | null]>([
    ['the requested one if it is allowed', [], rental('2026-08-03', '2026-08-05'), '2026-08-05'],
    [
      'the shortest allowed one',
      [{ minDays: 5 }],
      rental('2026-08-03', '2026-08-05'),
      '2026-08-08',
    ],
    ['the longest allowed one', [{ maxDays: 7 }], rental('2026-08-03', '2026-08-20'), '2026-08-10'],
    [
      'the next day after a weekday without returns',
      [{ noReturnWeekdays: ['saturday', 'sunday'] }],
      rental('2026-08-03', '2026-08-09'),
      '2026-08-10',
    ],
    [
      'the day before, if the maximum forbids the next one',
      [{ noReturnWeekdays: ['sunday'], maxDays: 6 }],
      rental('2026-08-03', '2026-08-09'),
      '2026-08-08',
    ],
    ['none on a closed day', [{ closed: true }], rental('2026-08-03', '2026-08-05'), null],
    [
      'none if no length is allowed',
      [{ minDays: 10 }, { maxDays: 4 }],
      rental('2026-08-03', '2026-08-09'),
      null,
    ],
  ])('is %s', (_, rules, period, expected) => {
    expect(allowedReturn(rules.map(aRule), period)).toBe(expected);
  });
});

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-07-01', days));
const hour = fc.constantFrom('00:00', '08:00', '10:00', '23:30');
const weekdays = fc.subarray([...WEEKDAYS], { maxLength: 3 });
const limit = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });
const anyRule = fc
  .record({
    firstDay: day,
    length: fc.integer({ min: 0, max: 400 }),
    ...{ minDays: limit, maxDays: limit, noPickupWeekdays: weekdays, noReturnWeekdays: weekdays },
    closed: fc.boolean(),
  })
  .map(({ length, ...rule }) => aRule({ ...rule, lastDay: addDays(rule.firstDay, length) }));
const anyRental = fc
  .record({
    pickupDate: day,
    length: fc.integer({ min: 1, max: 60 }),
    ...{ pickupTime: hour, returnTime: hour },
  })
  .map(({ length, ...period }) => ({ ...period, returnDate: addDays(period.pickupDate, length) }));

test('a rental is allowed exactly if every single rule allows it', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 6 }), anyRental, (rules, period) => {
      const together = brokenRules(rules, period).length === 0;
      expect(together).toBe(rules.every((rule) => brokenRules([rule], period).length === 0));
    }),
  );
});

test('the nearest allowed return is allowed, and no nearer one is', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 4 }), anyRental, (rules, period) => {
      const isAllowed = (returnDate: string) =>
        brokenRules(rules, { ...period, returnDate }).length === 0;
      const distance = (returnDate: string) =>
        Math.abs(Date.parse(returnDate) - Date.parse(period.returnDate));
      const all = Array.from({ length: MAX_RENTAL_DAYS }, (_, i) =>
        addDays(period.pickupDate, i + 1),
      ).filter(isAllowed);
      const found = allowedReturn(rules, period);
      const nearest = Math.min(...all.map(distance));
      expect(found === null ? [] : [found]).toEqual(
        all.filter((each) => distance(each) === nearest).slice(-1),
      );
    }),
    { numRuns: 50 },
  );
});
