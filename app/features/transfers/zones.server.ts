import { and, eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { zones } from '#app/db/schema.server.ts';
import { withoutNul } from '#app/lib/plain-text.ts';
import { compareZones, type Zone } from './zone.rules.ts';

/** The active zones in the order of the fare list. Sorted here: databases do not sort Turkish. */
export async function listZones(db: Db): Promise<Zone[]> {
  const rows = await db.select().from(zones).where(eq(zones.active, true));
  return rows.map(toZone).sort(compareZones);
}

/** Every zone, active or not, in the same order. */
export async function listAllZones(db: Db): Promise<Zone[]> {
  return (await db.select().from(zones)).map(toZone).sort(compareZones);
}

/** An active zone; null when there is none with this id. */
export async function readZone(db: Db, id: string): Promise<Zone | null> {
  const [row] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.id, withoutNul(id)), eq(zones.active, true)));
  return row ? toZone(row) : null;
}

/** A zone as its row holds it. */
export function toZone(row: typeof zones.$inferSelect): Zone {
  return {
    id: row.id,
    zoneName: row.zoneName,
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
}
