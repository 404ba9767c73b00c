import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf, earnedByMonth, vatInside } from './account-report.rules.ts';

test.each([
  [120_00, 20, 20_00],
  [100_00, 20, 16_67],
  [-100_00, 20, -16_67],
  [100_00, 0, 0],
  [1, 20, 0],
])('a price of %i cents with %i %% VAT contains %i cents of VAT', (cents, percent, vat) => {
  expect(vatInside(cents, percent)).toBe(vat);
});

test('the price of a rental across two months is divided by its days', () => {
  expect(earnedByMonth({ firstDay: '2026-06-29', days: 3, cents: 100_00 })).toEqual([
    { month: '2026-06', days: 2, cents: 66_67 },
    { month: '2026-07', days: 1, cents: 33_33 },
  ]);
});

test('the monthly parts of a rental add up to its days and its price', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), cents, (firstDay, days, price) => {
      const months = earnedByMonth({ firstDay, days, cents: price });
      expect(months.reduce((sum, month) => sum + month.days, 0)).toBe(days);
      expect(months.reduce((sum, month) => sum + month.cents, 0)).toBe(price);
    }),
  );
});

test('daysOf returns the number of days of a month', () => {
  expect([daysOf('2026-02'), daysOf('2028-02'), daysOf('2026-12')]).toEqual([28, 29, 31]);
});
