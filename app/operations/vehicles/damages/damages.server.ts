import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { readStaffPhotos } from '#app/base/images/images.server.ts';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import {
  bookings,
  charges,
  damages,
  expenses,
  handovers,
  vehicleBlocks,
  vehicles,
} from '#app/db/schema.server.ts';
import { chargeInputSchema } from '#app/domain/account/account.schema.ts';
import { addCharges } from '#app/domain/account/charges.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, type IsoDate } from '#app/lib/dates/dates.ts';
import { type CurrencyCode, centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { type BlockResult, setRepairDays } from '../vehicle-blocks.server.ts';
import type { ConflictingRentals } from '../vehicle-rentals.server.ts';
import { lockVehicle } from '../vehicles.server.ts';
import { type Damage, newDamages } from './damage.rules.ts';
import type {
  DamageCharge,
  DamageInput,
  DamageUpdate,
  RepairExpense,
  VehicleDamage,
  VehicleDamages,
} from './damage.schema.ts';

type DamageRow = typeof damages.$inferSelect;
export type DamageResult =
  | { ok: true; madeId: string }
  | RefusedSave
  | KeyReused
  /** Bookings need the vehicle on days of the repair. */
  | ConflictingRentals;

/** Maximum number of expenses that staff can choose for a damage. */
const MAX_EXPENSES = 50;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;

/**
 * Reads the damages of a vehicle with the photos of both hand-overs, newest first, and the newest
 * expenses of its repairs; null if the vehicle does not exist.
 */
export async function listDamages(db: Db, vehicleId: string): Promise<VehicleDamages | null> {
  const [vehicle] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  if (!vehicle) return null;
  const rows = await db
    .select()
    .from(expenses)
    .where(
      and(
        eq(expenses.vehicleId, vehicleId),
        eq(expenses.category, 'repair'),
        isNull(expenses.voidedAt),
      ),
    )
    .orderBy(desc(expenses.day), desc(expenses.createdAt))
    .limit(MAX_EXPENSES);
  return {
    damages: await readDamages(db, eq(damages.vehicleId, vehicleId)),
    expenses: rows.map(toRepairExpense),
  };
}

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
      block: vehicleBlocks,
      expense: expenses,
    })
    .from(damages)
    .leftJoin(bookings, eq(bookings.id, damages.foundBookingId))
    .leftJoin(charges, eq(charges.id, damages.chargeId))
    .leftJoin(vehicleBlocks, eq(vehicleBlocks.damageId, damages.id))
    .leftJoin(expenses, and(eq(expenses.id, damages.expenseId), isNull(expenses.voidedAt)))
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
  return rows.map(({ damage, reference, drivers, charged, voidedAt, block, expense }) => {
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
      // A damage whose charge was voided is open again.
      state: state === 'charged' && !isCharged ? 'open' : state,
      repair: block && { firstDay: block.firstDay, lastDay: block.lastDay },
      expense: expense && toRepairExpense(expense),
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

/** Adds a damage that no return recorded, for example one from the car park. */
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

/**
 * Changes note, estimate, state, expense and repair of a damage. The days of the repair block the
 * vehicle in the same transaction. `clash`: bookings need the vehicle on these days, and
 * `allowOverbooking` was not given.
 */
export function updateDamage(
  db: Db,
  id: string,
  { version, repair, allowOverbooking, ...given }: DamageUpdate,
  by: Saving,
): Promise<DamageResult> {
  return allOrNothing<DamageResult>(db, async (tx) => {
    const [seen] = await tx.select().from(damages).where(eq(damages.id, id));
    if (!seen) return NOT_FOUND;
    // Locks the vehicle before the damage, in the order of a hand-over.
    const found = repair === undefined ? null : await lockVehicle(tx, seen.vehicleId, by);
    if (found?.ok === false) return found;
    const before = await lockDamage(tx, id);
    if (!before) return NOT_FOUND;
    if (version !== undefined && version !== before.version) return { ok: false, reason: 'stale' };
    const after = changed(before, given, {
      isCharged: await isChargeValid(tx, before),
      today: businessNow(by.now).date,
    });
    const error = await changeError(tx, after, by);
    if (error) return error;
    if (repair !== undefined && found && !(await hasRepairDays(tx, id, repair))) {
      const note = namesOf(before, by);
      const days = { damageId: id, days: repair, note, allowOverbooking };
      const refused = await setRepairDays(tx, found, days, by);
      if (refused) return repairRefusal(refused, by);
    }
    await writeDamage(tx, { before, after }, by);
    return { ok: true, madeId: id };
  });
}

function changed(
  before: DamageRow,
  { note, estimate, state, repairedDay, expenseId }: Partial<DamageUpdate>,
  { isCharged, today }: { isCharged: boolean; today: IsoDate },
): DamageRow {
  const kept = before.state === 'charged' && !isCharged ? 'open' : before.state;
  const next = state === 'open' && isCharged ? 'charged' : (state ?? kept);
  const after = { ...before, state: next };
  if (note !== undefined) after.note = note;
  if (estimate !== undefined)
    after.estimateCents = estimate === null ? null : eurosToCents(estimate);
  if (expenseId !== undefined) after.expenseId = expenseId;
  after.repairedDay = next === 'repaired' ? (repairedDay ?? before.repairedDay ?? today) : null;
  return after;
}

/**
 * Returns an error if the day of the repair is in the future, or if the expense is voided or of
 * another vehicle.
 */
async function changeError(
  tx: Db,
  { vehicleId, expenseId, repairedDay }: DamageRow,
  by: Saving,
): Promise<RefusedSave | null> {
  const { input: text } = by.texts.damages;
  if (repairedDay !== null && repairedDay > businessNow(by.now).date) {
    return invalid('repairedDay', text.inFuture);
  }
  if (expenseId === null) return null;
  const [expense] = await tx.select().from(expenses).where(eq(expenses.id, expenseId));
  const isOwn = expense?.vehicleId === vehicleId && expense.voidedAt === null;
  return isOwn ? null : invalid('expenseId', text.noExpense);
}

async function hasRepairDays(tx: Db, id: string, days: VehicleDamage['repair']): Promise<boolean> {
  const [block] = await tx.select().from(vehicleBlocks).where(eq(vehicleBlocks.damageId, id));
  return block?.firstDay === days?.firstDay && block?.lastDay === days?.lastDay;
}

/**
 * Renames the fields in the errors of a block to those of the damage, for example
 * `repair.firstDay`.
 */
function repairRefusal(
  refused: Exclude<BlockResult, { ok: true }>,
  by: Saving,
): Exclude<DamageResult, { ok: true }> {
  switch (refused.reason) {
    case 'sold':
      return invalid('repair.firstDay', by.texts.vehicles.input.sold);
    case 'invalid': {
      const errors = refused.errors.map(({ field, message }) => ({
        ...{ field: `repair.${field}`, message },
      }));
      return { ...refused, errors };
    }
    default:
      return refused;
  }
}

/**
 * Charges a booking for a damage, in one transaction. A second charge is refused unless the first
 * was voided.
 */
export function chargeDamage(
  db: Db,
  id: string,
  input: DamageCharge,
  by: RepeatableSaving,
): Promise<DamageResult> {
  const { input: text } = by.texts.damages;
  const repeatable = { scope: `charge of the damage ${id}`, request: input };
  return makeOnce<RefusedSave>(db, repeatable, by, async (tx) => {
    const before = await lockDamage(tx, id);
    if (!before) return NOT_FOUND;
    const bookingId = input.bookingId ?? before.foundBookingId;
    if (bookingId === null) return invalid('bookingId', text.noBooking);
    if (await isChargeValid(tx, before)) return invalid('amount', text.chargedAlready);
    const given = { kind: 'damage', each: input.amount, note: namesOf(before, by) };
    const ids = await addCharges(tx, bookingId, [chargeInputSchema.parse(given)], by);
    if (!ids) return invalid('bookingId', text.noBooking);
    const state = before.state === 'open' ? ('charged' as const) : before.state;
    const [chargeId = null] = ids;
    await writeDamage(tx, { before, after: { ...before, state, chargeId } }, by);
    return { ok: true, madeId: id };
  });
}

/**
 * Reads the damages of vehicles that are not repaired, by vehicle and oldest first, in the form of
 * a hand-over.
 */
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
 * Stores the new damages of a hand-over or a return as rows. Deletes the rows of damages that a
 * correction of the record removes, if this record had found them and they have no estimate,
 * charge, expense or repair yet.
 */
export async function storeDamages(
  tx: Db,
  record: {
    vehicleId: string;
    /**
     * Booking whose return found the damages; null for a hand-over, because they are older than it.
     */
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
  const repairs = await tx
    .select({ damageId: vehicleBlocks.damageId })
    .from(vehicleBlocks)
    .where(and(eq(vehicleBlocks.vehicleId, vehicleId), isNotNull(vehicleBlocks.damageId)));
  const planned = new Set(repairs.map(({ damageId }) => damageId));
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
        row.expenseId === null &&
        row.estimateCents === null &&
        !planned.has(row.id),
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

/** Returns true if a booking was charged for the damage and the charge was not voided. */
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
  const { id, note, estimateCents, state, repairedDay, chargeId, expenseId } = after;
  const written = { version: before.version + 1, updatedAt: by.now };
  await tx
    .update(damages)
    .set({ note, estimateCents, state, repairedDay, chargeId, expenseId, ...written })
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

function toLogEntry(row: DamageRow) {
  const { panel, kind, note, state, estimateCents, repairedDay, expenseId } = row;
  const estimate = estimateCents === null ? null : centsToEuros(estimateCents);
  return { panel, kind, note, state, estimate, repairedDay, expenseId };
}

function toRepairExpense(row: typeof expenses.$inferSelect): RepairExpense {
  const { id, day, amountMinor, currency, vendor } = row;
  return { id, day, amount: amountMinor / 100, currency: currency as CurrencyCode, vendor };
}

/** Returns part and kind of a damage as text, for example `Kaput: Çizik`. */
function namesOf({ panel, kind }: DamageRow, { texts }: Saving): string {
  const { panels, damageKinds } = texts.handovers.page;
  return `${panels[panel as Damage['panel']]}: ${damageKinds[kind as Damage['kind']]}`;
}

function invalid(field: string, message: string): RefusedSave {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}
