import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars, vehicles } from '#app/db/schema.server.ts';
import { peakUse } from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import { type CountedCars, syncUnitsToVehicles } from '#app/domain/availability/units.server.ts';
import type { LockedCars } from '#app/domain/bookings/booking-locks.server.ts';
import { findShortCar, fromNowOn, type ShortCar } from '#app/domain/bookings/short-car.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import type { CarUnits, VehicleCar } from './vehicle.schema.ts';

/**
 * Updates the units of cars after a change of their vehicles. `before` has the cars as this
 * transaction read them before the change. Returns the cars whose number of units or plates
 * changed, or which lost their last vehicle.
 */
export async function countUnits(
  tx: Db,
  before: CountedCars,
  { isSale = false, now }: { isSale?: boolean; now: Date },
): Promise<CarUnits[]> {
  const after = await syncUnitsToVehicles(tx, before, { isSale, now });
  const changed = [...after].filter(([id, { units, plates, vehicles: own }]) => {
    const was = before.get(id);
    return was?.units !== units || was.plates !== plates || (own === 0 && was.vehicles > 0);
  });
  if (changed.length === 0) return [];
  const ids = changed.map(([id]) => id);
  const period = fromNowOn(now);
  const held = await readHeldIntervals(tx, period, { now, carIds: ids, withoutBuffer: true });
  return (await listVehicleCars(tx, ids)).map(({ id, title, units, plates, vehicles: own }) => ({
    title,
    units,
    plates,
    hasVehicles: own > 0,
    held: peakUse(held.get(id) ?? [], period),
  }));
}

/**
 * Returns the cars that have too few units after a change. `before` has the cars as they were when
 * they were locked.
 */
export async function findShortCars(tx: Db, before: LockedCars, now: Date): Promise<ShortCar[]> {
  const short: ShortCar[] = [];
  for (const { id, title, units } of await listVehicleCars(tx, [...before.keys()])) {
    const car = { id, title, before: before.get(id)?.totalUnits ?? 0, units };
    const found = await findShortCar(tx, car, now);
    if (found) short.push(found);
  }
  return short;
}

/**
 * Reads cars with their numbers of units, plates and vehicles, sorted by title. Without `ids` reads
 * all cars.
 */
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
