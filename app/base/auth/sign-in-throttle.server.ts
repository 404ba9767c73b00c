import type { Pool } from 'pg';
import { createRateLimit } from '#app/db/rate-limits.server.ts';
import { clientNetwork } from './client-network.server.ts';

/** Failures in so many seconds, counted from the first of them. */
const WINDOW_S = 15 * 60;
/** Enough for a person who has forgotten; a thousand guesses a day find no password. */
const FAILURES_OF_A_NAME = 10;
/** An office or a mobile network shows one address for many people. */
const FAILURES_OF_A_NETWORK = 20;

interface Candidate {
  /** As in the table of admins, known or not. */
  username: string;
  /** The address of the browser. */
  address: string;
}

export type Attempt =
  | {
      ok: true;
      /** The password was right: the attempt and earlier failures of the name in this network do not count. */
      succeed(): Promise<void>;
      /** The password was not checked: the attempt does not count. */
      forget(): Promise<void>;
    }
  | { ok: false; retryAfterS: number };

export interface SignInThrottle {
  /** Asks to check a password; refused after too many failures. */
  begin(candidate: Candidate): Promise<Attempt>;
}

/**
 * Slows guessing down. Failures count for a username in a network, and for the network. A username has no
 * count of its own: a stranger elsewhere could use it up and lock the person out. Unknown usernames count as
 * well, so that a refusal tells nothing.
 *
 * An attempt counts from its beginning until it succeeds, so that attempts at the same time cannot
 * all slip through. All processes count together, in the database.
 */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const limit = (name: string, points: number) =>
    createRateLimit(pool, { name: `sign-in-${name}`, points, durationS: WINDOW_S });
  const ofNames = limit('name', FAILURES_OF_A_NAME);
  const ofNetworks = limit('network', FAILURES_OF_A_NETWORK);

  return {
    async begin({ username, address }) {
      const network = clientNetwork(address);
      const name = `${network} ${username}`;
      const waits = await Promise.all([ofNames.count(name), ofNetworks.count(network)]);
      const retryAfterS = Math.max(...waits);
      const forget = async () => {
        await Promise.all([ofNames.takeBack(name), ofNetworks.takeBack(network)]);
      };
      const succeed = async () => {
        await Promise.all([ofNames.forget(name), ofNetworks.takeBack(network)]);
      };
      if (retryAfterS === 0) return { ok: true, succeed, forget };
      await forget();
      return { ok: false, retryAfterS };
    },
  };
}
