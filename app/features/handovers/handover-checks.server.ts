/** What contradicts a record of a hand-over or a return: states, vehicles, times and kilometres. */
import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { vehicles } from '#app/db/schema.server.ts';
import type { BookingRecord } from '#app/features/bookings/booking.schema.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { businessNow, toWallClock, type WallClock, wallClock } from '#app/lib/dates.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import type { HandoverKind } from './handover.rules.ts';
import type { HandoverInput } from './handover.schema.ts';
import { type HandoverRow, readOutWith } from './handovers.server.ts';
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

export function stateError(
  { serviceType, status }: BookingRecord,
  { kind, out }: { kind: HandoverKind; out: HandoverRow | null },
): string | null {
  if (serviceType !== 'car_rental') return text.noRental;
  if (kind === 'out') return status === 'cancelled' ? text.cancelled : null;
  return out ? null : text.notOut;
}

export type Vehicle = typeof vehicles.$inferSelect;

/** A return is of the vehicle that was handed over. */
export async function findVehicle(
  tx: Db,
  booking: BookingRecord,
  { kind, input, out }: { kind: HandoverKind; input: HandoverInput; out: HandoverRow | null },
): Promise<{ ok: true; vehicle: Vehicle | null; plate: string } | RefusedSave> {
  const id = kind === 'back' && out ? out.vehicleId : input.vehicleId;
  if (kind === 'back' && out && id === null) return { ok: true, vehicle: null, plate: out.plate };
  if (id === null) {
    if (!input.plate) return invalid('vehicleId', text.plate);
    return { ok: true, vehicle: null, plate: input.plate };
  }
  const vehicle = await lockVehicle(tx, id);
  if (!vehicle) return invalid('vehicleId', text.plate);
  const other = kind === 'out' ? await readOutWith(tx, id, booking.id) : null;
  if (other) {
    return invalid('vehicleId', text.stillOut(vehicle.plate, other));
  }
  return { ok: true, vehicle, plate: vehicle.plate };
}

export async function lockVehicle(tx: Db, id: string): Promise<Vehicle | null> {
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('update');
  return vehicle ?? null;
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
