import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
/**
 * Time for which a response counts as fresh. It is short, because "available now" and "today"
 * change with the clock.
 */
const FRESH_MS = 30_000;
/** Maximum age of a response that is sent if no new one can be made (product.md, "Failure"). */
const KEPT_MS = 600_000;
/**
 * Time after a failure during which the old response is sent without a new attempt, so that an
 * outage costs little under load.
 */
const HELD_MS = 1_000;

/**
 * A response that is being made. The caller of `begin` must call `store` or `abandon`; further
 * calls are ignored.
 */
export interface Making {
  /** Stores the response, unless data was written since `begin`. */
  store(response: CachedResponse): void;
  /** Ends without a response: the waiting requests make it themselves. */
  abandon(): void;
}

export interface FoundResponse {
  response: CachedResponse;
  /** Age in seconds of a stale response; null for a fresh one. */
  age: number | null;
}

export interface PublicCache {
  /** Returns a response that can be sent without the database; undefined for none. */
  get(key: string): FoundResponse | undefined;
  /**
   * Returns the last response in place of one that cannot be made: up to ten minutes old, even if
   * data was written since. Undefined for none.
   */
  staleResponse(key: string): FoundResponse | undefined;
  /**
   * Resolves when another request has finished making this entry; undefined if no request is making
   * it.
   */
  making(key: string): Promise<void> | undefined;
  begin(key: string): Making;
  /**
   * From now on, stored responses are sent only if no new one can be made. Responses that are being
   * made are not stored, because they may have read the database before the change.
   */
  invalidate(): void;
  countHit(): void;
  hits(): number;
  /** Number of calls of `invalidate`. */
  generation(): number;
}

interface Entry {
  response: CachedResponse;
  /** Time of `begin` in ms. */
  madeAt: number;
  generation: number;
  /**
   * Time in ms until which it is sent in place of a new response, unless data is written; null if
   * it is not.
   */
  held: { until: number; generation: number } | null;
}

/**
 * Creates a cache of pages and public lists as bytes, limited in size and age. `now` returns
 * milliseconds.
 */
export function createPublicCache({
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
} = {}): PublicCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.min(MAX_RESPONSE_BYTES, maxBytes),
    sizeCalculation: ({ response }, key) => response.weight + 2 * key.length,
  });
  const makings = new Map<string, Promise<void>>();
  let generation = 0;
  let hits = 0;

  const toStale = ({ response, madeAt }: Entry) => ({
    response,
    age: Math.max(0, Math.round((now() - madeAt) / 1000)),
  });

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const { response, madeAt, held } = entry;
      const time = now();
      if (entry.generation === generation && time - madeAt < FRESH_MS)
        return { response, age: null };
      return held?.generation === generation && time < held.until ? toStale(entry) : undefined;
    },
    staleResponse(key) {
      const entry = entries.get(key);
      if (!entry || now() - entry.madeAt > KEPT_MS) return undefined;
      entry.held = { until: now() + HELD_MS, generation };
      return toStale(entry);
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
        store(response) {
          if (!ended && begunIn === generation) {
            entries.set(key, { response, madeAt, generation, held: null });
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
