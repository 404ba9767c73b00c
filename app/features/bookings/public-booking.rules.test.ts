import { expect, test } from 'vitest';
import { splitName } from './public-booking.rules.ts';

test.each([
  ['Ayşe Yılmaz', 'Ayşe', 'Yılmaz'],
  ['  Ayşe Nur   Öz Demir ', 'Ayşe Nur Öz', 'Demir'],
  ['Madonna', 'Madonna', ''],
])('%j is called %j %j', (fullName, name, surname) => {
  expect(splitName(fullName)).toEqual({ name, surname });
});
