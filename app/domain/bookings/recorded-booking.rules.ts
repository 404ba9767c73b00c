/**
 * Facts derived from a recorded booking, for its customer's page and the office. Kept apart from
 * `trip-state.rules.ts`, which would load that page with screens of the office.
 */

/**
 * Returns true if staff must still enter the price, for example for a transfer without a fare. A
 * gift of staff has `quoted` 0 (`prepareBooking`). Both amounts have the same unit.
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
