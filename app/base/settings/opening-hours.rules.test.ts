import { expect, test } from 'vitest';
import { overlappingHours, type Weekday, weekRows } from './opening-hours.rules.ts';

const weekdays: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const office = { opens: '08:00', closes: '18:00' };

test('joins days with the same hours and says which are off', () => {
  expect(weekRows([{ days: weekdays, ...office }])).toEqual([
    { first: 'monday', last: 'friday', hours: [office] },
    { first: 'saturday', last: 'sunday', hours: [] },
  ]);
});

test('keeps apart what differs in either end, and days that only look alike', () => {
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

test('a noon break makes two times of a day, the earlier first', () => {
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

test('rows overlap when one day would be open twice at a time; touching ends do not', () => {
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
