import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { zones } from '#app/db/schema.server.ts';
import { listAdminZones } from './admin-zones.server.ts';
import { lockZones } from './save-zone.server.ts';
import { ORDER_STEP } from './zone-input.rules.ts';
import type { AdminZone, ZoneOrder } from './zone-input.schema.ts';

export type OrderZonesResult =
  | { ok: true; zones: AdminZone[] }
  /** Not all zones, each once; or they have come, gone or been put into another order since. */
  | { ok: false; reason: 'stale' };

/**
 * Gives all zones their places at once: `ids` in the order in which visitors shall see them. Whoever
 * arranged a list (`from`) that is not so any more is refused, unless theirs is what holds by now.
 */
export async function orderZones(
  db: Db,
  { ids, from }: ZoneOrder,
  { actor, now }: Acting,
): Promise<OrderZonesResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await listAdminZones(tx, now);
    const inForce = before.map(({ id }) => id);
    const isInForce = (list: string[]) => isDeepStrictEqual(list, inForce);
    if (!isDeepStrictEqual(ids.toSorted(), inForce.toSorted())) {
      return { ok: false, reason: 'stale' };
    }
    if (!isInForce(from) && !isInForce(ids)) return { ok: false, reason: 'stale' };
    const places = new Map(ids.map((id, i) => [id, (i + 1) * ORDER_STEP]));
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
