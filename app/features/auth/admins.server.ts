import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { admins } from '#app/db/schema.server.ts';
import { revokeTokensOf } from './admin-tokens.server.ts';
import { type Admin, type NewAdmin, usernameForm } from './auth.schema.ts';
import { type Passwords, randomPassword } from './passwords.server.ts';

const adminColumns = { id: admins.id, username: admins.username, name: admins.name };

export type CreateAdminResult =
  | { ok: true; admin: Admin }
  /** `busy`: the queue of passwords is full. */
  | { ok: false; reason: 'taken' | 'busy' };

interface CreateAdminOptions {
  actor: Actor;
  passwords: Passwords;
  now: Date;
}

/** Creates an admin from an input that `newAdminSchema` has accepted. */
export async function createAdmin(
  db: Db,
  { username, name, password }: NewAdmin,
  { actor, passwords, now }: CreateAdminOptions,
): Promise<CreateAdminResult> {
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return { ok: false, reason: 'busy' };
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .insert(admins)
      .values({
        id: randomUUID(),
        username,
        name: name || username,
        passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: admins.username })
      .returning(adminColumns);
    if (!admin) return { ok: false, reason: 'taken' };
    const { id, ...after } = admin;
    const change = { actor, action: 'create', thing: 'admin', thingId: id } as const;
    await recordChange(tx, { ...change, title: username, after, now });
    return { ok: true, admin };
  });
}

interface FirstAdminOptions {
  passwords: Passwords;
  now: Date;
  /** Called before the admin is stored, so that the password is never lost. */
  announce: () => Promise<void>;
}

/**
 * Creates the first admin if there is none; returns whether it did. Of several processes that start at
 * once, one does.
 */
export async function createFirstAdmin(
  db: Db,
  input: NewAdmin,
  { passwords, now, announce }: FirstAdminOptions,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.firstAdmin})`);
    if ((await tx.$count(admins)) > 0) return false;
    await announce();
    const result = await createAdmin(tx, input, { actor: 'system', passwords, now });
    if (!result.ok) throw new Error(`The first admin could not be created: ${result.reason}`);
    return true;
  });
}

export type ResetPasswordResult =
  | { ok: true; username: string; password: string }
  /** `usernames`: all that exist. */
  | { ok: false; reason: 'unknown'; usernames: string[] }
  | { ok: false; reason: 'busy' };

/** Sets a random password for an admin and ends all their sessions. */
export async function resetPassword(
  db: Db,
  username: string,
  { passwords, now }: { passwords: Passwords; now: Date },
): Promise<ResetPasswordResult> {
  const password = randomPassword();
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return { ok: false, reason: 'busy' };
  return db.transaction(async (tx) => {
    const [admin] = await tx
      .update(admins)
      .set({ passwordHash, updatedAt: now })
      .where(eq(admins.username, usernameForm(username)))
      .returning(adminColumns);
    if (!admin) {
      const all = await tx.select(adminColumns).from(admins).orderBy(asc(admins.username));
      return { ok: false, reason: 'unknown', usernames: all.map((each) => each.username) };
    }
    await revokeTokensOf(tx, admin.id);
    const change = { actor: 'system', action: 'update', thing: 'admin' } as const;
    const after = { password: 'reset' };
    await recordChange(tx, { ...change, thingId: admin.id, title: admin.username, after, now });
    return { ok: true, username: admin.username, password };
  });
}
