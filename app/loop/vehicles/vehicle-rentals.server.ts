/** The rentals that name a vehicle: which has it out, and those to come, which lose it; and what they miss. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Acting } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import type { Clash } from '#app/office/bookings/booking.schema.ts';
import { type LockedCars, readHolders } from '#app/office/bookings/booking-locks.server.ts';
import type { Vehicle } from './vehicle.schema.ts';
import { readOutWith } from './vehicle-out.server.ts';
import { findShortCars } from './vehicle-units.server.ts';
import { vehiclesText } from './vehicles.text.ts';

/** Bookings are in the way of what is asked, which staff may mean all the same. */
export interface InTheWay {
  ok: false;
  reason: 'clash';
  message: string;
  clashes: Clash[];
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
  return readOutWith(tx, { vehicleId: id, plate });
}

/** The rentals to come that name a vehicle. */
export function readUpcomingRentals(tx: Db, { id }: Vehicle, now: Date): Promise<Clash[]> {
  return readHolders(tx, isUpcoming(id, now), now);
}

/**
 * The refusal of a change of vehicles that was made, for what bookings miss with it: their plate, as
 * `losingPlate` do, or a unit of a car. `locked`: the cars as they were before it. Null: they miss
 * nothing.
 */
export async function findInTheWay(
  tx: Db,
  {
    plate = '',
    losingPlate = [],
    locked,
  }: { plate?: string; losingPlate?: Clash[]; locked: LockedCars },
  { now, language }: Acting,
): Promise<InTheWay | null> {
  const { input: text } = vehiclesText.for({ language });
  const short = await findShortCars(tx, locked, now);
  const reasons = [
    ...(losingPlate.length > 0 ? [text.named(plate)] : []),
    ...short.map(text.tooFew),
  ];
  if (reasons.length === 0) return null;
  const all = [...losingPlate, ...short.flatMap(({ clashes }) => clashes)];
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
