/** The rentals that name a vehicle: the list of all, the current one, and those to come, which may lose it. */

import { aliasedTable, and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { type BookingStatus, fullName } from '#app/domain/bookings/booking.rules.ts';
import type { Clash } from '#app/domain/bookings/booking.schema.ts';
import { type LockedCars, readHolders } from '#app/domain/bookings/booking-locks.server.ts';
import { businessNow, toWallClock, wallClock } from '#app/lib/dates/dates.ts';
import { MOST_RENTALS, type Vehicle, type VehicleRentals } from './vehicle.schema.ts';
import { isHandoverOf, readRentalOut } from './vehicle-out.server.ts';
import { findShortCars } from './vehicle-units.server.ts';

/** Refusal that staff may overrule: bookings or blocks are in the way. */
export interface InTheWay {
  ok: false;
  reason: 'clash';
  message: string;
  clashes: Clash[];
}

/**
 * Lists who had a vehicle and who is to get it, newest first. The record of a hand-over decides who had
 * it; a booking without a record counts for its own plate, unless it is cancelled.
 */
export async function listRentals(db: Db, { id, plate }: Vehicle): Promise<VehicleRentals> {
  const out = aliasedTable(handovers, 'out');
  const back = aliasedTable(handovers, 'back');
  const isRecorded = and(eq(out.bookingId, bookings.id), eq(out.kind, 'out'));
  const recorded = db
    .select({ id: handovers.bookingId })
    .from(handovers)
    .where(and(eq(handovers.kind, 'out'), isHandoverOf({ vehicleId: id, plate })));
  const booked = db
    .select({ id: bookings.id })
    .from(bookings)
    .leftJoin(out, isRecorded)
    .where(
      and(eq(bookings.vehicleId, id), isNull(out.bookingId), ne(bookings.status, 'cancelled')),
    );
  const isListed = inArray(bookings.id, union(recorded, booked));
  const [rows, total] = await Promise.all([
    db
      .select({
        ...{ id: bookings.id, reference: bookings.reference, drivers: bookings.drivers },
        ...{ status: bookings.status, from: bookings.pickupAt, to: bookings.dropoffAt },
        ...{ outAt: out.at, backAt: back.at, recordedPlate: out.plate },
      })
      .from(bookings)
      .leftJoin(out, isRecorded)
      .leftJoin(back, and(eq(back.bookingId, bookings.id), eq(back.kind, 'back')))
      .where(isListed)
      .orderBy(desc(sql`coalesce(${out.at}, ${bookings.pickupAt})`), desc(bookings.id))
      .limit(MOST_RENTALS),
    db.$count(bookings, isListed),
  ]);
  const rentals = rows.map(({ drivers: [customer], ...row }) => ({
    id: row.id,
    bookingReference: row.reference,
    customer: customer ? fullName(customer) : '',
    status: row.status as BookingStatus,
    pickupTime: toWallClock(row.from),
    dropoffTime: toWallClock(row.to),
    handedOverAt: row.outAt && toWallClock(row.outAt),
    returnedAt: row.backAt && toWallClock(row.backAt),
    recordedPlate: row.recordedPlate,
  }));
  return { rentals, total };
}

/** Locks the rentals that may lose a vehicle: bookings are locked before vehicles. */
export async function lockRentals(tx: Db, vehicleId: string): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.vehicleId, vehicleId))
    .orderBy(asc(bookings.id))
    .for('update');
}

/** The rental that has it out now. */
export function readCurrentRental(tx: Db, { id, plate }: Vehicle): Promise<string | null> {
  return readRentalOut(tx, { vehicleId: id, plate });
}

/** The rentals to come that name a vehicle. */
export function readUpcomingRentals(tx: Db, { id }: Vehicle, now: Date): Promise<Clash[]> {
  return readHolders(tx, isUpcoming(id, now), now);
}

/**
 * The refusal of a change of vehicles that was made, for what bookings miss with it: their plate, as
 * `rentalsLosingPlate` do, or a unit of a car. `locked`: the cars as they were before it. Null: they miss
 * nothing.
 */
export async function findInTheWay(
  tx: Db,
  {
    plate = '',
    rentalsLosingPlate = [],
    locked,
  }: { plate?: string; rentalsLosingPlate?: Clash[]; locked: LockedCars },
  { now, texts }: Saving,
): Promise<InTheWay | null> {
  const { input: text } = texts.vehicles;
  const short = await findShortCars(tx, locked, now);
  const reasons = [
    ...(rentalsLosingPlate.length > 0 ? [text.named(plate)] : []),
    ...short.map(text.tooFew),
  ];
  if (reasons.length === 0) return null;
  const all = [...rentalsLosingPlate, ...short.flatMap(({ clashes }) => clashes)];
  const each = new Map(all.map((clash) => [`${clash.reference} ${clash.from}`, clash]));
  const clashes = [...each.values()].sort((a, b) => a.from.localeCompare(b.from));
  return { ok: false, reason: 'clash', message: reasons.join('. '), clashes };
}

/** Takes its plate off the rentals to come, which get another one; gives their ids. */
export async function unassignFromRentals(tx: Db, id: string, now: Date): Promise<string[]> {
  const unassigned = await tx
    .update(bookings)
    .set({ vehicleId: null, version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(isUpcoming(id, now))
    .returning({ id: bookings.id });
  return unassigned.map((booking) => booking.id).sort();
}

/** A rental of the vehicle that has not begun. */
function isUpcoming(vehicleId: string, now: Date) {
  const { date, time } = businessNow(now);
  return and(
    eq(bookings.vehicleId, vehicleId),
    inArray(bookings.status, ['pending', 'confirmed']),
    gt(bookings.pickupAt, wallClock(date, time)),
  );
}
