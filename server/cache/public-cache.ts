import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cached-answer.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** "Available now" and "today" move with the clock, so no answer counts as new for longer. */
const FRESH_MS = 30_000;
/** The greatest age of an answer that is sent when no new one can be made (product.md). */
const KEPT_MS = 600_000;
/** Time for which an old response is sent after a failure, before a new one is tried: an outage under load costs little. */
const HELD_MS = 1_000;

/** A response that is being made. Its holder must call `store` or `abandon`; later calls are ignored. */
export interface Making {
  /** Keeps the answer, unless something was written since the making began. */
  store(answer: CachedAnswer): void;
  /** The waiting requests make the answer themselves. */
  abandon(): void;
}

export interface Kept {
  answer: CachedAnswer;
  /** Age in seconds of a stale response; null for a fresh one. */
  age: number | null;
}

export interface PublicCache {
  /** Returns an entry that can be sent without asking the database. */
  get(key: string): Kept | undefined;
  /** When no new answer can be made: the last one, up to ten minutes old, even if something was written since. */
  standIn(key: string): Kept | undefined;
  /** Resolves when another request has finished making this entry. */
  making(key: string): Promise<void> | undefined;
  begin(key: string): Making;
  /**
   * From now on, kept answers are sent only when no new one can be made. Answers that are being
   * made are not kept: they may have read the database before the change.
   */
  invalidate(): void;
  countHit(): void;
  /** Answers sent from here since the start. */
  hits(): number;
  /** Differs after each `invalidate`. */
  generation(): number;
}

interface Entry {
  answer: CachedAnswer;
  /** When its making began, in ms. */
  madeAt: number;
  generation: number;
  /** Until when it is sent in place of a new one, unless something is written. */
  held: { until: number; generation: number } | null;
}

/** Pages and public lists as bytes, bounded in size and age. `now` gives milliseconds. */
export function createPublicCache({
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
} = {}): PublicCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(MAX_ANSWER_BYTES, maxBytes),
    sizeCalculation: ({ answer }, key) => answer.weight + 2 * key.length,
  });
  const makings = new Map<string, Promise<void>>();
  let generation = 0;
  let hits = 0;

  const standingIn = ({ answer, madeAt }: Entry) => ({
    answer,
    age: Math.max(0, Math.round((now() - madeAt) / 1000)),
  });

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const { answer, madeAt, held } = entry;
      const time = now();
      if (entry.generation === generation && time - madeAt < FRESH_MS) return { answer, age: null };
      return held?.generation === generation && time < held.until ? standingIn(entry) : undefined;
    },
    standIn(key) {
      const entry = entries.get(key);
      if (!entry || now() - entry.madeAt > KEPT_MS) return undefined;
      entry.held = { until: now() + HELD_MS, generation };
      return standingIn(entry);
    },
    making: (key) => makings.get(key),
    begin(key) {
      const begunIn = generation;
      const madeAt = now();
      const { promise, resolve } = Promise.withResolvers<void>();
      makings.set(key, promise);
      let ended = false;
      function end() {
        ended = true;
        if (makings.get(key) === promise) makings.delete(key);
        resolve();
      }
      return {
        store(answer) {
          if (!ended && begunIn === generation) {
            entries.set(key, { answer, madeAt, generation, held: null });
          }
          end();
        },
        abandon: end,
      };
    },
    invalidate() {
      generation += 1;
      makings.clear();
    },
    countHit() {
      hits += 1;
    },
    hits: () => hits,
    generation: () => generation,
  };
}
