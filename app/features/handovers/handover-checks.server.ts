/** What contradicts a record of a hand-over or a return: states, vehicles, times and kilometres. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { vehicles } from '#app/db/schema.server.ts';
import type { BookingRecord } from '#app/features/bookings/booking.schema.ts';
import { plateKey } from '#app/features/vehicles/plate-key.server.ts';
import { readOutWith } from '#app/features/vehicles/vehicle-out.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { businessNow, toWallClock, type WallClock, wallClock } from '#app/lib/dates.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import type { HandoverKind } from './handover.rules.ts';
import type { HandoverInput } from './handover.schema.ts';
import type { HandoverRow } from './handovers.server.ts';
import { handoverInputText as text } from './handovers.text.ts';

/** Why it cannot be recorded now, in words for staff. */
interface NotNow {
  ok: false;
  reason: 'not-now';
  message: string;
}
export type SaveHandoverResult = { ok: true } | RefusedSave | NotNow;

export const notNow = (message: string): NotNow => ({ ok: false, reason: 'not-now', message });
export const invalid = (field: string, message: string): RefusedSave => ({
  ok: false,
  reason: 'invalid',
  errors: [{ field, message }],
});

export type Vehicle = typeof vehicles.$inferSelect;

/**
 * The vehicle of a record, locked like the one that it had before; a return is of the vehicle that was
 * handed over, or, without such a record, of the booking's where none is given. `invalid`: a hand-over
 * names none, or it is still out with another rental.
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
): Promise<{ ok: true; vehicle: Vehicle | null; plate: string } | RefusedSave> {
  const withoutOut = { ...input, vehicleId: input.vehicleId ?? booking.vehicleId };
  const { vehicleId, plate: typed } = kind === 'out' ? input : (out ?? withoutOut);
  if (kind === 'out' && vehicleId === null && !typed)
    return invalid(await fieldOfVehicle(tx, booking), text.plate);
  // A record of what is back, or over, takes no vehicle out.
  const leaves = kind === 'out' && !back && booking.status !== 'completed';
  if (leaves) await lockPlate(tx, vehicleId === null ? typed : await readPlate(tx, vehicleId));
  const locked = await lockVehicles(tx, [vehicleId, before?.vehicleId ?? null]);
  const vehicle = vehicleId === null ? null : locked.get(vehicleId);
  if (vehicle === undefined) return invalid('vehicleId', text.plate);
  const plate = vehicle?.plate ?? typed;
  const other = leaves ? await readOutWith(tx, { vehicleId, plate }, booking.id) : null;
  if (other) return invalid(vehicle ? 'vehicleId' : 'plate', text.stillOut(plate, other));
  return { ok: true, vehicle, plate };
}

/** Where a vehicle is given: chosen from those of the car, or typed where it has none. */
async function fieldOfVehicle(tx: Db, { carId }: BookingRecord): Promise<'vehicleId' | 'plate'> {
  if (carId === null) return 'plate';
  const offered = and(eq(vehicles.carId, carId), eq(vehicles.inService, true));
  return (await tx.$count(vehicles, offered)) > 0 ? 'vehicleId' : 'plate';
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

/** Those of the vehicles that exist, by id. */
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

export function timeErrors(
  { at }: HandoverInput,
  {
    kind,
    out,
    back,
    now,
  }: { kind: HandoverKind; out: HandoverRow | null; back: HandoverRow | null; now: Date },
): FieldError[] {
  const clock = businessNow(now);
  const is = (message: string) => [{ field: 'at', message }];
  if (at > wallClock(clock.date, clock.time)) return is(text.inFuture);
  const other = kind === 'back' ? out : back;
  const otherAt: WallClock | null = other && toWallClock(other.at);
  if (otherAt && kind === 'back' && at < otherAt) return is(text.beforeOut(otherAt));
  if (otherAt && kind === 'out' && at > otherAt) return is(text.afterBack(otherAt));
  return [];
}

/** Kilometres never fall. `vehicle`: of a new record, since it has been read off by older ones. */
export function kilometreErrors(
  { kilometres }: HandoverInput,
  {
    kind,
    out,
    back,
    vehicle,
  }: {
    kind: HandoverKind;
    out: HandoverRow | null;
    back: HandoverRow | null;
    vehicle: Vehicle | null;
  },
): FieldError[] {
  const is = (message: string) => [{ field: 'kilometres', message }];
  if (kind === 'back' && out && kilometres < out.kilometres) {
    return is(text.fewerThanOut(out.kilometres));
  }
  if (kind === 'out' && back && kilometres > back.kilometres) {
    return is(text.moreThanBack(back.kilometres));
  }
  if (vehicle?.kilometres != null && kilometres < vehicle.kilometres) {
    return is(text.fewerKilometres(vehicle.plate, vehicle.kilometres));
  }
  return [];
}
