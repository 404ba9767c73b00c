/** Saves hand-overs and returns, each in one transaction that locks the booking and its car. */

import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { staffImageIdOf } from '#app/base/images/images.rules.ts';
import { holdImages } from '#app/base/images/images.server.ts';
import { type ChangeContext, recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, handovers } from '#app/db/schema.server.ts';
import { accountSummary } from '#app/domain/account/account.schema.ts';
import type { AccountRefusal } from '#app/domain/account/change-account.server.ts';
import { replaceReturnCharges } from '#app/domain/account/charges.server.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { type LockedCars, withLockedBooking } from '#app/domain/bookings/booking-locks.server.ts';
import { writeBooking } from '#app/domain/bookings/booking-writes.server.ts';
import { readBooking } from '#app/domain/bookings/bookings.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import type { Rates } from '#app/lib/money/money.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import { storeDamages } from '#app/operations/vehicles/damages/damages.server.ts';
import { vehicleInputSchema } from '#app/operations/vehicles/vehicle.schema.ts';
import { addVehicle, lockPlates } from '#app/operations/vehicles/vehicles.server.ts';
import { type HandoverKind, refusalOf } from '../handover.rules.ts';
import type { DriverDocuments, HandoverUpdate } from '../handover.schema.ts';
import { type HandoverRow, readRows } from '../handovers.server.ts';
import { recordMoney } from '../money/handover-money.server.ts';
import { checkHandover } from './handover-checks.rules.ts';
import {
  findVehicle,
  hasVehicles,
  lockVehicles,
  notNow,
  type SaveHandoverResult,
} from './handover-checks.server.ts';
import {
  adjustBooking,
  isHandover,
  isStillMasked,
  recordHandover,
  toRow,
  updateOdometer,
  writeHandover,
} from './handover-writes.server.ts';
import type { PlanSignatures } from './plan-signatures.server.ts';

interface Saved {
  kind: HandoverKind;
  input: HandoverUpdate;
  isNew: boolean;
  /** Today's exchange rates, for money in other currencies. */
  rates: Rates;
  planSignatures: PlanSignatures;
}

/**
 * Creates or changes the record of a hand-over or a return. The booking gets the vehicle, the next
 * status and the charges of a return; the vehicle gets the kilometres. `invalid`: the vehicle is
 * taken or still out, time or kilometres contradict known ones, or a photo is no longer stored.
 * `not-now`: the state or the balance of the booking forbids it. `signed`: the change would end
 * signatures, and `allowSignedChange` was not given.
 */
export async function saveHandover(
  db: Db,
  bookingId: string,
  saved: Saved,
  by: Saving,
): Promise<SaveHandoverResult> {
  if (!saved.input.keepPlate) return saveLocked(db, bookingId, saved, by);
  return db.transaction(async (tx) => {
    // Locks plates before the car and the booking, as adding a vehicle does.
    await lockPlates(tx);
    return saveLocked(tx, bookingId, saved, by);
  });
}

function saveLocked(
  db: Db,
  bookingId: string,
  { kind, input: given, isNew, rates, planSignatures }: Saved,
  by: Saving,
): Promise<SaveHandoverResult> {
  const { input: text } = by.texts.handovers;
  return withLockedBooking<SaveHandoverResult>(
    db,
    { id: bookingId, carId: null },
    async (tx, booking, locked) => {
      const rows = await readRows(tx, bookingId);
      const out = rows.find((row) => row.kind === 'out') ?? null;
      const back = rows.find((row) => row.kind === 'back') ?? null;
      const before = kind === 'out' ? out : back;
      if (before && isNew) return notNow(text.already);
      if (!before && !isNew) return { ok: false, reason: 'not-found' };
      if (before && given.version !== undefined && before.version !== given.version)
        return { ok: false, reason: 'stale' };
      const refusal = isNew ? refusalOf(booking, { kind, hasOut: out !== null }) : null;
      if (refusal) return notNow(text[refusal]);
      if (given.money && given.money.balance !== accountSummary(booking).balance)
        return notNow(by.texts.account.input.changed);
      const added = kind === 'out' ? await addTypedPlate(tx, booking, { given, locked, by }) : null;
      const input = added?.ok ? { ...given, vehicleId: added.vehicle.id } : given;
      const found = await findVehicle(tx, booking, { kind, input, before, out, back }, text);
      const { vehicle, plate } = found;
      const photos = [...new Set(input.photos.map(({ url }) => staffImageIdOf(url) ?? ''))];
      const stored = await holdImages(tx, photos);
      const row = toRow(input, { kind, before, plate, vehicleId: vehicle?.id ?? null });
      const errors = [
        ...(added?.ok === false && added.reason === 'invalid' ? added.errors : found.errors),
        ...checkHandover(
          input,
          {
            kind,
            out: out && readingOf(out),
            back: back && readingOf(back),
            hasVehicles: await hasVehicles(tx, booking),
            vehicle: before ? null : vehicle,
            now: by.now,
          },
          text,
        ),
        ...(photos.every((id) => stored.has(id))
          ? []
          : [{ field: 'photos', message: text.unknownPhoto }]),
        ...(row.drivers?.some(isStillMasked)
          ? [{ field: 'drivers', message: text.hiddenNumber }]
          : []),
      ];
      if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
      const plan = await planSignatures(tx, bookingId, { kind, before, after: row, by });
      if (plan.ended.length > 0 && !given.allowSignedChange)
        return { ok: false, reason: 'signed', signed: plan.ended };
      const after = { ...row, photos, signatures: plan.signatures };
      const changed = await adjustBooking(tx, booking, { kind, row, before, out, locked, by });
      if (!changed.ok) return changed;
      await writeHandover(tx, bookingId, { kind, row: after, before, by });
      if (kind === 'out' && back) {
        const { vehicleId = null } = row;
        await tx.update(handovers).set({ vehicleId, plate }).where(isHandover(bookingId, 'back'));
      }
      if (vehicle) await updateOdometer(tx, vehicle, { now: by.now, former: before?.kilometres });
      if (before?.vehicleId && before.vehicleId !== vehicle?.id) {
        await removeReading(tx, before, by.now);
      }
      await storeDamagesOfRecord(tx, bookingId, { kind, before, after, vehicle }, by);
      await recordHandover(tx, booking, { kind, before, after, by });
      if (given.money) {
        const settled = await recordMoney(tx, bookingId, { kind, money: given.money, rates }, by);
        if (!settled.ok) return refusedMoney(settled, by);
      }
      await plan.write();
      return { ok: true };
    },
  );
}

/**
 * Stores the damages of a record as rows of its vehicle. Removes those of a former vehicle or a
 * deleted record.
 */
async function storeDamagesOfRecord(
  tx: Db,
  bookingId: string,
  {
    kind,
    before,
    after,
    vehicle,
  }: {
    kind: HandoverKind;
    before: HandoverRow | null;
    after: Pick<HandoverRow, 'at' | 'damages'> | null;
    vehicle: { id: string } | null;
  },
  by: Saving,
): Promise<void> {
  const foundBookingId = kind === 'back' ? bookingId : null;
  const dayOf = ({ at }: { at: string }) => at.slice(0, 10);
  const isSame = before !== null && before.vehicleId === vehicle?.id;
  if (before?.vehicleId && !isSame) {
    const { vehicleId, damages } = before;
    const left = { vehicleId, day: dayOf(before), before: damages as Damage[], after: [] };
    await storeDamages(tx, { foundBookingId, ...left }, by);
  }
  if (!vehicle || !after) return;
  const known = isSame
    ? { day: dayOf(before), damages: before.damages }
    : { day: dayOf(after), damages: [] };
  const found = { before: known.damages as Damage[], after: after.damages as Damage[] };
  await storeDamages(tx, { vehicleId: vehicle.id, foundBookingId, day: known.day, ...found }, by);
}

function refusedMoney(refused: AccountRefusal, { texts }: Saving): SaveHandoverResult {
  if (refused.reason === 'invalid') return refused;
  return notNow(texts.account.input.changed);
}

/**
 * Adds a typed plate to the vehicles of the car if `keepPlate` is set; returns null if nothing is
 * to be added.
 */
async function addTypedPlate(
  tx: Db,
  { carId }: BookingRecord,
  { given, locked, by }: { given: HandoverUpdate; locked: LockedCars; by: Saving },
) {
  const { keepPlate, plate, vehicleId } = given;
  if (!keepPlate || plate === '' || vehicleId !== null || carId === null) return null;
  const read = vehicleInputSchema.safeParse({ plate, carId });
  if (read.success) return addVehicle(tx, read.data, { locked, by });
  const { input: messages, labels } = by.texts.vehicles;
  const errors = read.error.issues.map(({ path, message }) =>
    withSentence({ field: path.join('.'), message }, { messages, labels }),
  );
  return { ok: false as const, reason: 'invalid' as const, errors };
}

function readingOf({ at, kilometres }: HandoverRow) {
  return { at: toWallClock(at), kilometres };
}

/**
 * Deletes a record and voids its charges. A booking that the deleted return had completed gets its
 * former status back, even if no unit is free, because the car is out. Signed papers are kept.
 */
export async function deleteHandover(
  db: Db,
  bookingId: string,
  { kind, planSignatures }: Pick<Saved, 'kind' | 'planSignatures'>,
  by: Saving,
): Promise<SaveHandoverResult> {
  const { input: text } = by.texts.handovers;
  return withLockedBooking<SaveHandoverResult>(
    db,
    { id: bookingId, carId: null },
    async (tx, booking) => {
      const rows = await readRows(tx, bookingId);
      const before = rows.find((row) => row.kind === kind);
      if (!before) return { ok: false, reason: 'not-found' };
      if (kind === 'out' && rows.length > 1) return notNow(text.returned);
      // Locks the vehicle before the customers, whom `writeBooking` may lock.
      await lockVehicles(tx, [before.vehicleId]);
      const plan = await planSignatures(tx, bookingId, { kind, before, after: null, by });
      const status = await readFormerStatus(tx, booking, before);
      if (status !== booking.status) await writeBooking(tx, booking, { status }, by);
      if (kind === 'back') await replaceReturnCharges(tx, bookingId, [], by);
      await tx.delete(handovers).where(isHandover(bookingId, kind));
      await storeDamagesOfRecord(tx, bookingId, { kind, before, after: null, vehicle: null }, by);
      await removeReading(tx, before, by.now);
      await recordHandover(tx, booking, { kind, before, after: null, by });
      await plan.write();
      return { ok: true };
    },
  );
}

/**
 * Returns the status that the booking had before this return completed it; in all other cases the
 * current status.
 */
async function readFormerStatus(
  tx: Db,
  { id, status }: BookingRecord,
  { kind, createdAt }: HandoverRow,
): Promise<BookingRecord['status']> {
  if (kind !== 'back' || status !== 'completed') return status;
  const [completing] = await tx
    .select({ status: sql<BookingRecord['status']>`${auditLog.before} ->> 'status'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'booking'),
        eq(auditLog.entityId, id),
        // A return and the status that it sets are recorded with the same time, the time of their
        // transaction.
        eq(auditLog.at, createdAt),
        sql`${auditLog.after} ->> 'status' = 'completed'`,
        isNotNull(auditLog.before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return completing?.status ?? status;
}

/** Takes the kilometres of a record back from the vehicle that it had. */
async function removeReading(
  tx: Db,
  { vehicleId, kilometres }: HandoverRow,
  now: Date,
): Promise<void> {
  const vehicle = vehicleId && (await lockVehicles(tx, [vehicleId])).get(vehicleId);
  if (vehicle) await updateOdometer(tx, vehicle, { now, former: kilometres });
}

/**
 * Returns the drivers of a hand-over with whole document numbers; null if it does not exist. The
 * audit log records that they were shown.
 */
export async function showDocuments(
  db: Db,
  bookingId: string,
  { actor, now }: ChangeContext,
): Promise<DriverDocuments[] | null> {
  return db.transaction(async (tx) => {
    const booking = await readBooking(tx, bookingId);
    const out = (await readRows(tx, bookingId)).find(({ kind }) => kind === 'out');
    if (!booking || !out) return null;
    await recordChange(tx, {
      actor,
      action: 'show',
      entity: 'handover',
      entityId: bookingId,
      title: `${booking.reference} · ${out.plate}`,
      now,
    });
    return out.drivers;
  });
}
