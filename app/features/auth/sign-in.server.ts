import { eq, lte } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { admins, adminTokens } from '#app/db/schema.server.ts';
import { issueToken, readAdminByToken, revokeToken } from './admin-tokens.server.ts';
import { recordChange } from './audit-log.server.ts';
import type { Admin, SignInInput } from './auth.schema.ts';
import type { Passwords } from './passwords.server.ts';

export type SignInResult =
  | { ok: true; admin: Admin; token: string }
  | { ok: false; reason: 'wrong' | 'busy' };

/**
 * Signs somebody in. `wrong` is all that is told of a wrong name, a wrong password and an admin who
 * was disabled, and all three take the same time: the password is checked in any case, for a name
 * that nobody has against a hash of nothing (`Passwords.check`).
 */
export async function signIn(
  db: Db,
  { username, password }: SignInInput,
  { passwords, now }: { passwords: Passwords; now: Date },
): Promise<SignInResult> {
  const [found] = await db.select().from(admins).where(eq(admins.username, username));
  const answer = await passwords.check(password, found?.passwordHash ?? null);
  if (answer === 'busy') return { ok: false, reason: 'busy' };
  if (answer === 'wrong' || !found?.active) return { ok: false, reason: 'wrong' };
  const { id, name, passwordHash } = found;
  const renewed = passwords.isOutdated(passwordHash) ? await passwords.hash(password) : null;
  return db.transaction(async (tx) => {
    if (renewed) await tx.update(admins).set({ passwordHash: renewed }).where(eq(admins.id, id));
    await tx.delete(adminTokens).where(lte(adminTokens.expiresAt, now));
    const token = await issueToken(tx, { adminId: id, now });
    const admin = { id, username, name };
    await record(tx, { admin, action: 'sign-in', now });
    return { ok: true, admin, token };
  });
}

/** Signs the browser with this token out, here and for good; does nothing with a dead token. */
export async function signOut(db: Db, token: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const admin = await readAdminByToken(tx, token, now);
    await revokeToken(tx, token);
    if (admin) await record(tx, { admin, action: 'sign-out', now });
  });
}

async function record(
  tx: Db,
  { admin, action, now }: { admin: Admin; action: 'sign-in' | 'sign-out'; now: Date },
): Promise<void> {
  const { id, username } = admin;
  await recordChange(tx, {
    actor: admin,
    action,
    thing: 'admin',
    thingId: id,
    title: username,
    now,
  });
}
