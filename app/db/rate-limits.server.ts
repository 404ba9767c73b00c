import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts up to `points` in `durationS` seconds from the first, for each key; for all processes. */
export interface RateLimit {
  /** Counts one more. Gives how many seconds to wait when that is too many, else 0. */
  count(key: string): Promise<number>;
  /** Takes one back; what was never counted is not kept either. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

interface Options {
  /** Name of the counter; no two limits share a name. */
  name: string;
  points: number;
  durationS: number;
}

/** A limit that is kept in the table `rate_limits`, under hashes of its keys. */
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
    async takeBack(key) {
      const { consumedPoints } = await limiter.reward(hashed(key));
      if (consumedPoints <= 0) await limiter.delete(hashed(key));
    },
    async forget(key) {
      await limiter.delete(hashed(key));
    },
  };
}
