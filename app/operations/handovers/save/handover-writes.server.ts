import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, handovers, vehicles } from '#app/db/schema.server.ts';
import { replaceReturnCharges } from '#app/domain/account/charges.server.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { type LockedCars, noFreeUnit } from '#app/domain/bookings/booking-locks.server.ts';
import { findPlateOut, vehicleErrors } from '#app/domain/bookings/booking-vehicle.server.ts';
import { writeBooking } from '#app/domain/bookings/booking-writes.server.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { type HandoverKind, maskNumber, unmaskNumber } from '../handover.rules.ts';
import type { HandoverUpdate } from '../handover.schema.ts';
import type { HandoverRow, RecordedCharge } from '../handovers.server.ts';
import { notNow, type SaveHandoverResult, type Vehicle } from './handover-checks.server.ts';

type Columns = typeof handovers.$inferInsert;
export type HandoverValues = Omit<
  Columns,
  'bookingId' | 'staffName' | 'createdAt' | 'updatedAt' | 'version'
> &
  Required<Pick<Columns, 'damages' | 'notes' | 'drivers'>> & { charges: RecordedCharge[] };

export function toRow(
  {
    photos: _photos,
    version: _version,
    keepPlate: _keepPlate,
    allowSignedChange: _allow,
    money: _money,
    charges,
    drivers,
    ...input
  }: HandoverUpdate,
  of: {
    kind: HandoverKind;
    before: HandoverRow | null;
    plate: string;
    vehicleId: string | null;
  },
): HandoverValues {
  const { kind, before, plate, vehicleId } = of;
  return {
    ...input,
    kind,
    plate,
    vehicleId,
    drivers:
      kind === 'back'
        ? []
        : drivers.map(({ stored, ...driver }) => {
            const known = stored === null ? undefined : before?.drivers[stored];
            return {
              ...driver,
              idNumber: unmaskNumber(driver.idNumber, known?.idNumber ?? ''),
              licenceNumber: unmaskNumber(driver.licenceNumber, known?.licenceNumber ?? ''),
            };
          }),
    charges:
      kind === 'out'
        ? []
        : charges.map(({ euros, each, ...charge }) => ({
            ...charge,
            cents: eurosToCents(euros),
            eachCents: each === null ? null : eurosToCents(each),
          })),
  };
}

/** Returns true if a mask has no stored number, for example because the documents were deleted. */
export function isStillMasked({
  idNumber,
  licenceNumber,
}: {
  idNumber: string;
  licenceNumber: string;
}) {
  return `${idNumber}${licenceNumber}`.includes('•');
}

export function isHandover(bookingId: string, kind: HandoverKind) {
  return and(eq(handovers.bookingId, bookingId), eq(handovers.kind, kind));
}

/**
 * Gives the booking the vehicle of the record and, for a new record, the next status. Refuses if no
 * unit is free, or the vehicle is taken or out with another booking.
 */
export async function adjustBooking(
  tx: Db,
  booking: BookingRecord,
  {
    kind,
    row,
    before,
    out,
    locked,
    by,
  }: {
    kind: HandoverKind;
    row: HandoverValues;
    before: HandoverRow | null;
    out: HandoverRow | null;
    locked: LockedCars;
    by: Saving;
  },
): Promise<SaveHandoverResult> {
  const { input: text } = by.texts.handovers;
  // A hand-over that is recorded afterwards does not reopen a completed rental.
  const isOver = booking.status === 'completed';
  const next = kind === 'out' && !isOver ? ('active' as const) : ('completed' as const);
  const after = {
    ...booking,
    vehicleId: (kind === 'out' || !out) && row.vehicleId ? row.vehicleId : booking.vehicleId,
    status: before ? booking.status : next,
  };
  const isSame = after.vehicleId === booking.vehicleId && after.status === booking.status;
  if (isSame) return { ok: true };
  const plateOut = await findPlateOut(tx, after, booking, by);
  if (plateOut) return plateOut;
  const clash = await noFreeUnit(tx, after, { locked, before: booking, now: by.now });
  if (clash) return notNow(text.full(clash.carTitle));
  const errors = await vehicleErrors(tx, after, booking, by);
  if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
  const { vehicleId, status } = after;
  await writeBooking(tx, booking, { vehicleId, status }, by);
  return { ok: true };
}

export async function writeHandover(
  tx: Db,
  bookingId: string,
  {
    kind,
    row: { charges, ...row },
    before,
    by,
  }: { kind: HandoverKind; row: HandoverValues; before: HandoverRow | null; by: Saving },
): Promise<void> {
  const { actor, now } = by;
  if (kind === 'back') {
    const wanted = charges.map(({ kind: ofCharge, cents, count, eachCents, note }) => ({
      kind: ofCharge,
      quantity: count ?? 1,
      eachCents: eachCents ?? cents,
      note,
    }));
    await replaceReturnCharges(tx, bookingId, wanted, by);
  }
  if (!before) {
    const staffName = actor === 'system' ? '' : actor.name;
    await tx
      .insert(handovers)
      .values({ ...row, bookingId, staffName, createdAt: now, updatedAt: now });
    return;
  }
  await tx
    .update(handovers)
    .set({ ...row, version: before.version + 1, updatedAt: now })
    .where(isHandover(bookingId, kind));
  // New documents end the erased state of both records, which must be reported again.
  if (kind === 'out' && row.drivers && row.drivers.length > 0) {
    const isForgotten = and(
      eq(handovers.bookingId, bookingId),
      isNotNull(handovers.documentsDeletedAt),
    );
    await tx.update(handovers).set({ documentsDeletedAt: null }).where(isForgotten);
  }
}

/**
 * Sets the kilometres of a vehicle to the most that its records have. If the vehicle has more, it
 * keeps them, unless they equal `former`, the reading of a corrected or deleted record. Then the
 * kilometres that staff last gave the vehicle count. Null if there are no kilometres at all.
 */
export async function updateOdometer(
  tx: Db,
  { id, kilometres, version }: Vehicle,
  { now, former }: { now: Date; former: number | undefined },
): Promise<void> {
  const [found] = await tx
    .select({ most: sql<number | null>`max(${handovers.kilometres})` })
    .from(handovers)
    .where(eq(handovers.vehicleId, id));
  const known = kilometres === former ? await readGivenKilometres(tx, id) : kilometres;
  const most = Math.max(known ?? -1, found?.most ?? -1);
  const next = most < 0 ? null : most;
  if (next === kilometres) return;
  await tx
    .update(vehicles)
    .set({ kilometres: next, version: version + 1, updatedAt: now })
    .where(eq(vehicles.id, id));
}

/** Reads the kilometres that staff last gave a vehicle outside of its records; null for none. */
async function readGivenKilometres(tx: Db, id: string): Promise<number | null> {
  const { before, after } = auditLog;
  const [last] = await tx
    .select({ given: sql<number | null>`(${after} ->> 'kilometres')::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'vehicle'),
        eq(auditLog.entityId, id),
        sql`${after} -> 'kilometres' is distinct from ${before} -> 'kilometres'`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.given ?? null;
}

export async function recordHandover(
  tx: Db,
  { id, reference }: BookingRecord,
  {
    kind,
    before,
    after,
    by: { actor, now },
  }: { kind: HandoverKind; before: HandoverRow | null; after: HandoverValues | null; by: Saving },
): Promise<void> {
  await recordChange(tx, {
    actor,
    action: before ? (after ? 'update' : 'delete') : 'create',
    entity: 'handover',
    entityId: id,
    title: [reference, (after ?? before)?.plate].filter(Boolean).join(' · '),
    before: before && { kind, ...toLogEntry(before) },
    after: after && { kind, ...toLogEntry(after), driverDetails: changedDetails(before, after) },
    now,
  });
}

/**
 * Returns the record for the audit log. Of documents it has masked numbers, of photos the number,
 * of signatures the roles, because these data may be kept for a limited time only.
 */
function toLogEntry({
  plate,
  at,
  kilometres,
  fuelEighths,
  damages,
  notes,
  charges,
  ...row
}: HandoverValues) {
  return {
    plate,
    at: at.slice(0, 16).replace(' ', 'T'),
    kilometres,
    fuelEighths,
    damages,
    notes,
    charges,
    photos: row.photos?.length ?? 0,
    signatures: (['customer', 'staff'] as const).filter((who) => row.signatures[who] !== null),
    drivers: row.drivers?.map(({ idNumber, licenceNumber }) =>
      [maskNumber(idNumber), maskNumber(licenceNumber)].join(', '),
    ),
  };
}

/** Returns the names of the drivers' changed fields without their values. */
function changedDetails(before: HandoverRow | null, { drivers = [] }: HandoverValues) {
  const earlier = before?.drivers ?? [];
  const fields = drivers.flatMap((driver, i) => {
    const old = earlier[i];
    if (!old) return [];
    return (Object.keys(driver) as (keyof typeof driver)[]).filter(
      (field) => driver[field] !== old[field],
    );
  });
  return fields.length > 0 ? [...new Set(fields)] : undefined;
}
