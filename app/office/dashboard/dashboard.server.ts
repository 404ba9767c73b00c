import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars, posts } from '#app/db/schema.server.ts';
import { freeUnits } from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import { ACCOUNT_CONDITIONS, isWaitingRequest } from '#app/domain/bookings/bookings.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { addDays, businessNow, type IsoDate, monthStart, wallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { readAdminCars } from '#app/office/fleet/admin-cars.server.ts';
import type { AvailableCar, DashboardStats } from './dashboard.schema.ts';

/**
 * Returns counts and sums (euros) of the business. "Today" and "this month" are Istanbul's at
 * `now`. Revenue counts in the month in which a booking begins.
 */
export async function readDashboardStats(db: Db, { now }: { now: Date }): Promise<DashboardStats> {
  const { date } = businessNow(now);
  const [fleet, booked, written] = await Promise.all([
    countFleet(db, now),
    countBookings(db, date),
    countPosts(db),
  ]);
  return { ...fleet, ...booked, ...written };
}

/** Maximum number of available cars on the dashboard (spec, part 2). */
const SHOWN_CARS = 5;

/**
 * Returns at most `SHOWN_CARS` cars that are active or have a free unit (spec, part 4). Active cars
 * with a free unit come first, then active cars without one, then inactive cars; each sorted by
 * title.
 */
export async function readAvailableCars(db: Db, { now }: { now: Date }): Promise<AvailableCar[]> {
  const fleet = await readFleet(db, now);
  const shown = fleet
    .filter((car) => car.active || car.free > 0)
    .sort((a, b) => rank(b) - rank(a) || byTitle(a, b))
    .slice(0, SHOWN_CARS);
  return readAdminCars(
    db,
    shown.map((car) => car.id),
    now,
  );
}

function rank({ active, free }: { active: boolean; free: number }): number {
  if (!active) return 0;
  return free > 0 ? 2 : 1;
}

async function countFleet(db: Db, now: Date) {
  const fleet = await readFleet(db, now);
  const active = fleet.filter((car) => car.active);
  return {
    totalCars: fleet.length,
    activeCars: active.length,
    totalUnits: sum(active.map((car) => car.units)),
    availableUnits: sum(active.map((car) => car.free)),
  };
}

/**
 * Returns all cars with their free units. The fleet is small, so code counts the units, not the
 * database.
 */
async function readFleet(db: Db, now: Date) {
  const { date, time } = businessNow(now);
  const at = wallClock(date, time);
  const { id, title, active, totalUnits: units } = cars;
  const [fleet, held] = await Promise.all([
    db.select({ id, title, active, units }).from(cars),
    readHeldIntervals(db, { from: at, to: at }, { now }),
  ]);
  return fleet.map((car) => ({ ...car, free: freeUnits(car.units, held.get(car.id) ?? [], at) }));
}

async function countBookings(db: Db, today: IsoDate) {
  const month = monthStart(today);
  const nextMonth = monthStart(addDays(month, 31));
  const tomorrow = addDays(today, 1);
  const kept = ne(bookings.status, 'cancelled');
  const count = (where?: SQL) => db.$count(bookings, where);
  // Each query is answered from an index; a single query for all would read every booking.
  const [all, pending, active, returnsToday, [begun], [owed], [held]] = await Promise.all([
    count(),
    count(isWaitingRequest),
    count(eq(bookings.status, 'active')),
    count(
      and(
        kept,
        eq(bookings.serviceType, 'car_rental'),
        within(bookings.dropoffAt, today, tomorrow),
      ),
    ),
    db
      .select({
        pickupsToday: countWhere(and(kept, within(bookings.pickupAt, today, tomorrow))),
        // A sum of integers is a bigint, which the driver returns as text.
        revenueCents: sql<string>`coalesce(sum(${bookings.dueCents}) filter (where ${ne(
          bookings.status,
          'pending',
        )}), 0)`,
      })
      .from(bookings)
      .where(within(bookings.pickupAt, month, nextMonth)),
    countAndSum(db, bookings.balanceCents, ACCOUNT_CONDITIONS.owes),
    countAndSum(db, bookings.depositCents, ACCOUNT_CONDITIONS.deposit),
  ]);
  if (!begun || !owed || !held) throw new Error('an aggregate gives one row');
  return {
    totalBookings: all,
    pendingBookings: pending,
    activeBookings: active,
    pickupsToday: begun.pickupsToday,
    returnsToday,
    revenueThisMonth: centsToEuros(Number(begun.revenueCents)),
    openBalances: owed.count,
    openTotal: centsToEuros(Number(owed.cents)),
    depositsHeld: held.count,
    depositTotal: centsToEuros(Number(held.cents)),
  };
}

/** Counts the bookings that meet the condition and sums their amounts (cents, as a text). */
function countAndSum(
  db: Db,
  amount: typeof bookings.balanceCents | typeof bookings.depositCents,
  condition: SQL,
) {
  return db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<string>`coalesce(sum(${amount}), 0)`,
    })
    .from(bookings)
    .where(condition);
}

async function countPosts(db: Db) {
  const [row] = await db
    .select({
      publishedPosts: countWhere(eq(posts.status, 'published')),
      draftPosts: countWhere(eq(posts.status, 'draft')),
    })
    .from(posts);
  if (!row) throw new Error('an aggregate gives one row');
  return row;
}

function countWhere(condition: SQL | undefined): SQL<number> {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

/** Returns the condition for a time from the first midnight up to, but without, the second. */
function within(
  column: typeof bookings.pickupAt | typeof bookings.dropoffAt,
  from: IsoDate,
  until: IsoDate,
) {
  return and(gte(column, from), lt(column, until));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
