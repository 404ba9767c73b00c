/** Arithmetic of the cash box. Amounts are hundredths of one currency. Source: product.md, "Cash box". */

export const CASH_MOVE_KINDS = ['bank', 'taken', 'added'] as const;
export type CashMoveKind = (typeof CASH_MOVE_KINDS)[number];

/** Amount of a payment as the cash box sees it: money that leaves is negative. */
export function signedPayment(payment: { direction: 'in' | 'out'; amountMinor: number }): number {
  return payment.direction === 'in' ? payment.amountMinor : -payment.amountMinor;
}

/** Amount of a move as the cash box sees it. A reversal has the opposite sign of its move. */
export function signedMove(move: {
  kind: CashMoveKind;
  amountMinor: number;
  reverses: string | null;
}): number {
  const amount = move.kind === 'added' ? move.amountMinor : -move.amountMinor;
  return move.reverses === null ? amount : -amount;
}

/** Returns the cash that the box should hold: what was counted last, and all movements since then. */
export function expectedCash(lastCounted: number, movements: readonly number[]): number {
  return movements.reduce((sum, amount) => sum + amount, lastCounted);
}
