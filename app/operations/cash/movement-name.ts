import { paymentKind } from '#app/domain/account/account.rules.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { CashMovement } from './cash.schema.ts';

/** Returns what a movement is, for example `Deposit taken, reversal`. */
export function movementName(
  { kind, purpose, direction, reverses }: CashMovement,
  { cash: { kinds }, account: { paymentKinds, reversalOf } }: OfficeTexts,
): string {
  const payment = { purpose: purpose ?? 'price', direction, method: 'cash' } as const;
  const name =
    kind === 'payment'
      ? paymentKinds[paymentKind({ ...payment, isReversal: reverses })]
      : kinds[kind];
  return reverses ? reversalOf(name) : name;
}
