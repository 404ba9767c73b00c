import { amountWithin } from '#app/domain/account/account.rules.ts';
import {
  type Account,
  type CardHold,
  type Charge,
  leftCents,
  type Payment,
} from '#app/domain/account/account.schema.ts';
import type { WallClock } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';

export type AccountRow = { id: string; at: WallClock } & (
  | { kind: 'charge'; charge: Charge }
  /** `reversal` reverses the payment; null if nothing does. */
  | { kind: 'payment'; payment: Payment; reversal: Payment | null }
  | { kind: 'hold'; hold: CardHold }
);

/**
 * Returns all rows, oldest first. A reversal is part of the row of its payment. The two payments of
 * a kept deposit are one row: the outgoing deposit.
 */
export function accountRows({
  charges,
  payments,
  cardHolds,
}: Pick<Account, 'charges' | 'payments' | 'cardHolds'>): AccountRow[] {
  const own = payments.filter(({ reverses, keptFrom }) => !reverses && !keptFrom);
  const rows: AccountRow[] = [
    ...charges.map((charge) => ({
      kind: 'charge' as const,
      id: charge.id,
      at: charge.at,
      charge,
    })),
    ...own.map((payment) => ({
      kind: 'payment' as const,
      id: payment.id,
      at: payment.at,
      payment,
      reversal: payments.find(({ id }) => id === payment.reversedBy) ?? null,
    })),
    ...cardHolds.map((hold) => ({
      kind: 'hold' as const,
      id: hold.id,
      at: hold.at,
      hold,
    })),
  ];
  return rows.sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Returns the last deposit payment that can still be refunded; null if there is none or no deposit
 * is held.
 */
export function refundableDeposit({
  payments,
  depositHeld,
}: Pick<Account, 'payments' | 'depositHeld'>): Payment | null {
  if (depositHeld <= 0) return null;
  return (
    payments.findLast(({ purpose, refundable }) => purpose === 'deposit' && refundable > 0) ?? null
  );
}

/**
 * Returns the proposed amount of a refund in the payment's currency: the deposit held or the
 * overpaid part of the price, at most what is left of the payment. Returns what is left of the
 * payment if nothing is held or overpaid.
 */
export function proposedRefund(
  payment: Payment,
  { depositHeld, balance, payments }: Pick<Account, 'depositHeld' | 'balance' | 'payments'>,
): number {
  const { purpose, refundable, rate } = payment;
  const cents = eurosToCents(purpose === 'deposit' ? depositHeld : -balance);
  if (cents <= 0 || leftCents(payment, payments) <= cents) return refundable;
  return Math.min(refundable, amountWithin(cents, rate) / 100);
}
