import {
  aliasedTable,
  and,
  count,
  desc,
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
import { MAX_BUFFER_MINUTES } from '#app/base/settings/settings-description.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  bookings,
  cars,
  handovers,
  settings,
  vehicleBlocks,
  vehicles,
} from '#app/db/schema.server.ts';
import {
  addMinutes,
  businessNow,
  toWallClock,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import {
  END_OF_TIME,
  type Held,
  HOLDING_STATUSES,
  type Interval,
  lateHoldEnd,
} from './availability.rules.ts';
import type { HeldFromNow } from './request-limits.rules.ts';

/** Cars and booking for which units are read. */
interface UnitsQuery {
  /** Decides which requests still hold a unit and which cars are late. */
  now: Date;
  /**
   * True if bookings hold their units only until the drop-off, without the buffer. Changes of units
   * and vehicles read them so, because existing bookings do not clash with each other.
   */
  withoutBuffer?: boolean;
  /** Undefined: all cars. */
  carIds?: string[] | undefined;
  /** Id of the booking that is being changed, which is left out. */
  except?: string | undefined;
}

/**
 * Reads the intervals in which vehicles in service are blocked, from blocks that overlap `period`.
 * A blocked vehicle holds a unit of its car. Overlapping blocks of a vehicle are merged. Leaves out
 * the time in which a booking of the car has this vehicle, because the booking already counts for
 * the unit.
 */
export async function readBlocks(
  db: Db,
  { from, to }: Interval,
  { now, carIds, except, withoutBuffer = false }: UnitsQuery,
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
  const until = withoutBuffer ? heldUntil(now) : bufferedUntil(now);
  const rented = sql`(select range_agg(tsrange(${bookings.pickupAt}, ${until})) from ${bookings} where ${rentals})`;
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
 * Reads the bookings and blocks that hold a unit at any moment of `period`, by car id. If both ends
 * of `period` are equal, it is that one moment.
 */
export async function readHeldIntervals(
  db: Db,
  period: Interval,
  { now, carIds, except, withoutBuffer = false }: UnitsQuery,
): Promise<ReadonlyMap<string, Held[]>> {
  const { carId, pickupAt, holdUntil } = bookings;
  const until = withoutBuffer ? heldUntil(now) : bufferedUntil(now);
  const rows = await db
    .select({ carId, pickupAt, until, holdUntil })
    .from(bookings)
    .where(
      and(
        holdsUnitDuring(period, now, { withoutBuffer }),
        carIds && inArray(carId, carIds),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    );
  const blocks = await readBlocks(db, period, { now, carIds, except, withoutBuffer });
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
 * Reads all intervals from `now` on in which units of a car are held. `unconfirmed` are visitors'
 * requests that staff have not saved; `confirmed` are all others and blocks.
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

/**
 * Returns the SQL condition for bookings that hold a unit of a car at `now`: the same rule as
 * `isHolding`.
 */
export function holdsUnit(now: Date): SQL | undefined {
  return and(
    inArray(bookings.status, [...HOLDING_STATUSES]),
    isNotNull(bookings.carId),
    or(isNull(bookings.holdUntil), gt(bookings.holdUntil, now)),
  );
}

/**
 * Returns the SQL condition for bookings that hold a unit during a period, as known at `now`. Uses
 * the index `bookings_holding`. Old rentals whose pickup equals their drop-off hold nothing;
 * `checkBooking` refuses new ones.
 */
export function holdsUnitDuring(
  { from, to }: Interval,
  now: Date,
  { withoutBuffer = false } = {},
): SQL | undefined {
  const asked = { from, to: to > from ? to : `${from}:59` };
  const untilBack = sql`tsrange(${bookings.pickupAt}, ${lateHoldEnd(now)})`;
  const agreed = withoutBuffer ? isAgreedFor(asked) : isBufferedFor(asked);
  return and(
    holdsUnit(now),
    or(agreed, and(isOutLate(now), sql`${untilBack} && ${periodOf(asked)}`)),
  );
}

/**
 * Returns the SQL condition for bookings whose pickup-to-drop-off period overlaps `period`. A late
 * car holds its unit longer.
 */
function isAgreedFor(period: Interval): SQL {
  return sql`tsrange(${bookings.pickupAt}, ${bookings.dropoffAt}) && ${periodOf(period)}`;
}

/**
 * Returns the SQL condition for bookings whose period with the buffer of their car overlaps
 * `period`. The first part can use the index `bookings_holding`; it finds those that ended within
 * the longest buffer.
 */
export function isBufferedFor({ from, to }: Interval): SQL {
  const withLongest = { from: addMinutes(from, -MAX_BUFFER_MINUTES), to };
  return sql`(${isAgreedFor(withLongest)} and ${bufferedDropoff} > ${from}::timestamp)`;
}

/** SQL of the buffer in the settings, in minutes; 0 if the settings have no valid value. */
const settingsBuffer = sql`coalesce((
  select case when jsonb_typeof(part) = 'number' then least(greatest(part::int, 0), ${MAX_BUFFER_MINUTES}) end
  from (select ${settings.value} -> 'rental' -> 'bufferMinutes' as part from ${settings}) as stored
), 0)`;
const ownBuffer = sql`(select ${cars.bufferMinutes} from ${cars} where ${cars.id} = ${bookings.carId})`;
/** SQL of the interval for which a booking holds its unit after the drop-off. The car's own buffer wins. */
const buffer = sql`make_interval(mins => coalesce(${ownBuffer}, ${settingsBuffer}))`;
const bufferedDropoff = sql`(${bookings.dropoffAt} + ${buffer})`;

/** Reads the minutes for which a car's bookings hold their units after the drop-off; 0 if it is null. */
export async function readBuffer(db: Db, carId: string | null): Promise<number> {
  if (carId === null) return 0;
  const [car] = await db
    .select({ minutes: sql<number>`coalesce(${cars.bufferMinutes}, ${settingsBuffer})` })
    .from(cars)
    .where(eq(cars.id, carId));
  return car?.minutes ?? 0;
}

function periodOf({ from, to }: Interval): SQL {
  return sql`tsrange(${from}, ${to})`;
}

/**
 * Returns the SQL condition for late rentals: active, drop-off in the past, no recorded return. A
 * recorded hand-over is not required, because staff may set a booking active without one.
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

/**
 * Returns the SQL of the time until which a booking has its unit: its drop-off, or `lateHoldEnd` if
 * it is late.
 */
export function heldUntil(now: Date): SQL<string> {
  const end = sql`${lateHoldEnd(now)}::timestamp`;
  return sql<string>`case when ${isOutLate(now)} then ${end} else ${bookings.dropoffAt} end`;
}

/**
 * Returns the SQL of the time until which a booking holds its unit: its drop-off and the buffer of
 * its car, or `lateHoldEnd` if it is late and that is later.
 */
export function bufferedUntil(now: Date): SQL<string> {
  return sql<string>`greatest(${heldUntil(now)}, ${bufferedDropoff})`;
}

/**
 * Returns the time until which a booking would hold its unit if it were saved with these values:
 * the same rule as `heldUntil`. `id` is null for a new booking.
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
 * Returns the SQL of the reference of a late booking that has the same vehicle as the selected
 * booking, if the late hold overlaps the selected booking's period. Null if there is none, or if
 * the selected booking is not pending or confirmed. Messages to customers should not name the plate
 * of such a vehicle.
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

/**
 * Reads the reference of the late rental of each car that was due first. Cars without a late rental
 * are missing. The last row of a car wins in the Map, so the order is descending.
 */
export async function readLateRentals(
  db: Db,
  { carIds, now }: { carIds: string[]; now: Date },
): Promise<Map<string, string>> {
  const rows = await db
    .select({ carId: bookings.carId, reference: bookings.reference })
    .from(bookings)
    .where(and(isOutLate(now), inArray(bookings.carId, carIds)))
    .orderBy(desc(bookings.dropoffAt), desc(bookings.id));
  return new Map(rows.map(({ carId, reference }) => [carId ?? '', reference]));
}

/**
 * Returns the number of bookings that hold a unit at `from` or later, by car id. Cars without such
 * bookings are missing.
 */
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
