import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ChangeContext, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  admins,
  auditLog,
  bookings,
  cars,
  customers,
  images,
  posts,
  vehicles,
  zones,
} from '#app/db/schema.server.ts';
import { BUSINESS_TIME_ZONE } from '#app/lib/dates/dates.ts';
import { auditChanges } from './audit-changes.rules.ts';
import {
  type AuditLogPage,
  type AuditLogQuery,
  type OpenedSection,
  SYSTEM,
} from './audit-log.schema.ts';
import { withPlates } from './audit-plates.server.ts';

/**
 * Returns a page of the audit log, newest first. Omits opened sections, unless the query asks for
 * them or for an action. A page begins after the last entry of the page before, so that new entries
 * do not shift pages, and the oldest of 200,000 entries is read as fast as the newest.
 */
export async function listAuditLog(db: Db, query: AuditLogQuery): Promise<AuditLogPage> {
  const { limit } = query;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...conditions(query)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const exists = await readExisting(db, shown);
  const entries = shown.map(({ at, adminId, adminName, before, after, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    admin: { id: adminId, name: adminName },
    exists: exists(entry),
    changes: entry.action === 'open-section' ? [] : auditChanges(before, after),
  }));
  return {
    entries: await withPlates(db, entries),
    older: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function conditions(query: AuditLogQuery): (SQL | undefined)[] {
  const { admin, entity, entityId, action, from, to, navigation, before } = query;
  const hidesNavigation = navigation !== 'show' && action === undefined;
  return [
    admin === SYSTEM ? isNull(auditLog.adminId) : admin ? eq(auditLog.adminId, admin) : undefined,
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    hidesNavigation ? ne(auditLog.action, 'open-section') : undefined,
    from ? sql`${auditLog.at} >= ${midnight(from)}` : undefined,
    to ? sql`${auditLog.at} < ${midnight(to)} + interval '1 day'` : undefined,
    before
      ? sql`(${auditLog.at}, ${auditLog.id}) < ((select b.at from ${auditLog} b where b.id = ${before}), ${before}::bigint)`
      : undefined,
  ];
}

/** Returns the instant at which a day begins in Istanbul, where all days have 24 hours. */
function midnight(date: string): SQL {
  return sql`(${date}::timestamp at time zone ${BUSINESS_TIME_ZONE}::text)`;
}

const TABLES: Record<string, PgTable & { id: typeof cars.id | typeof images.id }> = {
  admin: admins,
  booking: bookings,
  car: cars,
  customer: customers,
  filing: bookings,
  handover: bookings,
  image: images,
  post: posts,
  vehicle: vehicles,
  zone: zones,
} as never;

type Subject = Pick<typeof auditLog.$inferSelect, 'entity' | 'entityId'>;

/**
 * Returns a function that returns true if a record still exists. Kinds without a table, such as
 * settings and rates, always exist.
 */
async function readExisting(db: Db, subjects: Subject[]): Promise<(subject: Subject) => boolean> {
  const found = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => {
      const ids = subjects.flatMap(({ entity, entityId }) =>
        entity === name && entityId ? entityId : [],
      );
      if (ids.length === 0) return [];
      const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
      return rows.map(({ id }) => `${name} ${id}`);
    }),
  );
  const existing = new Set(found.flat());
  return ({ entity, entityId }) => !(entity in TABLES) || existing.has(`${entity} ${entityId}`);
}

/** Limit that no person reaches, so that a script cannot fill the log. */
const MAX_SECTIONS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Records that a person opened a section, with the server's time and the browser's time. Returns
 * false and records nothing if the person opened too many sections within a minute.
 */
export async function recordOpenedSection(
  db: Db,
  { section, timestamp }: OpenedSection,
  by: ChangeContext & { actor: { id: string } },
): Promise<boolean> {
  const ofLastMinute = and(
    eq(auditLog.adminId, by.actor.id),
    eq(auditLog.action, 'open-section'),
    gt(auditLog.at, new Date(by.now.getTime() - MINUTE_MS)),
  );
  if ((await db.$count(auditLog, ofLastMinute)) >= MAX_SECTIONS_A_MINUTE) return false;
  const subject = { entity: 'section', entityId: section, title: section } as const;
  await recordChange(db, { ...subject, ...by, action: 'open-section', after: { timestamp } });
  return true;
}

/**
 * Deletes opened sections before `before`, and returns their number. All other entries are kept.
 */
export async function pruneOpenedSections(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db
    .delete(auditLog)
    .where(and(eq(auditLog.action, 'open-section'), lt(auditLog.at, before)));
  return rowCount ?? 0;
}
