/** The state of a booking, as its customer reads it. */
export const TRIP_STATES = ['requested', 'confirmed', 'out', 'back'] as const;
export type TripState = (typeof TRIP_STATES)[number];

/** From what staff recorded; a hand-over counts also before they change the status. Null: cancelled. */
export function tripState(status: string, handovers: readonly string[]): TripState | null {
  if (status === 'cancelled') return null;
  if (status === 'completed' || handovers.includes('back')) return 'back';
  if (status === 'active' || handovers.includes('out')) return 'out';
  return status === 'confirmed' ? 'confirmed' : 'requested';
}
