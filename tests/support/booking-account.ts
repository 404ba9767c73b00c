import { type Account, accountSchema } from '#app/domain/account/account.schema.ts';

/** An account as the API answers it: €120 that nothing was paid of, and a euro of 40 lira. */
export function anAccount(given: Partial<Account> = {}): Account {
  return accountSchema.parse({
    ...{ price: 120, charged: 0, due: 120, paid: 0, settledBefore: 0, balance: 120 },
    ...{ depositHeld: 0, state: 'due' },
    ...{ reference: 'KRV-1', cancelled: false, charges: [], payments: [], cardHolds: [] },
    rates: { EUR: 1, USD: 1.25, TRY: 40 },
    ...given,
  });
}
