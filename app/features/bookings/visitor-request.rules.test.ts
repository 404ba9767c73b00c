import { expect, test } from 'vitest';
import { anHourAfter, splitName } from './visitor-request.rules.ts';

test.each([
  ['Ayşe Yılmaz', 'Ayşe', 'Yılmaz'],
  ['  Ayşe Nur   Öz Demir ', 'Ayşe Nur Öz', 'Demir'],
  ['Madonna', 'Madonna', ''],
])('%j is called %j %j', (fullName, name, surname) => {
  expect(splitName(fullName)).toEqual({ name, surname });
});

test.each([
  ['2026-07-10', '09:30', '2026-07-10T10:30'],
  ['2026-12-31', '23:15', '2027-01-01T00:15'],
])('an hour after %s %s it is %s', (date, time, end) => {
  expect(anHourAfter(date, time)).toBe(end);
});
