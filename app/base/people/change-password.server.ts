import { and, eq } from 'drizzle-orm';
import { issueToken, revokeTokensOf } from '#app/base/auth/admin-tokens.server.ts';
import { type Admin, usernameForm } from '#app/base/auth/auth.schema.ts';
import type { Passwords } from '#app/base/auth/passwords.server.ts';
import { beginAttempt, type SignInThrottle } from '#app/base/auth/sign-in-throttle.server.ts';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins } from '#app/db/schema.server.ts';

interface Options {
  admin: Admin;
  current: string;
  next: string;
  address: string;
  passwords: Passwords;
  /** Name of the business, which makes a password easy to guess. */
  business: string;
  throttle: SignInThrottle;
  now: Date;
}

export type ChangePasswordResult =
  | { ok: true; token: string }
  /**
   * `username`, `same`: the new password equals the username or the current password. `easy`: it is
   * easy to guess.
   */
  | { ok: false; reason: 'wrong' | 'username' | 'same' | 'easy' | 'busy' }
  | { ok: false; reason: 'throttled'; retryAfterS: number };

/**
 * Changes a person's own password and ends all sessions. Returns the token of a new session. A
 * wrong current password counts as a failed sign-in, so that an unlocked phone allows no further
 * guesses.
 */
export async function changePassword(db: Db, options: Options): Promise<ChangePasswordResult> {
  const { admin, current, next, address, passwords, business, throttle, now } = options;
  const { username } = admin;
  const attempt = await beginAttempt(db, throttle, { username, address, now });
  if (!attempt.ok) return { ok: false, reason: 'throttled', retryAfterS: attempt.retryAfterS };

  const [found] = await db.select().from(admins).where(eq(admins.id, admin.id));
  const outcome = await passwords.check(current, found?.passwordHash ?? null, 'staff');
  if (outcome === 'busy') {
    await attempt.forget();
    return { ok: false, reason: 'busy' };
  }
  if (outcome === 'wrong' || !found) return { ok: false, reason: 'wrong' };
  await attempt.succeed();

  if (usernameForm(next) === username) return { ok: false, reason: 'username' };
  if (next === current) return { ok: false, reason: 'same' };
  if (await passwords.isEasy(next, [username, admin.name, business])) {
    return { ok: false, reason: 'easy' };
  }
  const passwordHash = await passwords.hash(next);
  if (passwordHash === null) return { ok: false, reason: 'busy' };
  return db.transaction(async (tx) => {
    // Protects a password that was set meanwhile, and a disabled admin.
    const asFound = and(
      eq(admins.id, admin.id),
      eq(admins.passwordHash, found.passwordHash),
      eq(admins.active, true),
    );
    const changed = await tx
      .update(admins)
      .set({ passwordHash, updatedAt: now })
      .where(asFound)
      .returning({ id: admins.id });
    if (changed.length === 0) return { ok: false, reason: 'wrong' };
    await revokeTokensOf(tx, admin.id);
    const change = { actor: admin, action: 'update', entity: 'admin', entityId: admin.id } as const;
    await recordChange(tx, { ...change, title: username, after: { password: 'changed' }, now });
    return { ok: true, token: await issueToken(tx, { adminId: admin.id, now }) };
  });
}

/** Ends all sessions of a person, except the session with this token. */
export function signOutElsewhere(
  db: Db,
  { admin, token, now }: { admin: Admin; token: string; now: Date },
): Promise<void> {
  return db.transaction(async (tx) => {
    await revokeTokensOf(tx, admin.id, { except: token });
    const change = {
      actor: admin,
      action: 'sign-out',
      entity: 'admin',
      entityId: admin.id,
    } as const;
    await recordChange(tx, { ...change, title: admin.username, after: { others: true }, now });
  });
}
