import { aliasedTable, and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { type BookingStatus, fullName } from '#app/domain/bookings/booking.rules.ts';
import type { Clash } from '#app/domain/bookings/booking.schema.ts';
import { type LockedCars, readHolders } from '#app/domain/bookings/booking-locks.server.ts';
import { businessNow, toWallClock, wallClock } from '#app/lib/dates/dates.ts';
import { MAX_RENTALS, type Vehicle, type VehicleRentals } from './vehicle.schema.ts';
import { isHandoverOf, readRentalOut } from './vehicle-out.server.ts';
import { findShortCars } from './vehicle-units.server.ts';

/** Refusal that staff may overrule, with the bookings and blocks that prevent the change. */
export interface ConflictingRentals {
  ok: false;
  reason: 'clash';
  message: string;
  clashes: Clash[];
}

/**
 * Lists who had a vehicle and who will get it, newest first: at most `MAX_RENTALS` rentals, and
 * the number of all. The record of a hand-over decides who had the vehicle. A booking without a
 * record counts for its own vehicle, unless the booking is cancelled.
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
      .limit(MAX_RENTALS),
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

/** Locks the bookings that name a vehicle and may lose it. Bookings are locked before vehicles. */
export async function lockRentals(tx: Db, vehicleId: string): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.vehicleId, vehicleId))
    .orderBy(asc(bookings.id))
    .for('update');
}

/** Returns the reference of the rental that has the vehicle out now; null for none. */
export function readCurrentRental(tx: Db, { id, plate }: Vehicle): Promise<string | null> {
  return readRentalOut(tx, { vehicleId: id, plate });
}

export function readUpcomingRentals(tx: Db, { id }: Vehicle, now: Date): Promise<Clash[]> {
  return readHolders(tx, isUpcoming(id, now), { now, withoutBuffer: true });
}

/**
 * Returns the refusal of a change of vehicles that is already written. Reasons: rentals lose their
 * plate (`rentalsLosingPlate`), or a car has too few units. `locked` has the cars as they were
 * before the change. Null if bookings lose nothing.
 */
export async function findConflictingRentals(
  tx: Db,
  {
    plate = '',
    rentalsLosingPlate = [],
    locked,
  }: { plate?: string; rentalsLosingPlate?: Clash[]; locked: LockedCars },
  { now, texts }: Saving,
): Promise<ConflictingRentals | null> {
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

/**
 * Removes a vehicle from its rentals that have not begun, so that staff choose another one for
 * them. Returns the ids of these bookings, sorted.
 */
export async function unassignFromRentals(tx: Db, id: string, now: Date): Promise<string[]> {
  const unassigned = await tx
    .update(bookings)
    .set({ vehicleId: null, version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(isUpcoming(id, now))
    .returning({ id: bookings.id });
  return unassigned.map((booking) => booking.id).sort();
}

function isUpcoming(vehicleId: string, now: Date) {
  const { date, time } = businessNow(now);
  return and(
    eq(bookings.vehicleId, vehicleId),
    inArray(bookings.status, ['pending', 'confirmed']),
    gt(bookings.pickupAt, wallClock(date, time)),
  );
}
