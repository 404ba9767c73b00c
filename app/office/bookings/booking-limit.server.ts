import type { Pool } from 'pg';
import { clientNetwork } from '#app/base/auth/client-network.server.ts';
import { createRateLimit } from '#app/db/rate-limits.server.ts';

/** For one network: far above a guest, or a hotel's reception that books for its guests. */
const REQUESTS_PER_HOUR = 30;
const HOUR_S = 3_600;

export interface BookingLimit {
  /** Counts one more request of an address. Gives how many seconds to wait when that is too many, else 0. */
  count(address: string): Promise<number>;
}

/** Counts the requests of each network, for all processes. */
export function createBookingLimit(pool: Pool, perHour = REQUESTS_PER_HOUR): BookingLimit {
  const ofNetworks = createRateLimit(pool, { name: 'booking', points: perHour, durationS: HOUR_S });
  return { count: (address) => ofNetworks.count(clientNetwork(address)) };
}
