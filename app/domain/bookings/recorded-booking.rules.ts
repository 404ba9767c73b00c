/**
 * What follows from a booking as it is recorded, for its customer's page and for the office. Apart from
 * `trip-state.rules.ts`, with which screens of the office would load that page.
 */

/**
 * Whether staff still have to name the price, as of a visitor's transfer to a place without a fare.
 * A gift of staff has `quoted` 0 (`prepareBooking`). Both amounts are in one unit.
 */
export function isUnpriced({ total, quoted }: { total: number; quoted: number | null }): boolean {
  return total === 0 && quoted === null;
}

/** The flight of a transfer, or of who gets a car at the airport; empty for none. */
export function flightOf({
  transferData,
  flightNumber,
}: {
  transferData: { flightNumber?: string | undefined } | null;
  flightNumber: string;
}): string {
  return transferData?.flightNumber || flightNumber;
}
