import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  type KeyReused,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { bookings, charges, handovers, roadCharges } from '#app/db/schema.server.ts';
import { lockBooking } from '#app/domain/account/change-account.server.ts';
import { addCharges, voidCharge } from '#app/domain/account/charges.server.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { plateKey } from '#app/operations/vehicles/plate-key.server.ts';
import { holderAt, otherPlateAt, plateKeyOf, reportedAt } from './road.rules.ts';
import type { RoadChange, RoadCharge, RoadChargesQuery, RoadRental } from './road.schema.ts';
import { type Charging, chargeInput, readFeeCents } from './road-price.server.ts';
import {
  bookingsOf,
  momentOf,
  readFleet,
  readPlatesHad,
  readRentals,
  toRental,
} from './road-rentals.server.ts';

/**
 * Lists tolls and fines, newest first. `from` and `to` are days, both included. `open` counts all
 * rows that wait for a decision, whatever the query.
 */
export async function listRoadCharges(
  db: Db,
  { plate, state, from, to, page, limit }: RoadChargesQuery,
) {
  const key = plateKeyOf(plate ?? '');
  const where = and(
    key ? sql`position(${plateKey(key)} in ${plateKey(roadCharges.plate)}) > 0` : undefined,
    state ? eq(roadCharges.state, state) : undefined,
    from ? gte(roadCharges.at, from) : undefined,
    to ? lt(roadCharges.at, addDays(to, 1)) : undefined,
  );
  const total = await db.$count(roadCharges, where);
  const [waiting] = await db
    .select({ open: count() })
    .from(roadCharges)
    .where(eq(roadCharges.state, 'open'));
  const rows = await readRows(db, where, { limit, offset: (page - 1) * limit });
  return {
    roadCharges: rows,
    pagination: paginate(page, limit, total),
    open: waiting?.open ?? 0,
  };
}

async function readRows(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoadCharge[]> {
  const out = alias(handovers, 'out');
  const rows = await db
    .select({
      road: roadCharges,
      booking: { id: bookings.id, reference: bookings.reference, drivers: bookings.drivers },
      charge: { cents: charges.cents, voidedAt: charges.voidedAt },
      filed: out.filed,
    })
    .from(roadCharges)
    .leftJoin(bookings, eq(bookings.id, roadCharges.bookingId))
    .leftJoin(charges, eq(charges.id, roadCharges.chargeId))
    .leftJoin(out, and(eq(out.bookingId, roadCharges.bookingId), eq(out.kind, 'out')))
    .where(where)
    .orderBy(desc(roadCharges.at), desc(roadCharges.id))
    .limit(limit)
    .offset(offset);
  const waiting = rows.filter(({ road }) => road.state === 'open').map(({ road }) => road);
  const candidates = await readCandidates(db, waiting);
  return rows.map(({ road, booking, charge, filed }) => ({
    id: road.id,
    kind: road.kind,
    plate: road.plate,
    at: momentOf(road.at).slice(0, 16),
    place: road.place,
    reference: road.reference,
    amount: road.amountMinor / 100,
    dueDay: road.dueDay,
    discountUntil: road.discountUntil,
    state: road.state,
    rental: booking && toRental(booking),
    candidates: candidates.get(road.id) ?? [],
    charge: charge && { amount: centsToEuros(charge.cents), voided: charge.voidedAt !== null },
    reported: booking && reportedAt(momentOf(road.at), filed?.at ?? null),
    staffName: road.staffName,
    version: road.version,
  }));
}

/** Reads the rentals that may have had the plates of the rows, by the ids of the rows. */
async function readCandidates(
  db: Db,
  rows: readonly (typeof roadCharges.$inferSelect)[],
): Promise<Map<string, RoadRental[]>> {
  if (rows.length === 0) return new Map();
  const fleet = await readFleet(db, rows);
  const holders = rows.map((row) => {
    const possessions = fleet.possessions.get(plateKeyOf(row.plate)) ?? [];
    return { id: row.id, ids: bookingsOf(holderAt(possessions, momentOf(row.at))) };
  });
  const rentals = await readRentals(
    db,
    holders.flatMap(({ ids }) => ids),
  );
  return new Map(
    holders.map(({ id, ids }) => [id, ids.flatMap((each) => rentals.get(each) ?? [])]),
  );
}

export type RoadChangeResult = { ok: true; madeId: string } | RoadRefusal | KeyReused;
/** `owners-only`: the change voids a charge, which only owners may do. */
type RoadRefusal = RefusedSave | { ok: false; reason: 'owners-only' };

/**
 * Decides who pays a toll or fine. `charged` charges the rental unless it has a charge, and voids
 * the charge of another rental. `office` and `open` void the charge. `disputed` keeps the charge
 * until the objection is decided. Only owners may void a charge. Refuses a rental that had another
 * plate at that time by its hand-overs.
 */
export async function changeRoadCharge(
  db: Db,
  id: string,
  change: RoadChange,
  by: Charging & RepeatableSaving & { mayVoid: boolean },
): Promise<RoadChangeResult> {
  const repeatable = { scope: `road charge ${id}`, request: change };
  return makeOnce<RoadRefusal>(db, repeatable, by, async (tx) => {
    const row = await lockRoadCharge(tx, id, change.bookingId);
    if (typeof row === 'string') return { ok: false, reason: row };
    if (change.version !== undefined && change.version !== row.version) {
      return { ok: false, reason: 'stale' };
    }
    const bookingId = change.bookingId ?? row.bookingId;
    const { input: text } = by.texts.road;
    const rentals = await readRentals(tx, bookingId ? [bookingId] : []);
    if (change.state === 'charged' && !(bookingId && rentals.has(bookingId))) {
      const message = bookingId ? text.noRental : text.rental;
      return { ok: false, reason: 'invalid', errors: [{ field: 'bookingId', message }] };
    }
    if (change.state === 'charged' && bookingId) {
      const had = (await readPlatesHad(tx, [bookingId])).get(bookingId) ?? [];
      const other = otherPlateAt(had, { plate: row.plate, at: momentOf(row.at) });
      if (other !== null) {
        const errors = [{ field: 'bookingId', message: text.otherPlate(other) }];
        return { ok: false, reason: 'invalid', errors };
      }
    }
    const [charge] = row.chargeId
      ? await tx.select().from(charges).where(eq(charges.id, row.chargeId))
      : [];
    const live = charge && charge.voidedAt === null ? charge : null;
    const moves = change.state === 'charged' && bookingId !== row.bookingId;
    const ends = change.state === 'office' || change.state === 'open' || moves;
    let chargeId = row.chargeId;
    if (live && ends) {
      if (!by.mayVoid) return { ok: false, reason: 'owners-only' };
      // Detaches the charge first, because voiding a charge reopens the row that has the charge.
      await tx.update(roadCharges).set({ chargeId: null }).where(eq(roadCharges.id, id));
      // The idempotency key belongs to the decision, not to the voided charge.
      await voidCharge(tx, live.id, text.voided, { ...by, key: undefined });
    }
    if (change.state === 'charged' && bookingId && (!live || moves)) {
      const feeCents = await readFeeCents(tx);
      const passage = { ...row, at: momentOf(row.at) };
      const ids = await addCharges(tx, bookingId, [chargeInput(passage, { feeCents, by })], by);
      chargeId = ids?.[0] ?? null;
    }
    const isOfRental = change.state === 'charged' || change.state === 'disputed';
    const after = {
      state: change.state,
      bookingId: isOfRental ? bookingId : null,
      chargeId: isOfRental ? chargeId : null,
    };
    await tx
      .update(roadCharges)
      .set({ ...after, version: sql`${roadCharges.version} + 1`, updatedAt: by.now })
      .where(eq(roadCharges.id, id));
    await recordChange(tx, {
      actor: by.actor,
      now: by.now,
      entity: 'road-charge',
      action: 'update',
      entityId: id,
      title: `${row.plate} ${momentOf(row.at).replace('T', ' ').slice(0, 16)}`,
      before: { state: row.state },
      after: { state: change.state },
    });
    return { ok: true, madeId: id };
  });
}

/**
 * Locks a toll or fine. Locks its booking and the booking that is to pay first, because every change
 * of an account locks the booking first; two changes then never wait for each other. `stale`: another
 * person moved the toll to another booking before it was locked.
 */
async function lockRoadCharge(
  tx: Db,
  id: string,
  payingBookingId: string | null | undefined,
): Promise<typeof roadCharges.$inferSelect | 'not-found' | 'stale'> {
  const [seen] = await tx.select().from(roadCharges).where(eq(roadCharges.id, id));
  if (!seen) return 'not-found';
  const bookingIds = [seen.bookingId, payingBookingId].filter((each) => typeof each === 'string');
  for (const bookingId of [...new Set(bookingIds)].sort()) await lockBooking(tx, bookingId);
  const [row] = await tx.select().from(roadCharges).where(eq(roadCharges.id, id)).for('update');
  if (!row) return 'not-found';
  return row.bookingId === seen.bookingId ? row : 'stale';
}

export async function readRoadCharge(db: Db, id: string): Promise<RoadCharge | null> {
  const [row] = await readRows(db, eq(roadCharges.id, id), { limit: 1, offset: 0 });
  return row ?? null;
}
