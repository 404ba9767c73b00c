/**
 * Amounts are hundredths of one currency. Source: product.md, "The account of a booking" (cash
 * box).
 */

export const CASH_MOVE_KINDS = ['bank', 'taken', 'added'] as const;
export type CashMoveKind = (typeof CASH_MOVE_KINDS)[number];

/**
 * Returns the amount of a move in the cash box, negative for cash that leaves it. A reversal has
 * the opposite sign of its move.
 */
export function signedMove(move: {
  kind: CashMoveKind;
  amountMinor: number;
  reverses: string | null;
}): number {
  const amount = move.kind === 'added' ? move.amountMinor : -move.amountMinor;
  return move.reverses === null ? amount : -amount;
}

/**
 * Returns the cash that the box should hold: the last counted amount plus all movements since then.
 */
export function expectedCash(lastCounted: number, movements: readonly number[]): number {
  return movements.reduce((sum, amount) => sum + amount, lastCounted);
}
