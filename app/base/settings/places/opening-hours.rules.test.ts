import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import {
  closesInStructuredData,
  isAroundTheClock,
  type OpeningHours,
  overlappingHours,
  parseClosingTime,
  WEEKDAYS,
  type Weekday,
  weekRows,
} from './opening-hours.rules.ts';

const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const office = { opens: '08:00', closes: '18:00' };

test('joins days with the same hours, and names the days off', () => {
  expect(weekRows([{ days: weekdays, ...office }])).toEqual([
    { first: 'monday', last: 'friday', hours: [office] },
    { first: 'saturday', last: 'sunday', hours: [] },
  ]);
});

test('keeps days apart if they open or close at different times', () => {
  const short = { opens: '08:00', closes: '13:00' };
  const entries = [
    { days: weekdays.filter((day) => day !== 'wednesday'), ...office },
    { days: ['saturday' as const], ...short },
  ];
  expect(weekRows(entries)).toEqual([
    { first: 'monday', last: 'tuesday', hours: [office] },
    { first: 'wednesday', last: 'wednesday', hours: [] },
    { first: 'thursday', last: 'friday', hours: [office] },
    { first: 'saturday', last: 'saturday', hours: [short] },
    { first: 'sunday', last: 'sunday', hours: [] },
  ]);
});

test('an office without hours is closed all week', () => {
  expect(weekRows([])).toEqual([{ first: 'monday', last: 'sunday', hours: [] }]);
});

test('a noon break gives a day two times, the earlier first', () => {
  const morning = { opens: '08:30', closes: '12:00' };
  const afternoon = { opens: '13:00', closes: '18:00' };
  const entries = [
    { days: weekdays, ...afternoon },
    { days: weekdays.slice(0, 4), ...morning },
  ];
  expect(weekRows(entries)).toEqual([
    { first: 'monday', last: 'thursday', hours: [morning, afternoon] },
    { first: 'friday', last: 'friday', hours: [afternoon] },
    { first: 'saturday', last: 'sunday', hours: [] },
  ]);
});

test('rows overlap if they have a common time on a day', () => {
  const row = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });
  expect(
    overlappingHours([
      row(['monday', 'tuesday'], '08:00', '12:00'),
      row(['monday', 'tuesday'], '12:00', '18:00'),
      row(['wednesday'], '08:00', '18:00'),
    ]),
  ).toEqual([]);
  expect(
    overlappingHours([
      row(['monday', 'tuesday'], '08:00', '12:00'),
      row(['saturday'], '09:00', '13:00'),
      row(['sunday', 'tuesday', 'saturday'], '11:30', '12:30'),
    ]),
  ).toEqual([{ row: 2, other: 0, day: 'tuesday' }]);
});

test.each([
  ['2', '02:00'],
  ['18.30', '18:30'],
  ['24', '24:00'],
  ['2400', '24:00'],
  ['24.00', '24:00'],
  ['00:00', '24:00'],
  ['24:30', null],
  ['25', null],
])('a closing time typed as %s is %s', (typed, time) => {
  expect(parseClosingTime(typed)).toBe(time);
});

test('only midnight to midnight is around the clock', () => {
  expect(isAroundTheClock({ opens: '00:00', closes: '24:00' })).toBe(true);
  expect(isAroundTheClock({ opens: '00:00', closes: '23:59' })).toBe(false);
});

test('structured data ends a day at 23:59', () => {
  expect(['24:00', '02:00'].map(closesInStructuredData)).toEqual(['23:59', '02:00']);
});

test('hours past midnight overlap with hours of the next morning', () => {
  const night: OpeningHours = { days: ['sunday'], opens: '20:00', closes: '02:00' };
  const morning = (opens: string): OpeningHours => ({ days: ['monday'], opens, closes: '12:00' });
  expect(overlappingHours([night, morning('01:00')])).toEqual([
    { row: 1, other: 0, day: 'sunday' },
  ]);
  expect(overlappingHours([night, morning('02:00')])).toEqual([]);
  expect(overlappingHours([{ days: [...WEEKDAYS], opens: '00:00', closes: '24:00' }])).toEqual([]);
  expect(
    overlappingHours([
      { days: ['monday'], opens: '08:00', closes: '24:00' },
      { days: ['tuesday'], opens: '00:00', closes: '24:00' },
    ]),
  ).toEqual([]);
});

test.each([
  ['tr', '24 saat açık', '08:00 – 02:00'],
  ['en', 'Open 24 hours', '08:00–02:00'],
  ['de', 'Rund um die Uhr', '08:00–02:00\u00a0Uhr'],
  ['ru', 'Круглосуточно', '08:00–02:00'],
] as const)('pages in %s show hours around the clock and past midnight', (language, all, night) => {
  const { times } = allTexts.site[language].settings.hours;
  const day = { first: 'monday', last: 'monday' } as const;
  expect(times({ ...day, hours: [{ opens: '00:00', closes: '24:00' }] })).toBe(all);
  expect(times({ ...day, hours: [{ opens: '08:00', closes: '02:00' }] })).toBe(night);
});
