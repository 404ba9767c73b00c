/** Arithmetic of the money of a return. Source: product.md, "The account of a booking". */
import { amountWithin, heldOnCards } from '#app/domain/account/account.rules.ts';
import { type Account, leftCents, type Payment } from '#app/domain/account/account.schema.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import { eurosToCents } from '#app/lib/money/money.ts';

/**
 * Returns the deposit and the sum of the open card holds, in euro cents. A return may keep from
 * both.
 */
export function securityOf(account: Account): { deposit: number; holds: number } {
  return { deposit: eurosToCents(account.depositHeld), holds: heldOnCards(account) };
}

/** Returns the euro cents to keep: what is owed, at least 0 and at most deposit and card holds. */
export function proposedKeep(owed: number, { deposit, holds }: ReturnType<typeof securityOf>) {
  return Math.max(0, Math.min(owed, deposit + holds));
}

export interface DepositRefund {
  payment: Pick<Payment, 'id' | 'method' | 'currency' | 'rate'>;
  /** Amount in the currency of the payment. */
  amount: number;
}

/**
 * Returns the refunds of `restCents` euro cents of the deposit. Refunds the payments in their order
 * (oldest first), each in its own currency and at its own rate.
 */
export function refundsOf(payments: readonly Payment[], restCents: number): DepositRefund[] {
  let rest = restCents;
  return payments.flatMap((payment) => {
    if (payment.purpose !== 'deposit' || payment.refundable <= 0 || rest <= 0) return [];
    const left = leftCents(payment, payments);
    const amount = left <= rest ? payment.refundable : amountWithin(rest, payment.rate) / 100;
    rest = Math.max(0, rest - left);
    return amount > 0 ? [{ payment, amount }] : [];
  });
}

/** Returns the sum of the refunds in each currency, in units of the currency. */
export function sumsOfRefunds(refunds: readonly DepositRefund[]): [CurrencyCode, number][] {
  const sums = new Map<CurrencyCode, number>();
  for (const { payment, amount } of refunds) {
    const minor = Math.round((sums.get(payment.currency) ?? 0) * 100) + Math.round(amount * 100);
    sums.set(payment.currency, minor / 100);
  }
  return [...sums];
}
