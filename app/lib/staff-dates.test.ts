import { expect, test } from 'vitest';
import { answerIn } from './language.ts';
import { staffDayMonth, staffFullDate, staffLongDate } from './staff-dates.ts';

const TURKISH = ['1 Şubat 2026', '8 Aralık 2026, Salı', '3 Ara'];
const ENGLISH = ['1 February 2026', 'Tuesday, 8 December 2026', '3 Dec'];

test.each([
  [null, TURKISH],
  ['tr', TURKISH],
  ['en', ENGLISH],
] as const)('dates of a person who chose %s', (language, dates) => {
  answerIn(language, () => {
    expect([
      staffLongDate('2026-02-01'),
      staffFullDate('2026-12-08'),
      staffDayMonth('2026-12-03'),
    ]).toEqual(dates);
  });
});
