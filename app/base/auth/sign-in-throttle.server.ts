import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '#app/db/client.server.ts';
import { createRateLimit, type RateLimit } from '#app/db/rate-limits.server.ts';
import { admins, auditLog } from '#app/db/schema.server.ts';
import { clientNetwork, WIDE_FACTOR, wideNetwork } from './client-network.rules.ts';

/** Seconds in which failures count, from the first failure on. */
const WINDOW_S = 15 * 60;
/**
 * Number of failures with one name. Enough for a person who has forgotten the password; a thousand
 * guesses a day find none.
 */
const FAILURES_OF_A_NAME = 10;
/**
 * Number of failures from one network. An office or a mobile network has one address for many
 * people.
 */
const FAILURES_OF_A_NETWORK = 20;
/**
 * Number of further failures with a name, in a network from which this name has signed in before.
 */
const FAILURES_OF_AN_OWNER = 10;

/** Days for which a network is trusted after a sign-in. */
const TRUST_DAYS = 90;
const DAY_MS = 86_400_000;

interface Candidate {
  /** Username from `usernameForm`, even if no admin has it. */
  username: string;
  network: string;
  /** True if this username has signed in from this network before. */
  trusted: boolean;
}

export type Attempt =
  | {
      ok: true;
      /**
       * Waiting time in seconds in the response to a wrong password; 0 means that the response says
       * "wrong password". A name that is not trusted in this network has the same waiting time.
       */
      failureWaitS: number;
      /**
       * Call it if the password was right: the attempt and earlier failures of the trusted name
       * here do not count.
       */
      succeed(): Promise<void>;
      /** Call it if the password was not checked: the attempt does not count. */
      forget(): Promise<void>;
    }
  | { ok: false; retryAfterS: number };

export interface SignInThrottle {
  /** Counts an attempt, which may then check a password. Refuses it after too many failures. */
  begin(candidate: Candidate): Promise<Attempt>;
}

/**
 * Limits password guesses. Failures count for the username, for the network, and for the /48 around
 * it. Unknown usernames count as well, so that a refusal does not reveal which names exist. A
 * stranger must not lock an admin out by guessing, so a name may fail more often in a network from
 * which it has signed in before. These extra attempts accept only the right password. A wrong
 * password gets the refusal of any other name, so that other people in the network cannot learn
 * which names exist. An attempt counts from its beginning until it succeeds, so that simultaneous
 * attempts cannot all pass. The counts are in the database, so all processes share them.
 */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const limit = (name: string, points: number) =>
    createRateLimit(pool, { name: `sign-in-${name}`, points, durationS: WINDOW_S });
  const ofNames = limit('name', FAILURES_OF_A_NAME);
  const ofNetworks = limit('network', FAILURES_OF_A_NETWORK);
  const ofWideNetworks = limit('wide-network', FAILURES_OF_A_NETWORK * WIDE_FACTOR);
  const ofOwners = limit('owner', FAILURES_OF_AN_OWNER);

  return {
    async begin({ username, network, trusted }) {
      const owner = `${network} ${username}`;
      const wide = wideNetwork(network);
      const asStranger = await count([
        [ofNames, username],
        [ofNetworks, network],
        ...(wide === null ? [] : [[ofWideNetworks, wide] satisfies Count]),
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

/**
 * Counts an attempt, unless a limit is reached. Returns the seconds to wait; 0 if the attempt may
 * begin.
 */
async function count(counts: Count[]): Promise<{ waitS: number; forget(): Promise<void> }> {
  const waitS = Math.max(...(await Promise.all(counts.map(([limit, key]) => limit.count(key)))));
  const forget = async () => {
    await Promise.all(counts.map(([limit, key]) => limit.refund(key)));
  };
  if (waitS > 0) await forget();
  return { waitS, forget };
}

/**
 * Begins an attempt to sign in. `from` is 'staff' if anybody has signed in from the network in the
 * last 90 days.
 */
export async function beginAttempt(
  db: Db,
  throttle: SignInThrottle,
  { username, address, now }: { username: string; address: string; now: Date },
): Promise<Attempt & { from: 'staff' | 'stranger' }> {
  const network = clientNetwork(address);
  const names = await namesSignedInFrom(db, network, now);
  const attempt = await throttle.begin({ username, network, trusted: names.has(username) });
  return { ...attempt, from: names.size > 0 ? 'staff' : 'stranger' };
}

/**
 * Returns the usernames that have signed in from a network in the last 90 days, from the audit log.
 * The query searches by network, so that its time does not reveal whether a username exists.
 */
async function namesSignedInFrom(db: Db, network: string, now: Date): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ username: admins.username })
    .from(auditLog)
    .innerJoin(admins, eq(admins.id, auditLog.entityId))
    .where(signInsFrom(network, now));
  return new Set(rows.map(({ username }) => username));
}

/**
 * Returns the condition for sign-ins from a network, in the words of the index
 * `audit_log_sign_ins`, so that PostgreSQL uses the index.
 */
export function signInsFrom(network: string, now: Date): SQL | undefined {
  return and(
    sql`${auditLog.entity} = 'admin' and ${auditLog.action} = 'sign-in'`,
    sql`${auditLog.after} ->> 'network' = ${network}`,
    gt(auditLog.at, new Date(now.getTime() - TRUST_DAYS * DAY_MS)),
  );
}
