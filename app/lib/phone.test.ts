import { expect, test } from 'vitest';
import { completePhone, isPhone, languageOfPhone, phoneKey, phoneWithCountry } from './phone.ts';

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

/** As people type their numbers at home, in the language that they read. */
test.each([
  ['de', '0171 1234567', '+49 171 1234567'],
  ['de', '0171/123 45 67', '+49 171 123 45 67'],
  ['de', '1711234567', '+49 1711234567'],
  ['de', '0511 123456', '+49 511 123456'],
  ['de', '(0221) 1234-56', '+49 221 1234 56'],
  ['de', '+49 (0)171 1234567', '+49 171 1234567'],
  ['de', '0049 171 1234567', '0049 171 1234567'],
  ['de', '0043 664 1234567', '0043 664 1234567'],
  ['de', '+43 664 1234567', '+43 664 1234567'],
  ['de', '٠١٧١ ١٢٣٤٥٦٧', '+49 171 1234567'],
  ['en', '07700 900123', '+44 7700 900123'],
  ['en', '7700900123', '+44 7700900123'],
  ['en', '020 7946 0958', '+44 20 7946 0958'],
  ['en', '+44 (0)7700 900123', '+44 7700 900123'],
  ['ru', '8 912 345-67-89', '+7 912 345 67 89'],
  ['ru', '8 (495) 123-45-67', '+7 495 123 45 67'],
  ['ru', '9123456789', '+7 9123456789'],
  ['ru', '+7 912 345-67-89', '+7 912 345-67-89'],
  // Of those who live abroad with a Turkish number.
  ['de', '0532 123 45 67', '+90 532 123 45 67'],
  ['en', '532 123 45 67', '+90 532 123 45 67'],
  ['ru', '0532 123 45 67', '+90 532 123 45 67'],
  ['ru', '0242 123 45 67', '+90 242 123 45 67'],
  // A British number has other digits.
  ['en', '0612345678', '0612345678'],
  // In Turkish only Turkish ones.
  ['tr', '0171 1234567', '+90 171 123 45 67'],
  ['tr', '8 912 345-67-89', '8 912 345-67-89'],
  ['de', '123', '123'],
  ['de', '', ''],
] as const)('in %s %j is completed to %j', (language, typed, whole) => {
  expect(completePhone(typed, language)).toBe(whole);
  // Once is enough, and what knows the person is the same before and after.
  expect(completePhone(whole, language)).toBe(whole);
  if (!typed.includes('(0)')) {
    expect(phoneWithCountry(whole)).toBe(phoneWithCountry(typed, language));
  }
});

test.each([
  ['+90 532 123 45 67', 'tr'],
  ['0532 123 45 67', 'tr'],
  ['+49 171 1234567', 'de'],
  ['0043 664 1234567', 'de'],
  ['+41 79 123 45 67', 'de'],
  ['+7 912 345-67-89', 'ru'],
  ['+44 7700 900123', 'en'],
  ['+31 6 12345678', 'en'],
])('one writes to %j in %s', (phone, language) => {
  expect(languageOfPhone(phone)).toBe(language);
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
