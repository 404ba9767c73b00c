/** Reads and writes tolls and fines. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { recordChange, type Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  claimKey,
  type KeyReused,
  keepMade,
  makeOnce,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, charges, handovers, roadCharges, vehicles } from '#app/db/schema.server.ts';
import type { ChargeInput } from '#app/domain/account/account.schema.ts';
import { addCharges, voidCharge } from '#app/domain/account/account.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { addDays, businessNow, formatShortDate, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { centsToEuros, eurosToCents, formatExact, type Rates } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { plateKey } from '#app/operations/vehicles/plate-key.server.ts';
import {
  customerCents,
  type Holder,
  holderAt,
  type Possession,
  plateKeyOf,
  possessionsOf,
  type RoadKind,
  reportedAt,
} from './road.rules.ts';
import type {
  ReadRoadRow,
  RoadChange,
  RoadCharge,
  RoadChargesQuery,
  RoadImportResult,
  RoadObjection,
  RoadRental,
} from './road.schema.ts';

/** Author, time and texts of a change, with today's rates. */
interface Charging extends RepeatableSaving {
  rates: Rates;
}

/** Rows that one statement inserts. */
const ROWS_A_STATEMENT = 500;

type StoredRow = typeof roadCharges.$inferInsert;

/** Result of a row of the import. */
interface Decided {
  row: ReadRoadRow;
  at: string;
  plate: string;
  vehicleId: string | null;
  holder: Holder;
  known: boolean;
}

export type RoadImport =
  | { ok: true; rows: RoadImportResult['rows']; charged: string[] }
  | Extract<RefusedSave, { reason: 'invalid' }>
  | KeyReused;

/**
 * Imports tolls and fines: a rental that had the plate is charged, the rows of nobody are the office's own, and rows
 * near a hand-over stay open. Rows that were imported before are skipped. `preview` writes nothing and needs no key. All
 * or nothing; errors are named `rows.3.plate`. `charged`: ids of the bookings that got charges.
 */
export async function importRoadCharges(
  db: Db,
  { rows, preview }: { rows: readonly ReadRoadRow[]; preview: boolean },
  by: Charging,
): Promise<RoadImport> {
  const key = preview ? undefined : by.key;
  const scope = 'import of road charges';
  return allOrNothing<RoadImport>(db, async (tx) => {
    const earlier = await claimKey(tx, key, { scope, request: rows, now: by.now });
    if (earlier && !earlier.same) return { ok: false, reason: 'key-reused' };
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.roadCharges})`);
    const fleet = await readFleet(tx, rows);
    const errors = rows.flatMap((row, i) => rowErrors(row, i, fleet, by));
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    // A repeated request describes the rows that it has made as new.
    const decided = await decide(tx, rows, { fleet, made: new Set(earlier?.madeId.split(' ')) });
    const rentals = await readRentals(
      tx,
      decided.flatMap(({ holder }) => bookingsOf(holder)),
    );
    const unknown = decided.flatMap(({ row, holder }, i) =>
      row.bookingId && !bookingsOf(holder).every((id) => rentals.has(id))
        ? [{ field: `rows.${i}.bookingId`, message: by.texts.road.input.noRental }]
        : [],
    );
    if (unknown.length > 0) return { ok: false, reason: 'invalid', errors: unknown };
    const feeCents = await readFeeCents(tx);
    const results = decided.map((each) => resultOf(each, { rentals, feeCents, by }));
    const byRental = newRowsByRental(decided);
    if (!preview && !earlier) {
      const ids = await store(tx, byRental, { feeCents, by });
      await keepMade(tx, key, { scope, madeId: ids.join(' ') });
    }
    const charged = preview ? [] : [...byRental.keys()].filter((id) => id !== null);
    return { ok: true, rows: results, charged };
  });
}

/** Plates that the fleet has or had, by their keys, and who had them. */
interface Fleet {
  plates: Map<string, { plate: string; vehicleId: string | null }>;
  possessions: Map<string, Possession[]>;
}

async function readFleet(db: Db, rows: readonly { plate: string }[]): Promise<Fleet> {
  const keys = [...new Set(rows.map(({ plate }) => plateKeyOf(plate)))];
  const ours = await db
    .select({ id: vehicles.id, plate: vehicles.plate })
    .from(vehicles)
    .where(inArray(plateKey(vehicles.plate), keys));
  const records = await db
    .select({
      bookingId: handovers.bookingId,
      kind: handovers.kind,
      plate: handovers.plate,
      at: handovers.at,
    })
    .from(handovers)
    .where(
      inArray(
        handovers.bookingId,
        db
          .select({ bookingId: handovers.bookingId })
          .from(handovers)
          .where(inArray(plateKey(handovers.plate), keys)),
      ),
    )
    .orderBy(asc(handovers.at));
  const plates: Fleet['plates'] = new Map();
  for (const { plate } of records) plates.set(plateKeyOf(plate), { plate, vehicleId: null });
  for (const { id, plate } of ours) plates.set(plateKeyOf(plate), { plate, vehicleId: id });
  const possessions = possessionsOf(records.map((row) => ({ ...row, at: momentOf(row.at) })));
  return { plates, possessions };
}

function rowErrors(row: ReadRoadRow, i: number, fleet: Fleet, by: Saving): FieldError[] {
  const { input: text } = by.texts.road;
  const { date, time } = businessNow(by.now);
  const errors: FieldError[] = [];
  if (!fleet.plates.has(plateKeyOf(row.plate))) {
    errors.push({ field: `rows.${i}.plate`, message: text.unknownPlate(row.plate) });
  }
  if (row.at > `${wallClock(date, time)}:59`) {
    errors.push({ field: `rows.${i}.at`, message: text.inFuture });
  }
  return errors;
}

/** Finds the holders of the rows, and the rows that are known: stored before, except by `made`. */
async function decide(
  db: Db,
  rows: readonly ReadRoadRow[],
  { fleet, made }: { fleet: Fleet; made: ReadonlySet<string> },
): Promise<Decided[]> {
  const decided = rows.map((row): Decided => {
    const key = plateKeyOf(row.plate);
    const { plate, vehicleId } = fleet.plates.get(key) ?? { plate: row.plate, vehicleId: null };
    const at = row.at.length === 16 ? `${row.at}:00` : row.at;
    return { row, at, plate, vehicleId, holder: holderOf(row, fleet), known: false };
  });
  const stored = await db
    .select({
      id: roadCharges.id,
      plate: roadCharges.plate,
      kind: roadCharges.kind,
      at: roadCharges.at,
      reference: roadCharges.reference,
    })
    .from(roadCharges)
    .where(inArray(roadCharges.plate, [...new Set(decided.map(({ plate }) => plate))]));
  const known = stored.filter(({ id }) => !made.has(id));
  const seen = new Set(known.map((row) => identity({ ...row, at: momentOf(row.at) })));
  for (const each of decided) {
    const { kind, reference } = each.row;
    const id = identity({ plate: each.plate, kind, at: each.at, reference });
    each.known = seen.has(id);
    seen.add(id);
  }
  return decided;
}

/** The choice of staff, else what the hand-overs tell. */
function holderOf(row: ReadRoadRow, fleet: Fleet): Holder {
  if (row.bookingId === null) return { kind: 'office' };
  if (row.bookingId !== undefined) return { kind: 'rental', bookingId: row.bookingId };
  return holderAt(fleet.possessions.get(plateKeyOf(row.plate)) ?? [], row.at);
}

/** The same passage in two files has the same identity (unique index `road_charges_once`). */
function identity(row: { plate: string; kind: string; at: string; reference: string }): string {
  return [row.plate, row.kind, row.at, row.reference].join('\n');
}

function bookingsOf(holder: Holder): string[] {
  if (holder.kind === 'office') return [];
  return holder.kind === 'rental' ? [holder.bookingId] : holder.bookingIds;
}

function resultOf(
  { row, plate, holder, known }: Decided,
  { rentals, feeCents, by }: { rentals: Map<string, RoadRental>; feeCents: number; by: Charging },
): RoadImportResult['rows'][number] {
  const named = bookingsOf(holder).flatMap((id) => rentals.get(id) ?? []);
  const isRental = holder.kind === 'rental';
  const cents = customerCents(liraToMinor(row.amount), by.rates.TRY, feeCents);
  return {
    result: known ? 'known' : isRental ? 'charged' : holder.kind,
    plate,
    rental: isRental ? (named[0] ?? null) : null,
    candidates: isRental ? [] : named,
    charge: isRental && !known ? centsToEuros(cents) : null,
  };
}

/** Returns the rows that are new by the booking that is charged, in the order of ids; null: nobody is. */
function newRowsByRental(decided: readonly Decided[]): Map<string | null, Decided[]> {
  const fresh = decided.filter(({ known }) => !known);
  const byRental = Map.groupBy(fresh, ({ holder }) =>
    holder.kind === 'rental' ? holder.bookingId : null,
  );
  return new Map([...byRental].toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1)));
}

/** Writes the rows with the charges of their rentals. Returns the ids of the rows. */
async function store(
  tx: Db,
  byRental: ReadonlyMap<string | null, readonly Decided[]>,
  { feeCents, by }: { feeCents: number; by: Charging },
): Promise<string[]> {
  const stored: StoredRow[] = [];
  // Locks bookings in the order of their ids, so that two imports never wait for each other.
  for (const [bookingId, rows] of byRental) {
    const inputs = rows.map((row) => chargeInput(passageOf(row), { feeCents, by }));
    const chargeIds = bookingId === null ? [] : await addCharges(tx, bookingId, inputs, by);
    stored.push(
      ...rows.map((each, i): StoredRow => {
        const { row, holder, vehicleId } = each;
        return {
          ...passageOf(each),
          id: randomUUID(),
          vehicleId,
          reference: row.reference,
          bookingId,
          dueDay: row.dueDay,
          discountUntil: row.discountUntil,
          state: bookingId ? 'charged' : holder.kind === 'ask' ? 'open' : 'office',
          chargeId: chargeIds?.[i] ?? null,
          staffName: nameOf(by),
          createdAt: by.now,
          updatedAt: by.now,
        };
      }),
    );
  }
  for (let i = 0; i < stored.length; i += ROWS_A_STATEMENT) {
    await tx.insert(roadCharges).values(stored.slice(i, i + ROWS_A_STATEMENT));
  }
  if (stored.length > 0) {
    const inState = (state: string) => stored.filter((row) => row.state === state).length;
    await recordChange(tx, {
      actor: by.actor,
      now: by.now,
      entity: 'road-charge',
      action: 'create',
      entityId: null,
      title: by.texts.road.page.title,
      after: {
        rows: stored.length,
        charged: inState('charged'),
        office: inState('office'),
        open: inState('open'),
      },
    });
  }
  return stored.map(({ id }) => id);
}

/** A toll or fine as a charge and a message describe it. */
interface Passage {
  kind: RoadKind;
  plate: string;
  at: string;
  place: string;
  amountMinor: number;
}

function passageOf({ row, plate, at }: Decided): Passage {
  const { kind, place, amount } = row;
  return { kind, plate, at, place, amountMinor: liraToMinor(amount) };
}

function chargeInput(
  { kind, plate, at, place, amountMinor }: Passage,
  { feeCents, by }: { feeCents: number; by: Charging },
): ChargeInput {
  const moment = `${formatShortDate(at.slice(0, 10))} ${at.slice(11, 16)}`;
  const lira = formatExact(amountMinor / 100, 'TRY');
  return {
    kind: kind === 'parking' ? 'other' : kind,
    label: kind === 'parking' ? by.texts.road.kinds.parking : '',
    quantity: 1,
    each: centsToEuros(customerCents(amountMinor, by.rates.TRY, feeCents)),
    note: [plate, moment, place, lira].filter(Boolean).join(', '),
  };
}

async function readFeeCents(db: Db): Promise<number> {
  const { rental } = await readSettings(db);
  return eurosToCents(rental.roadFee ?? 0);
}

/** References and customers of bookings, by id; rentals alone. */
async function readRentals(db: Db, ids: readonly string[]): Promise<Map<string, RoadRental>> {
  const rows = await db
    .select({ id: bookings.id, reference: bookings.reference, drivers: bookings.drivers })
    .from(bookings)
    .where(and(inArray(bookings.id, [...new Set(ids)]), eq(bookings.serviceType, 'car_rental')));
  return new Map(rows.map((row) => [row.id, toRental(row)]));
}

function toRental({
  id,
  reference,
  drivers: [customer],
}: Pick<typeof bookings.$inferSelect, 'id' | 'reference' | 'drivers'>): RoadRental {
  return { bookingId: id, reference, customer: customer ? fullName(customer) : '' };
}

/** Lists tolls and fines, the newest first. `from` and `to` are days, both included. */
export async function listRoadCharges(
  db: Db,
  { plate, state, from, to, page, limit }: RoadChargesQuery,
) {
  const key = plateKeyOf(plate ?? '');
  const where = and(
    key ? sql`position(${key} in replace(${roadCharges.plate}, ' ', '')) > 0` : undefined,
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
    ...{ id: road.id, kind: road.kind, plate: road.plate, at: momentOf(road.at).slice(0, 16) },
    ...{ place: road.place, reference: road.reference, amount: road.amountMinor / 100 },
    ...{ dueDay: road.dueDay, discountUntil: road.discountUntil, state: road.state },
    rental: booking && toRental(booking),
    candidates: candidates.get(road.id) ?? [],
    charge: charge && { amount: centsToEuros(charge.cents), voided: charge.voidedAt !== null },
    reported: booking && reportedAt(momentOf(road.at), filed?.at ?? null),
    ...{ staffName: road.staffName, version: road.version },
  }));
}

/** Rentals that may have had the plates of the rows, by the rows' ids. */
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
/** `owners-only`: the change voids a charge, which is for owners. */
type RoadRefusal = RefusedSave | { ok: false; reason: 'owners-only' };

/**
 * Decides who pays a toll or fine. `charged` charges the rental, unless it has a charge; `office` and `open` void the
 * charge, which is for owners; `disputed` keeps it until the objection is decided.
 */
export async function changeRoadCharge(
  db: Db,
  id: string,
  change: RoadChange,
  by: Charging & { mayVoid: boolean },
): Promise<RoadChangeResult> {
  const repeatable = { scope: `road charge ${id}`, request: change };
  return makeOnce<RoadRefusal>(db, repeatable, by, async (tx) => {
    const [row] = await tx.select().from(roadCharges).where(eq(roadCharges.id, id)).for('update');
    if (!row) return { ok: false, reason: 'not-found' };
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
    const [charge] = row.chargeId
      ? await tx.select().from(charges).where(eq(charges.id, row.chargeId))
      : [];
    const live = charge && charge.voidedAt === null ? charge : null;
    const moves = change.state === 'charged' && bookingId !== row.bookingId;
    const ends = change.state === 'office' || change.state === 'open' || moves;
    let chargeId = row.chargeId;
    if (live && ends) {
      if (!by.mayVoid) return { ok: false, reason: 'owners-only' };
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
      ...{ actor: by.actor, now: by.now, entity: 'road-charge', action: 'update', entityId: id },
      title: `${row.plate} ${momentOf(row.at).replace('T', ' ').slice(0, 16)}`,
      before: { state: row.state },
      after: { state: change.state },
    });
    return { ok: true, madeId: id };
  });
}

/** Reads one toll or fine; null if there is none. */
export async function readRoadCharge(db: Db, id: string): Promise<RoadCharge | null> {
  const [row] = await readRows(db, eq(roadCharges.id, id), { limit: 1, offset: 0 });
  return row ?? null;
}

/** Reads the facts of the objection to a fine; null for an unknown id. Times are in Istanbul. */
export async function readObjection(db: Db, id: string, now: Date): Promise<RoadObjection | null> {
  const roadCharge = await readRoadCharge(db, id);
  if (!roadCharge) return null;
  const { business } = await readSettings(db);
  const { street, district, city } = business.address;
  const { companyName, tax } = business.legalNumbers;
  return {
    roadCharge,
    office: {
      ...{ name: business.name, companyName, tax, phone: business.phone },
      address: [street, district, city].filter(Boolean).join(', '),
    },
    rental: roadCharge.rental && (await readHandoverTimes(db, roadCharge.rental)),
    printedOn: businessNow(now).date,
  };
}

async function readHandoverTimes(
  db: Db,
  { bookingId, reference }: RoadRental,
): Promise<RoadObjection['rental']> {
  const rows = await db
    .select({ kind: handovers.kind, at: handovers.at, filed: handovers.filed })
    .from(handovers)
    .where(eq(handovers.bookingId, bookingId));
  const out = rows.find(({ kind }) => kind === 'out');
  const back = rows.find(({ kind }) => kind === 'back');
  if (!out) return null;
  const filed = out.filed && businessNow(new Date(out.filed.at));
  return {
    reference,
    out: momentOf(out.at).slice(0, 16),
    back: back ? momentOf(back.at).slice(0, 16) : null,
    filedAt: filed ? wallClock(filed.date, filed.time) : null,
  };
}

/** The moment of a `timestamp` with its seconds: `2026-07-14T10:00:00`. */
function momentOf(timestamp: string): string {
  return timestamp.replace(' ', 'T');
}

function liraToMinor(lira: number): number {
  return Math.round(lira * 100);
}

function nameOf({ actor }: Saving): string {
  return actor === 'system' ? '' : actor.name;
}
