import pLimit from 'p-limit';

export interface Turns {
  /** Does the job when its turn comes, and gives what it gives; null at once when too many wait. */
  take<T extends NonNullable<unknown>>(job: () => Promise<T>): Promise<T | null>;
}

interface TurnsOptions {
  /** How many jobs run at the same time. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/**
 * Takes turns at costly work. What comes when `waiting` jobs wait already is turned away: somebody
 * who would be answered after half a minute has long since gone, and memory is not without end.
 */
export function createTurns({ atOnce, waiting }: TurnsOptions): Turns {
  const limit = pLimit(atOnce);
  return {
    async take(job) {
      if (limit.activeCount + limit.pendingCount >= atOnce + waiting) return null;
      return limit(job);
    },
  };
}
