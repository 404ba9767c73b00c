import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal } from './decimal.ts';

test.each<[string, number | null]>([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['45', 45],
  [' 45 ', 45],
  ['45,5', 45.5],
  ['45.5', 45.5],
  ['45,', 45],
  [',5', 0.5],
  ['0,125', 0.125],
  ['1.250', 1250],
  ['1,250', 1250],
  ['1.250,5', 1250.5],
  ['1,250.50', 1250.5],
  ['1 250,50', 1250.5],
  ['1.250.000', 1_250_000],
  ['-3', -3],
])('%j is read as %j', (typed, number) => {
  expect(readDecimal(typed)).toBe(number);
});

test.each([
  'x',
  '45 €',
  '4,5,6',
  '1.25.000',
  '1.250.5',
  '12.34,5',
  '1e3',
  '--1',
  '.',
  '-',
  '0x10',
  'NaN',
])('%j is not a number', (typed) => {
  expect(readDecimal(typed)).toBeNaN();
});

test('reads two decimals after a comma or a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const written = (cents / 100).toFixed(2);
      expect(readDecimal(written)).toBe(cents / 100);
      expect(readDecimal(written.replace('.', ','))).toBe(cents / 100);
      expect(readDecimal((cents / 100).toLocaleString('tr-TR'))).toBe(cents / 100);
    }),
  );
});
