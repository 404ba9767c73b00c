import { expect, test } from 'vitest';
import { completePhone } from './phone-numbers.ts';

test.each([
  ['0532 123 45 67', '+90 532 123 45 67'],
  ['5321234567', '+90 532 123 45 67'],
  ['0242-123 45 67', '+90 242 123 45 67'],
  ['00905321234567', '+90 532 123 45 67'],
  ['+49 170 1234567', '+49 170 1234567'],
  ['+905321234567', '+905321234567'],
  ['123', '123'],
  ['', ''],
])('the phone number %j is completed to %j', (typed, whole) => {
  expect(completePhone(typed)).toBe(whole);
});
