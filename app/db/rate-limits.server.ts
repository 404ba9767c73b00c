import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Limit of `points` uses of a key in `durationS` seconds from its first use, shared by all
 * processes.
 */
export interface RateLimit {
  /** Counts one use. Returns the seconds to wait if the limit is exceeded, else 0. */
  count(key: string): Promise<number>;
  /** Takes one use back. Deletes the counter if no use is left. */
  refund(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Options {
  /** Name of the counter. Each limit needs its own. */
  name: string;
  points: number;
  durationS: number;
}

/** Creates a limit that is stored in the table `rate_limits`, under hashes of its keys. */
export function createRateLimit(pool: Pool, { name, points, durationS }: Options): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: durationS,
  });
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

  return {
    async count(key) {
      try {
        await limiter.consume(hashed(key));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.ceil(refusal.msBeforeNext / 1000);
      }
    },
    async refund(key) {
      const { consumedPoints } = await limiter.reward(hashed(key));
      if (consumedPoints <= 0) await limiter.delete(hashed(key));
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}
