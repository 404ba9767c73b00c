import { expect, test } from 'vitest';
import { bookingSearchText } from './booking.rules.ts';
import { searchTerms } from './booking-search.rules.ts';

test.each([
  ['  ŞAHİN\tırmak  \0 ', ['sahin', 'irmak', '\uFFFD']],
  [' ', []],
  ['Egea 2024 (555) - 12 KRV-7F3K9', ['egea', '2024', '555', '12', 'krv-7f3k9']],
  ['+49 176 1234', ['49', '176', '1234']],
])('%j has the terms %j', (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

const stored = ['+90 555 123 45 67', '0555 123 45 67', '0090(555)1234567', '5551234567'];
const typed = [...stored, '0 555 123 4567', '905551234567', '+90555123', '0555', '12 34'];
test.each(stored)('a phone number stored as %s is found in any form', (phoneNumber) => {
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
    (search) => !searchTerms(search).every((term) => text.includes(term)),
  );
  expect(missed).toEqual([]);
});
