/**
 * Arithmetic of a booking's account: charges, payments, deposits and balance. All amounts are integers: euro cents, or
 * hundredths of the currency that was paid. Source: product.md, "The account of a booking".
 */
import type { CurrencyCode } from '#app/lib/money/money.ts';

export const CHARGE_KINDS = [
  'kilometres',
  'fuel',
  'late',
  'damage',
  'toll',
  'fine',
  'cleaning',
  'cancellation',
  'no-show',
  'goodwill',
  'other',
] as const;

export const PAYMENT_DIRECTIONS = ['in', 'out'] as const;
export type PaymentDirection = (typeof PAYMENT_DIRECTIONS)[number];

export const PAYMENT_PURPOSES = ['price', 'deposit'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** `kept`: moved from the deposit to the price; no money changes hands. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'agency', 'kept'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const ACCOUNT_STATES = ['none', 'due', 'partly-paid', 'paid', 'overpaid'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Filters of the list of bookings by account: balance above 0, balance below 0, deposit above 0. */
export const ACCOUNT_FILTERS = ['owes', 'overpaid', 'deposit'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

/** Fields of a charge that its sum needs. */
interface ChargeRow {
  cents: number;
  voidedAt: unknown;
}

/** Fields of a payment that the sums need. */
export interface PaymentRow {
  id: string;
  direction: PaymentDirection;
  purpose: PaymentPurpose;
  method: PaymentMethod;
  currency: CurrencyCode;
  amountMinor: number;
  cents: number;
  refundOf: string | null;
  reverses: string | null;
  keptFrom: string | null;
}

/** Sums of an account in euro cents. */
export interface AccountSums {
  charged: number;
  paid: number;
  depositHeld: number;
}

/** Returns the sums of the rows. Voided charges do not count; a reversal cancels its payment out. */
export function sumAccount(
  charges: readonly ChargeRow[],
  payments: readonly Pick<PaymentRow, 'direction' | 'purpose' | 'cents'>[],
): AccountSums {
  const sums = { charged: 0, paid: 0, depositHeld: 0 };
  for (const { cents, voidedAt } of charges) if (!voidedAt) sums.charged += cents;
  for (const { direction, purpose, cents } of payments) {
    const signed = direction === 'in' ? cents : -cents;
    if (purpose === 'price') sums.paid += signed;
    else sums.depositHeld += signed;
  }
  return sums;
}

/** Returns the amount to pay. A cancelled booking owes its charges only. */
export function dueOf(
  { priceCents, isCancelled }: { priceCents: number; isCancelled: boolean },
  charged: number,
): number {
  return (isCancelled ? 0 : priceCents) + charged;
}

/** Returns the state of an account. The balance is not clamped: a negative one is `overpaid`. */
export function stateOf({ due, paid }: { due: number; paid: number }): AccountState {
  const balance = due - paid;
  if (balance < 0) return 'overpaid';
  if (balance === 0) return due === 0 && paid === 0 ? 'none' : 'paid';
  return paid > 0 ? 'partly-paid' : 'due';
}

/**
 * Returns the euro cents of a paid amount, rounded once, half up. `rate` is the units of the currency for one euro and
 * counts with six decimals.
 */
export function creditedCents(amountMinor: number, rate: number): number {
  const scaled = BigInt(Math.round(rate * 1_000_000));
  const product = BigInt(amountMinor) * 2_000_000n;
  return Number((product + scaled) / (2n * scaled));
}

/** Returns the hundredths of a currency that are worth the cents at a rate, rounded half up. */
function amountInCurrency(cents: number, rate: number): number {
  return Math.round((cents * Math.round(rate * 1_000_000)) / 1_000_000);
}

/**
 * Returns the amount to ask for in a currency, in hundredths: euros to the cent, other currencies in whole units,
 * because nobody gives change in kuruş.
 */
export function amountToAsk(cents: number, currency: CurrencyCode, rate: number): number {
  if (currency === 'EUR') return cents;
  return Math.round(amountInCurrency(cents, rate) / 100) * 100;
}

/**
 * Returns the charge in cents that settles a rest smaller than one unit of the paid currency ("Kur farkı"); 0 if the
 * rest is larger or the payment was in euros. A rest of 2 cents after a payment in lira becomes a charge of -2 cents.
 */
export function roundingCharge(balanceAfter: number, currency: CurrencyCode, rate: number): number {
  if (currency === 'EUR' || balanceAfter === 0) return 0;
  return Math.abs(balanceAfter) * rate < 100 ? -balanceAfter : 0;
}

/** True if a later row took the payment back. */
function isReversed(payment: Pick<PaymentRow, 'id'>, payments: readonly PaymentRow[]): boolean {
  return payments.some(({ reverses }) => reverses === payment.id);
}

/**
 * Returns what may still be refunded of a payment, in hundredths of its currency: its amount less the refunds that
 * were not reversed. A reversed payment and a reversal have nothing left.
 */
export function refundableMinor(payment: PaymentRow, payments: readonly PaymentRow[]): number {
  if (payment.direction !== 'in' || payment.method === 'kept' || payment.reverses) return 0;
  if (isReversed(payment, payments)) return 0;
  const refunds = payments.filter(
    (row) => row.refundOf === payment.id && !isReversed(row, payments),
  );
  return refunds.reduce((left, { amountMinor }) => left - amountMinor, payment.amountMinor);
}

/** Reasons why a payment cannot be reversed. */
export type ReversalRefusal = 'reversed' | 'is-reversal' | 'refunded' | 'kept-later';

/**
 * Returns why a payment cannot be reversed; null if it can. Its refunds and the parts kept from it
 * must be reversed before.
 */
export function reversalRefusal(
  payment: PaymentRow,
  payments: readonly PaymentRow[],
): ReversalRefusal | null {
  if (payment.reverses) return 'is-reversal';
  if (isReversed(payment, payments)) return 'reversed';
  if (payment.direction === 'in' && payment.method !== 'kept') {
    if (refundableMinor(payment, payments) < payment.amountMinor) return 'refunded';
    const heldWithout = sumAccount(
      [],
      payments.filter(({ id }) => id !== payment.id),
    ).depositHeld;
    if (payment.purpose === 'deposit' && heldWithout < 0) return 'kept-later';
  }
  return null;
}
