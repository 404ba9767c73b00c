/**
 * Locks of bookings and the search for clashes. Every transaction takes its locks in this order, so
 * that transactions do not deadlock. Locks of one kind are taken in the order of their ids or
 * hashes.
 *
 * 1. the idempotency key, then visitors' requests; or the plates, while a new plate is compared
 * with them; or the import of tolls and fines
 *
 * 2. cars
 *
 * 3. bookings
 *
 * 4. the zone of a transfer; the plate that is handed over, then vehicles
 *
 * 5. images
 *
 * 6. customers
 *
 * 7. hand-overs
 *
 * 8. the next receipt number
 *
 * Counts and moves of the cash box lock only their idempotency key, then the cash box.
 *
 * Visitors' requests wait for each other before they lock a car, because all of them share a part
 * of the fleet, and a waiting request must not block staff. The lock of a car's row prevents two
 * bookings from getting its last unit.
 */
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { allOrNothing, type Refusal } from '#app/db/all-or-nothing.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { bookings, cars, zones } from '#app/db/schema.server.ts';
import {
  addedParts,
  type Interval,
  withBuffer,
} from '#app/domain/availability/availability.rules.ts';
import {
  bufferedUntil,
  heldUntil,
  holdsUnitDuring,
  readBlocks,
  readBuffer,
} from '#app/domain/availability/availability.server.ts';
import type { Zone } from '#app/domain/zones/zone.rules.ts';
import { toZone } from '#app/domain/zones/zones.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { fullName } from './booking.rules.ts';
import type { BookingRecord, Clash } from './booking.schema.ts';
import { clashesWith, heldInterval, needsFreeUnit, type ToWrite } from './booking-clash.rules.ts';
import { readBooking, toRecord } from './bookings.server.ts';

export type LockedCars = Map<string, typeof cars.$inferSelect>;

const NOT_FOUND = { ok: false, reason: 'not-found' } as const;
const MOVED = { ok: false, reason: 'moved' } as const;

/**
 * Runs `work` with a booking, its car and the car `carId` to which it may change, all locked until
 * the transaction ends. Rolls back if `work` refuses.
 */
export async function withLockedBooking<R extends { ok: true } | Refusal>(
  db: Db,
  { id, carId }: { id: string; carId: string | null },
  work: (tx: Db, before: BookingRecord, locked: LockedCars) => Promise<R>,
): Promise<R | typeof NOT_FOUND> {
  for (;;) {
    const result = await allOrNothing<R | typeof NOT_FOUND | typeof MOVED>(db, async (tx) => {
      const seen = await readBooking(tx, id);
      if (!seen) return NOT_FOUND;
      const locked = await lockCars(tx, [seen.carId, carId]);
      // Also locks the outward transfer, which the database changes when its return transfer is
      // deleted.
      const rows = await tx
        .select()
        .from(bookings)
        .where(or(eq(bookings.id, id), eq(bookings.wayBackId, id)))
        .orderBy(asc(bookings.id))
        .for('update');
      const row = rows.find((each) => each.id === id);
      if (!row) return NOT_FOUND;
      // Another request has changed the car. Locking the new car now would violate the order of
      // locks, so the transaction starts again.
      if (row.carId !== null && !locked.has(row.carId)) return MOVED;
      return work(tx, toRecord(row), locked);
    });
    if (result !== MOVED) return result as R | typeof NOT_FOUND;
  }
}

/** Makes other visitors' requests wait until the transaction ends. */
export async function lockRequests(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.requests})`);
}

/**
 * Locks existing cars and returns them by id. `activeOnly` leaves inactive cars out of the result.
 */
export async function lockCars(
  tx: Db,
  ids: (string | null)[],
  { activeOnly = false } = {},
): Promise<LockedCars> {
  const given = [...new Set(ids.filter((id) => id !== null))];
  if (given.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(cars)
    .where(inArray(cars.id, given))
    .orderBy(asc(cars.id))
    .for('update');
  return new Map(rows.filter((row) => row.active || !activeOnly).map((row) => [row.id, row]));
}

/**
 * Reads a zone, active or not, and prevents its deletion until the transaction ends. Returns null
 * if it does not exist.
 */
export async function lockZone(tx: Db, id: string): Promise<Zone | null> {
  const [row] = await tx.select().from(zones).where(eq(zones.id, id)).for('key share');
  return row ? toZone(row) : null;
}

/**
 * Refusal because the car has no free unit during the booking. `clashes` are the bookings and
 * blocks that hold the units; empty if the car has no units.
 */
export interface NoFreeUnit {
  ok: false;
  reason: 'clash';
  carTitle: string;
  clashes: Clash[];
}

/**
 * Returns the refusal if the car has no free unit for the booking and the buffer after it; null if a
 * unit is free, or if the booking needs no other unit than before (`needsFreeUnit`). A longer
 * booking needs one only for the time that it adds. The car must be in `locked`;
 * otherwise two bookings could get the last unit.
 */
export async function noFreeUnit(
  tx: Db,
  after: ToWrite,
  { locked, before, now }: { locked: LockedCars; before: BookingRecord | null; now: Date },
): Promise<NoFreeUnit | null> {
  const car = after.carId === null ? undefined : locked.get(after.carId);
  if (!car || !needsFreeUnit(after, before)) return null;
  const period = { from: after.pickupAt, to: after.dropoffAt };
  const had = heldInterval(before, car.id);
  const clashes = await findNewClashes(tx, car, { period, had, except: before?.id, now });
  return clashes && { ok: false, reason: 'clash', carTitle: car.title, clashes };
}

/**
 * Returns the bookings and blocks that hold a car's units, like `findClashes`, in the time that a
 * rental of `period` needs with the buffer after it. `had`: the time in which it has its unit
 * already.
 */
export async function findNewClashes(
  tx: Db,
  car: { id: string; totalUnits: number },
  {
    period,
    had,
    ...query
  }: { period: Interval; had: Interval | null; except: string | undefined; now: Date },
): Promise<Clash[] | null> {
  const buffer = await readBuffer(tx, car.id);
  const parts = addedParts(withBuffer(period, buffer), had && withBuffer(had, buffer));
  const found: (Clash[] | null)[] = [];
  for (const part of parts) found.push(await findClashes(tx, car, { period: part, ...query }));
  if (found.every((clashes) => clashes === null)) return null;
  const byBooking = new Map(
    found
      .flatMap((clashes) => clashes ?? [])
      .map((each) => [`${each.reference} ${each.from}`, each]),
  );
  return [...byBooking.values()];
}

/**
 * Returns the bookings and blocks that hold a car's units during `period`, earliest first, if at
 * any moment of it no unit is free; otherwise null. Returns an empty list for a car without units.
 */
export async function findClashes(
  tx: Db,
  car: { id: string; totalUnits: number },
  {
    period,
    except,
    now,
    withoutBuffer = false,
  }: { period: Interval; except: string | undefined; now: Date; withoutBuffer?: boolean },
): Promise<Clash[] | null> {
  const ofCar = eq(bookings.carId, car.id);
  const other = except === undefined ? undefined : ne(bookings.id, except);
  const during = holdsUnitDuring(period, now, { withoutBuffer });
  const held = await readHolders(tx, and(ofCar, during, other), { now, withoutBuffer });
  const blocks = await readBlocks(tx, period, { now, carIds: [car.id], except, withoutBuffer });
  const blocked = blocks.map(({ plate, vehicleId, from, to }) => ({
    reference: plate,
    customer: '',
    from,
    to,
    vehicleId,
  }));
  const clashes = clashesWith([...held, ...blocked], { period, totalUnits: car.totalUnits });
  return clashes?.sort((a, b) => a.from.localeCompare(b.from)) ?? null;
}

/**
 * Returns the bookings that have this vehicle, not just its car, during `period`, earliest first.
 */
export function findRentals(
  tx: Db,
  vehicleId: string,
  {
    period,
    except,
    now,
    withoutBuffer = false,
  }: { period: Interval; except?: string | undefined; now: Date; withoutBuffer?: boolean },
): Promise<Clash[]> {
  const other = except === undefined ? undefined : ne(bookings.id, except);
  const during = holdsUnitDuring(period, now, { withoutBuffer });
  const holding = and(eq(bookings.vehicleId, vehicleId), during, other);
  return readHolders(tx, holding, { now, withoutBuffer });
}

/** Reads the bookings that match the condition, as a refusal lists them, earliest first. */
export async function readHolders(
  tx: Db,
  holding: SQL | undefined,
  { now, withoutBuffer }: { now: Date; withoutBuffer: boolean },
): Promise<Clash[]> {
  const rows = await tx
    .select({
      reference: bookings.reference,
      drivers: bookings.drivers,
      from: bookings.pickupAt,
      to: bookings.dropoffAt,
      until: heldUntil(now),
      bufferedUntil: bufferedUntil(now),
    })
    .from(bookings)
    .where(holding)
    .orderBy(asc(bookings.pickupAt), asc(bookings.id));
  return rows.map(({ reference, drivers: [customer], from, to, until, ...row }) => ({
    reference,
    customer: customer ? fullName(customer) : '',
    from: toWallClock(from),
    to: toWallClock(to),
    ...(until !== to && { lateUntil: toWallClock(until) }),
    ...(!withoutBuffer &&
      row.bufferedUntil !== until && { bufferedUntil: toWallClock(row.bufferedUntil) }),
  }));
}
