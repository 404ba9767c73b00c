/** The rentals that name a vehicle: which has it out, and those to come, which lose it with it. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { Clash } from '#app/features/bookings/booking.schema.ts';
import { readHolders } from '#app/features/bookings/booking-locks.server.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import type { Vehicle } from './vehicle.schema.ts';
import { readOutWith } from './vehicle-out.server.ts';
import { vehicleInputText as text } from './vehicles.text.ts';

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
export function rentalOf(tx: Db, { id, plate }: Vehicle): Promise<string | null> {
  return readOutWith(tx, { vehicleId: id, plate });
}

/** The rentals to come that would lose a vehicle; null without any. */
export async function rentalsToLose(
  tx: Db,
  { id, plate }: Vehicle,
  now: Date,
): Promise<InTheWay | null> {
  const clashes = await readHolders(tx, toCome(id, now));
  const message = text.named(plate);
  return clashes.length > 0 ? { ok: false, reason: 'clash', message, clashes } : null;
}

/** Takes its plate off the rentals to come, which get another one; gives their ids. */
export async function leaveRentals(tx: Db, id: string, now: Date): Promise<string[]> {
  const left = await tx
    .update(bookings)
    .set({ vehicleId: null, version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(toCome(id, now))
    .returning({ id: bookings.id });
  return left.map((booking) => booking.id).sort();
}

/** Those of a vehicle that have not begun. */
function toCome(vehicleId: string, now: Date) {
  const { date, time } = businessNow(now);
  return and(
    eq(bookings.vehicleId, vehicleId),
    inArray(bookings.status, ['pending', 'confirmed']),
    gt(bookings.pickupAt, wallClock(date, time)),
  );
}
