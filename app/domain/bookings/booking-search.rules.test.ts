import { describe, expect, test } from 'vitest';
import { bookingSearchText } from './booking.rules.ts';
import { searchTerms } from './booking-search.rules.ts';

test('folds words and splits them at any white space', () => {
  expect(searchTerms('  ŞAHİN\tırmak  \0 ')).toEqual({
    words: ['sahin', 'irmak', '\uFFFD'],
    numbers: [],
  });
  expect(searchTerms(' ')).toEqual({ words: [], numbers: [] });
});

test('joins consecutive groups of digits to one number and keeps its parts', () => {
  expect(searchTerms('Egea 2024 (555) - 12 KRV-7F3K9')).toEqual({
    words: ['egea', 'krv-7f3k9'],
    numbers: [{ parts: ['2024', '(555)', '-', '12'], digits: '202455512' }],
  });
  expect(searchTerms('000')).toEqual({ words: [], numbers: [{ parts: ['000'], digits: '' }] });
});

test.each([
  ['555 000 00 30', '5550000030'],
  [' 0555  000 0030 ', '5550000030'],
  ['12 34', '1234'],
])('treats a search of digits only as one number without parts: %s', (search, digits) => {
  expect(searchTerms(search)).toEqual({ words: [], numbers: [{ parts: [digits], digits }] });
});

test('keeps a single zero as typed', () => {
  expect(searchTerms('0')).toEqual({ words: [], numbers: [{ parts: ['0'], digits: '' }] });
});

describe('a phone number is found in any spelling', () => {
  const stored = ['+90 555 123 45 67', '0555 123 45 67', '0090(555)1234567', '5551234567'];
  const typed = [...stored, '0 555 123 4567', '905551234567', '+90555123', '0555', '12 34'];
  test.each(stored.map((phoneNumber) => [phoneNumber]))('stored as %s', (phoneNumber) => {
    const text = bookingSearchText({
      reference: 'KRV-7F3K9',
      drivers: [{ name: 'A', surname: 'B', phoneNumber }],
      email: '',
      pickupLocation: '',
      dropoffLocation: '',
      carTitle: null,
      zoneName: null,
    });
    const missed = typed.filter(
      (search) => !searchTerms(search).numbers.every(({ digits }) => text.includes(digits)),
    );
    expect(missed).toEqual([]);
  });

  test('keeps the country code of other countries', () => {
    expect(searchTerms('+49 176 1234').numbers).toEqual([
      { parts: ['+49', '176', '1234'], digits: '491761234' },
    ]);
  });
});
