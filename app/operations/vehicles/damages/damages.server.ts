/** Reads and writes the damages of vehicles. */
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { readStaffPhotos } from '#app/base/images/images.server.ts';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { bookings, charges, damages, handovers, vehicles } from '#app/db/schema.server.ts';
import { chargeInputSchema } from '#app/domain/account/account.schema.ts';
import { addCharges } from '#app/domain/account/account.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { type Damage, newDamages } from './damage.rules.ts';
import type { DamageCharge, DamageInput, DamageUpdate, VehicleDamage } from './damage.schema.ts';

type DamageRow = typeof damages.$inferSelect;
export type DamageResult = { ok: true; madeId: string } | RefusedSave | KeyReused;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/** Reads the damages of a vehicle with the photos of both hand-overs, newest first; null for no vehicle. */
export async function listDamages(db: Db, vehicleId: string): Promise<VehicleDamage[] | null> {
  const [vehicle] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  return vehicle ? readDamages(db, eq(damages.vehicleId, vehicleId)) : null;
}

/** Reads one damage; null if there is none. */
export async function readDamage(db: Db, id: string): Promise<VehicleDamage | null> {
  const [damage] = await readDamages(db, eq(damages.id, id));
  return damage ?? null;
}

async function readDamages(db: Db, where: ReturnType<typeof eq>): Promise<VehicleDamage[]> {
  const rows = await db
    .select({
      damage: damages,
      reference: bookings.reference,
      drivers: bookings.drivers,
      charged: charges.cents,
      voidedAt: charges.voidedAt,
    })
    .from(damages)
    .leftJoin(bookings, eq(bookings.id, damages.foundBookingId))
    .leftJoin(charges, eq(charges.id, damages.chargeId))
    .where(where)
    .orderBy(desc(damages.foundDay), desc(damages.createdAt), asc(damages.id));
  const found = [...new Set(rows.flatMap(({ damage }) => damage.foundBookingId ?? []))];
  const records =
    found.length === 0
      ? []
      : await db
          .select({ bookingId: handovers.bookingId, kind: handovers.kind, ids: handovers.photos })
          .from(handovers)
          .where(inArray(handovers.bookingId, found));
  const pictures = await readStaffPhotos(
    db,
    records.flatMap(({ ids }) => ids),
  );
  return rows.map(({ damage, reference, drivers, charged, voidedAt }) => {
    const photosOf = (kind: 'out' | 'back') =>
      records
        .filter((record) => record.bookingId === damage.foundBookingId && record.kind === kind)
        .flatMap(({ ids }) => ids.flatMap((id) => pictures.get(id) ?? []));
    const [customer] = drivers ?? [];
    const { id, panel, kind, note, state, foundDay, repairedDay, staffName, version } = damage;
    const isCharged = charged !== null && voidedAt === null;
    return {
      ...{ id, note, foundDay, repairedDay, staffName, version },
      panel: panel as Damage['panel'],
      kind: kind as Damage['kind'],
      // The charge may have been voided since.
      state: state === 'charged' && !isCharged ? 'open' : state,
      estimate: damage.estimateCents === null ? null : centsToEuros(damage.estimateCents),
      booking:
        damage.foundBookingId === null || reference === null
          ? null
          : {
              ...{ id: damage.foundBookingId, reference },
              customer: customer ? fullName(customer) : '',
            },
      charged: isCharged ? centsToEuros(charged) : null,
      photosBefore: photosOf('out'),
      photosAfter: photosOf('back'),
      version,
    };
  });
}

/** Adds a damage that no return found, such as one of the car park. */
export function addDamage(
  db: Db,
  vehicleId: string,
  input: DamageInput,
  by: RepeatableSaving,
): Promise<DamageResult> {
  const repeatable = { scope: `damages of ${vehicleId}`, request: input };
  const { estimate, ...described } = input;
  return makeOnce<RefusedSave>(db, repeatable, by, async (tx) => {
    const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, vehicleId));
    if (!vehicle) return NOT_FOUND;
    const id = await insertDamage(
      tx,
      {
        ...described,
        vehicleId,
        estimateCents: estimate === null ? null : eurosToCents(estimate),
        foundDay: businessNow(by.now).date,
      },
      by,
    );
    return { ok: true, madeId: id };
  });
}

/** Changes note, estimate and state of a damage. */
export function updateDamage(
  db: Db,
  id: string,
  { note, estimate, state, version }: DamageUpdate,
  by: Saving,
): Promise<DamageResult> {
  return allOrNothing<DamageResult>(db, async (tx) => {
    const before = await lockDamage(tx, id);
    if (!before) return NOT_FOUND;
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'stale' };
    const isCharged = await isChargeValid(tx, before);
    const kept = before.state === 'charged' && !isCharged ? 'open' : before.state;
    const next = state === 'open' && isCharged ? 'charged' : (state ?? kept);
    const today = businessNow(by.now).date;
    const after = {
      ...before,
      note: note ?? before.note,
      estimateCents:
        estimate === undefined
          ? before.estimateCents
          : estimate === null
            ? null
            : eurosToCents(estimate),
      state: next,
      repairedDay: next === 'repaired' ? (before.repairedDay ?? today) : null,
    };
    await writeDamage(tx, { before, after }, by);
    return { ok: true, madeId: id };
  });
}

/** Charges a booking for a damage, in one transaction. A damage is charged once, unless its charge was voided. */
export function chargeDamage(
  db: Db,
  id: string,
  input: DamageCharge,
  by: RepeatableSaving,
): Promise<DamageResult> {
  const { input: text } = by.texts.damages;
  const { panels, damageKinds } = by.texts.handovers.page;
  const repeatable = { scope: `charge of the damage ${id}`, request: input };
  return makeOnce<RefusedSave>(db, repeatable, by, async (tx) => {
    const before = await lockDamage(tx, id);
    if (!before) return NOT_FOUND;
    const bookingId = input.bookingId ?? before.foundBookingId;
    if (bookingId === null) return invalid('bookingId', text.noBooking);
    if (await isChargeValid(tx, before)) return invalid('amount', text.chargedAlready);
    const panel = panels[before.panel as Damage['panel']];
    const damageKind = damageKinds[before.kind as Damage['kind']];
    const given = { kind: 'damage', each: input.amount, note: `${panel}: ${damageKind}` };
    const ids = await addCharges(tx, bookingId, [chargeInputSchema.parse(given)], by);
    if (!ids) return invalid('bookingId', text.noBooking);
    const state = before.state === 'open' ? ('charged' as const) : before.state;
    const [chargeId = null] = ids;
    await writeDamage(tx, { before, after: { ...before, state, chargeId } }, by);
    return { ok: true, madeId: id };
  });
}

/** Reads the damages of vehicles that are not repaired, by vehicle, as a hand-over lists them. */
export async function readUnrepaired(
  db: Db,
  vehicleIds: readonly string[],
): Promise<Record<string, Damage[]>> {
  const byVehicle: Record<string, Damage[]> = Object.fromEntries(vehicleIds.map((id) => [id, []]));
  if (vehicleIds.length === 0) return byVehicle;
  const rows = await db
    .select()
    .from(damages)
    .where(and(inArray(damages.vehicleId, [...vehicleIds]), ne(damages.state, 'repaired')))
    .orderBy(asc(damages.foundDay), asc(damages.createdAt), asc(damages.id));
  for (const { vehicleId, panel, kind, note } of rows) {
    byVehicle[vehicleId]?.push({ panel, kind, note } as Damage);
  }
  return byVehicle;
}

/**
 * Follows a record of a hand-over or a return: its new damages become rows. Damages that a correction of the record
 * takes away are deleted, if the record had found them and nothing was done about them since.
 */
export async function followRecord(
  tx: Db,
  record: {
    vehicleId: string;
    /** Booking at whose return the damages are found; null at a hand-over: they were there before. */
    foundBookingId: string | null;
    day: IsoDate;
    before: readonly Damage[];
    after: readonly Damage[];
  },
  by: Saving,
): Promise<void> {
  const { vehicleId, foundBookingId, day: foundDay, before, after } = record;
  const stored = await tx
    .select()
    .from(damages)
    .where(and(eq(damages.vehicleId, vehicleId), ne(damages.state, 'repaired')))
    .for('update');
  const left = [...stored];
  for (const gone of newDamages(after, before)) {
    const at = left.findIndex(
      (row) =>
        row.panel === gone.panel &&
        row.kind === gone.kind &&
        row.foundBookingId === foundBookingId &&
        row.foundDay === foundDay &&
        row.state === 'open' &&
        row.chargeId === null &&
        row.estimateCents === null,
    );
    const [row] = at < 0 ? [] : left.splice(at, 1);
    if (!row) continue;
    await tx.delete(damages).where(eq(damages.id, row.id));
    await recordDamage(tx, { before: row, after: null }, by);
  }
  for (const damage of newDamages(left as Damage[], after)) {
    await insertDamage(tx, { ...damage, vehicleId, foundBookingId, foundDay }, by);
  }
}

async function lockDamage(tx: Db, id: string): Promise<DamageRow | null> {
  const [row] = await tx.select().from(damages).where(eq(damages.id, id)).for('update');
  return row ?? null;
}

/** True if a booking was charged for the damage, and the charge was not voided. */
async function isChargeValid(tx: Db, { chargeId }: DamageRow): Promise<boolean> {
  if (chargeId === null) return false;
  const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId));
  return charge !== undefined && charge.voidedAt === null;
}

async function insertDamage(
  tx: Db,
  values: Omit<typeof damages.$inferInsert, 'id' | 'staffName' | 'createdAt' | 'updatedAt'>,
  by: Saving,
): Promise<string> {
  const id = randomUUID();
  const staffName = by.actor === 'system' ? '' : by.actor.name;
  const [row] = await tx
    .insert(damages)
    .values({ ...values, id, staffName, createdAt: by.now, updatedAt: by.now })
    .returning();
  if (row) await recordDamage(tx, { before: null, after: row }, by);
  return id;
}

async function writeDamage(
  tx: Db,
  { before, after }: { before: DamageRow; after: DamageRow },
  by: Saving,
): Promise<void> {
  const { id, note, estimateCents, state, repairedDay, chargeId } = after;
  const written = { version: before.version + 1, updatedAt: by.now };
  await tx
    .update(damages)
    .set({ note, estimateCents, state, repairedDay, chargeId, ...written })
    .where(eq(damages.id, id));
  await recordDamage(tx, { before, after }, by);
}

async function recordDamage(
  tx: Db,
  { before, after }: { before: DamageRow | null; after: DamageRow | null },
  { actor, now }: Saving,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  const [vehicle] = await tx
    .select({ plate: vehicles.plate })
    .from(vehicles)
    .where(eq(vehicles.id, row.vehicleId));
  await recordChange(tx, {
    ...{ actor, now, entity: 'damage', entityId: row.id, title: vehicle?.plate ?? '' },
    action: before ? (after ? 'update' : 'delete') : 'create',
    before: before && toLogEntry(before),
    after: after && toLogEntry(after),
  });
}

function toLogEntry({ panel, kind, note, state, estimateCents, repairedDay }: DamageRow) {
  const estimate = estimateCents === null ? null : centsToEuros(estimateCents);
  return { panel, kind, note, state, estimate, repairedDay };
}

function invalid(field: string, message: string): RefusedSave {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
