import { describe, expect, test } from 'vitest';
import { paymentOutcome, proposedAmount, readRate } from './payment-amounts.rules.ts';

test.each([
  ['41,237', 41.237],
  ['41.237', 41.237],
  [' 37.5 ', 37.5],
  ['', Number.NaN],
  ['1.234,5', Number.NaN],
])('the rate %j is read as %d', (typed, rate) => expect(readRate(typed)).toBe(rate));

test.each([
  [120, 'EUR', '', '120'],
  [120.5, 'EUR', '', '120.50'],
  [0, 'EUR', '', ''],
  [-20, 'EUR', '', ''],
  [123.45, 'TRY', '41.2379', '5091'],
  [100, 'USD', '1.14', '114'],
  [100, 'TRY', '', ''],
] as const)(
  'for a balance of %d in %s at rate %j, %j is proposed',
  (balance, currency, rate, amount) => expect(proposedAmount(balance, currency, rate)).toBe(amount),
);

describe('a typed payment', () => {
  const typed = {
    purpose: 'price',
    currency: 'EUR',
    amount: '100',
    rate: '',
    received: '',
  } as const;

  test('lowers the balance', () => {
    expect(paymentOutcome(typed, 120)).toEqual({
      ...{ amount: 100, credited: 100, settled: 0, after: 20, change: null },
    });
  });
  test('leaves the balance unchanged if it is a deposit', () => {
    expect(paymentOutcome({ ...typed, purpose: 'deposit' }, 120).after).toBeNull();
  });
  test.each([
    ['150', 50],
    ['99,50', -0.5],
    ['100', 0],
    ['x', null],
  ])('of 100 with %j received has %d as change', (received, change) => {
    expect(paymentOutcome({ ...typed, received }, 120).change).toBe(change);
  });
  test('in lira settles a remainder below one lira', () => {
    const lira = { ...typed, currency: 'TRY', amount: '5091', rate: '41.2379' } as const;
    expect(paymentOutcome(lira, 123.45)).toMatchObject({ credited: 123.45, after: 0 });
    expect(paymentOutcome({ ...lira, amount: '5090.5' }, 123.45)).toMatchObject({
      ...{ credited: 123.44, settled: -0.01, after: 0 },
    });
  });
  test.each(['', '0', '-5', 'x'])('with the invalid amount %j has no outcome', (amount) => {
    expect(paymentOutcome({ ...typed, amount }, 120)).toMatchObject({ amount: null, after: null });
  });
});
