import { randomBytes, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createTurns, type Turns } from './turns.server.ts';

/**
 * argon2id with 64 MiB and three passes, the second choice of RFC 9106, § 4, on one thread, since
 * all of ours have other work. OWASP's least is 19 MiB and two passes
 * (https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html); this costs
 * six times that, about 60 ms. argon2id is what the library makes unless told otherwise.
 */
const COSTS = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 } as const;
const SALT_BYTES = 16;

/**
 * Half of the cores, so that a storm of sign-ins leaves the site the rest; 64 MiB each. On two cores,
 * with fifty strangers at it, half of the visitors have a ready page within 0.7 ms and 99 % within
 * 14 ms; with four at once it is 85 and 184 (tests/bench/sign-in-storm.ts).
 */
const AT_ONCE = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** About a second's worth. */
const WAITING = 20;

export interface Passwords {
  /** What is kept of a password: argon2id in PHC string form. Null when too many wait. */
  hash(password: string): Promise<string | null>;
  /**
   * Whether it is the password that was hashed. With null, for a name that nobody has, it takes as
   * long as with a hash of today's costs, and the answer is `wrong`; `busy` when too many wait.
   */
  check(password: string, hashed: string | null): Promise<'right' | 'wrong' | 'busy'>;
  /** True for a hash of other costs than today's: make a new one while the password is at hand. */
  isOutdated(hashed: string): boolean;
}

/**
 * Hashes and checks passwords, a few at a time.
 *
 * No time tells of what is compared: argon2 hashes the whole password whatever it is, and the
 * library compares the results without stopping at the first byte that differs (`subtle`, in the
 * crate `password-hash`). Only a hash of former costs takes another time, until its owner signs in.
 */
export function createPasswords(
  turns: Turns = createTurns({ atOnce: AT_ONCE, waiting: WAITING }),
): Passwords {
  const nobodys = hashOfNothing();
  return {
    hash(password) {
      return turns.take(() => hash(oneForm(password), COSTS));
    },
    async check(password, hashed) {
      const same = await turns.take(() => verify(hashed ?? nobodys, oneForm(password)));
      if (same === null) return 'busy';
      return same && hashed !== null ? 'right' : 'wrong';
    },
    isOutdated(hashed) {
      const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(hashed);
      const used = { memoryCost, timeCost, parallelism, outputLen };
      return JSON.stringify(used) !== JSON.stringify(COSTS);
    },
  };
}

/** Enough for anybody's dice: 24 letters and digits in groups of four, 119 bits. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const all = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join('');
  return all.replace(/(.{4})(?=.)/g, '$1-');
}

/** A hash with today's costs to which nobody knows a password, nor is there one to be found. */
function hashOfNothing(): string {
  const { memoryCost, timeCost, parallelism, outputLen } = COSTS;
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(SALT_BYTES)}$${random(outputLen)}`;
}

/** Keyboards write "ş" as one character or as two (NIST SP 800-63B, § 3.1.1.2). */
function oneForm(password: string): string {
  return password.normalize('NFKC');
}
