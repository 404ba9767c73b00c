import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { vehicles } from '#app/db/schema.server.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import type { PlateOut } from '#app/domain/bookings/booking-vehicle.server.ts';
import type { EndsSignatures } from '#app/domain/bookings/signed/signed-contract.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { plateKey } from '#app/operations/vehicles/plate-key.server.ts';
import { readRentalOut } from '#app/operations/vehicles/vehicle-out.server.ts';
import type { HandoverRefusals } from '../editor/handover-words.rules.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { HandoverInput } from '../handover.schema.ts';
import type { HandoverRow } from '../handovers.server.ts';

/** Refusal: the state of the booking forbids the record now. `message` is for staff. */
interface NotNow {
  ok: false;
  reason: 'not-now';
  message: string;
}
export type SaveHandoverResult = { ok: true } | RefusedSave | NotNow | PlateOut | EndsSignatures;

export const notNow = (message: string): NotNow => ({ ok: false, reason: 'not-now', message });

export type Vehicle = typeof vehicles.$inferSelect;

/**
 * Returns the vehicle of a record; null if the plate is typed. Locks this vehicle and the vehicle
 * that the record had before. A return has the vehicle that was handed over; without a recorded
 * hand-over it has the given vehicle, else the booking's. `errors`: the vehicle does not exist, or
 * is still out with another rental.
 */
export async function findVehicle(
  tx: Db,
  booking: BookingRecord,
  {
    kind,
    input,
    before,
    out,
    back,
  }: {
    kind: HandoverKind;
    input: HandoverInput;
    before: HandoverRow | null;
    out: HandoverRow | null;
    back: HandoverRow | null;
  },
  text: HandoverRefusals,
): Promise<{ vehicle: Vehicle | null; plate: string; errors: FieldError[] }> {
  const withoutOut = { ...input, vehicleId: input.vehicleId ?? booking.vehicleId };
  const { vehicleId, plate: typed } = kind === 'out' ? input : (out ?? withoutOut);
  // A hand-over that is recorded after the rental takes no vehicle out.
  const isGoingOut = kind === 'out' && !back && booking.status !== 'completed';
  const isGiven = vehicleId !== null || typed !== '';
  if (isGoingOut && isGiven)
    await lockPlate(tx, vehicleId === null ? typed : await readPlate(tx, vehicleId));
  const locked = await lockVehicles(tx, [vehicleId, before?.vehicleId ?? null]);
  const vehicle = (vehicleId && locked.get(vehicleId)) || null;
  const plate = vehicle?.plate ?? typed;
  const refuse = (field: string, message: string) => ({
    vehicle,
    plate,
    errors: [{ field, message }],
  });
  if (vehicleId !== null && !vehicle) return refuse('vehicleId', text.plate);
  const other =
    isGoingOut && isGiven ? await readRentalOut(tx, { vehicleId, plate }, booking.id) : null;
  if (other) return refuse(vehicle ? 'vehicleId' : 'plate', text.stillOut(plate, other));
  return { vehicle, plate, errors: [] };
}

/** Returns true if the car has vehicles in service. Otherwise staff type the plate. */
export async function hasVehicles(tx: Db, { carId }: BookingRecord): Promise<boolean> {
  if (carId === null) return false;
  const offered = and(eq(vehicles.carId, carId), eq(vehicles.inService, true));
  return (await tx.$count(vehicles, offered)) > 0;
}

async function readPlate(tx: Db, id: string): Promise<string> {
  const [vehicle] = await tx
    .select({ plate: vehicles.plate })
    .from(vehicles)
    .where(eq(vehicles.id, id));
  return vehicle?.plate ?? '';
}

/** Makes other hand-overs of this plate wait until the transaction ends. */
async function lockPlate(tx: Db, plate: string): Promise<void> {
  const key = sql`hashtext(${plateKey(plate)})`;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.handedOver}, ${key})`);
}

/** Locks the vehicles that exist and returns them by id. */
export async function lockVehicles(tx: Db, ids: (string | null)[]): Promise<Map<string, Vehicle>> {
  const given = ids.filter((id) => id !== null);
  if (given.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(vehicles)
    .where(inArray(vehicles.id, given))
    .orderBy(asc(vehicles.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}
