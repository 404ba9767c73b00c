/**
 * Longest age of a value, the same as of cached responses. It limits the effect of a change that
 * the database did not report.
 */
const MAX_AGE_MS = 30_000;

/** Notifications of changes, which decide how long data from the database may be kept. */
export interface Changes {
  /**
   * Returns a different number after each change of data that visitors see, made by this process or
   * reported by the database.
   */
  generation(): number;
  /** Returns true while the database reports changes. Otherwise no value is kept. */
  isListening(): boolean;
}

/**
 * Returns a function that calls `read` once and then returns the kept result until something
 * changes, for at most MAX_AGE_MS. A result whose read began before a change is not kept,
 * because it may be the former state. A failure is not kept.
 */
export function untilChanged<T>({ generation, isListening }: Changes, read: () => Promise<T>) {
  let kept: { begunAt: number; readIn: number; value: Promise<T> } | null = null;
  return (): Promise<T> => {
    const begunAt = performance.now();
    const readIn = generation();
    const isUnchanged = isListening() && kept?.readIn === readIn;
    if (kept && isUnchanged && begunAt - kept.begunAt < MAX_AGE_MS) return kept.value;
    const reading = { begunAt, readIn, value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}
