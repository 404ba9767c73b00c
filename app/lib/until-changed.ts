import { LRUCache } from 'lru-cache';

/** As long as ready answers. A change that the database did not report is seen after that. */
const LONGEST_KEPT_MS = 30_000;

/** Says how long data from the database may be kept. */
export interface Changes {
  /** Differs after each change of what visitors see, made here or reported by the database. */
  generation(): number;
  /** Whether the database reports changes. While it does not, nothing is kept. */
  isHearing(): boolean;
}

/**
 * Reads once for all calls with the same key, until something changes; keeps up to `max` keys. A read
 * that began before a change answers only the calls before it, and is not kept: it may have read the
 * former state.
 */
export function untilChanged<T>({ generation, isHearing }: Changes, { max = 1 } = {}) {
  const kept = new LRUCache<string, { begunAt: number; value: Promise<T> }>({ max });
  let keptIn = generation();
  return (key: string, read: () => Promise<T>): Promise<T> => {
    if (generation() !== keptIn || !isHearing()) kept.clear();
    keptIn = generation();
    const begunAt = performance.now();
    const before = kept.get(key);
    if (before && begunAt - before.begunAt < LONGEST_KEPT_MS) return before.value;
    const reading = { begunAt, value: read() };
    kept.set(key, reading);
    reading.value.catch(() => {
      if (kept.peek(key) === reading) kept.delete(key);
    });
    return reading.value;
  };
}
