import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { issueToken, readAdminByToken, revokeToken } from './admin-tokens.server.ts';
import { recordChange } from './audit-log.server.ts';
import type { Admin, SignInInput } from './auth.schema.ts';
import { clientNetwork } from './client-network.rules.ts';
import { namesSignedInFrom } from './known-networks.server.ts';
import type { Passwords } from './passwords.server.ts';
import type { SignInThrottle } from './sign-in-throttle.server.ts';

export type SignInResult =
  | { ok: true; admin: Admin; token: string }
  /** `known`: there is an admin of that name. For the log alone. */
  | { ok: false; reason: 'wrong'; known: boolean }
  | { ok: false; reason: 'throttled'; retryAfterS: number }
  /** Too many passwords wait to be checked. */
  | { ok: false; reason: 'busy' };

interface SignInOptions {
  /** The address of the browser. */
  address: string;
  passwords: Passwords;
  throttle: SignInThrottle;
  now: Date;
}

/**
 * Signs somebody in. `wrong` is all that is told of a wrong name, a wrong password and an admin who
 * was disabled, and the three take the same time: every question to the database is asked for every
 * name, and the password is checked in any case, for a name that nobody has against a hash of
 * nothing (`Passwords.check`). What follows a success only somebody sees who knew the password.
 */
export async function signIn(
  db: Db,
  { username, password }: SignInInput,
  { address, passwords, throttle, now }: SignInOptions,
): Promise<SignInResult> {
  const network = clientNetwork(address);
  const trusted = (await namesSignedInFrom(db, network, now)).has(username);
  const attempt = await throttle.begin({ username, network, trusted });
  if (!attempt.ok) return { ok: false, reason: 'throttled', retryAfterS: attempt.retryAfterS };
  const [found] = await db.select().from(admins).where(eq(admins.username, username));
  const answer = await passwords.check(password, found?.passwordHash ?? null);
  if (answer === 'busy') {
    await attempt.forget();
    return { ok: false, reason: 'busy' };
  }
  if (answer === 'wrong' || !found?.active) {
    return { ok: false, reason: 'wrong', known: found !== undefined };
  }
  await attempt.succeed();
  const admin = { id: found.id, username, name: found.name };
  await renewHash(db, found, { password, passwords });
  return { ok: true, admin, token: await beginSession(db, admin, { network, now }) };
}

/** The token of a new session. Sessions that have ended, anybody's, are cleared away with it. */
async function beginSession(
  db: Db,
  admin: Admin,
  { network, now }: { network: string; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.delete(adminTokens).where(lte(adminTokens.expiresAt, now));
    await record(tx, { admin, action: 'sign-in', after: { network }, now });
    return issueToken(tx, { adminId: admin.id, now });
  });
}

/** Costs rise over the years; only now is the password at hand. Not worth a wait in a queue. */
async function renewHash(
  db: Db,
  { id, passwordHash }: { id: string; passwordHash: string },
  { password, passwords }: { password: string; passwords: Passwords },
): Promise<void> {
  if (!passwords.isOutdated(passwordHash)) return;
  const renewed = await passwords.hash(password);
  if (renewed === null) return;
  // Not over a password that was set meanwhile.
  const unchanged = and(eq(admins.id, id), eq(admins.passwordHash, passwordHash));
  await db.update(admins).set({ passwordHash: renewed }).where(unchanged);
}

/** Signs the browser with this token out, here and for good; does nothing with a dead token. */
export async function signOut(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const admin = await readAdminByToken(tx, token, now);
    await revokeToken(tx, token);
    if (admin) await record(tx, { admin, action: 'sign-out', now });
  });
}

interface SessionRecord {
  admin: Admin;
  action: 'sign-in' | 'sign-out';
  after?: { network: string };
  now: Date;
}

async function record(tx: Db, { admin, ...rest }: SessionRecord): Promise<void> {
  const change = {
    actor: admin,
    thing: 'admin',
    thingId: admin.id,
    title: admin.username,
  } as const;
  await recordChange(tx, { ...change, ...rest });
}
