/**
 * API schemas of charges, payments and card holds. Amounts are decimals in euros, or in the paid
 * currency.
 */
import { z } from 'zod';
import { isPlausibleDate, isWallClock } from '#app/lib/dates/dates.ts';
import { DAY, WALL_CLOCK } from '#app/lib/dates/openapi-formats.ts';
import { CURRENCY_CODES, centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import {
  ACCOUNT_STATES,
  CHARGE_KINDS,
  dueOf,
  PAYMENT_DIRECTIONS,
  PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  stateOf,
} from './account.rules.ts';
import { hasCardNumber } from './card-number.rules.ts';

/** Largest amount of a payment, in the paid currency. */
const MAX_AMOUNT = 10_000_000;
/** Smallest rate that can be stored, with six decimals. */
const MIN_RATE = 0.000_001;
/** Largest total of a charge, and largest price for a quantity of 1, in euros. */
const MAX_EACH = 100_000;
const MAX_QUANTITY = 2_000_000;
const MAX_ACCOUNT_NOTE = 300;

/** Returns true if an allowed amount is worth more than the largest amount in euros, at an allowed rate. */
export function isWorthTooMuch(amount: number, rate: number | null): boolean {
  return amount <= MAX_AMOUNT && rate !== null && rate >= MIN_RATE && amount / rate > MAX_AMOUNT;
}

/** Text about money, which refuses card numbers. Its key `cardNumber` needs a message. */
export const moneyLineSchema = (max: number) =>
  lineSchema(max).refine((text) => !hasCardNumber(text), messageKey('cardNumber'));

const note = moneyLineSchema(MAX_ACCOUNT_NOTE).default('');
const hasCents = (amount: number) => Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-9;

const positiveEuros = z
  .number(messageKey('positiveAmount'))
  .gt(0, messageKey('positiveAmount'))
  .max(MAX_EACH, messageKey('tooHigh'))
  .refine(hasCents, messageKey('positiveAmount'))
  .describe('Amount in euros, with at most two decimals');

/** Fee for a cancellation or no-show, which is recorded together with the cancellation. */
export const feeSchema = z.object({ amount: positiveEuros, note });
export type Fee = z.infer<typeof feeSchema>;

export const reasonSchema = moneyLineSchema(MAX_ACCOUNT_NOTE).min(1, messageKey('reason'));

export const chargeInputSchema = z
  .object({
    kind: z.enum(CHARGE_KINDS, messageKey('kind')),
    label: moneyLineSchema(120).default('').describe('Text on papers; empty: the name of `kind`'),
    quantity: z
      .int(messageKey('quantity'))
      .min(1, messageKey('quantity'))
      .max(MAX_QUANTITY, messageKey('quantity'))
      .default(1),
    each: z
      .number(messageKey('amount'))
      .min(-MAX_EACH, messageKey('tooHigh'))
      .max(MAX_EACH, messageKey('tooHigh'))
      .refine(hasCents, messageKey('amount'))
      .refine((euros) => euros !== 0, messageKey('notZero'))
      .describe(
        'Price per unit in euros, not 0; negative for `goodwill`, of either sign for `other`',
      ),
    note,
  })
  .superRefine(({ kind, each, quantity }, { addIssue }) => {
    const issue = (path: string, key: string) =>
      addIssue({ code: 'custom', path: [path], message: messageKey(key) });
    if (kind === 'goodwill' && each > 0) issue('each', 'goodwillNegative');
    if (kind !== 'goodwill' && kind !== 'other' && each < 0) issue('each', 'positive');
    const isEachAllowed = Math.abs(each) <= MAX_EACH;
    if (isEachAllowed && Math.abs(each * quantity) > MAX_EACH) issue('quantity', 'tooHigh');
  });
export type ChargeInput = z.infer<typeof chargeInputSchema>;

export const chargeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(CHARGE_KINDS),
    label: z.string(),
    quantity: z.int(),
    each: z.number(),
    amount: z.number().describe('Quantity × each, in euros'),
    day: z.string().meta(DAY),
    at: z.string().meta(WALL_CLOCK).describe('Time at which it was recorded'),
    ofReturn: z
      .boolean()
      .describe('True if it belongs to the record of a return and is changed there'),
    note: z.string(),
    staffName: z.string(),
    voided: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'Charge' });
export type Charge = z.infer<typeof chargeSchema>;

/** Rate of a payment; a schema that uses it needs the message `rate`. */
export const rateSchema = z
  .number(messageKey('rate'))
  .min(MIN_RATE, messageKey('rate'))
  .max(1_000_000, messageKey('rate'))
  .nullable()
  .default(null);

export const paymentInputSchema = z
  .object({
    direction: z.enum(PAYMENT_DIRECTIONS),
    purpose: z.enum(PAYMENT_PURPOSES),
    method: z.enum(PAYMENT_METHODS, messageKey('method')),
    currency: z.enum(CURRENCY_CODES).default('EUR'),
    amount: z
      .number(messageKey('positiveAmount'))
      .gt(0, messageKey('positiveAmount'))
      .max(MAX_AMOUNT, messageKey('tooHigh'))
      .refine(hasCents, messageKey('positiveAmount'))
      .describe('Amount paid, in `currency`, with at most two decimals'),
    rate: rateSchema.describe(
      "Units of `currency` per euro; required for an earlier day. Null: today's rate",
    ),
    refundOf: z
      .string()
      .nullable()
      .default(null)
      .describe(
        'Id of the refunded payment; required with `direction: out`, except for kept deposits',
      ),
    at: z
      .string(messageKey('at'))
      .refine(isWallClock, messageKey('at'))
      .meta(WALL_CLOCK)
      .nullable()
      .default(null)
      .describe('Time in Istanbul; null: now'),
    balance: z
      .number()
      .nullable()
      .default(null)
      .describe('Balance in euros that the user saw; 409 if it has changed. Null: not checked'),
    note,
  })
  .superRefine((payment, { addIssue }) => {
    const { direction, purpose, method, currency, amount, rate, refundOf } = payment;
    const issue = (path: string, key: string) =>
      addIssue({ code: 'custom', path: [path], message: messageKey(key) });
    if (currency !== 'EUR' && isWorthTooMuch(amount, rate)) issue('amount', 'tooHigh');
    const isKept = method === 'kept';
    if (isKept && (purpose !== 'deposit' || direction !== 'out')) issue('method', 'keptDeposit');
    if (isKept && currency !== 'EUR') issue('currency', 'keptInEuro');
    if (direction === 'out' && !isKept && refundOf === null) issue('refundOf', 'refundOf');
    if (direction === 'in' && refundOf !== null) issue('refundOf', 'noRefund');
  });
export type PaymentInput = z.infer<typeof paymentInputSchema>;

export const paymentSchema = z
  .object({
    id: z.string(),
    number: z.int().describe('Number of the receipt; receipts are numbered without gaps'),
    direction: z.enum(PAYMENT_DIRECTIONS),
    purpose: z.enum(PAYMENT_PURPOSES),
    method: z.enum(PAYMENT_METHODS),
    currency: z.enum(CURRENCY_CODES),
    amount: z.number(),
    rate: z.number(),
    credited: z.number().describe('Value of the amount in euros, at `rate`'),
    at: z.string().meta(WALL_CLOCK),
    note: z.string(),
    refundOf: z.string().nullable(),
    reverses: z.string().nullable(),
    reversedBy: z.string().nullable(),
    keptFrom: z.string().nullable(),
    refundable: z.number().describe("Amount that can still be refunded, in the payment's currency"),
    staffName: z.string(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.infer<typeof paymentSchema>;

/** Returns the euro cents of a payment that its refunds have left. */
export function leftCents(payment: Payment, payments: readonly Payment[]): number {
  const refunds = payments.filter(
    ({ refundOf, reversedBy }) => refundOf === payment.id && reversedBy === null,
  );
  return refunds.reduce(
    (left, { credited }) => left - eurosToCents(credited),
    eurosToCents(payment.credited),
  );
}

export const cardReferenceSchema = moneyLineSchema(60)
  .default('')
  .describe('Reference from the card terminal; never a card number');

export const cardHoldInputSchema = z.object({
  amount: positiveEuros,
  reference: cardReferenceSchema,
  expiresOn: z.string(messageKey('day')).refine(isPlausibleDate, messageKey('day')).meta(DAY),
  note,
});
export type CardHoldInput = z.infer<typeof cardHoldInputSchema>;

export const cardHoldEndSchema = z.object({
  capture: z
    .number(messageKey('positiveAmount'))
    .gt(0, messageKey('positiveAmount'))
    .refine(hasCents, messageKey('positiveAmount'))
    .nullable()
    .default(null)
    .describe('Euros captured for the price, at most the balance; null: the hold is released'),
});

export const cardHoldSchema = z
  .object({
    id: z.string(),
    amount: z.number(),
    reference: z.string(),
    expiresOn: z.string().meta(DAY),
    note: z.string(),
    at: z.string().meta(WALL_CLOCK).describe('Time at which it was recorded'),
    state: z.enum(['held', 'captured', 'released']),
    captured: z.number().nullable().describe('Euros captured for the price; null: none'),
    staffName: z.string(),
  })
  .meta({ id: 'CardHold' });
export type CardHold = z.infer<typeof cardHoldSchema>;

export const accountSummarySchema = z.object({
  price: z.number().describe('Agreed price in euros, without charges'),
  charged: z.number(),
  due: z.number().describe('Price plus charges; only charges if the booking is cancelled'),
  paid: z.number(),
  settledBefore: z
    .number()
    .describe('Amount paid before Kervan recorded payments; 0 for newer bookings'),
  balance: z
    .number()
    .describe(
      'Amount still to be paid; negative if overpaid. A pending booking owes it only once it is confirmed',
    ),
  depositHeld: z.number(),
  state: z.enum(ACCOUNT_STATES).describe('`none` for a pending booking'),
});
export type AccountSummary = z.infer<typeof accountSummarySchema>;

/**
 * Converts the sums that are stored with a booking to euros, and adds the amount due and the state.
 */
export function accountSummary({
  totalCents,
  chargedCents,
  paidCents,
  settledCents,
  depositCents,
  status,
}: {
  totalCents: number;
  chargedCents: number;
  paidCents: number;
  settledCents: number;
  depositCents: number;
  status: string;
}): AccountSummary {
  const due = dueOf({ priceCents: totalCents, isCancelled: status === 'cancelled' }, chargedCents);
  return {
    price: centsToEuros(totalCents),
    charged: centsToEuros(chargedCents),
    due: centsToEuros(due),
    paid: centsToEuros(paidCents),
    settledBefore: centsToEuros(settledCents),
    balance: centsToEuros(due - settledCents - paidCents),
    depositHeld: centsToEuros(depositCents),
    state: status === 'pending' ? 'none' : stateOf({ due, paid: settledCents + paidCents }),
  };
}

export const accountSchema = accountSummarySchema
  .extend({
    reference: z.string(),
    cancelled: z.boolean(),
    charges: z.array(chargeSchema),
    payments: z.array(paymentSchema),
    cardHolds: z.array(cardHoldSchema),
    rates: z
      .object({ EUR: z.number(), USD: z.number(), TRY: z.number() })
      .describe('Current rates, in units of a currency per euro'),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;
