/**
 * Longest age of a value, the same as of cached responses. Limits the effect of a change that the
 * database did not report.
 */
const LONGEST_KEPT_MS = 30_000;

/** Says how long data from the database may be kept. */
export interface Changes {
  /** Differs after each change of what visitors see, made here or reported by the database. */
  generation(): number;
  /** Returns true while the database reports changes. Otherwise nothing is kept. */
  isListening(): boolean;
}

/**
 * Reads once for all calls until something changes. A read that began before a change answers only the
 * calls before it, and is not kept: it may have read the former state.
 */
export function untilChanged<T>({ generation, isListening }: Changes, read: () => Promise<T>) {
  let kept: { begunAt: number; readIn: number; value: Promise<T> } | null = null;
  return (): Promise<T> => {
    const begunAt = performance.now();
    const readIn = generation();
    const isUnchanged = isListening() && kept?.readIn === readIn;
    if (kept && isUnchanged && begunAt - kept.begunAt < LONGEST_KEPT_MS) return kept.value;
    const reading = { begunAt, readIn, value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.value;
  };
}
