/** What follows from a booking as it is recorded, for its customer's page and for the office alike. */

/** Where it stands, as its customer reads it. */
export const TRIP_STATES = ['requested', 'confirmed', 'out', 'back'] as const;
export type TripState = (typeof TRIP_STATES)[number];

/** From what staff recorded; a hand-over counts also before they change the status. Null: cancelled. */
export function tripState(status: string, handovers: readonly string[]): TripState | null {
  if (status === 'cancelled') return null;
  if (status === 'completed' || handovers.includes('back')) return 'back';
  if (status === 'active' || handovers.includes('out')) return 'out';
  return status === 'confirmed' ? 'confirmed' : 'requested';
}

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
