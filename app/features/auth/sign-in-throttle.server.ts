import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Failures in so many seconds, counted from the first of them. */
const WINDOW_S = 15 * 60;
/** Somebody who tries to remember needs fewer; a thousand guesses a day find no password of ours. */
const FAILURES_OF_A_NAME = 10;
/** More, since an office or a mobile network shows one address for many people. */
const FAILURES_OF_A_NETWORK = 20;

interface Who {
  /** As in the table of admins, whether there is such an admin or not. */
  username: string;
  /** As `clientNetwork` gives it. */
  network: string;
  /** This name has been signed in from this network before. */
  trusted: boolean;
}

export type Attempt =
  | {
      ok: true;
      /** The password was right: the attempt does not count, nor do failures of this name here. */
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
 * A stranger who hammers the owner's name must not lock the owner out. So a network from which that
 * name has been signed in before has a count of its own for it, untouched by what others do, and is
 * asked for nothing else; only somebody in the owner's own network can use it up. The owner in a new
 * place waits, or signs in at an old one.
 *
 * An attempt counts when it begins, until it turns out to be none: attempts that run at the same
 * time cannot all slip through. Kept in memory, so each instance counts for itself; a restart forgets
 * the failures, not which networks are trusted.
 */
export function createSignInThrottle(): SignInThrottle {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: WINDOW_S });
  const ofNames = limiter(FAILURES_OF_A_NAME);
  const ofNetworks = limiter(FAILURES_OF_A_NETWORK);
  const ofPairs = limiter(FAILURES_OF_A_NAME);

  return {
    async begin({ username, network, trusted }) {
      const pair = `${network} ${username}`;
      const counts: Count[] = trusted
        ? [[ofPairs, pair]]
        : [
            [ofNames, username],
            [ofNetworks, network],
          ];
      const waits = await Promise.all(counts.map(countOne));
      const retryAfterS = Math.max(...waits);
      const forget = async () => {
        await Promise.all(counts.map(forgetOne));
      };
      if (retryAfterS > 0) {
        await forget();
        return { ok: false, retryAfterS };
      }
      return {
        ok: true,
        forget,
        async succeed() {
          await forget();
          await ofPairs.delete(pair);
        },
      };
    },
  };
}

type Count = [limiter: RateLimiterMemory, key: string];

/** Counts an attempt; gives how many seconds it has to wait, 0 for none. */
async function countOne([limiter, key]: Count): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000);
  }
}

/** What was never counted is not kept either: strangers could fill the memory with it. */
async function forgetOne([limiter, key]: Count): Promise<void> {
  const { consumedPoints } = await limiter.reward(key);
  if (consumedPoints <= 0) await limiter.delete(key);
}
