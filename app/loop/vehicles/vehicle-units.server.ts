/** The units of cars, as far as their vehicles count them. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars, vehicles } from '#app/db/schema.server.ts';
import { businessNow, wallClock } from '#app/lib/dates.ts';
import type { Clash } from '#app/office/bookings/booking.schema.ts';
import { heldTo } from '#app/office/bookings/booking-clash.rules.ts';
import { findClashes, type LockedCars } from '#app/office/bookings/booking-locks.server.ts';
import { type CountedCars, followVehicles } from '#app/office/fleet/units.server.ts';
import { END_OF_TIME, type Interval, peakUse } from '#app/site/cars/availability.rules.ts';
import { readHeldIntervals } from '#app/site/cars/availability.server.ts';
import { byTitle } from '#app/site/cars/car.rules.ts';
import type { CarUnits, VehicleCar } from './vehicle.schema.ts';

/**
 * Counts the units of cars after a change of their vehicles; `before` was read in this transaction before
 * it. Gives those that have another number of units or plates now.
 */
export async function countUnits(
  tx: Db,
  before: CountedCars,
  { isSale = false, now }: { isSale?: boolean; now: Date },
): Promise<CarUnits[]> {
  const after = await followVehicles(tx, before, { isSale, now });
  const changed = [...after].filter(([id, { units, plates, vehicles: own }]) => {
    const was = before.get(id);
    return was?.units !== units || was.plates !== plates || (own === 0 && was.vehicles > 0);
  });
  if (changed.length === 0) return [];
  const ids = changed.map(([id]) => id);
  const period = fromNowOn(now);
  const held = await readHeldIntervals(tx, period, { now, carIds: ids });
  return (await listVehicleCars(tx, ids)).map(({ id, title, units, plates, vehicles: own }) => ({
    title,
    units,
    plates,
    hasVehicles: own > 0,
    held: peakUse(held.get(id) ?? [], period),
  }));
}

/** A car that has fewer units than before, and fewer than are held at some moment from now on. */
export interface ShortCar {
  title: string;
  before: number;
  units: number;
  /** The most that are held at one moment. */
  held: number;
  /** Who holds them at the moments when they are too few. */
  clashes: Clash[];
}

/** Those of the cars to which a change did that; `before` is how they were when they were locked. */
export async function findShortCars(tx: Db, before: LockedCars, now: Date): Promise<ShortCar[]> {
  const period = fromNowOn(now);
  const short: ShortCar[] = [];
  for (const { id, title, units } of await listVehicleCars(tx, [...before.keys()])) {
    const unitsBefore = before.get(id)?.totalUnits ?? 0;
    if (units >= unitsBefore) continue;
    // As many as there are may be held: one more is too many.
    const car = { id, totalUnits: units + 1 };
    const clashes = await findClashes(tx, car, { period, except: undefined, now });
    if (!clashes) continue;
    const held = clashes.map((clash) => ({ from: clash.from, to: heldTo(clash) }));
    short.push({ title, before: unitsBefore, units, held: peakUse(held, period), clashes });
  }
  return short;
}

function fromNowOn(now: Date): Interval {
  const { date, time } = businessNow(now);
  return { from: wallClock(date, time), to: END_OF_TIME };
}

/** The fleet, by default all of it, to choose a vehicle's car from. */
export async function listVehicleCars(db: Db, ids?: string[]): Promise<VehicleCar[]> {
  const { id, title, totalUnits: units } = cars;
  const own = db.$count(vehicles, eq(vehicles.carId, cars.id));
  const plates = db.$count(vehicles, sql`${vehicles.carId} = ${cars.id} and ${vehicles.inService}`);
  const rows = await db
    .select({ id, title, units, plates, vehicles: own })
    .from(cars)
    .where(ids && inArray(cars.id, ids));
  return rows.sort(byTitle);
}
