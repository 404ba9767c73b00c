import { type Account, accountSchema } from '#app/domain/account/account.schema.ts';

/**
 * Returns an account as the API sends it: by default €120 due, nothing paid, and a rate of 40 lira
 * for a euro.
 */
export function anAccount(given: Partial<Account> = {}): Account {
  return accountSchema.parse({
    ...{ price: 120, charged: 0, due: 120, paid: 0, settledBefore: 0, balance: 120 },
    ...{ depositHeld: 0, state: 'due' },
    ...{ reference: 'KRV-1', cancelled: false, charges: [], payments: [], cardHolds: [] },
    rates: { EUR: 1, USD: 1.25, TRY: 40 },
    ...given,
  });
}
