import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './cached-answer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** "Available now" and "today" move with the clock, so nothing is kept longer. */
const TTL_MS = 30_000;
/** Raw bytes plus, roughly, the two compressed forms and the headers. */
const WEIGHT = 1.5;

/** The making of one answer. Whoever holds it must call `store` or `abandon`; the first counts. */
export interface Making {
  /** Keeps the answer, unless something was written since the making began. */
  store(answer: CachedAnswer): void;
  /** Lets those who wait go and make it themselves. */
  abandon(): void;
}

export interface PublicCache {
  get(key: string): CachedAnswer | undefined;
  /** What another request is already making, to be waited for; ends without a value. */
  making(key: string): Promise<void> | undefined;
  begin(key: string): Making;
  /**
   * Drops everything, and with it the right of unfinished answers to be kept: they may have read
   * the database before the change.
   */
  invalidate(): void;
  countHit(): void;
  /** Answers sent from here since the start. */
  hits(): number;
}

/** Pages and public lists as bytes, bounded in size and age. */
export function createPublicCache({ maxBytes = MAX_BYTES, ttlMs = TTL_MS } = {}): PublicCache {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(MAX_ANSWER_BYTES, maxBytes),
    sizeCalculation: ({ bytes }, key) => Math.ceil((bytes + key.length) * WEIGHT) + 2_000,
    ttl: ttlMs,
  });
  const makings = new Map<string, Promise<void>>();
  let generation = 0;
  let hits = 0;

  return {
    get: (key) => answers.get(key),
    making: (key) => makings.get(key),
    begin(key) {
      const begunIn = generation;
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
          if (!ended && begunIn === generation) answers.set(key, answer);
          end();
        },
        abandon: end,
      };
    },
    invalidate() {
      generation += 1;
      answers.clear();
      makings.clear();
    },
    countHit() {
      hits += 1;
    },
    hits: () => hits,
  };
}
