import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { IsEasyPassword } from './easy-password.server.ts';

/**
 * Costs of argon2id, the library's default: 64 MiB and three passes (RFC 9106, § 4, second choice),
 * about 60 ms on one thread. The minimum of OWASP costs a sixth
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
const COSTS = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };
const SALT_BYTES = 16;

/**
 * Half of the cores, at most two, so that many sign-ins leave the other cores to the site. Each job
 * takes 64 MiB.
 */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** Number of waiting jobs, which take about a second together. */
const WAITING = 20;
/** Number of further places in the queue, only for staff. */
const KEPT_FOR_STAFF = 10;

export interface Passwords {
  /**
   * Returns the argon2id hash in PHC string form; null if the queue is full. Uses the places for
   * staff.
   */
  hash(password: string): Promise<string | null>;
  /**
   * Compares a password with a hash. If the hash is null (unknown username), returns `wrong` after
   * the same time. Returns `busy` if the queue is full. `staff` means signed-in people, and
   * networks from which somebody has signed in; they may use further places in the queue.
   */
  check(
    password: string,
    hashed: string | null,
    from: 'stranger' | 'staff',
  ): Promise<'right' | 'wrong' | 'busy'>;
  isOutdated(hashed: string): boolean;
  /** Returns true for a password that is easy to guess, see `easy-password.server.ts`. */
  isEasy(password: string, names: string[]): Promise<boolean>;
}

/**
 * Returns functions that hash and check passwords, a few at a time. The time of a check reveals
 * nothing: argon2 hashes the whole password, and the library compares in constant time (`subtle`,
 * in the crate `password-hash`). Tests pass lower costs.
 */
export function createPasswords(
  queue: Queue = createQueue({ atOnce: AT_ONCE, waiting: WAITING, keptForStaff: KEPT_FOR_STAFF }),
  costs = COSTS,
): Passwords {
  const dummyHash = makeDummyHash(costs);
  let easyCheck: Promise<IsEasyPassword> | undefined;
  return {
    hash(password) {
      return queue.run(() => hash(normalised(password), costs), { isStaff: true });
    },
    async check(password, hashed, from) {
      const same = await queue.run(() => verify(hashed ?? dummyHash, normalised(password)), {
        isStaff: from === 'staff',
      });
      if (same === null) return 'busy';
      return same && hashed !== null ? 'right' : 'wrong';
    },
    isOutdated(hashed) {
      const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(hashed);
      const used = { memoryCost, timeCost, parallelism, outputLen };
      return JSON.stringify(used) !== JSON.stringify(costs);
    },
    async isEasy(password, names) {
      easyCheck ??= loadEasyPasswordCheck();
      return (await easyCheck)(password, names);
    },
  };
}

/** Loads the check when the first password is chosen, because its dictionaries are large. */
async function loadEasyPasswordCheck(): Promise<IsEasyPassword> {
  const { createEasyPasswordCheck } = await import('./easy-password.server.ts');
  return createEasyPasswordCheck();
}

/** Returns 24 letters and digits in groups of four: 119 bits. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const all = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('');
  return all.replace(/(.{4})(?=.)/g, '$1-');
}

function makeDummyHash({ memoryCost, timeCost, parallelism, outputLen }: typeof COSTS): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(SALT_BYTES)}$${random(outputLen)}`;
}

/**
 * Returns one Unicode form: keyboards write "ş" as one character or as two (NIST SP 800-63B, §
 * 3.1.1.2).
 */
function normalised(password: string): string {
  return password.normalize('NFKC');
}

export interface Queue {
  /** Runs a job when a place is free and returns its result; null at once if the queue is full. */
  run<T extends NonNullable<unknown>>(
    job: () => Promise<T>,
    options: { isStaff: boolean },
  ): Promise<T | null>;
}

/**
 * Returns a queue that runs at most `atOnce` jobs at a time. Up to `waiting` more jobs wait, and
 * `keptForStaff` further jobs of staff.
 */
export function createQueue({
  atOnce,
  waiting,
  keptForStaff,
}: {
  atOnce: number;
  waiting: number;
  keptForStaff: number;
}): Queue {
  const limit = pLimit(atOnce);
  return {
    async run(job, { isStaff }) {
      const places = atOnce + waiting + (isStaff ? keptForStaff : 0);
      if (limit.activeCount + limit.pendingCount >= places) return null;
      return limit(job);
    },
  };
}
