import type { Db } from '#app/db/client.server.ts';
import {
  END_OF_TIME,
  type Interval,
  peakUse,
} from '#app/domain/availability/availability.rules.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import type { Clash } from './booking.schema.ts';
import { heldTo } from './booking-clash.rules.ts';
import { findClashes } from './booking-locks.server.ts';

/** Car that gets fewer units than before, and fewer than are held at some moment from now on. */
export interface ShortCar {
  title: string;
  before: number;
  units: number;
  /** Maximum number of units held at one moment. */
  held: number;
  /** Bookings and blocks at the moments with too few units. */
  clashes: Clash[];
}

/**
 * Returns the bookings and blocks that would have no unit if the car had `units` instead of
 * `before`; null if there are none. The caller has locked the car's row, so that no other booking
 * can take a unit.
 */
export async function findShortCar(
  tx: Db,
  { id, title, before, units }: Pick<ShortCar, 'title' | 'before' | 'units'> & { id: string },
  now: Date,
): Promise<ShortCar | null> {
  if (units >= before) return null;
  const period = fromNowOn(now);
  // Bookings may hold all units, so a clash begins with one unit more.
  const clashes = await findClashes(
    tx,
    { id, totalUnits: units + 1 },
    { period, except: undefined, now, withoutBuffer: true },
  );
  if (!clashes) return null;
  const held = clashes.map((clash) => ({ from: clash.from, to: heldTo(clash) }));
  return { title, before, units, held: peakUse(held, period), clashes };
}

/** Returns the interval from `now` to the end of time, in Istanbul time. */
export function fromNowOn(now: Date): Interval {
  const { date, time } = businessNow(now);
  return { from: wallClock(date, time), to: END_OF_TIME };
}
