/**
 * Changes of bookings by staff. Each change is one transaction: check the input, lock, calculate
 * the price, look for clashes, write. A refusal rolls it back.
 */

import { and, desc, eq, sql } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, handovers, signedPapers } from '#app/db/schema.server.ts';
import { addCharges } from '#app/domain/account/charges.server.ts';
import { hasAccountRows } from '#app/domain/account/read-account.server.ts';
import { isStillHeld } from '#app/domain/availability/availability.rules.ts';
import { holdEndOf } from '#app/domain/availability/availability.server.ts';
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import { refusalText } from '#app/domain/availability/refusal-text.rules.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { completePhone } from '#app/lib/requests/phone.ts';
import { type BookingStatus, bookingSearchText, type Driver } from './booking.rules.ts';
import {
  type BookingInput,
  type BookingRecord,
  type BookingStatusChange,
  type BookingUpdate,
  splitTransfer,
  toBooking,
} from './booking.schema.ts';
import { checkBooking, checkDrivers } from './booking-checks.rules.ts';
import type { LetRental } from './booking-letting.rules.ts';
import { findBrokenRules, type RefusedByRules, readNearestDays } from './booking-letting.server.ts';
import {
  type LockedCars,
  lockCars,
  type NoFreeUnit,
  noFreeUnit,
  withLockedBooking,
} from './booking-locks.server.ts';
import {
  findLatePlate,
  findPlateOut,
  handedOverErrors,
  type PlateOut,
  vehicleErrors,
} from './booking-vehicle.server.ts';
import { insertBooking, removeBooking, writeBooking } from './booking-writes.server.ts';
import { prepareBooking } from './prepare-booking.server.ts';
import {
  type EndsSignatures,
  endSignedPapers,
  readContractEnded,
  toInvalidated,
} from './signed/signed-contract.server.ts';

export type SaveBookingResult =
  | { ok: true; booking: BookingRecord }
  | RefusedSave
  | NoFreeUnit
  | PlateOut
  | RefusedByRules;
type UpdateBookingResult = SaveBookingResult | EndsSignatures;

/**
 * Creates a booking under a new reference and returns it. `wayBackTime` also creates the return
 * transfer as a booking of its own. Refusals:
 * - `invalid`: invalid fields, an unknown car or zone, no price, an unavailable vehicle, or rules
 * that were overruled without a reason;
 * - `rules`: letting rules refuse the rental, and `allowRules` was not set;
 * - `plate-out`: the booking would be active while its vehicle is out with another one;
 * - `clash`: the car has no free unit, or the vehicle is out late, and `allowOverbooking` was not
 * set.
 */
export async function createBooking(
  db: Db,
  input: BookingInput,
  by: Saving,
): Promise<SaveBookingResult> {
  return allOrNothing<SaveBookingResult>(db, async (tx) => {
    const before = null;
    const texts = by.texts.bookings;
    const { requested, allowOverbooking } = input;

    const errors = checkBooking(input, { now: by.now, before }, texts);
    if (errors.length > 0) return invalid(errors);

    const locked = await lockCars(tx, [input.carId]);

    const withPhones = { ...input, drivers: completePhones(input) };
    const [there, back] = splitTransfer(withPhones, input.wayBackTime);
    const context = { locked, before, unpricedCents: null, texts: texts.input };
    const prepared = await prepareBooking(tx, there, context);
    if (!prepared.ok) return prepared;
    const preparedBack = back && (await prepareBooking(tx, back, context));
    if (preparedBack && !preparedBack.ok) return preparedBack;

    const broken = await findBrokenRules(tx, prepared.entered, null, by.language);
    const ruled = await rulesRefusal(tx, broken, { ...input, rental: prepared.entered }, by);
    if (ruled) return ruled;
    const plateOut = await findPlateOut(tx, prepared.entered, null, by);
    if (plateOut) return plateOut;
    // Only a rental can clash. Return transfers exist only for transfers, which hold no unit.
    const clash = await findClash(tx, prepared.entered, { locked, before, now: by.now });
    if (clash && !allowOverbooking) return clash;
    const vehicle = await checkVehicle(tx, prepared.entered, before, by);
    if (vehicle.length > 0) return invalid(vehicle);

    // The return transfer is inserted first, because the outward transfer refers to it.
    const returnTransfer =
      preparedBack && (await insertBooking(tx, preparedBack.entered, { ...by, requested }));
    const booking = await insertBooking(tx, prepared.entered, {
      ...by,
      requested,
      overruled: clash?.clashes,
      ruledOut: overruledRules(broken, input, by),
      wayBackId: returnTransfer?.id ?? null,
    });
    return { ok: true, booking };
  });
}

/**
 * Replaces a booking. Id, reference and time of creation stay. The agreed price stays unless the
 * change affects it (`prepareBooking`). A visitor's request loses the time limit of its hold: from
 * then on only its status decides. Refusals in addition to those of `createBooking`:
 * - `not-found`: the booking does not exist;
 * - `stale`: the booking was saved since `version` was read;
 * - `invalid`: another vehicle was chosen after the hand-over;
 * - `signed`: the change would make the signatures of the contract invalid, and `allowSignedChange`
 * was not set.
 */
export async function updateBooking(
  db: Db,
  id: string,
  { version, allowSignedChange, cancelReason, fee, ...given }: BookingUpdate,
  by: Saving,
): Promise<UpdateBookingResult> {
  return withLockedBooking<UpdateBookingResult>(
    db,
    { id, carId: given.carId },
    async (tx, before, locked) => {
      if (version !== undefined && before.version !== version) return STALE;

      const texts = by.texts.bookings;
      const input = withoutUnchangedPrice(given, before);
      const errors = [
        ...checkDrivers(input.drivers, before.drivers, texts),
        ...checkBooking(input, { now: by.now, before: toBooking(before) }, texts),
      ];
      if (errors.length > 0) return invalid(errors);

      const withPhones = { ...input, drivers: completePhones(input, before.drivers) };
      const context = { locked, before, unpricedCents: null, texts: texts.input };
      const prepared = await prepareBooking(tx, withPhones, context);
      if (!prepared.ok) return prepared;
      const { entered } = prepared;

      const handedOver = await handedOverErrors(tx, entered, before, by);
      if (handedOver.length > 0) return invalid(handedOver);
      const contract = await readContractEnded(tx, before, entered);
      if (contract && !allowSignedChange) {
        return { ok: false, reason: 'signed', signed: [toInvalidated(contract)] };
      }
      const broken = await findBrokenRules(tx, entered, before, by.language);
      const refused = { ...input, rental: entered, except: id };
      const ruled = await rulesRefusal(tx, broken, refused, by);
      if (ruled) return ruled;
      const plateOut = await findPlateOut(tx, entered, before, by);
      if (plateOut) return plateOut;
      const clash = await findClash(tx, entered, { locked, before, now: by.now });
      if (clash && !input.allowOverbooking) return clash;
      const vehicle = await checkVehicle(tx, entered, before, by);
      if (vehicle.length > 0) return invalid(vehicle);

      if (contract) await endSignedPapers(tx, [contract], by);
      const cancelled = await cancel(tx, before, { ...entered, cancelReason, fee }, by);
      const searchText = bookingSearchText({ ...entered, reference: before.reference });
      const columns = { ...entered, ...cancelled, searchText };
      const ruledOut = overruledRules(broken, input, by);
      const writing = { ...by, overruled: clash?.clashes, ruledOut };
      const booking = await writeBooking(tx, before, columns, writing);
      return { ok: true, booking };
    },
  );
}

/**
 * Changes the status. Any status may follow any other (spec, part 4). A status that holds a unit
 * needs a free one, unless overbooking is allowed. A visitor's request loses the time limit of its
 * hold; an undo, which sends the former status and the `version` of this change, restores the limit.
 * Refusals: `not-found`, `stale`, `invalid`, `plate-out` and `clash`, as in `updateBooking`.
 */
export async function setBookingStatus(
  db: Db,
  id: string,
  { status, version, allowOverbooking, cancelReason, fee }: BookingStatusChange,
  by: Saving,
): Promise<SaveBookingResult> {
  return withLockedBooking<SaveBookingResult>(
    db,
    { id, carId: null },
    async (tx, before, locked) => {
      if (version !== undefined && before.version !== version) return STALE;
      if (before.status === status && before.holdUntil === null) {
        return { ok: true, booking: before };
      }

      const after = { ...before, status };
      const plateOut = await findPlateOut(tx, after, before, by);
      if (plateOut) return plateOut;
      const holdUntil = version === undefined ? null : await readFormerHold(tx, { id, status });
      const takesUnit = isStillHeld({ holdUntil }, by.now);
      const clash = takesUnit ? await findClash(tx, after, { locked, before, now: by.now }) : null;
      if (clash && !allowOverbooking) return clash;
      const vehicle = await checkVehicle(tx, after, before, by);
      if (vehicle.length > 0) return invalid(vehicle);

      const columns = {
        status,
        ...(await cancel(tx, before, { status, cancelReason, fee }, by)),
        holdUntil: holdUntil === null ? null : new Date(holdUntil),
      };
      const writing = { ...by, overruled: clash?.clashes };
      return { ok: true, booking: await writeBooking(tx, before, columns, writing) };
    },
  );
}

export type DeleteBookingResult =
  | { ok: true; booking: BookingRecord }
  | { ok: false; reason: 'not-found' }
  /** Refused, because the booking has signed papers, a hand-over or an account. */
  | { ok: false; reason: 'has-records'; message: string };

/** Deletes a booking. The audit log keeps its fields. */
export async function deleteBooking(db: Db, id: string, by: Saving): Promise<DeleteBookingResult> {
  return withLockedBooking<DeleteBookingResult>(db, { id, carId: null }, async (tx, before) => {
    const message = await findRecords(tx, id, by);
    if (message) return { ok: false, reason: 'has-records', message };
    await removeBooking(tx, before, by);
    return { ok: true, booking: before };
  });
}

const STALE = { ok: false, reason: 'stale' } as const;

function invalid(errors: FieldError[]) {
  return { ok: false, reason: 'invalid', errors } as const;
}

type Overruling = Pick<BookingInput, 'allowRules' | 'rulesReason'>;

/** Returns the refusal of a rental that rules forbid, unless staff overrule them with a reason. */
async function rulesRefusal(
  tx: Db,
  broken: BrokenRule[],
  {
    allowRules,
    rulesReason,
    rental,
    except,
  }: Overruling & { rental: LetRental; except?: string | undefined },
  { texts, now }: Saving,
): Promise<RefusedByRules | Extract<RefusedSave, { reason: 'invalid' }> | null> {
  if (broken.length === 0) return null;
  if (!allowRules) {
    const nearest = await readNearestDays(tx, rental, { now, except });
    return { ok: false, reason: 'rules', broken, nearest };
  }
  const message = texts.bookings.input.rulesReasonRequired;
  return rulesReason ? null : invalid([{ field: 'rulesReason', message }]);
}

/** Returns what the audit log says about overruled rules; undefined if there are none. */
function overruledRules(
  broken: BrokenRule[],
  { rulesReason }: Overruling,
  { storedTexts, days }: Saving,
) {
  if (broken.length === 0) return undefined;
  const { refusals } = storedTexts.lettingRules;
  const rules = broken.map((rule) => refusalText(rule, refusals, (day) => staffDay(day, days)));
  return { rules, reason: rulesReason };
}

/**
 * Returns the drivers with complete phone numbers. Phone numbers that were stored `before` stay as
 * they are.
 */
function completePhones(
  { drivers, language }: Pick<BookingInput, 'drivers' | 'language'>,
  before: Driver[] = [],
): Driver[] {
  const unchanged = new Set(before.map(({ phoneNumber }) => phoneNumber));
  return drivers.map((driver) =>
    unchanged.has(driver.phoneNumber)
      ? driver
      : { ...driver, phoneNumber: completePhone(driver.phoneNumber, language) },
  );
}

/**
 * Removes a price that is sent back as it was read. Nobody typed it, and a request without a price
 * must stay without a price.
 */
function withoutUnchangedPrice<Given extends Pick<BookingUpdate, 'pricing'>>(
  given: Given,
  before: BookingRecord,
): Given {
  const read = toBooking(before).pricing;
  const { pricing } = given;
  const isUnchanged = pricing?.total === read.total && pricing.quoted === read.quoted;
  return isUnchanged ? { ...given, pricing: undefined } : given;
}

/**
 * Adds the fee of a booking that becomes cancelled. Returns the columns with the reason; empty for
 * other changes.
 */
async function cancel(
  tx: Db,
  before: BookingRecord,
  { status, cancelReason, fee }: Pick<BookingStatusChange, 'status' | 'cancelReason' | 'fee'>,
  by: Saving,
): Promise<Partial<Pick<BookingRecord, 'cancelReason'>>> {
  if (status !== 'cancelled' || before.status === 'cancelled') return {};
  if (fee) {
    const kind = cancelReason === 'no-show' ? 'no-show' : 'cancellation';
    const charge = { kind, label: '', quantity: 1, each: fee.amount, note: fee.note } as const;
    await addCharges(tx, before.id, [charge], by);
  }
  return { cancelReason: cancelReason ?? null };
}

/**
 * Returns the refusal that staff may overrule: no unit is free, or the chosen vehicle has not been
 * returned yet. Otherwise null. A rental that becomes active after its drop-off is late, so it
 * needs its unit until the end of a late hold.
 */
async function findClash(
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

/** Returns the errors of the chosen vehicle. Ignores late rentals, which `findClash` finds. */
function checkVehicle(
  tx: Db,
  after: Parameters<typeof vehicleErrors>[1],
  before: BookingRecord | null,
  by: Saving,
): Promise<FieldError[]> {
  return vehicleErrors(tx, after, before, { ...by, takesLate: true });
}

/**
 * Returns the `holdUntil` that a request had before its last save, if that save changed only the
 * status and `status` is the former one; else null. The hold ends at the time that the visitor was
 * told.
 */
async function readFormerHold(
  tx: Db,
  { id, status }: { id: string; status: BookingStatus },
): Promise<string | null> {
  const { before, after } = auditLog;
  // The minus operator removes these keys. All other fields must be equal.
  const ofStatus = sql`'{status,holdUntil,overbooked}'::text[]`;
  const [last] = await tx
    .select({
      status: sql<string | null>`${before} ->> 'status'`,
      holdUntil: sql<string | null>`${before} ->> 'holdUntil'`,
      isOnlyStatus: sql<boolean | null>`${before} - ${ofStatus} = ${after} - ${ofStatus}`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entityId, id)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.isOnlyStatus && last.status === status ? last.holdUntil : null;
}

/**
 * Returns the reason why a booking must not be deleted: it has signed papers, a hand-over, charges,
 * payments or card holds. Null if it has none of these.
 */
async function findRecords(tx: Db, id: string, { texts }: Saving): Promise<string | null> {
  const { input: text } = texts.bookings;
  if ((await tx.$count(signedPapers, eq(signedPapers.bookingId, id))) > 0) return text.signedPapers;
  if ((await tx.$count(handovers, eq(handovers.bookingId, id))) > 0) return text.handedOver;
  if (await hasAccountRows(tx, id)) return text.hasAccount;
  return null;
}
