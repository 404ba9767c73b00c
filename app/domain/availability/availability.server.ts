import {
  aliasedTable,
  and,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { businessNow, toWallClock, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import {
  END_OF_TIME,
  type Held,
  HOLDING_STATUSES,
  type Interval,
  lateHoldEnd,
} from './availability.rules.ts';
import type { HeldFromNow } from './request-limits.rules.ts';

/**
 * Cars to read (left out: all). `except` is the booking that is being changed. `now` decides which
 * units are still out.
 */
interface UnitsQuery {
  now: Date;
  carIds?: string[] | undefined;
  except?: string | undefined;
}

/**
 * When vehicles in service are blocked, of blocks that meet `period`: each vehicle holds a unit of its car
 * like a booking, once also where its blocks overlap. While a booking has the very vehicle it does not:
 * the unit would count twice.
 */
export async function readBlocks(
  db: Db,
  { from, to }: Interval,
  { now, carIds, except }: UnitsQuery,
): Promise<(Interval & { carId: string; vehicleId: string; plate: string })[]> {
  const rentals = and(
    eq(bookings.vehicleId, vehicles.id),
    eq(bookings.carId, vehicles.carId),
    holdsUnit(now),
    except === undefined ? undefined : ne(bookings.id, except),
  );
  const { vehicleId, firstDay, lastDay } = vehicleBlocks;
  const day = sql`tsrange(${firstDay}::timestamp, ${lastDay} + interval '1 day')`;
  const blocked = db
    .select({ vehicleId, days: sql`range_agg(${day})`.as('days') })
    .from(vehicleBlocks)
    .where(and(gte(lastDay, from.slice(0, 10)), lte(firstDay, to.slice(0, 10))))
    .groupBy(vehicleId)
    .as('blocked');
  const rented = sql`(select range_agg(tsrange(${bookings.pickupAt}, ${heldUntil(now)})) from ${bookings} where ${rentals})`;
  const rows = await db
    .select({
      carId: vehicles.carId,
      vehicleId: vehicles.id,
      plate: vehicles.plate,
      from: sql<string>`lower(part)::text`,
      to: sql<string>`upper(part)::text`,
    })
    .from(blocked)
    .innerJoin(vehicles, eq(vehicles.id, blocked.vehicleId))
    .innerJoin(sql`lateral unnest(${blocked.days} - coalesce(${rented}, '{}')) as part`, sql`true`)
    .where(and(eq(vehicles.inService, true), carIds && inArray(vehicles.carId, carIds)));
  return rows.flatMap(({ carId, ...row }) =>
    carId === null ? [] : { ...row, carId, from: toWallClock(row.from), to: toWallClock(row.to) },
  );
}

/**
 * The bookings and blocks that hold a unit at some moment of `period`, by car id. A `period` whose two ends
 * are equal asks for that one moment.
 */
export async function readHeldIntervals(
  db: Db,
  period: Interval,
  { now, carIds, except }: UnitsQuery,
): Promise<ReadonlyMap<string, Held[]>> {
  const { carId, pickupAt, holdUntil } = bookings;
  const rows = await db
    .select({ carId, pickupAt, until: heldUntil(now), holdUntil })
    .from(bookings)
    .where(
      and(
        holdsUnitDuring(period, now),
        carIds && inArray(carId, carIds),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );
  const blocks = await readBlocks(db, period, { now, carIds, except });
  const held = [
    ...blocks.map(({ carId, from, to }) => ({ carId, from, to, holdUntil: null })),
    ...rows.map((row) => ({
      carId: row.carId ?? '',
      from: toWallClock(row.pickupAt),
      to: toWallClock(row.until),
      holdUntil: row.holdUntil?.toISOString() ?? null,
    })),
  ];
  return Map.groupBy(held, (each) => each.carId);
}

/**
 * Reads all intervals from `now` on in which units of a car are held: bookings, blocks, and
 * requests that staff have not saved.
 */
export async function readHeldFromNow(db: Db, carId: string, now: Date): Promise<HeldFromNow> {
  const { date, time } = businessNow(now);
  const period = { from: wallClock(date, time), to: END_OF_TIME };
  const held = (await readHeldIntervals(db, period, { now, carIds: [carId] })).get(carId) ?? [];
  return {
    confirmed: held.filter(({ holdUntil }) => holdUntil === null),
    unconfirmed: held.filter(({ holdUntil }) => holdUntil !== null),
  };
}

/** Condition in SQL for bookings that hold a unit of a car at an instant: the same rule as `isHolding`. */
export function holdsUnit(now: Date): SQL | undefined {
  return and(
    inArray(bookings.status, [...HOLDING_STATUSES]),
    isNotNull(bookings.carId),
    or(isNull(bookings.holdUntil), gt(bookings.holdUntil, now)),
  );
}

/**
 * Bookings that, as known at `now`, hold a unit during a period. The index `bookings_holding` answers it. A
 * rental of no length holds nothing: `checkBooking` refuses it, only a row from before that rule may have none.
 */
export function holdsUnitDuring({ from, to }: Interval, now: Date): SQL | undefined {
  const asked = { from, to: to > from ? to : `${from}:59` };
  const untilBack = sql`tsrange(${bookings.pickupAt}, ${lateHoldEnd(now)})`;
  return and(
    holdsUnit(now),
    or(isAgreedFor(asked), and(isOutLate(now), sql`${untilBack} && ${periodOf(asked)}`)),
  );
}

/** Bookings whose agreed period overlaps `period`. A late car may be held beyond its agreed period. */
export function isAgreedFor(period: Interval): SQL {
  return sql`tsrange(${bookings.pickupAt}, ${bookings.dropoffAt}) && ${periodOf(period)}`;
}

function periodOf({ from, to }: Interval): SQL {
  return sql`tsrange(${from}, ${to})`;
}

/**
 * Rentals that should be back and are not: active, past their drop-off, without a recorded return. A
 * recorded hand-over is not needed, since staff may set a booking active by hand.
 */
function isOutLate(now: Date, of: Pick<typeof bookings, LateColumn> = bookings) {
  const { date, time } = businessNow(now);
  const { bookingId, kind } = handovers;
  return and(
    eq(of.status, 'active'),
    isNotNull(of.carId),
    lte(of.dropoffAt, wallClock(date, time)),
    sql`not exists (select from ${handovers} where ${bookingId} = ${of.id} and ${kind} = 'back')`,
  );
}
type LateColumn = 'id' | 'carId' | 'status' | 'dropoffAt';

/** End of the time in which a booking holds its unit: its drop-off, or `lateHoldEnd` while it is late. */
export function heldUntil(now: Date): SQL<string> {
  const end = sql`${lateHoldEnd(now)}::timestamp`;
  return sql<string>`case when ${isOutLate(now)} then ${end} else ${bookings.dropoffAt} end`;
}

/**
 * Until when a booking would hold its unit if it were written now: `heldUntil` for values that are not stored.
 * `id` is null for a new booking.
 */
export async function holdEndOf(
  db: Db,
  { id, carId, status, dropoffAt }: { id: string | null } & ToHold,
  now: Date,
): Promise<WallClock> {
  const { date, time } = businessNow(now);
  if (status !== 'active' || carId === null || dropoffAt > wallClock(date, time)) return dropoffAt;
  const isBack = and(eq(handovers.bookingId, id ?? ''), eq(handovers.kind, 'back'));
  return (await db.$count(handovers, isBack)) > 0 ? dropoffAt : lateHoldEnd(now);
}
interface ToHold {
  carId: string | null;
  status: string;
  dropoffAt: WallClock;
}

/**
 * Returns the reference of a late booking whose customer still has the vehicle that a rental is to
 * get, if the vehicle may not be back before that rental begins. Null if there is no such booking,
 * or if the rental has begun. Messages to customers should not name the plate of such a vehicle.
 */
export function plateOutWith(now: Date): SQL<string | null> {
  const late = aliasedTable(bookings, 'late');
  const { id, vehicleId, status, pickupAt, dropoffAt } = bookings;
  const holdsPlate = and(
    eq(late.vehicleId, vehicleId),
    ne(late.id, id),
    inArray(status, ['pending', 'confirmed']),
    isOutLate(now, late),
    sql`tsrange(${late.pickupAt}, ${lateHoldEnd(now)}) && tsrange(${pickupAt}, ${dropoffAt})`,
  );
  const found = sql`select ${late.reference} from ${bookings} as ${late} where ${holdsPlate} limit 1`;
  return sql<string | null>`(${found})`;
}

/** Returns the number of bookings that hold a unit at `from` or later, by car id. Omits zeros. */
export async function countHoldingBookings(
  db: Db,
  { from, carIds, now }: { from: WallClock; carIds: string[]; now: Date },
): Promise<Map<string, number>> {
  const rows = await db
    .select({ carId: bookings.carId, count: count() })
    .from(bookings)
    .where(and(holdsUnit(now), inArray(bookings.carId, carIds), gt(heldUntil(now), from)))
    .groupBy(bookings.carId);
  return new Map(rows.map((row) => [row.carId ?? '', row.count]));
}
