import { expect, test } from 'vitest';
import { isDoubtfulId, isIdentityNumber } from './identity-number.rules.ts';

test.each([
  ['10000000146', true],
  ['10000000145', false],
  ['10000000156', false],
  ['12345678950', true],
  ['12345678901', false],
  ['00000000000', false],
  ['1000000014', false],
])('%s is valid as an identity number: %s', (number, isOne) => {
  expect(isIdentityNumber(number)).toBe(isOne);
});

test.each([
  ['Türkiye', '12345678901', true],
  ['T.C.', '12345678901', true],
  ['TÜRKİYE', '1000000014', true],
  ['Türkiye', '100 000 001 46', false],
  ['Türkiye', 'U12345678', false],
  ['Türkiye', '••••••••901', false],
  ['Türkiye', '', false],
  ['Deutschland', '12345678901', false],
  [null, null, false],
])('with nationality %s the number %s is doubtful: %s', (nationality, idNumber, isDoubtful) => {
  expect(isDoubtfulId({ nationality, idNumber })).toBe(isDoubtful);
});
