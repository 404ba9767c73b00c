import type { Db } from '#app/db/client.server.ts';
import { MAX_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { addDays, businessNow, wallClock } from '#app/lib/dates/dates.ts';
import {
  bookableWith,
  type Interval,
  lastShifted,
  type RentalDates,
} from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { type LettingRule, nearestAllowed } from './letting.rules.ts';

/** Car whose units are read. `rules` are its letting rules. */
interface LetCar {
  id: string;
  totalUnits: number;
  bufferMinutes: number;
  rules: readonly LettingRule[];
}

/** Returns the time in which `nearestAllowed` looks for free units, with a day for the buffer. */
function searchedForNearest(period: RentalPeriod): Interval {
  const { pickupDate, returnDate } = period;
  const ends = [addDays(pickupDate, MAX_RENTAL_DAYS), lastShifted(period).returnDate];
  const last = ends.sort().at(-1) ?? returnDate;
  return { from: wallClock(pickupDate, '00:00'), to: wallClock(addDays(last, 2), '00:00') };
}

/**
 * Returns the days nearest to a refused rental that the rules allow and on which a unit is free;
 * null if there are none. `except`: id of the booking that is being changed.
 */
export async function readNearestAllowed(
  db: Db,
  { rules, ...car }: LetCar,
  { period, now, except }: { period: RentalPeriod; now: Date; except?: string | undefined },
): Promise<RentalDates | null> {
  const searched = searchedForNearest(period);
  const held = await readHeldIntervals(db, searched, { now, carIds: [car.id], except });
  const { date, time } = businessNow(now);
  const units = { ...car, now: wallClock(date, time) };
  return nearestAllowed(rules, period, bookableWith(held.get(car.id) ?? [], units));
}
