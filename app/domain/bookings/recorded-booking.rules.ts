/**
 * Facts derived from a stored booking, for the trip page and the office. They are not in
 * `trip-state.rules.ts`, because importing that file would load the trip page with office screens.
 */

import { type ShownAmount, shownAmount } from '#app/domain/account/account.rules.ts';

/**
 * Returns true if staff must still enter the price, for example for a transfer without a fare.
 * False if staff agreed on 0, because `quoted` is 0 then (`prepareBooking`). Both amounts have the
 * same unit.
 */
export function isUnpriced({ total, quoted }: { total: number; quoted: number | null }): boolean {
  return total === 0 && quoted === null;
}

/** Returns the amount in euros that lists show of a booking. */
export function amountOf({
  pricing,
  account,
  status,
}: {
  pricing: { total: number; quoted: number | null };
  account: { due: number };
  status: string;
}): ShownAmount {
  return shownAmount({
    ...{ price: pricing.total, due: account.due },
    ...{ isUnpriced: isUnpriced(pricing), isCancelled: status === 'cancelled' },
  });
}

/**
 * Returns the flight number of a transfer, or of a rental that begins at the airport; empty if
 * unknown.
 */
export function flightOf({
  transferData,
  flightNumber,
}: {
  transferData: { flightNumber?: string | undefined } | null;
  flightNumber: string;
}): string {
  return transferData?.flightNumber || flightNumber;
}
