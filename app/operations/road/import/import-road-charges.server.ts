import { randomUUID } from 'node:crypto';
import { and, between, inArray, sql } from 'drizzle-orm';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import { recordChange, type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  claimKey,
  type KeyReused,
  keepMade,
  type RepeatableSaving,
} from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { roadCharges } from '#app/db/schema.server.ts';
import { addCharges } from '#app/domain/account/charges.server.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import type { RefusedSave } from '#app/lib/refused-save.ts';
import { plateKey } from '#app/operations/vehicles/plate-key.server.ts';
import {
  customerCents,
  findKnown,
  type Holder,
  holderAt,
  otherPlateAt,
  plateKeyOf,
} from '../road.rules.ts';
import type { ReadRoadRow, RoadImportResult, RoadRental } from '../road.schema.ts';
import { type Charging, chargeInput, type Passage, readFeeCents } from '../road-price.server.ts';
import {
  bookingsOf,
  type Fleet,
  momentOf,
  readFleet,
  readPlatesHad,
  readRentals,
} from '../road-rentals.server.ts';

/** Maximum number of rows that one statement inserts. */
const ROWS_A_STATEMENT = 500;

type StoredRow = typeof roadCharges.$inferInsert;

/** Row of the import with its holder. `known` is true if the row was imported before. */
interface Decided {
  row: ReadRoadRow;
  at: string;
  plate: string;
  holder: Holder;
  known: boolean;
}

export type RoadImport =
  | { ok: true; rows: RoadImportResult['rows']; charged: string[] }
  | Extract<RefusedSave, { reason: 'invalid' }>
  | KeyReused;

/**
 * Imports tolls and fines, all or nothing (product.md, "The account of a booking"). Charges the
 * rental that had the plate. If nobody had it, the row is the office's own; near a hand-over it
 * stays open. Skips rows that were imported before. `preview` writes nothing and needs no key.
 * Fields of errors are named `rows.3.plate`. `charged`: ids of the bookings that got charges; empty
 * for a preview.
 */
export async function importRoadCharges(
  db: Db,
  { rows, preview }: { rows: readonly ReadRoadRow[]; preview: boolean },
  by: Charging & Pick<RepeatableSaving, 'key'>,
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
    // A repeated request gets the same result: rows that it stored itself count as new.
    const decided = await decide(tx, rows, { fleet, made: new Set(earlier?.madeId.split(' ')) });
    const rentals = await readRentals(
      tx,
      decided.flatMap(({ holder }) => bookingsOf(holder)),
    );
    const wrong = await wrongRentals(tx, decided, rentals, by);
    if (wrong.length > 0) return { ok: false, reason: 'invalid', errors: wrong };
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

/** Returns errors of rentals that staff chose: unknown ones, and those that had another plate. */
async function wrongRentals(
  tx: Db,
  decided: readonly Decided[],
  rentals: ReadonlyMap<string, RoadRental>,
  by: Saving,
): Promise<FieldError[]> {
  const { input: text } = by.texts.road;
  const chosen = decided.flatMap(({ row }) => row.bookingId ?? []);
  if (chosen.length === 0) return [];
  const had = await readPlatesHad(tx, chosen);
  return decided.flatMap(({ row, plate, at }, i) => {
    if (!row.bookingId) return [];
    const field = `rows.${i}.bookingId`;
    if (!rentals.has(row.bookingId)) return [{ field, message: text.noRental }];
    const other = otherPlateAt(had.get(row.bookingId) ?? [], { plate, at });
    return other === null ? [] : [{ field, message: text.otherPlate(other) }];
  });
}

/**
 * Returns the rows with their holders. A row is known if it repeats another row of the request or
 * is stored, except by this request (`made`).
 */
async function decide(
  db: Db,
  rows: readonly ReadRoadRow[],
  { fleet, made }: { fleet: Fleet; made: ReadonlySet<string> },
): Promise<Decided[]> {
  const decided = rows.map((row): Decided => {
    const key = plateKeyOf(row.plate);
    const plate = fleet.plates.get(key) ?? row.plate;
    const at = row.at.length === 16 ? `${row.at}:00` : row.at;
    return { row, at, plate, holder: holderOf(row, fleet), known: false };
  });
  const minutes = decided.map(({ at }) => at.slice(0, 16)).sort();
  const stored = await db
    .select()
    .from(roadCharges)
    .where(
      and(
        inArray(plateKey(roadCharges.plate), [...fleet.plates.keys()].map(plateKey)),
        between(roadCharges.at, `${minutes[0]}:00`, `${minutes.at(-1)}:59`),
      ),
    );
  const known = findKnown(
    decided.map((each) => ({ ...passageOf(each), reference: each.row.reference })),
    stored.filter(({ id }) => !made.has(id)).map((row) => ({ ...row, at: momentOf(row.at) })),
  );
  return decided.map((each, i) => ({ ...each, known: known[i] === true }));
}

/** Returns the holder that staff chose, else the holder according to the hand-overs. */
function holderOf(row: ReadRoadRow, fleet: Fleet): Holder {
  if (row.bookingId === null) return { kind: 'office' };
  if (row.bookingId !== undefined) return { kind: 'rental', bookingId: row.bookingId };
  return holderAt(fleet.possessions.get(plateKeyOf(row.plate)) ?? [], row.at);
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

/**
 * Returns the new rows by the booking that is charged, ordered by the booking's id. The key is null
 * for rows that charge nobody.
 */
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
        const { row, holder } = each;
        return {
          ...passageOf(each),
          id: randomUUID(),
          reference: row.reference,
          bookingId,
          dueDay: row.dueDay,
          discountUntil: row.discountUntil,
          state: bookingId ? 'charged' : holder.kind === 'ask' ? 'open' : 'office',
          chargeId: chargeIds?.[i] ?? null,
          staffName: staffNameOf(by),
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

function passageOf({ row, plate, at }: Decided): Passage {
  const { kind, place, amount } = row;
  return { kind, plate, at, place, amountMinor: liraToMinor(amount) };
}

function liraToMinor(lira: number): number {
  return Math.round(lira * 100);
}
