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

/** `signed-out`: the person who asks has been disabled; `no-owner`: they have become staff. */
export type ActorRefusal = 'signed-out' | 'no-owner';

/** All people, locked in one order: of two who disable or demote each other, one finds no owner. */
export function lockPeople(tx: Db): Promise<PersonRow[]> {
  return tx.select().from(admins).orderBy(admins.id).for('update');
}

/** Why the actor may not create or change people any more; null for an owner. */
export function refusalOf(all: PersonRow[], actor: Admin): ActorRefusal | null {
  const now = all.find(({ id }) => id === actor.id);
  if (!now?.active) return 'signed-out';
  return now.role === 'owner' ? null : 'no-owner';
}

export type CreateAdminResult =
  | { ok: true; admin: Admin }
  /** `busy`: the queue of passwords is full; `easy-password`: it is soon guessed. */
  | { ok: false; reason: 'taken' | 'busy' | 'easy-password' | ActorRefusal };

interface CreateAdminOptions {
  actor: Admin | 'system';
  passwords: Passwords;
  /** The name of the business, of which no password may be made. */
  business: string;
  now: Date;
}

/** Creates an admin from an input that `newAdminSchema` has accepted. */
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

/** Stores the language that a person chose for the back office; null for each screen's own. */
export async function chooseLanguage(db: Db, id: string, language: Language | null): Promise<void> {
  await db.update(admins).set({ language }).where(eq(admins.id, id));
}

interface FirstAdminOptions extends Omit<CreateAdminOptions, 'actor'> {
  /** Called before the admin is stored, so that the password is never lost. */
  announce: () => Promise<void>;
}

/**
 * Creates the first admin, an owner, if there is none; returns whether it did. If several processes
 * start at once, only the first creates the account.
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
    const change = { actor: 'system', action: 'update', entity: 'admin' } as const;
    const after = { password: 'reset' };
    await recordChange(tx, { ...change, entityId: admin.id, title: admin.username, after, now });
    return { ok: true, username: admin.username, password };
  });
}
