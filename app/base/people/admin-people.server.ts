import { and, desc, eq, sql } from 'drizzle-orm';
import { revokeTokensOf } from '#app/base/auth/admin-tokens.server.ts';
import { type ActorRefusal, lockPeople, refusalOf } from '#app/base/auth/admins.server.ts';
import type { Admin, Role } from '#app/base/auth/auth.schema.ts';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, auditLog } from '#app/db/schema.server.ts';
import { withoutNul } from '#app/lib/plain-text.ts';
import { compareTurkish } from '#app/lib/turkish-text.ts';
import type { Person } from './admin-people.schema.ts';

/** All administrators with their last sign-in; active ones first, then by name. */
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
 * Enables a person, or disables them and ends all their sessions. People cannot disable themselves, so
 * the owner who asks is left.
 */
export function setPersonStatus(
  db: Db,
  id: string,
  { active, actor, now }: Changing & { active: boolean },
): Promise<ChangePersonResult> {
  return db.transaction(async (tx) => {
    const all = await lockPeople(tx);
    const refused = refusalOf(all, actor);
    if (refused) return { ok: false, reason: refused };
    const person = all.find((each) => each.id === id);
    if (!person) return { ok: false, reason: 'not-found' };
    if (person.active === active) return { ok: true };
    if (id === actor.id) return { ok: false, reason: 'yourself' };
    await tx.update(admins).set({ active, updatedAt: now }).where(eq(admins.id, id));
    if (!active) await revokeTokensOf(tx, id);
    await recordPerson(tx, person, { before: { active: !active }, after: { active }, actor, now });
    return { ok: true };
  });
}

/** Makes a person an owner or staff. The last owner who can sign in must stay an owner. */
export function setPersonRole(
  db: Db,
  id: string,
  { role, actor, now }: Changing & { role: Role },
): Promise<ChangePersonResult> {
  return db.transaction(async (tx) => {
    const all = await lockPeople(tx);
    const refused = refusalOf(all, actor);
    if (refused) return { ok: false, reason: refused };
    const person = all.find((each) => each.id === id);
    if (!person) return { ok: false, reason: 'not-found' };
    if (person.role === role) return { ok: true };
    const remains = all.some((each) => each.id !== id && each.active && each.role === 'owner');
    if (role === 'staff' && !remains) return { ok: false, reason: 'last-owner' };
    await tx.update(admins).set({ role, updatedAt: now }).where(eq(admins.id, id));
    const change = { before: { role: person.role }, after: { role } };
    await recordPerson(tx, person, { ...change, actor, now });
    return { ok: true };
  });
}

/** Changes a person's display name; the username stays. */
export function renamePerson(
  db: Db,
  id: string,
  { name, actor, now }: Changing & { name: string },
): Promise<ChangePersonResult> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select()
      .from(admins)
      .where(eq(admins.id, withoutNul(id)))
      .for('update');
    if (!person) return { ok: false, reason: 'not-found' };
    if (person.name === name) return { ok: true };
    await tx.update(admins).set({ name, updatedAt: now }).where(eq(admins.id, id));
    const change = { before: { name: person.name }, after: { name } };
    await recordPerson(tx, person, { ...change, actor, now });
    return { ok: true };
  });
}

function recordPerson(
  tx: Db,
  { id, username }: Pick<Admin, 'id' | 'username'>,
  change: Changing & { before: object; after: object },
): Promise<void> {
  const about = { action: 'update', entity: 'admin', entityId: id, title: username } as const;
  return recordChange(tx, { ...about, ...change });
}
