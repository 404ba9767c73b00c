import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Client, escapeIdentifier } from 'pg';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { admins, auditLog, customers } from '#app/db/schema.server.ts';
import type { LastRestore } from './backups.schema.ts';

/** Effects of a restore over running data: usernames of accounts and names of customers, sorted. */
export interface RestoreEffects {
  /** Accounts that could sign in when the backup was made, and cannot sign in now. */
  shut: string[];
  /** Owners who were enabled because no other owner could sign in. */
  opened: string[];
  /** Accounts in both the backup and the running data, with the passwords from just before the restore. */
  kept: string[];
  /**
   * Customers who have their names again after they had been anonymised: before this restore, or
   * before the last restore, which had also brought the names back.
   */
  customers: string[];
}

/**
 * Columns that show revoked access. Read through JSON, which gives null if an older schema lacks
 * one.
 */
const REMEMBERED = {
  admins: ['id', 'password_hash', 'role', 'active'],
  bookings: ['id', 'trip_token'],
  calendar_feed: ['hash', 'admin_id', 'created_at'],
  customers: ['id', 'anonymised_at'],
};

/**
 * Copies accounts, secret addresses, customers and the last restore of the running data into
 * temporary tables of the transaction.
 */
export async function rememberAccess(client: Client, existing: string[]): Promise<void> {
  for (const [table, columns] of Object.entries(REMEMBERED)) {
    const isThere = existing.includes(table);
    const values = columns.map((column) =>
      isThere ? `to_jsonb(t) ->> '${column}' as ${column}` : `null::text as ${column}`,
    );
    const from = isThere ? `from ${escapeIdentifier(table)} t` : 'where false';
    await client.query(
      `create temporary table running_${table} on commit drop as select ${values.join(', ')} ${from}`,
    );
  }
  const lastRestore = existing.includes('audit_log')
    ? `select after from audit_log where entity = 'backup' and action = 'restore'
       order by at desc, id desc limit 1`
    : 'select null::jsonb as after where false';
  await client.query(`create temporary table running_restore on commit drop as ${lastRestore}`);
}

/**
 * Applies the copies of `rememberAccess` to the restored rows, so that access revoked since the
 * backup stays revoked (product.md, "Failure"). Records the restore. Trips and the calendar keep
 * the addresses of the running data; a trip that only the backup has gets a new address. An account
 * in both keeps the password, role and state of the running data. An account that only the backup
 * has is disabled. If no active owner remains, owners of the backup are enabled.
 */
export async function keepRevoked(
  client: Client,
  { file, madeAt, now }: { file: string; madeAt: string; now: Date },
): Promise<RestoreEffects> {
  await client.query(`
    update bookings b set trip_token = coalesce(r.trip_token::uuid, gen_random_uuid())
    from bookings o left join running_bookings r on r.id = o.id
    where o.id = b.id and r.trip_token is distinct from o.trip_token::text`);
  await client.query('delete from calendar_feed');
  await client.query(`
    insert into calendar_feed (hash, admin_id, created_at)
    select hash, admin_id, created_at::timestamptz from running_calendar_feed r
    where exists (select from admins where id = r.admin_id)`);
  const accounts = await keepAccounts(client);
  const { rows: named } = await client.query<{ id: string; name: string }>(`
    select id, btrim(name || ' ' || surname) as name from customers
    where anonymised_at is null
      and (id in (select id from running_customers where anonymised_at is not null)
        or id in (select jsonb_array_elements_text(after -> 'customerIds') from running_restore))
    order by name, id`);
  const { shut, opened } = accounts;
  const customerIds = named.map(({ id }) => id);
  await recordChange(drizzle(client), {
    ...{ actor: 'system', now, action: 'restore', entity: 'backup', entityId: null, title: file },
    // Stores ids, because names would stay here after the customer's next anonymisation.
    after: { madeAt, shut, opened, customerIds } satisfies Recorded,
  });
  return { ...accounts, customers: named.map(({ name }) => name) };
}

interface Recorded {
  madeAt: string;
  shut: string[];
  opened: string[];
  customerIds: string[];
}

/**
 * Returns the last restore over running data; null if there was none. Omits accounts that an owner
 * has enabled since, and customers who have been anonymised again.
 */
export async function readLastRestore(db: Db): Promise<LastRestore | null> {
  const [entry] = await db
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'backup'), eq(auditLog.action, 'restore')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  if (!entry) return null;
  const { madeAt, shut, opened, customerIds } = entry.after as Recorded;
  const stillShut = await db
    .select({ username: admins.username })
    .from(admins)
    .where(and(inArray(admins.username, shut), eq(admins.active, false)))
    .orderBy(asc(admins.username));
  const { name, surname } = customers;
  const named = await db
    .select({ name, surname })
    .from(customers)
    .where(and(inArray(customers.id, customerIds), isNull(customers.anonymisedAt)))
    .orderBy(asc(name), asc(customers.id));
  return {
    at: entry.at.toISOString(),
    madeAt,
    shut: stillShut.map(({ username }) => username),
    opened,
    customers: named.map((each) => `${each.name} ${each.surname}`.trim()),
  };
}

interface Account {
  id: string;
  username: string;
  role: string;
  active: boolean;
  isKnown: boolean;
}

async function keepAccounts(client: Client): Promise<Omit<RestoreEffects, 'customers'>> {
  const { rows: saved } = await client.query<Account>(`
    select id, username, role, active, id in (select id from running_admins) as "isKnown"
    from admins order by username`);
  await client.query(`
    update admins a set password_hash = r.password_hash, role = coalesce(r.role, a.role),
      active = r.active::boolean
    from running_admins r where r.id = a.id`);
  await client.query(
    'update admins set active = false where id not in (select id from running_admins)',
  );
  const opened = (await hasOwner(client)) ? [] : ownersToOpen(saved);
  for (const { id, role } of opened) {
    await client.query('update admins set active = true, role = $2 where id = $1', [id, role]);
  }
  const { rows: restored } = await client.query<{ id: string }>(
    'select id from admins where active',
  );
  const open = new Set(restored.map(({ id }) => id));
  const usernames = (accounts: Account[]) => accounts.map(({ username }) => username);
  return {
    shut: usernames(saved.filter(({ id, active }) => active && !open.has(id))),
    opened: usernames(opened),
    kept: usernames(saved.filter(({ isKnown }) => isKnown)),
  };
}

async function hasOwner(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select from admins where active and role = 'owner' limit 1`);
  return rows.length > 0;
}

/**
 * Returns the active owners of the backup who are not in the running data. If there are none,
 * returns all active owners of the backup.
 */
function ownersToOpen(saved: Account[]): Account[] {
  const owners = saved.filter(({ active, role }) => active && role === 'owner');
  const unknown = owners.filter(({ isKnown }) => !isKnown);
  return unknown.length > 0 ? unknown : owners;
}
