/** What all changes of a booking have in common. Called in their transactions. */
import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import type { BookingRecord } from './booking.rules.ts';
import { type Clash, findClashes } from './booking-availability.server.ts';
import { type ToWrite, takesMore } from './booking-clash.rules.ts';
import type { LockedCars } from './booking-locks.server.ts';
import { toRecord } from './bookings.server.ts';

export type SaveBookingResult = { ok: true; booking: BookingRecord } | RefusedSave | NoFreeUnit;

/** The car has no free unit during the booking; these hold them. */
interface NoFreeUnit {
  ok: false;
  reason: 'clash';
  carTitle: string;
  clashes: Clash[];
}

/** Null when the booking finds a unit of its car, or takes none that it did not have. */
export async function noFreeUnit(
  tx: Db,
  after: ToWrite,
  { locked, before, now }: { locked: LockedCars; before: BookingRecord | null; now: Date },
): Promise<NoFreeUnit | null> {
  const car = after.carId === null ? undefined : locked.get(after.carId);
  if (!car || !takesMore(after, before)) return null;
  const period = { from: after.pickupAt, to: after.dropoffAt };
  const clashes = await findClashes(tx, { car, period, except: before?.id, now });
  return clashes.length > 0 ? { ok: false, reason: 'clash', carTitle: car.title, clashes } : null;
}

/**
 * The booking with these columns, as its next version. Its row is locked. What staff have saved holds
 * its unit as long as its status does, though a visitor asked for it.
 */
export async function writeBooking(
  tx: Db,
  { id, version }: BookingRecord,
  columns: Partial<Omit<typeof bookings.$inferInsert, 'holdUntil'>>,
  now: Date,
): Promise<BookingRecord> {
  const [row] = await tx
    .update(bookings)
    .set({ ...columns, holdUntil: null, version: version + 1, updatedAt: now })
    .where(eq(bookings.id, id))
    .returning();
  if (!row) throw new Error(`The booking ${id} was not written`);
  return toRecord(row);
}
