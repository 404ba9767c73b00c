import { expect, test } from 'vitest';
import type { AdminLettingRule } from '#app/domain/availability/letting-rule.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { yearLanes } from './rule-strip.rules.ts';
import { copyOfRule, limitsText, searchRules } from './rule-words.rules.ts';

const TODAY = '2026-07-01';
const { lettingRules, settings } = allTexts.office.en;
const texts = { words: lettingRules.words, shortDays: settings.form.hours.shortDays };

function rule(name: string, fields: Partial<AdminLettingRule> = {}): AdminLettingRule {
  return {
    ...{ id: name, carId: null, carTitle: null, name, translations: { en: {}, de: {}, ru: {} } },
    ...{ firstDay: '2026-08-01', lastDay: '2026-08-31', minDays: null, maxDays: null },
    ...{ closed: false, noPickupWeekdays: [], noReturnWeekdays: [] },
    ...{ version: 1, updatedAt: '2026-05-01T09:00:00.000Z' },
    ...fields,
  };
}

/** Returns the stretches with a restriction as texts. */
const held = (rules: AdminLettingRule[]) =>
  yearLanes(rules, TODAY).map(({ kind, stretches }) => [
    kind,
    ...stretches
      .filter(({ limit }) => limit)
      .map(({ startDate, endDate, limit }) =>
        [startDate, endDate, limitsText(limit ?? {}, texts)].join(' '),
      ),
  ]);

test('the strip shows the stricter of two minimums on the days that they share', () => {
  const rules = [
    rule('a', { minDays: 3 }),
    rule('b', { minDays: 7, firstDay: '2026-08-10', lastDay: '2026-09-05' }),
  ];
  expect(held(rules)).toEqual([
    ['minDays', '2026-08-01 2026-08-09 At least 3 days', '2026-08-10 2026-09-05 At least 7 days'],
  ]);
});

test('the strip joins the weekdays of two rules', () => {
  const rules = [
    rule('a', { noReturnWeekdays: ['sunday'] }),
    rule('b', { noReturnWeekdays: ['monday'] }),
  ];
  expect(held(rules)).toEqual([
    ['noReturnWeekdays', '2026-08-01 2026-08-31 No returns on Mon, Sun'],
  ]);
});

test('the strip begins today and ends after twelve months', () => {
  const rules = [
    rule('a', { closed: true, firstDay: '2026-01-01', lastDay: '2026-07-03' }),
    rule('b', { maxDays: 10, firstDay: '2027-06-20', lastDay: '2027-12-31' }),
  ];
  expect(held(rules)).toEqual([
    ['closed', '2026-07-01 2026-07-03 No pickups'],
    ['maxDays', '2027-06-20 2027-06-30 At most 10 days'],
  ]);
});

test('each lane contains the whole year', () => {
  const lanes = yearLanes([rule('a', { minDays: 2, closed: true })], TODAY);
  for (const { stretches } of lanes)
    expect(stretches.reduce((sum, { days }) => sum + days, 0)).toBe(365);
});

test('a rule with equal minimum and maximum is one length in words', () => {
  expect(limitsText(rule('a', { minDays: 7, maxDays: 7 }), texts)).toBe('Exactly 7 days');
});

test('a search finds rules by name, car and restriction, without Turkish letters', () => {
  const rules = [
    rule('Ağustos', { minDays: 5 }),
    rule('Kış', { noReturnWeekdays: ['sunday'], carId: 'egea', carTitle: 'Fiat Egea' }),
  ];
  const found = (search: string) => searchRules(rules, search, texts).map(({ name }) => name);
  expect(found('agustos')).toEqual(['Ağustos']);
  expect(found('egea sun')).toEqual(['Kış']);
  expect(found('all cars')).toEqual(['Ağustos']);
  expect(found('')).toHaveLength(2);
});

test('a copy has the days and the name of the next year that is not over', () => {
  const past = rule('Yaz 2024', { firstDay: '2024-06-01', lastDay: '2024-08-31', minDays: 3 });
  expect(copyOfRule(past, [past], TODAY)).toMatchObject({
    year: 2026,
    copy: { name: 'Yaz 2026', firstDay: '2026-06-01', lastDay: '2026-08-31', minDays: 3 },
  });
});

test('a copy skips a year to which the rule was copied before', () => {
  const first = rule('Ağustos');
  const copied = rule('Ağustos', { firstDay: '2027-08-01', lastDay: '2027-08-31' });
  expect(copyOfRule(first, [first, copied], TODAY)).toMatchObject({ year: 2028 });
});
