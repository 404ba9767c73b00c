/**
 * Calculates a booking's account: charges, payments, deposits and balance. Amounts are integers in
 * euro cents, or in hundredths of the paid currency. Source: `product.md, "The account of a
 * booking"`.
 */
import { type CurrencyCode, eurosToCents } from '#app/lib/money/money.ts';

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

/** `kept`: a part of the deposit that now pays for the booking. No money changes hands. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'agency', 'kept'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Kinds of payments that people tell apart. A kept deposit has one kind for both of its rows. */
export const PAYMENT_KINDS = ['payment', 'refund', 'depositIn', 'depositOut', 'kept'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Returns the kind of a payment. A reversal has the kind of the payment that it reverses. */
export function paymentKind({
  direction,
  purpose,
  method,
  isReversal,
}: {
  direction: PaymentDirection;
  purpose: PaymentPurpose;
  method: PaymentMethod;
  isReversal: boolean;
}): PaymentKind {
  if (method === 'kept') return 'kept';
  const isIn = (direction === 'in') !== isReversal;
  if (purpose === 'deposit') return isIn ? 'depositIn' : 'depositOut';
  return isIn ? 'payment' : 'refund';
}

/** Returns the amount of a payment, negative for money that leaves the office. */
export function signedAmount(direction: PaymentDirection, amount: number): number {
  return direction === 'in' ? amount : -amount;
}

export const ACCOUNT_STATES = ['none', 'due', 'partly-paid', 'paid', 'overpaid'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Filters of the list of bookings: positive balance, negative balance, deposit held. */
export const ACCOUNT_FILTERS = ['owes', 'overpaid', 'deposit'] as const;
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number];

interface ChargeRow {
  cents: number;
  voidedAt: unknown;
}

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

/**
 * Returns the sums of an account in euro cents. Voided charges do not count. A reversal and its
 * payment add up to 0.
 */
export function sumAccount(
  charges: readonly ChargeRow[],
  payments: readonly Pick<PaymentRow, 'direction' | 'purpose' | 'cents'>[],
): AccountSums {
  const sums = { charged: 0, paid: 0, depositHeld: 0 };
  for (const { cents, voidedAt } of charges) if (!voidedAt) sums.charged += cents;
  for (const { direction, purpose, cents } of payments) {
    const signed = signedAmount(direction, cents);
    if (purpose === 'price') sums.paid += signed;
    else sums.depositHeld += signed;
  }
  return sums;
}

/** Returns the amount to pay in euro cents. A cancelled booking owes only its charges. */
export function dueOf(
  { priceCents, isCancelled }: { priceCents: number; isCancelled: boolean },
  charged: number,
): number {
  return (isCancelled ? 0 : priceCents) + charged;
}

/** Amount of a booking, as lists and pages show it. */
export interface ShownAmount {
  /** Price and charges; null while no price is agreed. */
  amount: number | null;
  /** Agreed price of a cancelled booking, which no longer counts; null for other bookings. */
  formerPrice: number | null;
}

/** Returns the amount that every list and page shows of a booking. All amounts have one unit. */
export function shownAmount({
  price,
  due,
  isUnpriced,
  isCancelled,
}: {
  price: number;
  due: number;
  isUnpriced: boolean;
  isCancelled: boolean;
}): ShownAmount {
  if (isCancelled) return { amount: due, formerPrice: isUnpriced ? null : price };
  return { amount: isUnpriced ? null : due, formerPrice: null };
}

/**
 * Returns the balance that counts: 0 for a pending booking, which is only a request. A pending
 * booking owes nothing and is not overpaid.
 */
export function countedBalance(balance: number, status: string): number {
  return status === 'pending' ? 0 : balance;
}

/**
 * Returns the euro cents that a customer owes: the most that may be kept from a deposit or captured
 * from a card hold. 0 if the booking is paid or overpaid.
 */
export function owedCents(balanceCents: number): number {
  return Math.max(0, balanceCents);
}

/**
 * Returns the state of an account. Amounts are euro cents; `paid` includes what was settled before
 * the accounts began. The balance is not clamped: a negative one is `overpaid`.
 */
export function stateOf({ due, paid }: { due: number; paid: number }): AccountState {
  const balance = due - paid;
  if (balance < 0) return 'overpaid';
  if (balance === 0) return due === 0 && paid === 0 ? 'none' : 'paid';
  return paid > 0 ? 'partly-paid' : 'due';
}

/**
 * Returns a paid amount in euro cents, rounded once, half up. `amountMinor` is in hundredths of its
 * currency. `rate` is the units of the currency for one euro; its first six decimals count.
 */
export function creditedCents(amountMinor: number, rate: number): number {
  const scaled = BigInt(Math.round(rate * 1_000_000));
  const product = BigInt(amountMinor) * 2_000_000n;
  return Number((product + scaled) / (2n * scaled));
}

/**
 * Returns the amount in hundredths of the currency, rounded half up. `rate` is the units of the
 * currency for one euro.
 */
function amountInCurrency(cents: number, rate: number): number {
  return Math.round((cents * Math.round(rate * 1_000_000)) / 1_000_000);
}

/**
 * Returns the largest amount in hundredths of a currency that is worth at most these euro cents.
 */
export function amountWithin(cents: number, rate: number): number {
  return Math.floor((cents * Math.round(rate * 1_000_000)) / 1_000_000);
}

/**
 * Returns the amount to ask the customer for, in hundredths of the currency: exact in euros, whole
 * units in other currencies, because nobody gives change in kuruş. `cents` are euro cents.
 */
export function amountToAsk(cents: number, currency: CurrencyCode, rate: number): number {
  if (currency === 'EUR') return cents;
  return Math.round(amountInCurrency(cents, rate) / 100) * 100;
}

/**
 * Returns the charge in euro cents that brings a balance of less than one unit of the paid currency
 * to 0 ("Kur farkı"). For example, a remaining balance of 2 cents becomes a charge of -2 cents.
 * Returns 0 if the balance is larger or the payment was in euros.
 */
export function roundingCharge(balanceAfter: number, currency: CurrencyCode, rate: number): number {
  if (currency === 'EUR' || balanceAfter === 0) return 0;
  return Math.abs(balanceAfter) * rate < 100 ? -balanceAfter : 0;
}

function isReversed(payment: Pick<PaymentRow, 'id'>, payments: readonly PaymentRow[]): boolean {
  return payments.some(({ reverses }) => reverses === payment.id);
}

/** Returns the refunds of a payment that were not reversed. */
function refundsOf({ id }: PaymentRow, payments: readonly PaymentRow[]): PaymentRow[] {
  return payments.filter((row) => row.refundOf === id && !isReversed(row, payments));
}

/**
 * Returns the amount of a payment that may still be refunded, in hundredths of its currency: its
 * amount less the refunds that were not reversed. 0 for money returned, for a reversed payment, for
 * a reversal, and for the method `kept`.
 */
export function refundableMinor(payment: PaymentRow, payments: readonly PaymentRow[]): number {
  if (payment.direction !== 'in' || payment.method === 'kept' || payment.reverses) return 0;
  if (isReversed(payment, payments)) return 0;
  return refundsOf(payment, payments).reduce(
    (left, { amountMinor }) => left - amountMinor,
    payment.amountMinor,
  );
}

/**
 * Returns the euro cents of a refund. The refunds of a payment are rounded together, so that the
 * last one gives back exactly the cents that are left.
 */
export function refundCents(
  payment: PaymentRow & { rate: number },
  amountMinor: number,
  payments: readonly PaymentRow[],
): number {
  let minorSum = amountMinor;
  let earlierCents = 0;
  for (const refund of refundsOf(payment, payments)) {
    minorSum += refund.amountMinor;
    earlierCents += refund.cents;
  }
  const isLast = minorSum === payment.amountMinor;
  const centsSum = isLast ? payment.cents : creditedCents(minorSum, payment.rate);
  // After a reversal, the earlier refunds may have a cent more than their sum.
  return Math.max(0, centsSum - earlierCents);
}

export type ReversalRefusal = 'reversed' | 'is-reversal' | 'refunded' | 'kept-later';

/**
 * Returns why a payment cannot be reversed; null if it can. Its refunds must be reversed first. A
 * deposit also cannot be reversed while the other deposits do not cover what was kept or returned.
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

/** Returns the sum of the open card holds in euro cents. */
export function heldOnCards({
  cardHolds,
}: {
  cardHolds: readonly { state: string; amount: number }[];
}): number {
  return cardHolds
    .filter(({ state }) => state === 'held')
    .reduce((sum, { amount }) => sum + eurosToCents(amount), 0);
}
