import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { zones } from '#app/db/schema.server.ts';
import { type Acting, recordChange } from '../auth/audit-log.server.ts';
import { listAdminZones } from './admin-zones.server.ts';
import { lockZones } from './save-zone.server.ts';
import { ORDER_STEP } from './zone-input.rules.ts';
import type { AdminZone } from './zone-input.schema.ts';

export type OrderZonesResult =
  | { ok: true; zones: AdminZone[] }
  /** Zones have come or gone since: `ids` are not all of them, each once. */
  | { ok: false; reason: 'stale' };

/** Gives all zones their places at once: `ids` in the order in which visitors shall see them. */
export async function orderZones(
  db: Db,
  ids: string[],
  { actor, now }: Acting,
): Promise<OrderZonesResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await listAdminZones(tx, now);
    const places = new Map(ids.map((id, i) => [id, (i + 1) * ORDER_STEP]));
    if (places.size !== ids.length || ids.length !== before.length) {
      return { ok: false, reason: 'stale' };
    }
    if (!before.every(({ id }) => places.has(id))) return { ok: false, reason: 'stale' };
    const placeOf = ({ id, displayOrder }: AdminZone) => places.get(id) ?? displayOrder;
    const moved = before.filter((zone) => placeOf(zone) !== zone.displayOrder);
    if (moved.length === 0) return { ok: true, zones: before };
    for (const zone of moved) {
      await tx
        .update(zones)
        .set({ displayOrder: placeOf(zone), version: zone.version + 1, updatedAt: now })
        .where(eq(zones.id, zone.id));
    }
    const after = await listAdminZones(tx, now);
    await recordChange(tx, {
      actor,
      action: 'update',
      thing: 'zone',
      thingId: null,
      title: '',
      before: { order: before.map(({ zoneName }) => zoneName) },
      after: { order: after.map(({ zoneName }) => zoneName) },
      now,
    });
    return { ok: true, zones: after };
  });
}
