import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars, vehicles } from '#app/db/schema.server.ts';
import { type UnitsOfCar, unitsAfter } from './units.rules.ts';

/** Units, plates in service and number of all vehicles, by car id. Unknown cars are missing. */
export type CountedCars = Map<string, UnitsOfCar & { vehicles: number }>;

export async function readUnits(tx: Db, carIds: (string | null)[]): Promise<CountedCars> {
  const own = eq(vehicles.carId, cars.id);
  const inService = sql`${vehicles.carId} = ${cars.id} and ${vehicles.inService}`;
  const rows = await tx
    .select({
      id: cars.id,
      units: cars.totalUnits,
      plates: tx.$count(vehicles, inService),
      vehicles: tx.$count(vehicles, own),
    })
    .from(cars)
    .where(
      inArray(
        cars.id,
        carIds.filter((id) => id !== null),
      ),
    );
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

/**
 * Updates the number of units of cars whose vehicles have changed, and returns the new numbers.
 * Runs in the transaction of the change, with the cars locked. `before` was read in it before the
 * change.
 */
export async function syncUnitsToVehicles(
  tx: Db,
  before: CountedCars,
  { isSale, now }: { isSale: boolean; now: Date },
): Promise<CountedCars> {
  const after = await readUnits(tx, [...before.keys()]);
  for (const [id, counted] of after) {
    const units = unitsAfter(before.get(id) ?? counted, { ...counted, isSale });
    if (units === counted.units) continue;
    counted.units = units;
    await tx
      .update(cars)
      .set({ totalUnits: units, version: sql`${cars.version} + 1`, updatedAt: now })
      .where(eq(cars.id, id));
  }
  return after;
}
