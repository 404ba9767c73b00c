import { describe, expect, test } from 'vitest';
import { type CurrencyCode, DEFAULT_RATES } from '#app/lib/money/money.ts';
import { tripAmounts } from './trip-amounts.rules.ts';

const NO_ACCOUNT = {
  chargedCents: 0,
  dueCents: 22_000,
  paidCents: 0,
  settledCents: 0,
  depositCents: 0,
};
const BOOKING = { kind: 'rental', state: 'confirmed', totalCents: 22_000, account: NO_ACCOUNT };
type Given = Parameters<typeof tripAmounts>[0];

/** Returns the sums of a rental of €220 in euro cents or whole lira, by label. */
function amountsOf(
  account: Partial<Given['account']> = {},
  booking: Partial<Given> = {},
  currency: CurrencyCode = 'EUR',
): Record<string, number> {
  const given = { ...BOOKING, ...booking, account: { ...NO_ACCOUNT, ...account } } as Given;
  const amounts = tripAmounts(given, { currency, rates: DEFAULT_RATES });
  return Object.fromEntries(amounts.map(({ label, minor }) => [label, minor]));
}

describe('the sums of a trip', () => {
  test('are only the total if no payment and no charge is recorded', () => {
    expect(amountsOf()).toEqual({ total: 22_000 });
  });

  test.each([
    ['rental', 'confirmed', 'atPickup'],
    ['transfer', 'requested', 'atTransfer'],
    ['rental', 'out', 'stillToPay'],
    ['transfer', 'back', 'stillToPay'],
  ] as const)('of a partly paid %s (%s) label the remaining amount %s', (kind, state, label) => {
    expect(amountsOf({ paidCents: 5000 }, { kind, state })).toEqual({
      ...{ total: 22_000, paid: 5000 },
      [label]: 17_000,
    });
  });

  test('in lira have a remaining amount of the total minus the paid amount', () => {
    // €71.48 are ₺2,680.50, and the remaining €28.52 are ₺1,069.50.
    const account = { dueCents: 10_000, paidCents: 7148 };
    expect(amountsOf(account, { totalCents: 10_000 }, 'TRY')).toEqual({
      ...{ total: 3750, paid: 2681, atPickup: 1069 },
    });
  });

  test('in lira have charges that add up with the price to the total', () => {
    // €220.04 are ₺8,251.50, and €7 are ₺262.50.
    const account = { chargedCents: 700, dueCents: 22_704 };
    expect(amountsOf(account, { totalCents: 22_004 }, 'TRY')).toEqual({
      ...{ price: 8252, charges: 262, total: 8514 },
    });
  });

  test('in lira have no remaining amount after everything is paid', () => {
    const account = { chargedCents: 700, dueCents: 22_704, paidCents: 22_704 };
    expect(amountsOf(account, { totalCents: 22_004 }, 'TRY')).toMatchObject({
      ...{ total: 8514, paid: 8514 },
    });
    expect(amountsOf(account, { totalCents: 22_004 }, 'TRY')).not.toHaveProperty('atPickup');
  });

  test('have no remaining amount after everything is paid', () => {
    expect(amountsOf({ paidCents: 22_000 })).toEqual({ total: 22_000, paid: 22_000 });
  });

  test('have no rest if a toll of a trip before the accounts is paid', () => {
    const account = { chargedCents: 500, dueCents: 22_500, paidCents: 500, settledCents: 22_000 };
    expect(amountsOf(account)).toEqual({
      ...{ price: 22_000, charges: 500, total: 22_500, paid: 22_500 },
    });
  });

  test('include the refund of an overpayment', () => {
    expect(amountsOf({ paidCents: 25_000 })).toMatchObject({ toRefund: 3000 });
  });

  test('list charges beside the price', () => {
    const account = { chargedCents: 700, dueCents: 22_700 };
    expect(amountsOf(account)).toEqual({ price: 22_000, charges: 700, total: 22_700 });
  });

  test('show goodwill as a discount', () => {
    const account = { chargedCents: -700, dueCents: 21_300 };
    expect(amountsOf(account)).toEqual({ price: 22_000, discount: 700, total: 21_300 });
  });

  test('include the deposit that was received', () => {
    expect(amountsOf({ depositCents: 30_000 })).toMatchObject({ depositHeld: 30_000 });
  });

  test('are the fee and the refund of a cancelled booking', () => {
    const account = { chargedCents: 5000, dueCents: 5000, paidCents: 22_000 };
    expect(amountsOf(account, { state: null })).toEqual({
      ...{ formerPrice: 22_000, charges: 5000, total: 5000, paid: 22_000, toRefund: 17_000 },
    });
  });

  test('of a cancelled booking without a fee are nothing, beside the former price', () => {
    expect(amountsOf({ dueCents: 0 }, { state: null })).toEqual({ formerPrice: 22_000, total: 0 });
  });

  test('of a cancelled booking without a price are only its fee', () => {
    const account = { chargedCents: 5000, dueCents: 5000 };
    expect(amountsOf(account, { state: null, totalCents: null })).toEqual({
      ...{ charges: 5000, total: 5000 },
    });
  });

  test('are the paid amount alone if the booking has no price', () => {
    const account = { dueCents: 0, paidCents: 5000 };
    expect(amountsOf(account, { totalCents: null })).toEqual({ paid: 5000 });
  });
});
