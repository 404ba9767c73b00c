import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#app/db/client.server.ts';
import { admins, auditLog, bookings, cars, images, posts, zones } from '#app/db/schema.server.ts';
import { BUSINESS_TIME_ZONE } from '#app/lib/dates.ts';
import { auditChanges } from './audit-changes.rules.ts';
import { type AuditLogPage, type AuditLogQuery, SYSTEM } from './audit-log.schema.ts';

/**
 * Entries of the audit log, newest first, without who opened what unless that is asked for. By keys,
 * not by numbers of pages: entries come in while somebody reads, and of 200,000 the last page is as
 * fast as the first.
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
  const isThere = await readExisting(db, shown);
  return {
    entries: shown.map(({ at, adminId, adminName, before, after, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      admin: { id: adminId, name: adminName },
      exists: isThere(entry),
      changes: entry.action === 'open-section' ? [] : auditChanges(before, after),
    })),
    older: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function conditions(query: AuditLogQuery): (SQL | undefined)[] {
  const { admin, thing, thingId, action, from, to, navigation, before } = query;
  const hidesNavigation = navigation !== 'show' && action === undefined;
  return [
    admin === SYSTEM ? isNull(auditLog.adminId) : admin ? eq(auditLog.adminId, admin) : undefined,
    thing ? eq(auditLog.thing, thing) : undefined,
    thingId ? eq(auditLog.thingId, thingId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    hidesNavigation ? ne(auditLog.action, 'open-section') : undefined,
    from ? sql`${auditLog.at} >= ${midnight(from)}` : undefined,
    to ? sql`${auditLog.at} < ${midnight(to)} + interval '1 day'` : undefined,
    before
      ? sql`(${auditLog.at}, ${auditLog.id}) < ((select b.at from ${auditLog} b where b.id = ${before}), ${before}::bigint)`
      : undefined,
  ];
}

/** When a day begins where the business is; days have 24 hours there. */
function midnight(date: string): SQL {
  return sql`(${date}::timestamp at time zone ${BUSINESS_TIME_ZONE}::text)`;
}

const TABLES: Record<string, PgTable & { id: typeof cars.id | typeof images.id }> = {
  admin: admins,
  booking: bookings,
  car: cars,
  image: images,
  post: posts,
  zone: zones,
} as never;

type Thing = Pick<typeof auditLog.$inferSelect, 'thing' | 'thingId'>;

/** Tells of each thing whether it is still there; what there is once, such as settings, always is. */
async function readExisting(db: Db, things: Thing[]): Promise<(thing: Thing) => boolean> {
  const found = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => {
      const ids = things.flatMap(({ thing, thingId }) =>
        thing === name && thingId ? thingId : [],
      );
      if (ids.length === 0) return [];
      const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
      return rows.map(({ id }) => `${name} ${id}`);
    }),
  );
  const existing = new Set(found.flat());
  return ({ thing, thingId }) => !(thing in TABLES) || existing.has(`${thing} ${thingId}`);
}
