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
  /** `known`: the username exists. Used by the log only. */
  | { ok: false; reason: 'wrong'; known: boolean }
  | { ok: false; reason: 'throttled'; retryAfterS: number }
  /** The queue of passwords is full. */
  | { ok: false; reason: 'busy' };

interface SignInOptions {
  /** The address of the browser. */
  address: string;
  passwords: Passwords;
  throttle: SignInThrottle;
  now: Date;
}

/**
 * Signs a person in. An unknown name, a wrong password and a disabled admin have the same answer after
 * the same time: the same queries run for every name, and an unknown one is checked against a dummy
 * hash (`Passwords.check`).
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
  const answer = await passwords.check(password, found?.passwordHash ?? null, attempt.from);
  if (answer === 'busy') {
    await attempt.forget();
    return { ok: false, reason: 'busy' };
  }
  if (answer === 'wrong' || !found?.active) {
    const { failureWaitS } = attempt;
    if (failureWaitS > 0) return { ok: false, reason: 'throttled', retryAfterS: failureWaitS };
    return { ok: false, reason: 'wrong', known: found !== undefined };
  }
  const token = await beginSession(db, found, { network: clientNetwork(address), now });
  if (token === null) {
    // The hash has changed since it was read: check again.
    await attempt.forget();
    return signIn(db, input, options);
  }
  await attempt.succeed();
  await renewHash(db, found, { password, passwords });
  const { id, name, role, language } = found;
  return { ok: true, admin: { id, username, name, role, language }, token };
}

/**
 * The token of a new session; null when the admin has changed since `found` was read. The row lock
 * keeps a password reset from missing a session that begins with the old password. Expired sessions
 * are deleted.
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

/** The admin with the id and the hash that were read, if still active. */
function isAs({ id, passwordHash }: typeof admins.$inferSelect) {
  return and(eq(admins.id, id), eq(admins.passwordHash, passwordHash), eq(admins.active, true));
}

/** Replaces a hash of former costs: the password is known only at a sign-in. Skipped when busy. */
async function renewHash(
  db: Db,
  found: typeof admins.$inferSelect,
  { password, passwords }: { password: string; passwords: Passwords },
): Promise<void> {
  if (!passwords.isOutdated(found.passwordHash)) return;
  const renewed = await passwords.hash(password);
  if (renewed === null) return;
  // Never replaces a password that was set in between.
  await db.update(admins).set({ passwordHash: renewed }).where(isAs(found));
}

/** Revokes a token; does nothing for one that has ended. */
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
