import { expect, test } from 'vitest';
import { type Weekday, weekRows } from './opening-hours.rules.ts';

const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const office = { opens: '08:00', closes: '18:00' };

test('joins days with the same hours and says which are off', () => {
  expect(weekRows([{ days: weekdays, ...office }])).toEqual([
    { first: 'monday', last: 'friday', hours: office },
    { first: 'saturday', last: 'sunday', hours: null },
  ]);
});

test('keeps apart what differs in either end, and days that only look alike', () => {
  const short = { opens: '08:00', closes: '13:00' };
  const entries = [
    { days: weekdays.filter((day) => day !== 'wednesday'), ...office },
    { days: ['saturday' as const], ...short },
  ];
  expect(weekRows(entries)).toEqual([
    { first: 'monday', last: 'tuesday', hours: office },
    { first: 'wednesday', last: 'wednesday', hours: null },
    { first: 'thursday', last: 'friday', hours: office },
    { first: 'saturday', last: 'saturday', hours: short },
    { first: 'sunday', last: 'sunday', hours: null },
  ]);
});

test('an office without hours is closed all week', () => {
  expect(weekRows([])).toEqual([{ first: 'monday', last: 'sunday', hours: null }]);
});
