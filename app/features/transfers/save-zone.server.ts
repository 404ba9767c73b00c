import { eq, sql } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { claimKey, keepMade, madeEarlier, requestKey } from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, zones } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { randomSuffix } from '#app/lib/random-suffix.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import { readAdminZone } from './admin-zones.server.ts';
import { zoneNameKey } from './zone.rules.ts';
import { NEW_ZONE } from './zone-input.rules.ts';
import type { AdminZone, ZoneCreate, ZoneInput, ZoneUpdate } from './zone-input.schema.ts';
import { zoneInputText as text } from './zone-input.text.ts';

export type SaveZoneResult = { ok: true; zone: AdminZone } | RefusedSave;

/**
 * Stores a new zone under a readable id of its own. `invalid`: another zone has the name, as far as
 * the site can tell names apart. Sent again with the same `key` it makes nothing and gives the zone
 * as it is now; `not-found`: that was deleted since.
 */
export async function createZone(
  db: Db,
  given: ZoneCreate,
  { actor, now, key }: Acting & { key?: string },
): Promise<SaveZoneResult> {
  const input = { ...NEW_ZONE, ...given };
  return allOrNothing<SaveZoneResult>(db, async (tx) => {
    await lockZones(tx);
    const claim = requestKey('zones', actor, key);
    const earlier = await claimKey(tx, claim, { request: given, now });
    if (earlier) return madeEarlier(earlier, (id) => found(tx, id, now));
    const errors = await nameErrors(tx, input.zoneName);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const id = `${slugify(input.zoneName, 'zone')}-${randomSuffix()}`;
    await tx.insert(zones).values({ ...zoneColumns(input), id, createdAt: now, updatedAt: now });
    await keepMade(tx, claim, id);
    return recorded(tx, id, { actor, now, before: null });
  });
}

async function found(tx: Db, id: string, now: Date): Promise<SaveZoneResult | null> {
  const zone = await readAdminZone(tx, id, now);
  return zone && { ok: true, zone };
}

/**
 * Changes what is given of a zone; its id stays. `stale`: somebody saved it since the writer read
 * `version`. `invalid`: as in `createZone`.
 */
export async function updateZone(
  db: Db,
  id: string,
  { version, ...given }: ZoneUpdate,
  { actor, now }: Acting,
): Promise<SaveZoneResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await readAdminZone(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    if (before.version !== version) return { ok: false, reason: 'stale' };
    const pricing = { ...before.pricing, ...given.pricing };
    const input = { ...zoneInput(before), ...given, pricing };
    const errors = await nameErrors(tx, input.zoneName, id);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    await tx
      .update(zones)
      .set({ ...zoneColumns(input), version: version + 1, updatedAt: now })
      .where(eq(zones.id, id));
    return recorded(tx, id, { actor, now, before });
  });
}

export type DeleteZoneResult =
  | { ok: true; zoneName: string; keptBookings: number }
  | { ok: false; reason: 'not-found' };

/**
 * Deletes a zone. Its bookings stay and keep the name that it had when they were made; the audit log
 * tells which they were.
 */
export async function deleteZone(
  db: Db,
  id: string,
  { actor, now }: Acting,
): Promise<DeleteZoneResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await readAdminZone(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    const kept = await tx
      .update(bookings)
      .set({ zoneId: null, version: sql`${bookings.version} + 1`, updatedAt: now })
      .where(eq(bookings.zoneId, id))
      .returning({ id: bookings.id });
    await tx.delete(zones).where(eq(zones.id, id));
    const { zoneName } = before;
    await recordChange(tx, {
      actor,
      action: 'delete',
      thing: 'zone',
      thingId: id,
      title: zoneName,
      before: { ...zoneInput(before), bookings: kept.map((booking) => booking.id).sort() },
      now,
    });
    return { ok: true, zoneName, keptBookings: kept.length };
  });
}

/** One after another: what a name or a place in the order may be depends on all other zones. */
export async function lockZones(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.zones})`);
}

/** The zone as it is now, with an entry in the audit log of what became of it. */
async function recorded(
  tx: Db,
  id: string,
  { actor, now, before }: Acting & { before: AdminZone | null },
): Promise<SaveZoneResult> {
  const zone = await readAdminZone(tx, id, now);
  if (!zone) throw new Error(`The zone ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    thing: 'zone',
    thingId: id,
    title: zone.zoneName,
    before: before && zoneInput(before),
    after: zoneInput(zone),
    now,
  });
  return { ok: true, zone };
}

/** A drop-off text that names two zones of one name would be priced by chance. */
async function nameErrors(tx: Db, zoneName: string, ownId?: string): Promise<FieldError[]> {
  const others = await tx.select({ id: zones.id, zoneName: zones.zoneName }).from(zones);
  const key = zoneNameKey(zoneName);
  const same = others.find((zone) => zone.id !== ownId && zoneNameKey(zone.zoneName) === key);
  return same ? [{ field: 'zoneName', message: text.nameTaken(same.zoneName) }] : [];
}

function zoneInput({ zoneName, description, pricing, displayOrder, status }: AdminZone): ZoneInput {
  const { currency: _, ...fares } = pricing;
  return { zoneName, description, pricing: fares, displayOrder, status };
}

function zoneColumns({ zoneName, description, pricing, displayOrder, status }: ZoneInput) {
  return {
    zoneName,
    description,
    displayOrder,
    active: status === 'active',
    capacity14Cents: eurosToCents(pricing.capacity_1_4),
    capacity16Cents: eurosToCents(pricing.capacity_1_6),
    capacity116Cents: eurosToCents(pricing.capacity_1_16),
  };
}
