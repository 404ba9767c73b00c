import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { endError, readRate, unusualRates } from './rates-override.rules.ts';

const text = allTexts.office.tr.rates.page.override;

test.each([
  ['48,531', 48.531],
  ['48.531', 48.531],
  [' 1.2 ', 1.2],
  ['50', 50],
  ['', null],
])('the typed rate "%s" is %s', (typed, rate) => {
  expect(readRate(typed)).toBe(rate);
});

test.each(['1.234,5', '-1', 'abc', '1,', '1e3'])('"%s" is no rate', (typed) => {
  expect(readRate(typed)).toBeNaN();
});

test('a rate is unusual if it differs by more than a fifth from the rate in force', () => {
  const inForce = { EUR: 1, USD: 1, TRY: 50 };
  const found = (USD: number, TRY: number) =>
    unusualRates({ USD, TRY }, inForce, text).map(({ field }) => field);
  expect(found(1.2, 60)).toEqual([]);
  expect(found(0.8, 40)).toEqual([]);
  expect(found(1.21, 39.9)).toEqual(['USD', 'TRY']);
});

test('a rate is usual if it differs by exactly a fifth', () => {
  const unusual = Array.from({ length: 2000 }, (_, index) => 20_000 + 37 * index).flatMap((TRY) =>
    [12, 8].flatMap((tenths) => {
      const given = { USD: 1.1, TRY: (TRY * tenths) / 10_000 };
      const inForce = { EUR: 1, USD: 1.1, TRY: TRY / 1000 };
      return unusualRates(given, inForce, text);
    }),
  );
  expect(unusual).toEqual([]);
});

test.each([
  ['2026-07-01T09:00:00Z', 'Bitiş gelecekte olmalı'],
  ['2026-07-01T09:01:00Z', null],
  ['2027-07-02T09:00:00Z', null],
  ['2027-07-02T09:01:00Z', 'en fazla 366 gün'],
])('manual rates until %s have the error: %s', (until, message) => {
  const found = endError(new Date(until), new Date('2026-07-01T09:00:00Z'), text);
  expect(found).toEqual(message && expect.stringContaining(message));
});
