import { describe, expect, test } from 'vitest';
import { hasCardNumber } from './card-number.rules.ts';

describe('a text has a card number', () => {
  test.each([
    '5555555555554444',
    '5555 5555 5555 4444',
    '5555-5555-5555-4444',
    '3782 822463 10005',
    '6304000000000000000',
    '4222222222222',
    'Visa4111 1111 1111 1111',
    '2221 0000 0000 0009',
    '9792 0000 0000 0003',
    '+49 151 23456789, 4111 1111 1111 1111',
    'card 5555 5555 5555 4444 12/27',
    'room 12 5555 5555 5555 4444',
    '4111 1111 1111 1111 - 5555 5555 5555 4444',
    'cash+5555 5555 5555 4444',
  ])('in %j', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });
});

describe('a text has no card number', () => {
  test.each([
    ['a number whose check digit is wrong', '5555 5555 5555 4445'],
    ['12 digits', '411111111116'],
    ['a number of 20 digits', '41111111111111110000'],
    ['a phone number', '+90 532 123 45 67'],
    ['an IBAN', 'TR33 4111 1111 1111 1111 0000 00'],
    ['a German mobile number whose digits pass the check', '+4915123456787'],
    ['the same number in groups', 'call +49 151 23456787 at 12'],
    ['a Turkish phone number and an amount that pass the check', '+90 532 123 45 67 200'],
    ['the number of an e-invoice that passes the check', 'GIB2026000000128'],
    ['a German IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['a Turkish IBAN without spaces', 'TR330006100519786457841326'],
    ['a booking reference', 'KRV-7Q4M9 2026-07-01'],
    ['a tax number and an identity number', '1234567890 10000000146'],
    ['two amounts', '1250.50 + 300'],
    ['no digits', 'POS'],
  ])('with %s', (_what, text) => {
    expect(hasCardNumber(text)).toBe(false);
  });
});
