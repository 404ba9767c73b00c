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
  ...{ at: '2026-07-01T09:30', state: 'held' as const, staffName: '' },
};

test('rows are in the order of time', () => {
  const rows = accountRows({ payments: [payment()], charges: [charge], cardHolds: [hold] });
  expect(rows.map(({ id }) => id)).toEqual(['c1', 'h1', 'p1']);
});

test('a reversal is part of the row of its payment', () => {
  const reversed = payment({ reversedBy: 'p2' });
  const reversal = payment({ id: 'p2', direction: 'out', reverses: 'p1', note: 'typed twice' });
  const rows = accountRows({ payments: [reversed, reversal], charges: [], cardHolds: [] });
  expect(rows).toMatchObject([{ id: 'p1', reversal: { id: 'p2' } }]);
});

test('a kept deposit is one row', () => {
  const out = payment({ direction: 'out', purpose: 'deposit', method: 'kept' });
  const paid = payment({ id: 'p2', method: 'kept', keptFrom: 'p1' });
  const rows = accountRows({ payments: [out, paid], charges: [], cardHolds: [] });
  expect(rows.map(({ id }) => id)).toEqual(['p1']);
});

describe('the deposit to give back', () => {
  const deposit = payment({ purpose: 'deposit' });
  test('is the last payment of a deposit', () => {
    const payments = [deposit, payment({ id: 'p2', purpose: 'deposit' }), payment({ id: 'p3' })];
    expect(refundableDeposit({ payments, depositHeld: 200 })?.id).toBe('p2');
  });
  test('does not exist after all was kept', () => {
    expect(refundableDeposit({ payments: [deposit], depositHeld: 0 })).toBeNull();
  });
});

test.each([
  ['of a deposit is what is held', { purpose: 'deposit' }, { depositHeld: 40, balance: 0 }, 40],
  ['of the price is what was overpaid', {}, { depositHeld: 0, balance: -30 }, 30],
  ['is all of the payment if nothing was overpaid', {}, { depositHeld: 0, balance: 50 }, 100],
  ['is at most what is left', { refundable: 10 }, { depositHeld: 0, balance: -30 }, 10],
  [
    'is in the currency of the payment',
    { currency: 'TRY', rate: 40, refundable: 4000 },
    { depositHeld: 0, balance: -30 },
    1200,
  ],
] as const)('the proposed refund %s', (_, overrides, sums, expected) => {
  expect(proposedRefund(payment(overrides), sums)).toBe(expected);
});
