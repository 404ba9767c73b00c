import type { Db } from '#app/db/client.server.ts';
import { addDays, calendarDaysBetween, type WallClock, wallClock } from '#app/lib/dates.ts';
import { type Changes, untilChanged } from '#app/lib/until-changed.ts';
import { freeUnits, type Held, type Interval, isStillHeld } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';

/** A year, and what is left of its first and last week. */
const MAX_WEEKS = 54;
/** What takes longer, or is long past, is rare, and is read for itself. */
const LONGEST_IN_WEEKS = 5;
/** The first week that is kept begins here, on a Monday. */
const A_MONDAY = '2024-01-01';
const MINUTE_MS = 60_000;

/** In minutes: many thousands of bookings are kept and compared. */
type HeldByCar = Map<string, Held<number>[]>;
const NONE: readonly Held<number>[] = [];

/**
 * The units of a car that are free during the whole of a period, as known at `now`. A period whose
 * two ends are equal is that one moment.
 */
export type ReadFreeUnits = (
  period: Interval,
  now: Date,
) => Promise<(car: { id: string; totalUnits: number }) => number>;

/**
 * Reads the bookings that hold units by week, and keeps them until something is written. For what
 * visitors are shown: what saves a booking reads the database itself.
 */
export function createFreeUnits(db: Db, changes: Changes): ReadFreeUnits {
  const keep = untilChanged<HeldByCar>(changes, { max: MAX_WEEKS });

  return async (interval, now) => {
    const period = inMinutes(interval);
    const [first, last] = [weekOf(interval.from), weekOf(interval.to)];
    if (first < 0 || last - first >= LONGEST_IN_WEEKS) {
      const held = await readInMinutes(db, interval, now);
      return ({ id, totalUnits }) => freeUnits(totalUnits, held.get(id) ?? [], period);
    }
    const weeks = await Promise.all(
      Array.from({ length: last - first + 1 }, async (_, i) => {
        const week = { from: startOf(first + i), to: startOf(first + i + 1) };
        const held = await keep(week.from, () => readInMinutes(db, week, now));
        // What began before a later week is in the one before, too.
        return { held, since: i === 0 ? Number.NEGATIVE_INFINITY : minutesOf(week.from) };
      }),
    );
    // One list for all cars: a thousand lists a request make the garbage collector slow.
    const held: Held<number>[] = [];
    return ({ id, totalUnits }) => {
      let count = 0;
      // Loops: asked for a thousand cars at once, they take a third of what array methods do.
      for (const week of weeks) {
        for (const each of week.held.get(id) ?? NONE) {
          if (each.from >= week.since && isStillHeld(each, now)) held[count++] = each;
        }
      }
      held.length = count;
      return freeUnits(totalUnits, held, period);
    };
  };
}

async function readInMinutes(db: Db, period: Interval, now: Date): Promise<HeldByCar> {
  const read = await readHeldIntervals(db, period, { now });
  const inMinutesOf = (held: Held) => ({ ...held, ...inMinutes(held) });
  return new Map([...read].map(([carId, held]) => [carId, held.map(inMinutesOf)]));
}

function inMinutes({ from, to }: Interval): Interval<number> {
  return { from: minutesOf(from), to: minutesOf(to) };
}

function minutesOf(moment: WallClock): number {
  return Date.parse(`${moment}Z`) / MINUTE_MS;
}

function weekOf(moment: WallClock): number {
  return Math.floor(calendarDaysBetween(A_MONDAY, moment.slice(0, 10)) / 7);
}

function startOf(week: number): WallClock {
  return wallClock(addDays(A_MONDAY, 7 * week), '00:00');
}
