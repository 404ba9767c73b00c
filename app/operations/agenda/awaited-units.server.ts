import { inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { freeUnits, lateHoldEnd } from '#app/domain/availability/availability.rules.ts';
import {
  readHeldIntervals,
  readLateRentals,
} from '#app/domain/availability/availability.server.ts';
import type { WallClock } from '#app/lib/dates/dates.ts';

/** Rental that may be handed over. */
interface Pickup {
  id: string;
  carId: string | null;
  status: string;
  plate: string | null;
  pickupAt: WallClock;
  holds: boolean;
}

/**
 * Returns the reference of a late booking by the id of each rental that needs its unit: the rental
 * has no plate yet, and no other unit of its car is free at the pickup. A rental with a plate waits
 * only for this plate (`plateOutWith`).
 */
export async function readAwaitedUnits(
  db: Db,
  rentals: readonly Pickup[],
  now: Date,
): Promise<Map<string, string>> {
  const open = rentals.filter(
    ({ carId, status, plate, pickupAt }) =>
      carId !== null &&
      plate === null &&
      (status === 'pending' || status === 'confirmed') &&
      pickupAt < lateHoldEnd(now),
  );
  const late = await readLateRentals(db, { carIds: open.map(({ carId }) => carId ?? ''), now });
  if (late.size === 0) return new Map();
  const carIds = [...late.keys()];
  const times = open.map(({ pickupAt }) => pickupAt).sort();
  const period = { from: times[0] ?? '', to: times.at(-1) ?? '' };
  const [held, fleet] = await Promise.all([
    readHeldIntervals(db, period, { now, carIds, withoutBuffer: true }),
    db
      .select({ id: cars.id, totalUnits: cars.totalUnits })
      .from(cars)
      .where(inArray(cars.id, carIds)),
  ]);
  const units = new Map(fleet.map(({ id, totalUnits }) => [id, totalUnits]));
  return new Map(
    open.flatMap(({ id, carId, pickupAt, holds }) => {
      const reference = late.get(carId ?? '');
      // The rental itself is among the intervals if it holds a unit.
      const total = (units.get(carId ?? '') ?? 0) + (holds ? 1 : 0);
      const isFree = freeUnits(total, held.get(carId ?? '') ?? [], pickupAt) > 0;
      return reference === undefined || isFree ? [] : [[id, reference] as const];
    }),
  );
}
