import type { Pool } from 'pg';
import { clientNetwork, WIDE_FACTOR, wideNetwork } from '#app/base/auth/client-network.rules.ts';
import { createRateLimit } from '#app/db/rate-limits.server.ts';

/**
 * Maximum number of requests from one network in an hour. A guest, or a hotel reception that books
 * for guests, sends far fewer.
 */
const REQUESTS_PER_HOUR = 30;
const HOUR_S = 3_600;

export interface BookingLimit {
  /**
   * Counts one request from an IP address. Returns the seconds to wait if the limit is exceeded,
   * else 0.
   */
  count(address: string): Promise<number>;
}

/**
 * Creates the limit for each network and for the /48 network around it, shared by all processes.
 */
export function createBookingLimit(pool: Pool, perHour = REQUESTS_PER_HOUR): BookingLimit {
  const limit = (name: string, points: number) =>
    createRateLimit(pool, { name, points, durationS: HOUR_S });
  const ofNetworks = limit('booking', perHour);
  const ofWideNetworks = limit('booking-wide', perHour * WIDE_FACTOR);
  return {
    async count(address) {
      const waitS = await ofNetworks.count(clientNetwork(address));
      const wide = wideNetwork(address);
      // A refused request does not count for the wider network.
      return waitS > 0 || wide === null ? waitS : ofWideNetworks.count(wide);
    },
  };
}
