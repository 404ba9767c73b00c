import { and, eq, lte } from 'drizzle-orm';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { issueToken, readAdminByToken, revokeToken } from './admin-tokens.server.ts';
import type { Admin, SignInInput } from './auth.schema.ts';
import { clientNetwork } from './client-network.rules.ts';
import type { Passwords } from './passwords.server.ts';
import { beginAttempt, type SignInThrottle } from './sign-in-throttle.server.ts';

export type SignInResult =
  | { ok: true; admin: Admin; token: string }
  /** `known`: the username exists. Only for the log. */
  | { ok: false; reason: 'wrong'; known: boolean }
  | { ok: false; reason: 'throttled'; retryAfterS: number }
  | { ok: false; reason: 'busy' };

interface SignInOptions {
  address: string;
  passwords: Passwords;
  throttle: SignInThrottle;
  now: Date;
}

/**
 * Signs a person in. An unknown name, a wrong password and a disabled admin get the same response
 * after the same time: the same queries run for every name, and a dummy hash is checked for an
 * unknown name (`Passwords.check`).
 */
export async function signIn(
  db: Db,
  input: SignInInput,
  options: SignInOptions,
): Promise<SignInResult> {
  const { username, password } = input;
  const { address, passwords, throttle, now } = options;
  const attempt = await beginAttempt(db, throttle, { username, address, now });
  if (!attempt.ok) return { ok: false, reason: 'throttled', retryAfterS: attempt.retryAfterS };
  const [found] = await db.select().from(admins).where(eq(admins.username, username));
  const outcome = await passwords.check(password, found?.passwordHash ?? null, attempt.from);
  if (outcome === 'busy') {
    await attempt.forget();
    return { ok: false, reason: 'busy' };
  }
  if (outcome === 'wrong' || !found?.active) {
    const { failureWaitS } = attempt;
    if (failureWaitS > 0) return { ok: false, reason: 'throttled', retryAfterS: failureWaitS };
    return { ok: false, reason: 'wrong', known: found !== undefined };
  }
  const token = await beginSession(db, found, { network: clientNetwork(address), now });
  if (token === null) {
    // The admin has changed since it was read, so checks again.
    await attempt.forget();
    return signIn(db, input, options);
  }
  await attempt.succeed();
  await renewHash(db, found, { password, passwords });
  const { id, name, role, language } = found;
  return { ok: true, admin: { id, username, name, role, language }, token };
}

/**
 * Returns the token of a new session; null if the admin's password or state has changed since
 * `found` was read. Locks the row, so that a password reset cannot miss a session that begins with
 * the old password. Deletes expired sessions.
 */
async function beginSession(
  db: Db,
  found: typeof admins.$inferSelect,
  { network, now }: { network: string; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [admin] = await tx.select().from(admins).where(isUnchanged(found)).for('share');
    if (!admin) return null;
    await tx.delete(adminTokens).where(lte(adminTokens.expiresAt, now));
    await record(tx, { admin, action: 'sign-in', after: { network }, now });
    return issueToken(tx, { adminId: admin.id, now });
  });
}

/** Returns the condition that an admin is active and still has this password hash. */
function isUnchanged({ id, passwordHash }: typeof admins.$inferSelect) {
  return and(eq(admins.id, id), eq(admins.passwordHash, passwordHash), eq(admins.active, true));
}

/**
 * Renews a hash with outdated costs, which needs the password. Does nothing if the queue is full.
 */
async function renewHash(
  db: Db,
  found: typeof admins.$inferSelect,
  { password, passwords }: { password: string; passwords: Passwords },
): Promise<void> {
  if (!passwords.isOutdated(found.passwordHash)) return;
  const renewed = await passwords.hash(password);
  if (renewed === null) return;
  // The condition protects a password that was set in between.
  await db.update(admins).set({ passwordHash: renewed }).where(isUnchanged(found));
}

/** Revokes a token, even an expired or unknown one. */
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
    entity: 'admin',
    entityId: admin.id,
    title: admin.username,
  } as const;
  await recordChange(tx, { ...change, ...rest });
}
