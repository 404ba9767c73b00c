/** Blocked days, on which a vehicle cannot be rented. */

import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { vehicleBlocks } from '#app/db/schema.server.ts';
import { blockedInterval } from '#app/domain/availability/availability.rules.ts';
import { findClashes, findRentals } from '#app/domain/bookings/booking-locks.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { BlockDays, BlockInput, Vehicle } from './vehicle.schema.ts';
import type { ConflictingRentals } from './vehicle-rentals.server.ts';
import { lockVehicle, readVehicle } from './vehicles.server.ts';

export type BlockResult =
  | { ok: true; vehicle: Vehicle }
  | RefusedSave
  | { ok: false; reason: 'sold' }
  /**
   * Bookings have the vehicle on these days, or bookings and other blocks hold all units of its
   * car.
   */
  | ConflictingRentals;

/**
 * Blocks a vehicle for days that are not blocked yet. The block holds a unit of the car like a
 * booking. `clash` is not checked if `allowOverbooking` is set.
 */
export async function blockVehicle(
  db: Db,
  id: string,
  input: BlockInput,
  by: Saving,
): Promise<BlockResult> {
  return allOrNothing<BlockResult>(db, async (tx) => {
    const found = await lockVehicle(tx, id, { now: by.now });
    if (!found.ok) return found;
    const refused = await insertBlock(tx, found, input, by);
    return refused ?? recordBlocks(tx, found.vehicle, by);
  });
}

/** Vehicle and car that are locked until the end of the transaction. */
type LockedVehicle = Extract<Awaited<ReturnType<typeof lockVehicle>>, { ok: true }>;
type BlockRefusal = Exclude<BlockResult, { ok: true }>;

/**
 * Replaces the days on which a vehicle is blocked for the repair of a damage; null removes them.
 * Days within the former days are never refused because of bookings. Returns the refusal; null if
 * the days are stored.
 */
export async function setRepairDays(
  tx: Db,
  found: LockedVehicle,
  repair: { damageId: string; days: BlockDays | null; note: string; allowOverbooking: boolean },
  by: Saving,
): Promise<BlockRefusal | null> {
  const { damageId, days, note } = repair;
  const [former] = await tx
    .delete(vehicleBlocks)
    .where(eq(vehicleBlocks.damageId, damageId))
    .returning();
  if (days) {
    const isWithin =
      former !== undefined && former.firstDay <= days.firstDay && days.lastDay <= former.lastDay;
    const allowOverbooking = repair.allowOverbooking || isWithin;
    const block = { ...days, reason: 'repair' as const, note, damageId, allowOverbooking };
    const refused = await insertBlock(tx, found, block, by);
    if (refused) return refused;
  }
  await recordBlocks(tx, found.vehicle, by);
  return null;
}

async function insertBlock(
  tx: Db,
  { vehicle, locked }: LockedVehicle,
  { allowOverbooking, ...block }: BlockInput & { damageId?: string },
  { now, texts }: Saving,
): Promise<BlockRefusal | null> {
  const { input: text } = texts.vehicles;
  const { id } = vehicle;
  if (vehicle.status === 'sold') return { ok: false, reason: 'sold' };
  const errors = await checkOverlap(tx, id, block, text);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  if (!allowOverbooking) {
    const period = blockedInterval(block.firstDay, block.lastDay);
    const withoutBuffer = true;
    const rentals = await findRentals(tx, id, { period, now, withoutBuffer });
    const car = locked.get(vehicle.carId ?? '');
    const others = car
      ? await findClashes(tx, car, { period, except: undefined, now, withoutBuffer })
      : null;
    const known = new Set(rentals.map(({ reference }) => reference));
    const isOther = ({ reference }: { reference: string }) => !known.has(reference);
    const clashes = [...rentals, ...(others ?? []).filter(isOther)];
    const message = rentals.length > 0 ? text.rented(vehicle.plate) : text.clash(car?.title ?? '');
    if (rentals.length > 0 || others) return { ok: false, reason: 'clash', message, clashes };
  }
  await tx
    .insert(vehicleBlocks)
    .values({ ...block, id: randomUUID(), vehicleId: id, createdAt: now });
  return null;
}

export type FreeResult = { ok: true; vehicle: Vehicle } | { ok: false; reason: 'not-found' };

export async function unblockVehicle(
  db: Db,
  { id, blockId }: { id: string; blockId: string },
  { actor, now }: ChangeContext,
): Promise<FreeResult> {
  return db.transaction(async (tx) => {
    const vehicle = await readVehicle(tx, id, now);
    const [removed] = await tx
      .delete(vehicleBlocks)
      .where(and(eq(vehicleBlocks.id, blockId), eq(vehicleBlocks.vehicleId, id)))
      .returning();
    if (!vehicle || !removed) return { ok: false, reason: 'not-found' };
    return recordBlocks(tx, vehicle, { actor, now });
  });
}

/**
 * Returns an error if some of the days are blocked, because two blocks of a vehicle on one day
 * would hold two units.
 */
async function checkOverlap(
  tx: Db,
  vehicleId: string,
  { firstDay, lastDay }: BlockDays,
  text: OfficeTexts['vehicles']['input'],
): Promise<FieldError[]> {
  const [other] = await tx
    .select()
    .from(vehicleBlocks)
    .where(
      and(
        eq(vehicleBlocks.vehicleId, vehicleId),
        gte(vehicleBlocks.lastDay, firstDay),
        lte(vehicleBlocks.firstDay, lastDay),
      ),
    )
    .orderBy(asc(vehicleBlocks.firstDay))
    .limit(1);
  if (!other) return [];
  const field = other.firstDay <= firstDay ? 'firstDay' : 'lastDay';
  return [{ field, message: text.alreadyBlocked(other.firstDay, other.lastDay) }];
}

async function recordBlocks(tx: Db, before: Vehicle, { actor, now }: ChangeContext) {
  const vehicle = await readVehicle(tx, before.id, now);
  if (!vehicle) throw new Error(`The vehicle ${before.id} is not there any more`);
  const days = ({ blocks }: Vehicle) => ({
    blocks: blocks.map(({ firstDay, lastDay, reason }) => ({ firstDay, lastDay, reason })),
  });
  await recordChange(tx, {
    actor,
    action: 'update',
    entity: 'vehicle',
    entityId: before.id,
    title: before.plate,
    before: days(before),
    after: days(vehicle),
    now,
  });
  return { ok: true, vehicle } as const;
}
