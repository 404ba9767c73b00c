import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import { revokeTokensOf } from '#app/base/auth/admin-tokens.server.ts';
import {
  type ActorRefusal,
  lockPeople,
  type PersonRow,
  refusalOf,
} from '#app/base/auth/admins.server.ts';
import type { Admin, Role } from '#app/base/auth/auth.schema.ts';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, auditLog } from '#app/db/schema.server.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { Person } from './admin-people.schema.ts';

/**
 * Returns all admins with the last sign-in, active admins first, then in Turkish order of names.
 */
export async function listPeople(db: Db): Promise<Person[]> {
  const signIn = db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'admin'),
        eq(auditLog.entityId, admins.id),
        eq(auditLog.action, 'sign-in'),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1)
    .as('sign_in');
  const rows = await db
    .select({
      id: admins.id,
      username: admins.username,
      name: admins.name,
      role: admins.role,
      active: admins.active,
      createdAt: admins.createdAt,
      lastSignInAt: signIn.at,
    })
    .from(admins)
    .leftJoinLateral(signIn, sql`true`);
  return rows
    .map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    }))
    .sort((a, b) => Number(b.active) - Number(a.active) || compareTurkish(a.name, b.name));
}

interface Changing {
  actor: Admin;
  now: Date;
}

export type ChangePersonResult =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'yourself' | 'last-owner' | ActorRefusal };

/**
 * Enables or disables a person. Disabling ends all sessions. Nobody can disable themselves, so an
 * owner always remains.
 */
export function setPersonStatus(
  db: Db,
  id: string,
  { active, ...by }: Changing & { active: boolean },
): Promise<ChangePersonResult> {
  return changePerson(db, id, { active }, by, () => (id === by.actor.id ? 'yourself' : null));
}

/** Makes a person an owner or staff. Refused if no active owner would remain. */
export function setPersonRole(
  db: Db,
  id: string,
  { role, ...by }: Changing & { role: Role },
): Promise<ChangePersonResult> {
  return changePerson(db, id, { role }, by, (all) => {
    const remains = all.some((each) => each.id !== id && each.active && each.role === 'owner');
    return role === 'owner' || remains ? null : 'last-owner';
  });
}

/** Changes a person's display name; the username stays. */
export function renamePerson(
  db: Db,
  id: string,
  { name, ...by }: Changing & { name: string },
): Promise<ChangePersonResult> {
  return changePerson(db, id, { name }, by);
}

/**
 * Changes a person and records the change. Does nothing if the person already has these values.
 * `refuse` returns the reason of a refusal, or null.
 */
function changePerson(
  db: Db,
  id: string,
  after: { active?: boolean; role?: Role; name?: string },
  { actor, now }: Changing,
  refuse?: (all: PersonRow[]) => 'yourself' | 'last-owner' | null,
): Promise<ChangePersonResult> {
  return db.transaction(async (tx) => {
    const all = await lockPeople(tx);
    const notAllowed = refusalOf(all, actor);
    if (notAllowed) return { ok: false, reason: notAllowed };
    const person = all.find((each) => each.id === id);
    if (!person) return { ok: false, reason: 'not-found' };
    const fields = Object.keys(after) as (keyof typeof after)[];
    const before = Object.fromEntries(fields.map((field) => [field, person[field]]));
    if (isDeepStrictEqual(before, after)) return { ok: true };
    const refused = refuse?.(all);
    if (refused) return { ok: false, reason: refused };
    await tx
      .update(admins)
      .set({ ...after, updatedAt: now })
      .where(eq(admins.id, id));
    if (after.active === false) await revokeTokensOf(tx, id);
    const about = {
      action: 'update',
      entity: 'admin',
      entityId: id,
      title: person.username,
    } as const;
    await recordChange(tx, { ...about, before, after, actor, now });
    return { ok: true };
  });
}
