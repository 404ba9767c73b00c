import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import type { Acting } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { claimKey, keepMade, madeEarlier, requestKey } from '#app/db/idempotency-keys.server.ts';
import { bookingSearchText } from './booking.rules.ts';
import { recordBooking } from './booking-audit.server.ts';
import { checkBooking } from './booking-checks.rules.ts';
import { insertBooking, prepareBooking } from './booking-columns.server.ts';
import type { BookingInput, BookingUpdate } from './booking-input.schema.ts';
import { toBooking } from './booking-json.rules.ts';
import { lockCars, withLockedBooking } from './booking-locks.server.ts';
import { noFreeUnit, type SaveBookingResult, writeBooking } from './booking-writes.server.ts';
import { readBooking } from './bookings.server.ts';

interface Creating extends Acting {
  key?: string | undefined;
  /** Draws references; for tests. */
  reference?: () => string;
}

/**
 * Stores a new booking under a reference of its own. `invalid`: as `checkBooking` and
 * `prepareBooking` say. `clash`: its car has no free unit then, and `allowOverbooking` was not given.
 *
 * Sent again with the same `key`, it makes nothing and gives the booking as it is now; `not-found`:
 * that was deleted since.
 */
export async function createBooking(
  db: Db,
  input: BookingInput,
  { actor, now, key, reference }: Creating,
): Promise<SaveBookingResult> {
  return allOrNothing<SaveBookingResult>(db, async (tx) => {
    const claim = requestKey('bookings', actor, key);
    const earlier = await claimKey(tx, claim, { request: input, now });
    if (earlier) return madeEarlier(earlier, (id) => found(tx, id));

    const errors = checkBooking(input, { now, before: null });
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const locked = await lockCars(tx, [input.carId]);
    const context = { locked, before: null, unpricedCents: null };
    const prepared = await prepareBooking(tx, input, context);
    if (!prepared.ok) return prepared;
    const clash = await noFreeUnit(tx, prepared.entered, { locked, before: null, now });
    if (clash && !input.allowOverbooking) return clash;
    const booking = await insertBooking(tx, prepared.entered, { now, reference });
    const change = { before: null, after: booking, overruled: clash?.clashes };
    await recordBooking(tx, { actor, now, ...change });
    await keepMade(tx, claim, booking.id);
    return { ok: true, booking };
  });
}

/**
 * Replaces a booking; its id, reference and day of recording stay. A visitor's request becomes one
 * like those of staff. `stale`: somebody saved it since the writer read `version`. Otherwise as
 * `createBooking`.
 */
export async function updateBooking(
  db: Db,
  id: string,
  { version, ...input }: BookingUpdate,
  { actor, now }: Acting,
): Promise<SaveBookingResult> {
  return withLockedBooking<SaveBookingResult>(
    db,
    { id, carId: input.carId },
    async (tx, before, locked) => {
      if (before.version !== version) return { ok: false, reason: 'stale' };
      const errors = checkBooking(input, { now, before: toBooking(before) });
      if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
      const prepared = await prepareBooking(tx, input, { locked, before, unpricedCents: null });
      if (!prepared.ok) return prepared;
      const { entered } = prepared;
      const clash = await noFreeUnit(tx, entered, { locked, before, now });
      if (clash && !input.allowOverbooking) return clash;
      const searchText = bookingSearchText({ ...entered, reference: before.reference });
      const booking = await writeBooking(tx, before, { ...entered, searchText }, now);
      await recordBooking(tx, { actor, now, before, after: booking, overruled: clash?.clashes });
      return { ok: true, booking };
    },
  );
}

async function found(tx: Db, id: string): Promise<SaveBookingResult | null> {
  const booking = await readBooking(tx, id);
  return booking && { ok: true, booking };
}
