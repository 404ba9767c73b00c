import { and, count, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, zones } from '#app/db/schema.server.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { inLanguage, wholeTranslations } from '#app/lib/words/translations.rules.ts';
import { compareZones, ZONE_TEXTS, type Zone } from './zone.rules.ts';
import { type AdminZone, toZoneJson } from './zone.schema.ts';

/**
 * Statuses of bookings that are neither completed nor cancelled. Not `HOLDING_STATUSES`, which are
 * the same today, because a transfer holds no unit.
 */
const OPEN_STATUSES = ['pending', 'confirmed', 'active'];

/**
 * Returns the active zones in the order of the fare list. They are sorted here, because not every
 * PostgreSQL server can sort Turkish.
 */
export async function listZones(db: Db, language: SiteLanguage = 'tr'): Promise<Zone[]> {
  const rows = await db.select().from(zones).where(eq(zones.active, true));
  return rows.map((row) => toZone(row, language)).sort(compareZones);
}

/** Returns all zones, active or not, in the order of the fare list. */
export async function listAllZones(db: Db): Promise<Zone[]> {
  return (await db.select().from(zones)).map((row) => toZone(row)).sort(compareZones);
}

/** Returns an active zone; null if it does not exist or is inactive. */
export async function readZone(
  db: Db,
  id: string,
  language: SiteLanguage = 'tr',
): Promise<Zone | null> {
  const [row] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.id, toStorableText(id)), eq(zones.active, true)));
  return row ? toZone(row, language) : null;
}

/** Converts the row of a zone, with texts in `language`. */
export function toZone(row: typeof zones.$inferSelect, language: SiteLanguage = 'tr'): Zone {
  const zone = {
    id: row.id,
    zoneName: row.zoneName,
    spellings: row.spellings,
    description: row.description,
    fares: {
      capacity_1_4: row.capacity14Cents,
      capacity_1_6: row.capacity16Cents,
      capacity_1_16: row.capacity116Cents,
    },
    displayOrder: row.displayOrder,
    active: row.active,
    updatedAt: row.updatedAt.toISOString(),
  };
  const shown = inLanguage(zone, row.translations, { language, texts: ZONE_TEXTS });
  if (shown.description === zone.description) return shown;
  return { ...shown, turkishDescription: zone.description };
}

/** Returns all zones for staff, active or not, in the order of the fare list. */
export async function listAdminZones(db: Db, now: Date): Promise<AdminZone[]> {
  const rows = await db.select().from(zones);
  const upcoming = await countUpcoming(db, now);
  return rows.map((row) => toAdminZone(row, upcoming)).sort(compareZones);
}

/** Returns a zone for staff, active or not; null if it does not exist. */
export async function readAdminZone(db: Db, id: string, now: Date): Promise<AdminZone | null> {
  const [row] = await db
    .select()
    .from(zones)
    .where(eq(zones.id, toStorableText(id)));
  return row ? toAdminZone(row, await countUpcoming(db, now, row.id)) : null;
}

function toAdminZone(
  row: typeof zones.$inferSelect,
  upcoming: ReadonlyMap<string | null, number>,
): AdminZone {
  const { active, capacity14Cents, capacity16Cents, capacity116Cents, createdAt, ...named } = row;
  return {
    ...named,
    ...toZoneJson(toZone(row)),
    translations: wholeTranslations(row.translations),
    version: row.version,
    upcomingBookings: upcoming.get(row.id) ?? 0,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Returns the number of open transfers that have not ended, by zone; only for `zoneId` if it is
 * given.
 */
async function countUpcoming(
  db: Db,
  now: Date,
  zoneId?: string,
): Promise<Map<string | null, number>> {
  const { date, time } = businessNow(now);
  const rows = await db
    .select({ zoneId: bookings.zoneId, bookings: count() })
    .from(bookings)
    .where(
      and(
        zoneId === undefined ? isNotNull(bookings.zoneId) : eq(bookings.zoneId, zoneId),
        inArray(bookings.status, OPEN_STATUSES),
        gte(bookings.dropoffAt, wallClock(date, time)),
      ),
    )
    .groupBy(bookings.zoneId);
  return new Map(rows.map((row) => [row.zoneId, row.bookings]));
}
