import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { admins } from '#app/db/schema.server.ts';
import type { Language } from '#app/lib/words/language.ts';
import { adminColumns, revokeTokensOf } from './admin-tokens.server.ts';
import { type Admin, type NewAdmin, usernameForm } from './auth.schema.ts';
import { type Passwords, randomPassword } from './passwords.server.ts';

export type PersonRow = typeof admins.$inferSelect;

/**
 * `signed-out`: the acting person is disabled or removed. `no-owner`: the acting person is staff
 * now.
 */
export type ActorRefusal = 'signed-out' | 'no-owner';

/**
 * Returns all admins, locked in the same order: if two owners disable or demote each other at the
 * same time, the second is refused.
 */
export function lockPeople(tx: Db): Promise<PersonRow[]> {
  return tx.select().from(admins).orderBy(admins.id).for('update');
}

/** Returns why the actor may no longer create or change admins; null for an active owner. */
export function refusalOf(all: PersonRow[], actor: Admin): ActorRefusal | null {
  const now = all.find(({ id }) => id === actor.id);
  if (!now?.active) return 'signed-out';
  return now.role === 'owner' ? null : 'no-owner';
}

export type CreateAdminResult =
  | { ok: true; admin: Admin }
  /**
   * `busy`: the queue of password checks is full. `easy-password`: the password is easy to guess.
   */
  | { ok: false; reason: 'taken' | 'busy' | 'easy-password' | ActorRefusal };

interface CreateAdminOptions {
  actor: Admin | 'system';
  passwords: Passwords;
  /** Name of the business, which makes a password easy to guess. */
  business: string;
  now: Date;
}

/**
 * Creates an admin from an input that `newAdminSchema` has accepted. The name defaults to the
 * username.
 */
export async function createAdmin(
  db: Db,
  { username, name, password, role }: NewAdmin,
  { actor, passwords, business, now }: CreateAdminOptions,
): Promise<CreateAdminResult> {
  if (await passwords.isEasy(password, [username, name ?? '', business])) {
    return { ok: false, reason: 'easy-password' };
  }
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return { ok: false, reason: 'busy' };
  return db.transaction(async (tx) => {
    const refused = actor === 'system' ? null : refusalOf(await lockPeople(tx), actor);
    if (refused) return { ok: false, reason: refused };
    const [admin] = await tx
      .insert(admins)
      .values({
        id: randomUUID(),
        username,
        name: name || username,
        passwordHash,
        role,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: admins.username })
      .returning(adminColumns);
    if (!admin) return { ok: false, reason: 'taken' };
    const { id, language: _, ...after } = admin;
    const change = { actor, action: 'create', entity: 'admin', entityId: id } as const;
    await recordChange(tx, { ...change, title: username, after, now });
    return { ok: true, admin };
  });
}

/**
 * Stores an admin's language of the back office. Null means the default language of each screen.
 */
export async function chooseLanguage(db: Db, id: string, language: Language | null): Promise<void> {
  await db.update(admins).set({ language }).where(eq(admins.id, id));
}

interface FirstAdminOptions extends Omit<CreateAdminOptions, 'actor'> {
  /** Called before the admin is stored, so that the password is shown or written in any case. */
  announce: () => Promise<void>;
}

/**
 * Creates the first admin, an owner, if there is no admin; returns whether it did. If several
 * processes start at the same time, only one creates the account. Throws if the account cannot be
 * created.
 */
export async function createFirstAdmin(
  db: Db,
  input: Omit<NewAdmin, 'role'>,
  { announce, ...options }: FirstAdminOptions,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.firstAdmin})`);
    if ((await tx.$count(admins)) > 0) return false;
    await announce();
    const owner = { ...input, role: 'owner' } as const;
    const result = await createAdmin(tx, owner, { actor: 'system', ...options });
    if (!result.ok) throw new Error(`The first admin could not be created: ${result.reason}`);
    return true;
  });
}

export type ResetPasswordResult =
  | { ok: true; username: string; password: string }
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
    const change = { actor: 'system', action: 'update', entity: 'admin' } as const;
    const after = { password: 'reset' };
    await recordChange(tx, { ...change, entityId: admin.id, title: admin.username, after, now });
    return { ok: true, username: admin.username, password };
  });
}
