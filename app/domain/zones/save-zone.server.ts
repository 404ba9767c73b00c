import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, zones } from '#app/db/schema.server.ts';
import { responseFields } from '#app/lib/facts.schema.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { randomSuffix } from '#app/lib/random-suffix.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { changedTranslations } from '#app/lib/words/translations.rules.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';
import { zoneNameKey, zoneNameKeys } from './zone.rules.ts';
import {
  type AdminZone,
  ORDER_STEP,
  type ZoneInput,
  type ZoneMove,
  type ZoneUpdate,
  zoneFacts,
} from './zone.schema.ts';
import { listAdminZones, readAdminZone } from './zones.server.ts';

export type SaveZoneResult = { ok: true; zone: AdminZone } | RefusedSave;

/** Fields of a zone that staff write, for changes and the audit log. */
const factsSchema = z.object(responseFields(zoneFacts));

/**
 * Stores a new zone under a readable id. `invalid`: another zone has the same name or spelling,
 * compared as in matching (`zoneNameKey`).
 */
export async function createZone(db: Db, input: ZoneInput, by: Saving): Promise<SaveZoneResult> {
  const { actor, now } = by;
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const errors = await nameErrors(tx, input, { by });
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const id = `${slugify(input.zoneName, 'zone')}-${randomSuffix()}`;
    await tx.insert(zones).values({ ...zoneColumns(input), id, createdAt: now, updatedAt: now });
    return logAndRead(tx, id, { actor, now, before: null });
  });
}

/**
 * Changes the given fields of a zone; its id stays. `stale`: the zone was saved since `version` was
 * read. `invalid`: as in `createZone`.
 */
export async function updateZone(
  db: Db,
  id: string,
  { version, ...given }: ZoneUpdate,
  by: Saving,
): Promise<SaveZoneResult> {
  const { actor, now } = by;
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await readAdminZone(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    if (version !== undefined && before.version !== version) return { ok: false, reason: 'stale' };
    const pricing = { ...before.pricing, ...given.pricing };
    const translations = changedTranslations(before.translations, given.translations);
    const input = { ...factsSchema.parse(before), ...given, pricing, translations };
    const errors = await nameErrors(tx, input, { by, ownId: id });
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    await tx
      .update(zones)
      .set({ ...zoneColumns(input), version: before.version + 1, updatedAt: now })
      .where(eq(zones.id, id));
    return logAndRead(tx, id, { actor, now, before });
  });
}

export type MoveZoneResult = { ok: true; zones: AdminZone[] } | { ok: false; reason: 'not-found' };

/**
 * Swaps a zone with its neighbour in the order and numbers all zones again. Changes nothing at the
 * end of the order. Returns all zones in order.
 */
export async function moveZone(
  db: Db,
  id: string,
  direction: ZoneMove,
  { actor, now }: ChangeContext,
): Promise<MoveZoneResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await listAdminZones(tx, now);
    const from = before.findIndex((zone) => zone.id === id);
    const [zone] = before.slice(from, from + 1);
    if (from < 0 || !zone) return { ok: false, reason: 'not-found' };
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= before.length) return { ok: true, zones: before };
    for (const [place, moved] of before.toSpliced(from, 1).toSpliced(to, 0, zone).entries()) {
      const displayOrder = (place + 1) * ORDER_STEP;
      if (moved.displayOrder === displayOrder) continue;
      await tx
        .update(zones)
        .set({ displayOrder, version: moved.version + 1, updatedAt: now })
        .where(eq(zones.id, moved.id));
    }
    const after = await listAdminZones(tx, now);
    await recordChange(tx, {
      actor,
      action: 'update',
      entity: 'zone',
      entityId: null,
      title: '',
      before: { order: before.map(({ zoneName }) => zoneName) },
      after: { order: after.map(({ zoneName }) => zoneName) },
      now,
    });
    return { ok: true, zones: after };
  });
}

export type DeleteZoneResult =
  | { ok: true; zoneName: string; keptBookings: number }
  | { ok: false; reason: 'not-found' };

/**
 * Deletes a zone. Its bookings stay, with the name of the zone when they were made. The audit log
 * lists their ids.
 */
export async function deleteZone(
  db: Db,
  id: string,
  { actor, now }: ChangeContext,
): Promise<DeleteZoneResult> {
  return db.transaction(async (tx) => {
    await lockZones(tx);
    const before = await readAdminZone(tx, id, now);
    if (!before) return { ok: false, reason: 'not-found' };
    // Bookings are locked in the order of their ids.
    await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.zoneId, id))
      .orderBy(bookings.id)
      .for('update');
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
      entity: 'zone',
      entityId: id,
      title: zoneName,
      before: { ...factsSchema.parse(before), bookings: kept.map((booking) => booking.id).sort() },
      now,
    });
    return { ok: true, zoneName, keptBookings: kept.length };
  });
}

/** Lets changes wait for each other, because a name and a position depend on all other zones. */
async function lockZones(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.zones})`);
}

/** Logs the change and returns the zone after it. */
async function logAndRead(
  tx: Db,
  id: string,
  { actor, now, before }: ChangeContext & { before: AdminZone | null },
): Promise<SaveZoneResult> {
  const zone = await readAdminZone(tx, id, now);
  if (!zone) throw new Error(`The zone ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    entity: 'zone',
    entityId: id,
    title: zone.zoneName,
    before: before && factsSchema.parse(before),
    after: factsSchema.parse(zone),
    now,
  });
  return { ok: true, zone };
}

/**
 * Returns errors if another zone has the same name or spelling. Otherwise the fare of a drop-off
 * with that name would be arbitrary.
 */
async function nameErrors(
  tx: Db,
  { zoneName, spellings }: Pick<ZoneInput, 'zoneName' | 'spellings'>,
  { by, ownId }: { by: Saving; ownId?: string },
): Promise<FieldError[]> {
  const { input: text } = by.texts.zones;
  const others = await tx
    .select({ id: zones.id, zoneName: zones.zoneName, spellings: zones.spellings })
    .from(zones);
  const taken = (name: string) => {
    const key = zoneNameKey(name);
    return others.find((zone) => zone.id !== ownId && zoneNameKeys(zone).includes(key));
  };
  const errors = (field: string, names: string[]) =>
    names
      .flatMap((name) => taken(name) ?? [])
      .slice(0, 1)
      .map((other) => ({ field, message: text.nameTaken(other.zoneName) }));
  return [...errors('zoneName', [zoneName]), ...errors('spellings', spellings)];
}

function zoneColumns({ pricing, status, translations, ...named }: ZoneInput) {
  return {
    ...named,
    translations: changedTranslations({}, translations),
    active: status === 'active',
    capacity14Cents: eurosToCents(pricing.capacity_1_4),
    capacity16Cents: eurosToCents(pricing.capacity_1_6),
    capacity116Cents: eurosToCents(pricing.capacity_1_16),
  };
}
