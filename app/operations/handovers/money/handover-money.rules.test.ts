import { expect, test } from 'vitest';
import { paymentSchema } from '#app/domain/account/account.schema.ts';
import { proposedKeep, refundsOf, sumsOfRefunds } from './handover-money.rules.ts';

const deposit = (id: string, given: object) =>
  paymentSchema.parse({
    ...{ id, number: 1, direction: 'in', purpose: 'deposit', method: 'cash', currency: 'EUR' },
    ...{ rate: 1, at: '2026-07-01T10:00', note: '', refundOf: null, reverses: null },
    ...{ reversedBy: null, keptFrom: null, staffName: 'Deniz', amount: 0, credited: 0 },
    ...given,
  });

test.each([
  [6000, 30_000, 0, 6000],
  [40_000, 30_000, 0, 30_000],
  [40_000, 30_000, 5000, 35_000],
  [-500, 30_000, 0, 0],
  [6000, 0, 0, 0],
])(
  'with %i cents owed, a deposit of %i and a hold of %i, %i are kept',
  (owed, held, holds, kept) => {
    expect(proposedKeep(owed, { deposit: held, holds })).toBe(kept);
  },
);

test('a deposit in lira is refunded at the rate of its payment', () => {
  const paid = [
    deposit('a', { currency: 'TRY', rate: 41.237_9, refundable: 12_371.37, credited: 300 }),
  ];
  const refunds = refundsOf(paid, 24_000);
  expect(refunds).toMatchObject([{ amount: 9897.09 }]);
  expect(sumsOfRefunds(refunds)).toEqual([['TRY', 9897.09]]);
});

test('a deposit in lira is refunded whole after a refund of a part', () => {
  const lira = { currency: 'TRY', rate: 37.5 };
  const paid = deposit('a', { ...lira, amount: 100.2, credited: 2.67, refundable: 70.35 });
  const out = { direction: 'out', refundOf: 'a', refundable: 0 };
  const refund = deposit('b', { ...lira, ...out, amount: 29.85, credited: 0.8 });
  expect(refundsOf([paid, refund], 187)).toMatchObject([{ amount: 70.35 }]);
});

test('a deposit of two payments is refunded in their order, and summed up', () => {
  const paid = [
    deposit('a', { refundable: 100, credited: 100 }),
    deposit('b', { refundable: 200, credited: 200 }),
  ];
  const refunds = refundsOf(paid, 24_000);
  expect(refunds.map(({ payment, amount }) => [payment.id, amount])).toEqual([
    ['a', 100],
    ['b', 140],
  ]);
  expect(sumsOfRefunds(refunds)).toEqual([['EUR', 240]]);
});

test('payments of the price are not refunded', () => {
  expect(refundsOf([deposit('a', { purpose: 'price', refundable: 100 })], 24_000)).toEqual([]);
});
