import { and, desc, eq, sql } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, handovers, signedPapers } from '#app/db/schema.server.ts';
import { hasAccountRows } from '#app/domain/account/account.server.ts';
import { isStillHeld } from '#app/domain/availability/availability.rules.ts';
import { holdEndOf } from '#app/domain/availability/availability.server.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { completePhone } from '#app/lib/requests/phone.ts';
import { type BookingStatus, bookingSearchText, type Driver } from './booking.rules.ts';
import {
  type BookingInput,
  type BookingRecord,
  type BookingStatusChange,
  type BookingUpdate,
  toBooking,
  waysOf,
} from './booking.schema.ts';
import { checkBooking, checkDrivers } from './booking-checks.rules.ts';
import {
  type LockedCars,
  lockCars,
  type NoFreeUnit,
  noFreeUnit,
  withLockedBooking,
} from './booking-locks.server.ts';
import { findLatePlate, handedOverErrors, vehicleErrors } from './booking-vehicle.server.ts';
import { insertBooking, removeBooking, writeBooking } from './booking-writes.server.ts';
import { prepareBooking } from './prepare-booking.server.ts';
import {
  type EndsSignatures,
  endSignedPapers,
  readContractEnded,
  toEnded,
} from './signed/signed-contract.server.ts';

/** Returns the drivers with complete phone numbers. A number that `before` has stays as it was written. */
function withWholePhones(
  { drivers, language }: Pick<BookingInput, 'drivers' | 'language'>,
  before: Driver[] = [],
): Driver[] {
  const kept = new Set(before.map(({ phoneNumber }) => phoneNumber));
  return drivers.map((driver) =>
    kept.has(driver.phoneNumber)
      ? driver
      : { ...driver, phoneNumber: completePhone(driver.phoneNumber, language) },
  );
}

export type SaveBookingResult = { ok: true; booking: BookingRecord } | RefusedSave | NoFreeUnit;
type UpdateBookingResult = SaveBookingResult | EndsSignatures;

/**
 * Stores a new booking under a new reference; with `wayBackTime` also the way back of a transfer.
 * Returns the way there. `invalid`: an error of `checkBooking`, `prepareBooking` or
 * `vehicleErrors`. `clash`: the car has no free unit, and `allowOverbooking` was not given.
 */
export async function createBooking(
  db: Db,
  input: BookingInput,
  by: Saving,
): Promise<SaveBookingResult> {
  return allOrNothing<SaveBookingResult>(db, async (tx) => {
    const before = null;
    const errors = checkBooking(input, { now: by.now, before }, by.texts.bookings);
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const locked = await lockCars(tx, [input.carId]);
    const context = { locked, before, unpricedCents: null, texts: by.texts.bookings.input };
    const entered = { ...input, drivers: withWholePhones(input) };
    const [there, back] = waysOf(entered, input.wayBackTime);
    const prepared = await prepareBooking(tx, there, context);
    if (!prepared.ok) return prepared;
    const returning = back && (await prepareBooking(tx, back, context));
    if (returning && !returning.ok) return returning;
    const clash = await clashOf(tx, prepared.entered, { locked, before, now: by.now });
    if (clash && !input.allowOverbooking) return clash;
    const wrong = await vehicleErrors(tx, prepared.entered, before, { ...by, takesLate: true });
    if (wrong.length > 0) return { ok: false, reason: 'invalid', errors: wrong };
    const { requested } = input;
    const writing = { ...by, requested, overruled: clash?.clashes };
    const wayBack = returning && (await insertBooking(tx, returning.entered, { ...by, requested }));
    const wayBackId = wayBack?.id ?? null;
    return {
      ok: true,
      booking: await insertBooking(tx, prepared.entered, { ...writing, wayBackId }),
    };
  });
}

/**
 * Replaces a booking. Its id, reference and creation date stay; its agreed price stays unless the
 * change affects the price (`prepareBooking`). A visitor's request becomes a booking of staff.
 *
 * `stale`: the booking was saved since `version` was read. `invalid`: as in `createBooking`, or
 * another vehicle was chosen after the hand-over. `signed`: the change would end the signatures of
 * the contract, and `allowSignedChange` was not given. `clash`: as in `createBooking`.
 */
export async function updateBooking(
  db: Db,
  id: string,
  { version, allowSignedChange, ...given }: BookingUpdate,
  by: Saving,
): Promise<UpdateBookingResult> {
  return withLockedBooking<UpdateBookingResult>(
    db,
    { id, carId: given.carId },
    async (tx, before, locked) => {
      const { pricing } = given;
      // Ignores a price that is sent back as it was read: nobody entered it, and a request without
      // a price must stay without one.
      const read = toBooking(before).pricing;
      const isAsRead = pricing?.total === read.total && pricing.quoted === read.quoted;
      const input = { ...given, pricing: isAsRead ? undefined : pricing };
      if (version !== undefined && before.version !== version)
        return { ok: false, reason: 'stale' };
      const errors = [
        ...checkDrivers(input.drivers, before.drivers, by.texts.bookings),
        ...checkBooking(input, { now: by.now, before: toBooking(before) }, by.texts.bookings),
      ];
      if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
      const context = { locked, before, unpricedCents: null, texts: by.texts.bookings.input };
      const drivers = withWholePhones(input, before.drivers);
      const prepared = await prepareBooking(tx, { ...input, drivers }, context);
      if (!prepared.ok) return prepared;
      const { entered } = prepared;
      const handedOver = await handedOverErrors(tx, entered, before, by);
      if (handedOver.length > 0) return { ok: false, reason: 'invalid', errors: handedOver };
      const contract = await readContractEnded(tx, before, entered);
      if (contract && !allowSignedChange)
        return { ok: false, reason: 'signed', signed: [toEnded(contract)] };
      const clash = await clashOf(tx, entered, { locked, before, now: by.now });
      if (clash && !input.allowOverbooking) return clash;
      const wrong = await vehicleErrors(tx, entered, before, { ...by, takesLate: true });
      if (wrong.length > 0) return { ok: false, reason: 'invalid', errors: wrong };
      const searchText = bookingSearchText({ ...entered, reference: before.reference });
      const writing = { ...by, overruled: clash?.clashes };
      if (contract) await endSignedPapers(tx, [contract], by);
      return {
        ok: true,
        booking: await writeBooking(tx, before, { ...entered, searchText }, writing),
      };
    },
  );
}

/**
 * Changes the status; any may follow any other (spec, part 4) if a unit is free. A visitor's
 * request becomes a booking of staff, even if it stays pending. An undo that sends the `version` of
 * the change restores the request's hold. `stale`: see `updateBooking`.
 */
export async function setBookingStatus(
  db: Db,
  id: string,
  { status, version, allowOverbooking, cancelReason }: BookingStatusChange,
  by: Saving,
): Promise<SaveBookingResult> {
  return withLockedBooking<SaveBookingResult>(
    db,
    { id, carId: null },
    async (tx, before, locked) => {
      if (version !== undefined && before.version !== version)
        return { ok: false, reason: 'stale' };
      if (before.status === status && before.holdUntil === null) {
        return { ok: true, booking: before };
      }
      const after = { ...before, status };
      const holdUntil = version === undefined ? null : await readFormerHold(tx, { id, status });
      const takesUnit = isStillHeld({ holdUntil }, by.now);
      const clash = takesUnit ? await clashOf(tx, after, { locked, before, now: by.now }) : null;
      if (clash && !allowOverbooking) return clash;
      const wrong = await vehicleErrors(tx, after, before, { ...by, takesLate: true });
      if (wrong.length > 0) return { ok: false, reason: 'invalid', errors: wrong };
      const writing = { ...by, overruled: clash?.clashes };
      const columns = {
        status,
        cancelReason: status === 'cancelled' ? cancelReason : null,
        holdUntil: holdUntil === null ? null : new Date(holdUntil),
      };
      return { ok: true, booking: await writeBooking(tx, before, columns, writing) };
    },
  );
}

/**
 * Returns the refusal that staff may overrule: no unit is free, or the chosen plate is not back
 * yet; null if neither is so. A rental that becomes active after its drop-off is late, so it needs
 * its unit until the end of a late hold.
 */
async function clashOf(
  tx: Db,
  after: Pick<BookingRecord, 'vehicleId' | 'carId' | 'status' | 'pickupAt' | 'dropoffAt'>,
  { locked, before, now }: { locked: LockedCars; before: BookingRecord | null; now: Date },
): Promise<NoFreeUnit | null> {
  const becomesActive = before?.status !== 'active';
  const dropoffAt = becomesActive
    ? await holdEndOf(tx, { ...after, id: before?.id ?? null }, now)
    : after.dropoffAt;
  const full = await noFreeUnit(tx, { ...after, dropoffAt }, { locked, before, now });
  if (full) return full;
  const clashes = await findLatePlate(tx, after, before, now);
  const carTitle = locked.get(after.carId ?? '')?.title ?? '';
  return clashes && { ok: false, reason: 'clash', carTitle, clashes };
}

/**
 * Returns the `holdUntil` that a request had before its last save, if that save changed only its
 * status and `status` is the former one; else null. The hold never ends later than the visitor was
 * told.
 */
async function readFormerHold(
  tx: Db,
  { id, status }: { id: string; status: BookingStatus },
): Promise<string | null> {
  const { before, after } = auditLog;
  const changes = sql`'{status,holdUntil,overbooked}'::text[]`;
  const [last] = await tx
    .select({
      status: sql<string | null>`${before} ->> 'status'`,
      holdUntil: sql<string | null>`${before} ->> 'holdUntil'`,
      isSame: sql<boolean | null>`${before} - ${changes} = ${after} - ${changes}`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.isSame && last.status === status ? last.holdUntil : null;
}

/**
 * Deletes a booking; the audit log keeps the whole booking. `invalid`: papers were signed, a
 * hand-over is recorded, or its account has rows.
 */
export async function deleteBooking(db: Db, id: string, by: Saving): Promise<SaveBookingResult> {
  return withLockedBooking<SaveBookingResult>(db, { id, carId: null }, async (tx, before) => {
    const { handedOver, hasAccount, signedPapers: signed } = by.texts.bookings.input;
    const hasSigned = (await tx.$count(signedPapers, eq(signedPapers.bookingId, id))) > 0;
    const hasRecord = (await tx.$count(handovers, eq(handovers.bookingId, id))) > 0;
    if (hasSigned || hasRecord) {
      const errors = [{ field: 'id', message: hasSigned ? signed : handedOver }];
      return { ok: false, reason: 'invalid', errors };
    }
    if (await hasAccountRows(tx, id)) {
      return { ok: false, reason: 'invalid', errors: [{ field: 'id', message: hasAccount }] };
    }
    await removeBooking(tx, before, by);
    return { ok: true, booking: before };
  });
}
