import {
  aliasedTable,
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import {
  addedParts,
  holdsByStatus,
  type Interval,
  withBuffer,
} from '#app/domain/availability/availability.rules.ts';
import {
  bufferedUntil,
  heldUntil,
  holdsUnit,
  holdsUnitDuring,
  isBufferedFor,
  readBuffer,
} from '#app/domain/availability/availability.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { staffDay, staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { BookingRecord, Clash } from './booking.schema.ts';
import { findRentals } from './booking-locks.server.ts';
import type { BookableCar } from './booking-options.schema.ts';

type Rental = Pick<BookingRecord, 'vehicleId' | 'carId' | 'status' | 'pickupAt' | 'dropoffAt'>;

/**
 * Returns the errors of a rental's vehicle: it belongs to another car, or, if the rental holds a
 * unit, it is sold, booked or blocked during the rental. Returns none without a vehicle, and if the
 * rental has had the vehicle for the same or a longer period. The caller has locked the car's row,
 * so that two rentals cannot get the same vehicle. `takesLate` ignores late rentals, which staff
 * may overrule (`findLatePlate`).
 */
export async function vehicleErrors(
  tx: Db,
  after: Rental,
  before: BookingRecord | null,
  { takesLate = false, ...by }: Saving & { takesLate?: boolean },
): Promise<FieldError[]> {
  const { now, days } = by;
  const { input: text } = by.texts.bookings;
  const { vehicleId, carId, status, pickupAt: from, dropoffAt: to } = after;
  if (vehicleId === null || isWithin(after, before)) return [];
  if (!holdsByStatus(status) && hasSame(after, before)) return [];
  const refuse = (message: string) => [{ field: 'vehicleId', message }];
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId));
  if (!vehicle || vehicle.carId !== carId) return refuse(text.otherVehicle);
  if (!holdsByStatus(status)) return [];
  if (!vehicle.inService) return refuse(text.soldVehicle(vehicle.plate));
  const parts = await neededParts(tx, after, before);
  const [taken] = await tx
    .select({
      reference: bookings.reference,
      back: bookings.dropoffAt,
      until: heldUntil(now),
      freeFrom: bufferedUntil(now),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.vehicleId, vehicleId),
        or(
          ...parts.map((part) =>
            takesLate ? and(holdsUnit(now), isBufferedFor(part)) : holdsUnitDuring(part, now),
          ),
        ),
        before ? ne(bookings.id, before.id) : undefined,
      ),
    )
    .orderBy(asc(bookings.pickupAt))
    .limit(1);
  if (taken) {
    const { reference, back, until, freeFrom } = taken;
    if (until !== back) return refuse(text.latePlate(vehicle.plate, [reference]));
    const free = freeFrom === back ? null : staffMomentAfter(back, freeFrom, days);
    const returns = staffMoment(toWallClock(back), days);
    return refuse(text.takenVehicle(vehicle.plate, reference, returns, free));
  }
  const [block] = await tx
    .select()
    .from(vehicleBlocks)
    .where(and(eq(vehicleBlocks.vehicleId, vehicleId), overlapsBlock({ from, to })))
    .limit(1);
  if (!block) return [];
  const [first, last] = [staffDay(block.firstDay, days), staffDay(block.lastDay, days)];
  return refuse(text.blockedVehicle(vehicle.plate, first, last));
}

/**
 * Returns the late bookings that still have a rental's vehicle, with its plate; null if there are
 * none, and if the rental has had the vehicle for the same or a longer period. Staff may overrule
 * this refusal. A rental that begins before the late booking's drop-off and buffer is not included:
 * `vehicleErrors` refuses it.
 */
export async function findLatePlate(
  tx: Db,
  after: Rental,
  before: BookingRecord | null,
  now: Date,
): Promise<Clash[] | null> {
  const { vehicleId, status, pickupAt: from, dropoffAt: to } = after;
  if (vehicleId === null || !holdsByStatus(status) || isWithin(after, before)) return null;
  const [vehicle] = await tx
    .select({ plate: vehicles.plate })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  const rentals = await findRentals(tx, vehicleId, {
    period: { from, to },
    except: before?.id,
    now,
  });
  const buffer = await readBuffer(tx, after.carId);
  const late = rentals.filter(
    (rental) => rental.lateUntil && withBuffer(rental, buffer).to <= from,
  );
  if (!vehicle || late.length === 0) return null;
  return late.map((rental) => ({ ...rental, plate: vehicle.plate }));
}

/** Refusal because the vehicle of a rental is out with another booking. Staff cannot overrule it. */
export interface PlateOut {
  ok: false;
  reason: 'plate-out';
  error: FieldError;
}

/**
 * Returns the refusal of a rental that becomes active, or gets another vehicle while it is active,
 * although another booking still has the vehicle: it is active or handed over, and no return is
 * recorded. Null if the rental itself is back already.
 */
export async function findPlateOut(
  tx: Db,
  { vehicleId, status }: Pick<Rental, 'vehicleId' | 'status'>,
  before: BookingRecord | null,
  { texts }: Pick<Saving, 'texts'>,
): Promise<PlateOut | null> {
  const isSame = before?.status === 'active' && before.vehicleId === vehicleId;
  if (vehicleId === null || status !== 'active' || isSame) return null;
  if (before && (await hasRecord(tx, before.id, 'back'))) return null;
  const record = aliasedTable(handovers, 'record');
  const isRecorded = (kind: 'out' | 'back') =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(record)
        .where(and(eq(record.bookingId, bookings.id), eq(record.kind, kind))),
    );
  const [out] = await tx
    .select({ plate: vehicles.plate, reference: bookings.reference })
    .from(bookings)
    .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(
      and(
        eq(bookings.vehicleId, vehicleId),
        before ? ne(bookings.id, before.id) : undefined,
        or(
          eq(bookings.status, 'active'),
          and(inArray(bookings.status, ['pending', 'confirmed']), isRecorded('out')),
        ),
        not(isRecorded('back')),
      ),
    )
    .limit(1);
  if (!out) return null;
  const message = texts.bookings.input.plateOut(out.plate, out.reference);
  return { ok: false, reason: 'plate-out', error: { field: 'vehicleId', message } };
}

async function hasRecord(tx: Db, bookingId: string, kind: 'out' | 'back'): Promise<boolean> {
  const isRecord = and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind));
  return (await tx.$count(handovers, isRecord)) > 0;
}

/**
 * Returns an error if a change would give a rental another car or vehicle after its hand-over. The
 * vehicle in the record of the hand-over is always allowed.
 */
export async function handedOverErrors(
  tx: Db,
  { carId, vehicleId }: Pick<Rental, 'carId' | 'vehicleId'>,
  before: BookingRecord,
  by: Saving,
): Promise<FieldError[]> {
  const isOtherCar = carId !== before.carId;
  if (!isOtherCar && vehicleId === before.vehicleId) return [];
  const [out] = await tx
    .select({ vehicleId: handovers.vehicleId, plate: handovers.plate })
    .from(handovers)
    .where(and(eq(handovers.bookingId, before.id), eq(handovers.kind, 'out')));
  if (!out || (!isOtherCar && vehicleId === out.vehicleId)) return [];
  const field = isOtherCar ? 'carId' : 'vehicleId';
  return [{ field, message: by.texts.bookings.input.handedOverVehicle(out.plate) }];
}

/**
 * Returns the ids of vehicles that are booked or blocked during `period`, without the booking
 * `except`. `lateRentals` are the bookings whose vehicle is busy only because it has not been
 * returned, with its plate (`findLatePlate`).
 */
export async function readBusyVehicles(
  db: Db,
  { period, except, now }: { period: Interval; except?: string | undefined; now: Date },
): Promise<{ busyVehicles: string[]; lateRentals: Clash[] }> {
  const [booked, blocked] = await Promise.all([
    db
      .select({ id: vehicles.id, plate: vehicles.plate, isAgreed: isBufferedFor(period) })
      .from(bookings)
      .innerJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
      .where(
        and(
          holdsUnitDuring(period, now),
          except === undefined ? undefined : ne(bookings.id, except),
        ),
      ),
    db.select({ id: vehicleBlocks.vehicleId }).from(vehicleBlocks).where(overlapsBlock(period)),
  ]);
  const agreed = booked.filter(({ isAgreed }) => isAgreed);
  const taken = new Set([...agreed, ...blocked].map(({ id }) => id));
  const late = new Map(
    booked.filter(({ id }) => !taken.has(id)).map(({ id, plate }) => [id, plate]),
  );
  const lateRentals = await Promise.all(
    [...late].map(async ([id, plate]) => {
      const rentals = await findRentals(db, id, { period, except, now });
      return rentals.map((rental) => ({ ...rental, plate }));
    }),
  );
  return { busyVehicles: [...taken, ...late.keys()], lateRentals: lateRentals.flat() };
}

/**
 * Returns the vehicles by car id, in the order of plates. Includes sold vehicles, which older
 * rentals may have.
 */
export async function readVehiclesByCar(db: Db): Promise<Map<string, BookableCar['vehicles']>> {
  const rows = await db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      sold: not(vehicles.inService).mapWith(Boolean),
      carId: vehicles.carId,
    })
    .from(vehicles)
    .orderBy(asc(vehicles.plate));
  const byCar = Map.groupBy(rows, ({ carId }) => carId ?? '');
  return new Map(
    [...byCar].map(([carId, own]) => [carId, own.map(({ carId: _, ...vehicle }) => vehicle)]),
  );
}

/** Returns a moment for staff; only its time if it is on the same day as `before`. */
function staffMomentAfter(before: string, moment: string, days: Saving['days']): string {
  const isSameDay = before.slice(0, 10) === moment.slice(0, 10);
  return isSameDay ? toWallClock(moment).slice(11) : staffMoment(toWallClock(moment), days);
}

function hasSame({ vehicleId, carId }: Rental, before: BookingRecord | null): boolean {
  return before?.vehicleId === vehicleId && before.carId === carId;
}

/** Returns the time for which a rental newly needs its vehicle, with the buffer of the car. */
async function neededParts(
  tx: Db,
  after: Rental,
  before: BookingRecord | null,
): Promise<Interval[]> {
  const buffer = await readBuffer(tx, after.carId);
  const needed = ({ pickupAt, dropoffAt }: Rental) =>
    withBuffer({ from: pickupAt, to: dropoffAt }, buffer);
  const had = before !== null && holdsByStatus(before.status) && hasSame(after, before);
  return addedParts(needed(after), had ? needed(before) : null);
}

function isWithin(after: Rental, before: BookingRecord | null): boolean {
  return (
    before !== null &&
    holdsByStatus(before.status) &&
    hasSame(after, before) &&
    before.pickupAt <= after.pickupAt &&
    after.dropoffAt <= before.dropoffAt
  );
}

/**
 * Returns the SQL condition for blocks that overlap a period. A block that begins at the midnight
 * at which the period ends does not overlap.
 */
function overlapsBlock({ from, to }: Interval) {
  const [lastDay = '', time] = to.split('T');
  const begins = vehicleBlocks.firstDay;
  return and(
    gte(vehicleBlocks.lastDay, from.slice(0, 10)),
    time === '00:00' && to > from ? lt(begins, lastDay) : lte(begins, lastDay),
  );
}
