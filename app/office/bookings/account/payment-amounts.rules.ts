/** Amounts that the payment dialog shows during typing, as decimals (`12.5`), not cents. */
import { amountToAsk, creditedCents, roundingCharge } from '#app/domain/account/account.rules.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import {
  type CurrencyCode,
  centsToEuros,
  eurosToCents,
  formatExact,
} from '#app/lib/money/money.ts';

export interface TypedPayment {
  purpose: string;
  currency: CurrencyCode;
  amount: string;
  rate: string;
  /** Amount that the customer hands over, in the currency of the payment. */
  received: string;
}

/**
 * Returns a typed rate; NaN if it is not a number. A comma is a decimal separator: `readDecimal`
 * would read `41,237` as thousands.
 */
export function readRate(typed: string): number {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

/**
 * Returns the amount to propose for a balance in euros, as a text in `currency`; empty if nothing
 * is due or the rate is invalid.
 */
export function proposedAmount(balance: number, currency: CurrencyCode, rate: string): string {
  const perEuro = currency === 'EUR' ? 1 : readRate(rate);
  if (balance <= 0 || !(perEuro > 0)) return '';
  const minor = amountToAsk(eurosToCents(balance), currency, perEuro);
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** Returns a typed amount with its currency; empty unless it is a number above 0. */
export function amountText(typed: string, currency: CurrencyCode): string {
  const amount = readDecimal(typed);
  return amount !== null && amount > 0 ? formatExact(amount, currency) : '';
}

/**
 * Sums of a typed payment. All are null, but `settled` is 0, while the amount or the rate is
 * invalid.
 */
export interface PaymentOutcome {
  amount: number | null;
  /** Euros that are credited for the payment. */
  credited: number | null;
  /** Exchange difference in euros that the payment settles; 0 if there is none. */
  settled: number;
  /** Balance in euros after the payment; null for a deposit. */
  after: number | null;
  /**
   * Change to give back, in the currency of the payment; negative if money is missing, null without
   * a valid received amount.
   */
  change: number | null;
}

export function paymentOutcome(
  { purpose, currency, amount: typed, rate, received }: TypedPayment,
  balance: number,
): PaymentOutcome {
  const amount = readDecimal(typed);
  const perEuro = currency === 'EUR' ? 1 : readRate(rate);
  if (amount === null || !(amount > 0) || !(perEuro > 0)) {
    return { amount: null, credited: null, settled: 0, after: null, change: null };
  }
  const cents = creditedCents(Math.round(amount * 100), perEuro);
  const rest = eurosToCents(balance) - cents;
  const isPrice = purpose === 'price';
  const rounding = isPrice ? roundingCharge(rest, currency, perEuro) : 0;
  const given = readDecimal(received);
  return {
    amount,
    credited: centsToEuros(cents),
    settled: centsToEuros(rounding),
    after: isPrice ? centsToEuros(rest + rounding) : null,
    change: given === null || Number.isNaN(given) ? null : Math.round((given - amount) * 100) / 100,
  };
}
