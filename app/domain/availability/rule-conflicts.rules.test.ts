import { describe, expect, test } from 'vitest';
import { type LettingRule, ruleConflicts } from './letting.rules.ts';

const TODAY = '2026-07-01';

function rule(id: string, fields: Partial<LettingRule>): LettingRule {
  return {
    ...{ id, carId: null, name: id, firstDay: '2026-08-01', lastDay: '2026-08-31' },
    ...{ minDays: null, maxDays: null, closed: false },
    ...{ noPickupWeekdays: [], noReturnWeekdays: [] },
    ...fields,
  };
}

const found = (...rules: LettingRule[]) =>
  ruleConflicts(rules, TODAY).map(({ kind, rules }) => [kind, ...rules.map(({ id }) => id)]);

describe('two rules with a day in common', () => {
  test.each<[string, Partial<LettingRule>, Partial<LettingRule>, string[][]]>([
    ['the longer minimum is stricter', { minDays: 3 }, { minDays: 5 }, [['minDays', 'b', 'a']]],
    ['the shorter maximum is stricter', { maxDays: 7 }, { maxDays: 20 }, [['maxDays', 'a', 'b']]],
    ['equal limits do not conflict', { minDays: 3 }, { minDays: 3 }, []],
    ['other limits do not conflict', { minDays: 3 }, { maxDays: 3 }, []],
    [
      'a minimum above the maximum allows nothing',
      { maxDays: 3 },
      { minDays: 4 },
      [['length', 'b', 'a']],
    ],
    [
      'weekdays that together fill the week allow nothing',
      { noPickupWeekdays: ['monday', 'tuesday', 'wednesday', 'thursday'] },
      { noPickupWeekdays: ['friday', 'saturday', 'sunday'] },
      [['noPickupWeekdays', 'a', 'b']],
    ],
    [
      'weekdays that leave a day do not conflict',
      { noReturnWeekdays: ['monday'] },
      { noReturnWeekdays: ['monday', 'sunday'] },
      [],
    ],
    ['a closed rule does not conflict', { closed: true, minDays: 3 }, { minDays: 5 }, []],
  ])('%s', (_name, a, b, expected) => {
    expect(found(rule('a', a), rule('b', b))).toEqual(expected);
  });
});

test('rules conflict on the days that they share, from today on', () => {
  const [conflict] = ruleConflicts(
    [
      rule('a', { minDays: 3, firstDay: '2026-06-01', lastDay: '2026-07-10' }),
      rule('b', { minDays: 5, firstDay: '2026-06-20', lastDay: '2026-08-10' }),
    ],
    TODAY,
  );
  expect(conflict).toMatchObject({ firstDay: TODAY, lastDay: '2026-07-10' });
});

test.each<[string, Partial<LettingRule>]>([
  ['whose common days are over', { firstDay: '2026-06-01', lastDay: '2026-06-30' }],
  ['without a common day', { firstDay: '2026-09-01', lastDay: '2026-09-30' }],
])('rules %s do not conflict', (_name, days) => {
  const long = rule('a', { minDays: 3, firstDay: '2026-01-01', lastDay: '2026-08-31' });
  expect(found(long, rule('b', { minDays: 5, ...days }))).toEqual([]);
});

test('a rule of one car conflicts with a rule for all cars, not with that of another car', () => {
  const all = rule('all', { minDays: 3 });
  const egea = rule('egea', { minDays: 5, carId: 'egea' });
  const clio = rule('clio', { minDays: 7, carId: 'clio' });
  expect(found(all, egea, clio)).toEqual([
    ['minDays', 'egea', 'all'],
    ['minDays', 'clio', 'all'],
  ]);
});
