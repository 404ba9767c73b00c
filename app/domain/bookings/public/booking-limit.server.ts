import type { Pool } from 'pg';
import { clientNetwork, WIDE_FACTOR, wideNetwork } from '#app/base/auth/client-network.rules.ts';
import { createRateLimit } from '#app/db/rate-limits.server.ts';

/** Requests an hour from one network: far above a guest, or a hotel's reception that books for guests. */
const REQUESTS_PER_HOUR = 30;
const HOUR_S = 3_600;

export interface BookingLimit {
  /** Counts one more request of an address. Gives how many seconds to wait when that is too many, else 0. */
  count(address: string): Promise<number>;
}

/** Counts the requests of each network and of the /48 around it, for all processes. */
export function createBookingLimit(pool: Pool, perHour = REQUESTS_PER_HOUR): BookingLimit {
  const limit = (name: string, points: number) =>
    createRateLimit(pool, { name, points, durationS: HOUR_S });
  const ofNetworks = limit('booking', perHour);
  const ofWideNetworks = limit('booking-wide', perHour * WIDE_FACTOR);
  return {
    async count(address) {
      const waitS = await ofNetworks.count(clientNetwork(address));
      const wide = wideNetwork(address);
      // A refused request does not count for the neighbours of its network.
      return waitS > 0 || wide === null ? waitS : ofWideNetworks.count(wide);
    },
  };
}
