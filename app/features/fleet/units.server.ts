import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars, vehicles } from '#app/db/schema.server.ts';

/**
 * A car that has vehicles has as many units as are in service; without any it keeps what was typed.
 * Call it with the cars' rows locked, in the transaction that changes them or their vehicles. Gives
 * the ids of those whose number changed.
 */
export async function followVehicles(
  tx: Db,
  carIds: (string | null)[],
  now: Date,
): Promise<string[]> {
  const ids = carIds.filter((id) => id !== null);
  const ofCar = tx
    .select({ units: sql<number>`count(*) filter (where ${vehicles.inService})::int` })
    .from(vehicles)
    .where(eq(vehicles.carId, cars.id));
  const changed = await tx
    .update(cars)
    .set({ totalUnits: sql`(${ofCar})`, version: sql`${cars.version} + 1`, updatedAt: now })
    .where(
      and(
        inArray(cars.id, ids),
        exists(tx.select().from(vehicles).where(eq(vehicles.carId, cars.id))),
        sql`${cars.totalUnits} <> (${ofCar})`,
      ),
    )
    .returning({ id: cars.id });
  return changed.map(({ id }) => id);
}
