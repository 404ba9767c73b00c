import { expect, test } from 'vitest';
import { completePhone, isPhone, phoneKey } from './phone.ts';

test.each([
  ['0532 123 45 67', '+90 532 123 45 67'],
  ['5321234567', '+90 532 123 45 67'],
  ['0242-123 45 67', '+90 242 123 45 67'],
  ['00905321234567', '+90 532 123 45 67'],
  ['+49 170 1234567', '+49 170 1234567'],
  ['+905321234567', '+905321234567'],
  ['123', '123'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '+90 532 123 45 67'],
  ['+۴۹ ۱۷۰ ۱۲۳۴۵۶۷', '+49 170 1234567'],
  ['', ''],
])('the phone number %j is completed to %j', (typed, whole) => {
  expect(completePhone(typed)).toBe(whole);
});

test.each([
  ['0532 123 45 67', '905321234567'],
  ['+90 532 123 45 67', '905321234567'],
  ['905321234567', '905321234567'],
  ['532-123-4567', '905321234567'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', '905321234567'],
  ['+۹۰ ۵۳۲ ۱۲۳ ۴۵ ۶۷', '905321234567'],
  ['+49 170 1234567', '491701234567'],
  ['0012', null],
  ['yok', null],
  ['', null],
])('a person with the phone number %j is known by %j', (typed, key) => {
  expect(phoneKey(typed)).toBe(key);
});

test.each([
  ['0532 123 45 67', true],
  ['12345', true],
  ['۱۲۳۴۵', true],
  // The country that it gets is not typed.
  ['0532', false],
  ['', false],
])('%j can be a phone number: %j', (typed, can) => {
  expect(isPhone(typed)).toBe(can);
});
