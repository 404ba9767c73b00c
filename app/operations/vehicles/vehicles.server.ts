import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { cars, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { readUnits } from '#app/domain/availability/units.server.ts';
import { type LockedCars, lockCars } from '#app/domain/bookings/booking-locks.server.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import { plateKey } from './plate-key.server.ts';
import { dueSoon } from './vehicle.rules.ts';
import type {
  Block,
  BlockReason,
  CarUnits,
  Vehicle,
  VehicleInput,
  VehicleUpdate,
} from './vehicle.schema.ts';
import { lockHandovers } from './vehicle-out.server.ts';
import {
  type ConflictingRentals,
  findConflictingRentals,
  lockRentals,
  readCurrentRental,
  readUpcomingRentals,
  unassignFromRentals,
} from './vehicle-rentals.server.ts';
import { countUnits } from './vehicle-units.server.ts';

/** Lists all vehicles, those in service first, then by car and plate. */
export async function listVehicles(db: Db, now: Date): Promise<Vehicle[]> {
  const found = await readVehicles(db, businessNow(now).date);
  const isSold = ({ status }: Vehicle) => Number(status === 'sold');
  return found.sort(
    (a, b) =>
      isSold(a) - isSold(b) ||
      compareTurkish(a.carTitle ?? '', b.carTitle ?? '') ||
      compareTurkish(a.plate, b.plate),
  );
}

export async function readVehicle(db: Db, id: string, now: Date): Promise<Vehicle | null> {
  const [vehicle] = await readVehicles(db, businessNow(now).date, id);
  return vehicle ?? null;
}

async function readVehicles(db: Db, today: IsoDate, id?: string): Promise<Vehicle[]> {
  const [rows, blocks] = await Promise.all([
    db
      .select({ vehicle: vehicles, carTitle: cars.title })
      .from(vehicles)
      .leftJoin(cars, eq(cars.id, vehicles.carId))
      .where(id === undefined ? undefined : eq(vehicles.id, id)),
    db
      .select()
      .from(vehicleBlocks)
      .where(
        and(
          gte(vehicleBlocks.lastDay, today),
          id === undefined ? undefined : eq(vehicleBlocks.vehicleId, id),
        ),
      )
      .orderBy(asc(vehicleBlocks.firstDay), asc(vehicleBlocks.id)),
  ]);
  const blocksOf = Map.groupBy(blocks, ({ vehicleId }) => vehicleId);
  return rows.map(({ vehicle: { inService, updatedAt, createdAt: _, ...vehicle }, carTitle }) => ({
    ...vehicle,
    carTitle,
    status: inService ? ('in-service' as const) : ('sold' as const),
    due: inService ? dueSoon(vehicle, today) : [],
    blocks: (blocksOf.get(vehicle.id) ?? []).map(toBlock),
    updatedAt: updatedAt.toISOString(),
  }));
}

function toBlock({
  id,
  firstDay,
  lastDay,
  reason,
  note,
}: typeof vehicleBlocks.$inferSelect): Block {
  return { id, firstDay, lastDay, reason: reason as BlockReason, note };
}

export type SaveVehicleResult =
  | { ok: true; vehicle: Vehicle; carUnits: CarUnits[] }
  | RefusedSave
  | ConflictingRentals;

/** Stores a new vehicle. `invalid`: the plate is taken, or the car does not exist. */
export async function createVehicle(
  db: Db,
  input: VehicleInput,
  by: Saving,
): Promise<SaveVehicleResult> {
  return allOrNothing<SaveVehicleResult>(db, async (tx) => {
    await lockPlates(tx);
    const locked = await lockCars(tx, [input.carId]);
    return addVehicle(tx, input, { locked, by });
  });
}

/**
 * Stores a new vehicle like `createVehicle`. The transaction has locked the plates first, then the
 * car.
 */
export async function addVehicle(
  tx: Db,
  input: VehicleInput,
  { locked, by }: { locked: LockedCars; by: Saving },
): Promise<RefusedSave | { ok: true; vehicle: Vehicle; carUnits: CarUnits[] }> {
  const { actor, now } = by;
  const errors = await checkInput(tx, input, { locked, text: by.texts.vehicles.input });
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const id = randomUUID();
  const counted = await readUnits(tx, [input.carId]);
  await tx.insert(vehicles).values({ ...columnsOf(input), id, createdAt: now, updatedAt: now });
  const carUnits = await countUnits(tx, counted, { now });
  return { ok: true, vehicle: await recordVehicle(tx, id, { actor, now, before: null }), carUnits };
}

/**
 * Changes the given fields of a vehicle. `stale`: it was saved since `version` was read. `invalid`:
 * as in `createVehicle`, or the vehicle is out and is to be sold or moved. A vehicle that is sold
 * or moved to another car is removed from its rentals that have not begun. `clash`: such rentals
 * exist, or a car has too few units then, and `allowOverbooking` was not given.
 */
export async function updateVehicle(
  db: Db,
  id: string,
  { version, allowOverbooking, leaveRentals, carId, ...rest }: VehicleUpdate,
  by: Saving,
): Promise<SaveVehicleResult> {
  const { actor, now } = by;
  const { input: text, labels } = by.texts.vehicles;
  const given = { ...rest, carId: carId ?? undefined };
  return allOrNothing<SaveVehicleResult>(db, async (tx) => {
    if (given.plate !== undefined) await lockPlates(tx);
    const found = await lockVehicle(tx, id, { now, ...given });
    if (!found.ok) return found;
    const { vehicle: before, locked, blocksRentals } = found;
    if (version !== undefined && before.version !== version) return { ok: false, reason: 'stale' };
    const errors = await checkInput(tx, given, { locked, ownId: id, text });
    const rental = blocksRentals ? await readCurrentRental(tx, before) : null;
    const field = given.status === 'sold' ? 'status' : 'carId';
    if (rental) errors.push({ field, message: text.isOut(before.plate, rental) });
    if (carId === null && before.carId !== null)
      errors.push({ field: 'carId', message: text.required(labels.carId) });
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const rentalsLosingPlate = blocksRentals ? await readUpcomingRentals(tx, before, now) : [];
    const { plate, status } = before;
    const counted = await readUnits(tx, [before.carId, given.carId ?? null]);
    const isMoved = given.carId !== undefined && given.carId !== before.carId;
    const isSale = !isMoved && given.status !== undefined && given.status !== status;
    await tx
      .update(vehicles)
      .set({ ...columnsOf(given), version: before.version + 1, updatedAt: now })
      .where(eq(vehicles.id, id));
    const unassigned = blocksRentals ? await unassignFromRentals(tx, id, now) : [];
    const carUnits = await countUnits(tx, counted, { isSale, now });
    const isMeant = allowOverbooking || leaveRentals;
    const clashing = isMeant
      ? null
      : await findConflictingRentals(tx, { plate, rentalsLosingPlate, locked }, by);
    if (clashing) return clashing;
    const vehicle = await recordVehicle(tx, id, { actor, now, before, unassigned });
    return { ok: true, vehicle, carUnits };
  });
}

export type DeleteVehicleResult =
  | { ok: true; plate: string; carUnits: CarUnits[] }
  | { ok: false; reason: 'not-found' | 'stale' }
  | { ok: false; reason: 'not-returned'; message: string }
  | ConflictingRentals;

/**
 * Deletes a vehicle with its blocks. Its rentals stay, without a vehicle. `not-returned`: a
 * customer has the vehicle. `clash`: as in `updateVehicle`.
 */
export async function deleteVehicle(
  db: Db,
  id: string,
  { allowOverbooking = false, ...by }: Saving & { allowOverbooking?: boolean },
): Promise<DeleteVehicleResult> {
  const { actor, now } = by;
  const { input: text } = by.texts.vehicles;
  return allOrNothing<DeleteVehicleResult>(db, async (tx) => {
    const found = await lockVehicle(tx, id, { now, status: 'deleted' });
    if (!found.ok) return found;
    const { locked, vehicle } = found;
    const { plate, carId } = vehicle;
    const rental = await readCurrentRental(tx, vehicle);
    if (rental) return { ok: false, reason: 'not-returned', message: text.isOut(plate, rental) };
    const rentalsLosingPlate = await readUpcomingRentals(tx, vehicle, now);
    const before = { ...factsOf(vehicle), ...rentalsInLog(await unassignFromRentals(tx, id, now)) };
    await lockHandovers(tx, id);
    const counted = await readUnits(tx, [carId]);
    await tx.delete(vehicles).where(eq(vehicles.id, id));
    const carUnits = await countUnits(tx, counted, { now });
    const clashing = allowOverbooking
      ? null
      : await findConflictingRentals(tx, { plate, rentalsLosingPlate, locked }, by);
    if (clashing) return clashing;
    const change = { actor, action: 'delete', entity: 'vehicle', entityId: id } as const;
    await recordChange(tx, { ...change, title: plate, before, now });
    return { ok: true, plate, carUnits };
  });
}

/**
 * Locks a vehicle, its car and the car `carId` that it will get, until the end of the transaction.
 * If another car or `status` takes the vehicle from its rentals, locks these, too, and
 * `blocksRentals` is true. `stale`: the vehicle has just got another car or status, and further
 * locks would break the order of locks.
 */
export async function lockVehicle(
  tx: Db,
  id: string,
  {
    now,
    carId,
    status,
  }: {
    now: Date;
    carId?: string | undefined;
    status?: Vehicle['status'] | 'deleted' | undefined;
  },
): Promise<
  | { ok: true; vehicle: Vehicle; locked: LockedCars; blocksRentals: boolean }
  | { ok: false; reason: 'not-found' | 'stale' }
> {
  const seen = await readVehicle(tx, id, now);
  if (!seen) return { ok: false, reason: 'not-found' };
  const locked = await lockCars(tx, [seen.carId, carId ?? null]);
  const isMoved = carId !== undefined && carId !== seen.carId;
  const leavesService = status !== undefined && status !== 'in-service' && status !== seen.status;
  const blocksRentals = isMoved || leavesService;
  if (blocksRentals) await lockRentals(tx, id);
  await tx.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, id)).for('update');
  const vehicle = await readVehicle(tx, id, now);
  if (!vehicle) return { ok: false, reason: 'not-found' };
  const isOther = vehicle.carId !== seen.carId || vehicle.status !== seen.status;
  if (isOther) return { ok: false, reason: 'stale' };
  return { ok: true, vehicle, locked, blocksRentals };
}

/**
 * Serialises changes of plates, because a plate must differ from all others. Call it before cars
 * are locked.
 */
export async function lockPlates(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.plates})`);
}

/** Returns the bookings that lose their plate, for the audit log. */
function rentalsInLog(unassigned: string[]) {
  return unassigned.length > 0 ? { bookings: unassigned } : {};
}

/**
 * Returns an error if the plate is taken or the car does not exist. Fields that are not given are
 * not checked.
 */
async function checkInput(
  tx: Db,
  { plate, carId }: Partial<VehicleInput>,
  {
    locked,
    ownId,
    text,
  }: { locked: LockedCars; ownId?: string; text: OfficeTexts['vehicles']['input'] },
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if (plate !== undefined) {
    const isSame = eq(plateKey(vehicles.plate), plateKey(plate));
    const [same] = await tx
      .select({ plate: vehicles.plate })
      .from(vehicles)
      .where(and(isSame, ownId === undefined ? undefined : ne(vehicles.id, ownId)));
    if (same) errors.push({ field: 'plate', message: text.plateTaken(same.plate) });
  }
  if (carId !== undefined && !locked.has(carId)) {
    errors.push({ field: 'carId', message: text.unknownCar });
  }
  return errors;
}

/**
 * Returns the columns of the given fields. They have the names of the fields, except the status.
 */
function columnsOf<Given extends Partial<VehicleInput>>({ status, ...named }: Given) {
  return { ...named, ...(status !== undefined && { inService: status === 'in-service' }) };
}

/** Returns the fields that staff write, for the audit log. */
function factsOf({ id, carTitle, due, blocks, version, updatedAt, ...facts }: Vehicle) {
  return facts;
}

interface Recording extends ChangeContext {
  before: Vehicle | null;
  /** Ids of the bookings that lost the vehicle. */
  unassigned?: string[];
}

/** Returns the vehicle after the change, and records the change in the audit log. */
async function recordVehicle(
  tx: Db,
  id: string,
  { actor, now, before, unassigned = [] }: Recording,
): Promise<Vehicle> {
  const vehicle = await readVehicle(tx, id, now);
  if (!vehicle) throw new Error(`The vehicle ${id} was not written`);
  await recordChange(tx, {
    actor,
    action: before ? 'update' : 'create',
    entity: 'vehicle',
    entityId: id,
    title: vehicle.plate,
    before: before && { ...factsOf(before), ...rentalsInLog(unassigned) },
    after: factsOf(vehicle),
    now,
  });
  return vehicle;
}
