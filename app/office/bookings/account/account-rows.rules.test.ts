import { describe, expect, test } from 'vitest';
import type { Payment } from '#app/domain/account/account.schema.ts';
import { accountRows, proposedRefund, refundableDeposit } from './account-rows.rules.ts';

const payment = (overrides: Partial<Payment> = {}): Payment => ({
  ...{ id: 'p1', number: 1, direction: 'in', purpose: 'price', method: 'cash', currency: 'EUR' },
  ...{ amount: 100, rate: 1, credited: 100, at: '2026-07-01T10:00', note: '', refundOf: null },
  ...{ reverses: null, reversedBy: null, keptFrom: null, refundable: 100, staffName: 'Elif' },
  ...overrides,
});
const charge = {
  ...{ id: 'c1', kind: 'fuel' as const, label: '', quantity: 1, each: 20, amount: 20 },
  ...{ day: '2026-07-01', at: '2026-07-01T09:00', ofReturn: false, note: '', staffName: '' },
  voided: null,
};
const hold = {
  ...{ id: 'h1', amount: 300, reference: '', expiresOn: '2026-08-01', note: '' },
  ...{ at: '2026-07-01T09:30', state: 'held' as const, captured: null, staffName: '' },
};

test('rows are sorted by time', () => {
  const rows = accountRows({ payments: [payment()], charges: [charge], cardHolds: [hold] });
  expect(rows.map(({ id }) => id)).toEqual(['c1', 'h1', 'p1']);
});

test('a reversal is part of the row of its payment', () => {
  const reversed = payment({ reversedBy: 'p2' });
  const reversal = payment({ id: 'p2', direction: 'out', reverses: 'p1', note: 'typed twice' });
  const rows = accountRows({ payments: [reversed, reversal], charges: [], cardHolds: [] });
  expect(rows).toMatchObject([{ id: 'p1', reversal: { id: 'p2' } }]);
});

test('a kept deposit is shown as one row', () => {
  const out = payment({ direction: 'out', purpose: 'deposit', method: 'kept' });
  const paid = payment({ id: 'p2', method: 'kept', keptFrom: 'p1' });
  const rows = accountRows({ payments: [out, paid], charges: [], cardHolds: [] });
  expect(rows.map(({ id }) => id)).toEqual(['p1']);
});

describe('the refundable deposit', () => {
  const deposit = payment({ purpose: 'deposit' });
  test('is the last deposit payment', () => {
    const payments = [deposit, payment({ id: 'p2', purpose: 'deposit' }), payment({ id: 'p3' })];
    expect(refundableDeposit({ payments, depositHeld: 200 })?.id).toBe('p2');
  });
  test('is null once the whole deposit was kept', () => {
    expect(refundableDeposit({ payments: [deposit], depositHeld: 0 })).toBeNull();
  });
});

const LIRA = {
  ...({ purpose: 'deposit', currency: 'TRY' } as const),
  ...{ rate: 41.2379, amount: 5001, credited: 121.27, refundable: 5001 },
};

test.each([
  ['of a deposit is the deposit held', { purpose: 'deposit' }, { depositHeld: 40, balance: 0 }, 40],
  ['of the price is the overpaid amount', {}, { depositHeld: 0, balance: -30 }, 30],
  ['is the whole payment if nothing was overpaid', {}, { depositHeld: 0, balance: 50 }, 100],
  [
    'is at most the rest that can be refunded',
    { refundable: 10 },
    { depositHeld: 0, balance: -30 },
    10,
  ],
  [
    'is in the currency of the payment',
    { currency: 'TRY', rate: 40, refundable: 4000 },
    { depositHeld: 0, balance: -30 },
    1200,
  ],
  [
    'of a whole deposit in lira is the amount that was paid',
    LIRA,
    { depositHeld: 121.27, balance: 0 },
    5001,
  ],
  [
    'of a kept deposit in lira is worth at most the deposit held',
    LIRA,
    { depositHeld: 100, balance: 0 },
    4123.79,
  ],
] as const)('the proposed refund %s', (_, overrides, sums, expected) => {
  const paid = payment(overrides);
  expect(proposedRefund(paid, { ...sums, payments: [paid] })).toBe(expected);
});

test('the proposed refund of the rest of a deposit in lira is all that is left of it', () => {
  const lira = { purpose: 'deposit', currency: 'TRY', rate: 37.5 } as const;
  const paid = payment({ ...lira, amount: 100.2, credited: 2.67, refundable: 70.35 });
  const out = { direction: 'out', refundOf: 'p1', refundable: 0 } as const;
  const refund = payment({ ...lira, ...out, id: 'p2', amount: 29.85, credited: 0.8 });
  const sums = { depositHeld: 1.87, balance: 0, payments: [paid, refund] };
  expect(proposedRefund(paid, sums)).toBe(70.35);
});
