import type { CardHold, Charge, Payment } from '#app/domain/account/account.schema.ts';

/** Changes of an account. Each has its dialog. */
export type AccountTask =
  | { kind: 'payment' | 'deposit' | 'keep' | 'charge' | 'hold' }
  | { kind: 'refund' | 'reverse'; payment: Payment }
  | { kind: 'void'; charge: Charge }
  | { kind: 'end-hold'; hold: CardHold };
