import type { Pool } from 'pg';
import { createRateLimit, type RateLimit } from '#app/db/rate-limits.server.ts';

/** Failures in so many seconds, counted from the first of them. */
const WINDOW_S = 15 * 60;
/** Somebody who tries to remember needs fewer; a thousand guesses a day find no password of ours. */
const FAILURES_OF_A_NAME = 10;
/** More, since an office or a mobile network shows one address for many people. */
const FAILURES_OF_A_NETWORK = 20;
/** Of a name where it was signed in before, after either of the above is used up. */
const FAILURES_OF_AN_OWNER = 10;

interface Who {
  /** As in the table of admins, whether there is such an admin or not. */
  username: string;
  /** As `clientNetwork` gives it. */
  network: string;
  /** The owner's network: this name has been signed in from it before. */
  trusted: boolean;
}

export type Attempt =
  | {
      ok: true;
      /**
       * What to say of a wrong password: 0, that it is wrong; else, what a stranger is told without
       * a look at the password, that it has to wait for so long.
       */
      failureWaitS: number;
      /** The password was right: the attempt does not count, nor do the failures of the owner here. */
      succeed(): Promise<void>;
      /** The password was never looked at: the attempt does not count. */
      forget(): Promise<void>;
    }
  | { ok: false; retryAfterS: number };

export interface SignInThrottle {
  /** Asks to try a password; refused when too many failures came before it. */
  begin(who: Who): Promise<Attempt>;
}

/**
 * Slows guessing down. Failures count for the name, wherever they come from, and for the network,
 * whatever name it tries; names that nobody has count as well, so that a refusal tells nothing.
 *
 * A stranger who hammers the owner's name must not lock the owner out. So where that name has been
 * signed in before it has some more failures, which only somebody in the owner's own network can use
 * up. The owner in a new place waits, or signs in at an old one.
 *
 * Those more failures are for the right password alone: of a wrong one is told what is told of names
 * that never were signed in there (`failureWaitS`), and all the counts go on as they would for those.
 * Or somebody in the network could see which names are admins'.
 *
 * An attempt counts when it begins, until it turns out to be none: attempts that run at the same
 * time cannot all slip through. All processes count together, in the database.
 */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const limit = (name: string, points: number) =>
    createRateLimit(pool, { name: `sign-in-${name}`, points, durationS: WINDOW_S });
  const ofNames = limit('name', FAILURES_OF_A_NAME);
  const ofNetworks = limit('network', FAILURES_OF_A_NETWORK);
  const ofOwners = limit('owner', FAILURES_OF_AN_OWNER);

  return {
    async begin({ username, network, trusted }) {
      const owner = `${network} ${username}`;
      const asStranger = await count([
        [ofNames, username],
        [ofNetworks, network],
      ]);
      const counted =
        asStranger.waitS > 0 && trusted ? await count([[ofOwners, owner]]) : asStranger;
      if (counted.waitS > 0) return { ok: false, retryAfterS: asStranger.waitS };
      return {
        ok: true,
        failureWaitS: asStranger.waitS,
        forget: counted.forget,
        async succeed() {
          await counted.forget();
          await ofOwners.forget(owner);
        },
      };
    },
  };
}

type Count = [limit: RateLimit, key: string];

/** Counts an attempt, unless it has to wait; gives for how many seconds, 0 for not at all. */
async function count(counts: Count[]): Promise<{ waitS: number; forget(): Promise<void> }> {
  const waitS = Math.max(...(await Promise.all(counts.map(([limit, key]) => limit.count(key)))));
  const forget = async () => {
    await Promise.all(counts.map(([limit, key]) => limit.takeBack(key)));
  };
  if (waitS > 0) await forget();
  return { waitS, forget };
}
