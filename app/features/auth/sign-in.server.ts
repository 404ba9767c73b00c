import { and, eq, lte } from 'drizzle-orm';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { issueToken, readAdminByToken, revokeToken } from './admin-tokens.server.ts';
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
  input: SignInInput,
  options: SignInOptions,
): Promise<SignInResult> {
  const { username, password } = input;
  const { address, passwords, throttle, now } = options;
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
    const { failureWaitS } = attempt;
    if (failureWaitS > 0) return { ok: false, reason: 'throttled', retryAfterS: failureWaitS };
    return { ok: false, reason: 'wrong', known: found !== undefined };
  }
  const token = await beginSession(db, found, { network, now });
  if (token === null) {
    // The password was changed while it was checked, or its hash was renewed: that is for a new look.
    await attempt.forget();
    return signIn(db, input, options);
  }
  await attempt.succeed();
  await renewHash(db, found, { password, passwords });
  return { ok: true, admin: { id: found.id, username, name: found.name }, token };
}

/**
 * The token of a new session; null when the admin is not any more what `found` says. Taking turns
 * with a reset, so that no session outlives it which began with the former password. Sessions that
 * have ended, anybody's, are cleared away.
 */
async function beginSession(
  db: Db,
  found: typeof admins.$inferSelect,
  { network, now }: { network: string; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [admin] = await tx.select().from(admins).where(isAs(found)).for('share');
    if (!admin) return null;
    await tx.delete(adminTokens).where(lte(adminTokens.expiresAt, now));
    await record(tx, { admin, action: 'sign-in', after: { network }, now });
    return issueToken(tx, { adminId: admin.id, now });
  });
}

/** The admin who was found, if active and with the password that was found. */
function isAs({ id, passwordHash }: typeof admins.$inferSelect) {
  return and(eq(admins.id, id), eq(admins.passwordHash, passwordHash), eq(admins.active, true));
}

/** Costs rise over the years; only now is the password at hand. Not worth a wait in a queue. */
async function renewHash(
  db: Db,
  found: typeof admins.$inferSelect,
  { password, passwords }: { password: string; passwords: Passwords },
): Promise<void> {
  if (!passwords.isOutdated(found.passwordHash)) return;
  const renewed = await passwords.hash(password);
  if (renewed === null) return;
  // Not over a password that was set meanwhile.
  await db.update(admins).set({ passwordHash: renewed }).where(isAs(found));
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
