import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { IsEasyPassword } from './easy-password.server.ts';

/**
 * argon2id, the library's default, with 64 MiB and three passes (RFC 9106, § 4, second choice):
 * about 60 ms on one thread. The minimum of OWASP has a sixth of this cost
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html).
 */
const COSTS = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 };
const SALT_BYTES = 16;

/**
 * Half of the cores, so that a storm of sign-ins leaves the other half to the site; 64 MiB each.
 */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** About a second of work. */
const WAITING = 20;
/** Further places in the queue for staff, which strangers cannot take. */
const KEPT_FOR_STAFF = 10;

export interface Passwords {
  /** The argon2id hash in PHC string form, for staff. Null when the queue is full. */
  hash(password: string): Promise<string | null>;
  /**
   * Compares a password with a hash. Null, for an unknown username, is `wrong` and takes as long as a
   * hash does. `busy` when the queue is full, which is later for staff: people who are signed in, and
   * networks from which somebody has signed in.
   */
  check(
    password: string,
    hashed: string | null,
    from: 'stranger' | 'staff',
  ): Promise<'right' | 'wrong' | 'busy'>;
  /** True for a hash with other costs than today's. */
  isOutdated(hashed: string): boolean;
  /** True for a password that is soon guessed, and must not be chosen: see `easy-password.server.ts`. */
  isEasy(password: string, names: string[]): Promise<boolean>;
}

/**
 * Hashes and checks passwords, a few at a time. The time of a check tells nothing: argon2 hashes the
 * whole password, and the library compares in constant time (`subtle`, in the crate `password-hash`).
 * Only tests, which sign in a hundred times, give other costs.
 */
export function createPasswords(
  queue: Queue = createQueue({ atOnce: AT_ONCE, waiting: WAITING, keptForStaff: KEPT_FOR_STAFF }),
  costs = COSTS,
): Passwords {
  const dummyHash = makeDummyHash(costs);
  let easyCheck: Promise<IsEasyPassword> | undefined;
  return {
    hash(password) {
      return queue.run(() => hash(oneForm(password), costs), { isStaff: true });
    },
    async check(password, hashed, from) {
      const same = await queue.run(() => verify(hashed ?? dummyHash, oneForm(password)), {
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

/** Loaded when the first password is chosen: few are. */
async function loadEasyPasswordCheck(): Promise<IsEasyPassword> {
  const { createEasyPasswordCheck } = await import('./easy-password.server.ts');
  return createEasyPasswordCheck();
}

/** 24 letters and digits in groups of four: 119 bits. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const all = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('');
  return all.replace(/(.{4})(?=.)/g, '$1-');
}

/** A hash that fits no password. */
function makeDummyHash({ memoryCost, timeCost, parallelism, outputLen }: typeof COSTS): string {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(SALT_BYTES)}$${random(outputLen)}`;
}

/** Keyboards write "ş" as one character or as two (NIST SP 800-63B, § 3.1.1.2). */
function oneForm(password: string): string {
  return password.normalize('NFKC');
}

export interface Queue {
  /** Runs a job in its turn and returns its result; null at once when the queue is full. */
  run<T extends NonNullable<unknown>>(
    job: () => Promise<T>,
    options: { isStaff: boolean },
  ): Promise<T | null>;
}

/** Runs at most `atOnce` jobs at the same time; `waiting` more may wait, and `keptForStaff` further jobs of staff. */
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
