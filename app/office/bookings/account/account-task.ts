import type { CardHold, Charge, Payment } from '#app/domain/account/account.schema.ts';

/** Change of an account; each kind has its own dialog. */
export type AccountTask =
  | { kind: 'payment' | 'deposit' | 'keep' | 'charge' | 'hold' }
  | { kind: 'refund' | 'reverse'; payment: Payment }
  | { kind: 'void'; charge: Charge }
  | { kind: 'end-hold'; hold: CardHold };
