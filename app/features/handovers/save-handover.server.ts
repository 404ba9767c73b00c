/** Records hand-overs and returns. Each is one transaction, with the booking and its car locked. */
import { and, eq, sql } from 'drizzle-orm';
import { type Acting, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { handovers, vehicles } from '#app/db/schema.server.ts';
import type { BookingRecord } from '#app/features/bookings/booking.schema.ts';
import { HIGHEST_TOTAL } from '#app/features/bookings/booking.schema.ts';
import {
  type LockedCars,
  noFreeUnit,
  withLockedBooking,
} from '#app/features/bookings/booking-locks.server.ts';
import { vehicleErrors } from '#app/features/bookings/booking-vehicle.server.ts';
import { writeBooking } from '#app/features/bookings/booking-writes.server.ts';
import { readBooking } from '#app/features/bookings/bookings.server.ts';
import { staffImageIdOf } from '#app/features/images/images.rules.ts';
import { holdImages } from '#app/features/images/images.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { businessNow, toWallClock, type WallClock, wallClock } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { type HandoverKind, masked, unmasked } from './handover.rules.ts';
import type { DriverDocuments, HandoverInput, HandoverUpdate } from './handover.schema.ts';
import { type HandoverRow, readOutWith, readRows } from './handovers.server.ts';
import { handoverInputText as text } from './handovers.text.ts';

/** Why it cannot be recorded now, in words for staff. */
interface NotNow {
  ok: false;
  reason: 'not-now';
  message: string;
}
export type SaveHandoverResult = { ok: true } | RefusedSave | NotNow;

const notNow = (message: string): NotNow => ({ ok: false, reason: 'not-now', message });
const invalid = (field: string, message: string): RefusedSave => ({
  ok: false,
  reason: 'invalid',
  errors: [{ field, message }],
});

/**
 * Records that a rental's vehicle was handed over, or brought back, or changes that record. The
 * booking gets the vehicle, the next status and the charges of a return; the vehicle its kilometres.
 * `invalid`: the vehicle is taken or still out, a time or kilometres contradict what is known, or a
 * photo is gone. `not-now`: the booking's state forbids it.
 */
export async function saveHandover(
  db: Db,
  bookingId: string,
  { kind, input, isNew }: { kind: HandoverKind; input: HandoverUpdate; isNew: boolean },
  by: Acting,
): Promise<SaveHandoverResult> {
  return withLockedBooking<SaveHandoverResult>(
    db,
    { id: bookingId, carId: null },
    async (tx, booking, locked) => {
      const rows = await readRows(tx, bookingId);
      const out = rows.find((row) => row.kind === 'out') ?? null;
      const back = rows.find((row) => row.kind === 'back') ?? null;
      const before = kind === 'out' ? out : back;
      if (before && isNew) return notNow(text.already);
      if (!before && !isNew) return { ok: false, reason: 'not-found' };
      if (before && input.version !== undefined && before.version !== input.version)
        return { ok: false, reason: 'stale' };
      const state = isNew ? stateError(booking, { kind, out }) : null;
      if (state) return notNow(state);
      const found = await findVehicle(tx, booking, { kind, input, out });
      if (!found.ok) return found;
      const { vehicle, plate } = found;
      const errors = [
        ...timeErrors(input, { kind, out, back, now: by.now }),
        ...kilometreErrors(input, { kind, out, back, vehicle: before ? null : vehicle }),
      ];
      if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
      const photos = [...new Set(input.photos.map(({ url }) => staffImageIdOf(url) ?? ''))];
      const held = await holdImages(tx, photos);
      if (photos.some((id) => !held.has(id))) return invalid('photos', text.unknownPhoto);
      const row = toRow(input, { kind, before, plate, vehicleId: vehicle?.id ?? null });
      const changed = await follow(tx, booking, { kind, row, before, locked, by });
      if (!changed.ok) return changed;
      await write(tx, bookingId, { kind, row: { ...row, photos }, before, by });
      if (vehicle) await readOff(tx, vehicle.id, input.kilometres);
      await record(tx, booking, { kind, before, after: row, by });
      return { ok: true };
    },
  );
}

/** Deletes a record; its charges leave the price, the booking's status stays. */
export async function deleteHandover(
  db: Db,
  bookingId: string,
  kind: HandoverKind,
  by: Acting,
): Promise<SaveHandoverResult> {
  return withLockedBooking<SaveHandoverResult>(
    db,
    { id: bookingId, carId: null },
    async (tx, booking) => {
      const rows = await readRows(tx, bookingId);
      const before = rows.find((row) => row.kind === kind);
      if (!before) return { ok: false, reason: 'not-found' };
      if (kind === 'out' && rows.length > 1) return notNow(text.returned);
      const charged = sumOf(before.charges);
      if (charged > 0) {
        const totalCents = Math.max(0, booking.totalCents - charged);
        await writeBooking(tx, booking, { totalCents }, by);
      }
      await tx
        .delete(handovers)
        .where(and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind)));
      await record(tx, booking, { kind, before, after: null, by });
      return { ok: true };
    },
  );
}

/** The drivers of a hand-over with the numbers of their documents; that they were shown is recorded. */
export async function showDocuments(
  db: Db,
  bookingId: string,
  { actor, now }: Acting,
): Promise<DriverDocuments[] | null> {
  return db.transaction(async (tx) => {
    const booking = await readBooking(tx, bookingId);
    const out = (await readRows(tx, bookingId)).find(({ kind }) => kind === 'out');
    if (!booking || !out) return null;
    await recordChange(tx, {
      actor,
      action: 'show',
      thing: 'handover',
      thingId: bookingId,
      title: `${booking.reference} · ${out.plate}`,
      now,
    });
    return out.drivers;
  });
}

function stateError(
  { serviceType, status }: BookingRecord,
  { kind, out }: { kind: HandoverKind; out: HandoverRow | null },
): string | null {
  if (serviceType !== 'car_rental') return text.noRental;
  if (status === 'cancelled') return text.cancelled;
  return kind === 'back' && !out ? text.notOut : null;
}

type Vehicle = typeof vehicles.$inferSelect;

/** A return is of the vehicle that was handed over. */
async function findVehicle(
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
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('update');
  if (!vehicle) return invalid('vehicleId', text.plate);
  const other = kind === 'out' ? await readOutWith(tx, id, booking.id) : null;
  if (other) {
    return invalid('vehicleId', text.stillOut(vehicle.plate, other.toUpperCase()));
  }
  return { ok: true, vehicle, plate: vehicle.plate };
}

function timeErrors(
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
function kilometreErrors(
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

type Written = Omit<
  typeof handovers.$inferInsert,
  'bookingId' | 'staffName' | 'createdAt' | 'updatedAt' | 'version'
>;

function toRow(
  { photos: _photos, version: _version, charges, drivers, ...input }: HandoverUpdate,
  of: {
    kind: HandoverKind;
    before: HandoverRow | null;
    plate: string;
    vehicleId: string | null;
  },
): Written {
  const { kind, before, plate, vehicleId } = of;
  return {
    ...input,
    kind,
    plate,
    vehicleId,
    drivers:
      kind === 'back'
        ? []
        : drivers.map((driver, i) => ({
            ...driver,
            idNumber: unmasked(driver.idNumber, before?.drivers[i]?.idNumber ?? ''),
            licenceNumber: unmasked(driver.licenceNumber, before?.drivers[i]?.licenceNumber ?? ''),
          })),
    charges:
      kind === 'out'
        ? []
        : charges.map(({ euros, ...charge }) => ({ ...charge, cents: eurosToCents(euros) })),
  };
}

/** The booking after it: its vehicle, its next status, and its price with the charges. */
async function follow(
  tx: Db,
  booking: BookingRecord,
  {
    kind,
    row,
    before,
    locked,
    by,
  }: {
    kind: HandoverKind;
    row: Written;
    before: HandoverRow | null;
    locked: LockedCars;
    by: Acting;
  },
): Promise<SaveHandoverResult> {
  const totalCents = booking.totalCents + sumOf(row.charges) - sumOf(before?.charges);
  if (totalCents > eurosToCents(HIGHEST_TOTAL)) return invalid('charges', text.tooHigh);
  // A record that is made up for later does not open a rental again.
  const isOver = booking.status === 'completed';
  const next = kind === 'out' && !isOver ? ('active' as const) : ('completed' as const);
  const after = {
    ...booking,
    vehicleId: kind === 'out' && row.vehicleId ? row.vehicleId : booking.vehicleId,
    status: before ? booking.status : next,
    totalCents: Math.max(0, totalCents),
  };
  const isSame =
    after.vehicleId === booking.vehicleId &&
    after.status === booking.status &&
    after.totalCents === booking.totalCents;
  if (isSame) return { ok: true };
  const clash = await noFreeUnit(tx, after, { locked, before: booking, now: by.now });
  if (clash) return notNow(text.full(clash.carTitle));
  const errors = await vehicleErrors(tx, after, { before: booking, now: by.now });
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const { vehicleId, status } = after;
  await writeBooking(tx, booking, { vehicleId, status, totalCents: after.totalCents }, by);
  return { ok: true };
}

async function write(
  tx: Db,
  bookingId: string,
  {
    kind,
    row,
    before,
    by: { actor, now },
  }: { kind: HandoverKind; row: Written; before: HandoverRow | null; by: Acting },
): Promise<void> {
  if (!before) {
    const staffName = actor === 'system' ? '' : actor.name;
    await tx
      .insert(handovers)
      .values({ ...row, bookingId, staffName, createdAt: now, updatedAt: now });
    return;
  }
  await tx
    .update(handovers)
    .set({ ...row, version: before.version + 1, updatedAt: now })
    .where(and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind)));
}

/** What was read off a vehicle last; a record that is put right later must not turn it back. */
function readOff(tx: Db, id: string, kilometres: number) {
  return tx
    .update(vehicles)
    .set({ kilometres: sql`greatest(${vehicles.kilometres}, ${kilometres})` })
    .where(eq(vehicles.id, id));
}

function sumOf(charges: readonly { cents: number }[] | undefined): number {
  return (charges ?? []).reduce((sum, { cents }) => sum + cents, 0);
}

async function record(
  tx: Db,
  { id, reference }: BookingRecord,
  {
    kind,
    before,
    after,
    by: { actor, now },
  }: { kind: HandoverKind; before: HandoverRow | null; after: Written | null; by: Acting },
): Promise<void> {
  await recordChange(tx, {
    actor,
    action: before ? (after ? 'update' : 'delete') : 'create',
    thing: 'handover',
    thingId: id,
    title: `${reference} · ${(after ?? before)?.plate}`,
    before: before && recorded(before),
    after: after && { kind, ...recorded(after) },
    now,
  });
}

/** Without what the law lets us keep only for a time: documents, photos, signatures. */
function recorded({ at, kilometres, fuelEighths, damages, notes, charges, drivers }: Written) {
  return {
    at: at.slice(0, 16).replace(' ', 'T'),
    kilometres,
    fuelEighths,
    damages: damages?.map(({ panel, kind, note }) =>
      [panel, kind, note].filter(Boolean).join(', '),
    ),
    notes,
    charges: charges?.map(({ kind, cents, note }) => `${kind} ${cents / 100} ${note}`.trim()),
    drivers: drivers?.map(({ idNumber, licenceNumber }) =>
      [masked(idNumber), masked(licenceNumber)].join(', '),
    ),
  };
}
