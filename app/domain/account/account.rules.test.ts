import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountToAsk,
  creditedCents,
  dueOf,
  type PaymentRow,
  paymentKind,
  refundableMinor,
  refundCents,
  reversalRefusal,
  roundingCharge,
  shownAmount,
  signedAmount,
  stateOf,
  sumAccount,
} from './account.rules.ts';

let next = 0;
function payment(fields: Partial<PaymentRow> = {}): PaymentRow {
  next += 1;
  return {
    ...{ id: `p${next}`, direction: 'in', purpose: 'price', method: 'cash', currency: 'EUR' },
    ...{ amountMinor: 10_000, cents: 10_000, refundOf: null, reverses: null, keptFrom: null },
    ...fields,
  };
}
const reversalOf = (row: PaymentRow): PaymentRow =>
  payment({
    ...row,
    id: `r-${row.id}`,
    direction: row.direction === 'in' ? 'out' : 'in',
    reverses: row.id,
    refundOf: null,
  });

test.each([
  ['in', 'price', 'cash', 'payment'],
  ['out', 'price', 'card', 'refund'],
  ['in', 'deposit', 'cash', 'depositIn'],
  ['out', 'deposit', 'cash', 'depositOut'],
  ['out', 'deposit', 'kept', 'kept'],
  ['in', 'price', 'kept', 'kept'],
] as const)('money %s for the %s by %s is a %s, and so is its reversal', (...given) => {
  const [direction, purpose, method, kind] = given;
  const payment = { direction, purpose, method };
  const opposite = direction === 'in' ? ('out' as const) : ('in' as const);
  expect(paymentKind({ ...payment, isReversal: false })).toBe(kind);
  expect(paymentKind({ ...payment, direction: opposite, isReversal: true })).toBe(kind);
});

test.each([
  ['with charges', { due: 120 }, { amount: 120, formerPrice: null }],
  ['without a price', { isUnpriced: true }, { amount: null, formerPrice: null }],
  ['that is cancelled', { due: 40, isCancelled: true }, { amount: 40, formerPrice: 100 }],
  [
    'that was cancelled before it had a price',
    { price: 0, due: 40, isUnpriced: true, isCancelled: true },
    { amount: 40, formerPrice: null },
  ],
])('the shown amount of a booking %s', (_state, given, shown) => {
  const booking = { price: 100, due: 100, isUnpriced: false, isCancelled: false };
  expect(shownAmount({ ...booking, ...given })).toEqual(shown);
});

test('money that leaves the office is negative', () => {
  expect([signedAmount('in', 500), signedAmount('out', 500)]).toEqual([500, -500]);
});

describe('sums of an account', () => {
  test('a voided charge does not count', () => {
    const charges = [
      { cents: 6000, voidedAt: null },
      { cents: 900, voidedAt: '2026-07-01' },
    ];
    expect(sumAccount(charges, [])).toEqual({ charged: 6000, paid: 0, depositHeld: 0 });
  });

  test('a deposit does not count as paid', () => {
    const rows = [payment(), payment({ purpose: 'deposit', cents: 30_000, amountMinor: 30_000 })];
    expect(sumAccount([], rows)).toEqual({ charged: 0, paid: 10_000, depositHeld: 30_000 });
  });

  test('a kept part of the deposit counts as paid and no longer as held', () => {
    const deposit = payment({ purpose: 'deposit', cents: 30_000 });
    const out = payment({ purpose: 'deposit', direction: 'out', method: 'kept', cents: 6000 });
    const kept = payment({ method: 'kept', cents: 6000, keptFrom: out.id });
    expect(sumAccount([], [deposit, out, kept])).toEqual({
      charged: 0,
      paid: 6000,
      depositHeld: 24_000,
    });
  });

  test('all sums are zero if every payment is reversed', () => {
    const rows = fc.array(
      fc.record({
        direction: fc.constantFrom('in' as const, 'out' as const),
        purpose: fc.constantFrom('price' as const, 'deposit' as const),
        cents: fc.integer({ min: 0, max: 10_000_000 }),
      }),
    );
    fc.assert(
      fc.property(rows, (given) => {
        const made = given.map((each) => payment(each));
        expect(sumAccount([], [...made, ...made.map(reversalOf)])).toEqual(sumAccount([], []));
      }),
    );
  });
});

test.each([
  ['none', 0, 0],
  ['due', 5000, 0],
  ['partly-paid', 5000, 2000],
  ['paid', 5000, 5000],
  ['overpaid', 5000, 6000],
  ['overpaid', 0, 100],
  ['due', 5000, -100],
] as const)('an account is %s with %i cents due and %i cents paid', (state, due, paid) => {
  expect(stateOf({ due, paid })).toBe(state);
});

test('a cancelled booking owes its charges only', () => {
  expect(dueOf({ priceCents: 40_000, isCancelled: true }, 5000)).toBe(5000);
  expect(dueOf({ priceCents: 40_000, isCancelled: false }, 5000)).toBe(45_000);
});

describe('a payment in another currency', () => {
  test.each([
    [7_500_00, 37.5, 200_00],
    [100_00, 37.5, 267],
    [114_00, 1.14, 100_00],
    [1, 37.5, 0],
  ])('of %i hundredths at the rate %f credits %i euro cents', (amountMinor, rate, cents) => {
    expect(creditedCents(amountMinor, rate)).toBe(cents);
  });

  test('is requested in whole units, and a rounding charge settles the rest', () => {
    const asked = amountToAsk(12_345, 'TRY', 41.237_9);
    expect(asked % 100).toBe(0);
    const rest = 12_345 - creditedCents(asked, 41.237_9);
    expect(rest + roundingCharge(rest, 'TRY', 41.237_9)).toBe(0);
  });

  test('gets no rounding charge for a rest of one unit or more, nor in euros', () => {
    expect(roundingCharge(300, 'TRY', 37.5)).toBe(0);
    expect(roundingCharge(2, 'EUR', 1)).toBe(0);
  });

  test('leaves no balance if one half is paid in euros and the other in lira', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.double({ min: 0.5, max: 80, noNaN: true }),
        (due, rate) => {
          const half = Math.floor(due / 2);
          const rest = due - half - creditedCents(amountToAsk(due - half, 'TRY', rate), rate);
          expect(rest + roundingCharge(rest, 'TRY', rate)).toBe(0);
        },
      ),
    );
  });
});

describe('a refund', () => {
  test('can be at most the part of the payment that is not refunded yet', () => {
    const paid = payment();
    const refund = payment({ direction: 'out', amountMinor: 4000, cents: 4000, refundOf: paid.id });
    expect(refundableMinor(paid, [paid, refund])).toBe(6000);
  });

  test('can be the full payment again after the first refund was reversed', () => {
    const paid = payment();
    const refund = payment({ direction: 'out', amountMinor: 4000, cents: 4000, refundOf: paid.id });
    expect(refundableMinor(paid, [paid, refund, reversalOf(refund)])).toBe(10_000);
  });

  test.each(['price', 'deposit'] as const)(
    'of a %s in any parts gives back its cents',
    (purpose) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1_000_000 }),
          fc.double({ min: 0.5, max: 80, noNaN: true }),
          fc.array(fc.record({ part: fc.nat({ max: 1000 }), isReversed: fc.boolean() })),
          (amountMinor, rate, parts) => {
            const cents = creditedCents(amountMinor, rate);
            const paid = { ...payment({ purpose, currency: 'TRY', amountMinor, cents }), rate };
            const rows: PaymentRow[] = [paid];
            const refund = (minor: number): PaymentRow => {
              const row = payment({
                ...{ direction: 'out', purpose, currency: 'TRY', refundOf: paid.id },
                ...{ amountMinor: minor, cents: refundCents(paid, minor, rows) },
              });
              rows.push(row);
              return row;
            };
            for (const { part, isReversed } of parts) {
              const minor = Math.floor((refundableMinor(paid, rows) * part) / 1000);
              if (minor === 0) continue;
              const row = refund(minor);
              if (isReversed) rows.push(reversalOf(row));
            }
            const left = refundableMinor(paid, rows);
            if (left > 0) refund(left);
            expect(rows.every((row) => row.cents >= 0)).toBe(true);
            expect(sumAccount([], rows)).toEqual(sumAccount([], []));
          },
        ),
      );
    },
  );

  test('can be at most 0 for a reversed payment', () => {
    const paid = payment();
    expect(refundableMinor(paid, [paid, reversalOf(paid)])).toBe(0);
  });
});

describe('a reversal', () => {
  test('is possible for a payment, but not for a reversed or refunded payment or a reversal', () => {
    const paid = payment();
    const reversal = reversalOf(paid);
    const refund = payment({ direction: 'out', amountMinor: 1, cents: 1, refundOf: paid.id });
    expect(reversalRefusal(paid, [paid])).toBeNull();
    expect(reversalRefusal(paid, [paid, reversal])).toBe('reversed');
    expect(reversalRefusal(reversal, [paid, reversal])).toBe('is-reversal');
    expect(reversalRefusal(paid, [paid, refund])).toBe('refunded');
  });

  test('is refused for a deposit of which a part was kept', () => {
    const deposit = payment({ purpose: 'deposit' });
    const kept = payment({ purpose: 'deposit', direction: 'out', method: 'kept', cents: 1 });
    expect(reversalRefusal(deposit, [deposit, kept])).toBe('kept-later');
  });
});
