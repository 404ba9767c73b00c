/** Changes of a booking that leave what was agreed alone. */
import { eq } from 'drizzle-orm';
import type { Acting } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { BookingRecord, BookingStatus } from './booking.rules.ts';
import { recordBooking } from './booking-audit.server.ts';
import { withLockedBooking } from './booking-locks.server.ts';
import { noFreeUnit, type SaveBookingResult, writeBooking } from './booking-writes.server.ts';

/**
 * Any status may follow any other (spec, part 4), as long as there is a unit for it. A visitor's
 * request becomes a booking like those of staff, even if it stays pending.
 */
export async function setBookingStatus(
  db: Db,
  id: string,
  {
    status,
    allowOverbooking,
    actor,
    now,
  }: Acting & { status: BookingStatus; allowOverbooking: boolean },
): Promise<SaveBookingResult> {
  return withLockedBooking<SaveBookingResult>(
    db,
    { id, carId: null },
    async (tx, before, locked) => {
      if (before.status === status && before.holdUntil === null) {
        return { ok: true, booking: before };
      }
      const clash = await noFreeUnit(tx, { ...before, status }, { locked, before, now });
      if (clash && !allowOverbooking) return clash;
      const booking = await writeBooking(tx, before, { status }, now);
      await recordBooking(tx, { actor, now, before, after: booking, overruled: clash?.clashes });
      return { ok: true, booking };
    },
  );
}

/** Deletes a booking; the audit log keeps all of it. */
export async function deleteBooking(
  db: Db,
  id: string,
  { actor, now }: Acting,
): Promise<{ ok: true; booking: BookingRecord } | { ok: false; reason: 'not-found' }> {
  return withLockedBooking(db, { id, carId: null }, async (tx, before) => {
    await tx.delete(bookings).where(eq(bookings.id, id));
    await recordBooking(tx, { actor, now, before, after: null });
    return { ok: true as const, booking: before };
  });
}
