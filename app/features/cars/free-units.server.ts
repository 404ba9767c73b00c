import type { Db } from '#app/db/client.server.ts';
import { addDays, type WallClock, wallClock } from '#app/lib/dates.ts';
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
const MINUTES_A_WEEK = 7 * 24 * 60;

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
 * Reads what holds units by week, and keeps it until something is written. For what visitors are
 * shown: what saves a booking reads the database itself.
 *
 * Each week of a period is compared by itself: a block read for one week may be read in other parts
 * for the next (`readBlocks`), so that two weeks cannot be joined.
 */
export function createFreeUnits(db: Db, changes: Changes): ReadFreeUnits {
  const keep = untilChanged<HeldByCar>(changes, { max: MAX_WEEKS });

  return async (interval, now) => {
    const { from, to } = inMinutes(interval);
    // One moment is the minute that it begins: nothing begins or ends within a minute.
    const period = { from, to: Math.max(to, from + 1) };
    const [first, last] = [weekOf(period.from), weekOf(period.to - 1)];
    if (first < 0 || last - first >= LONGEST_IN_WEEKS) {
      const held = await readInMinutes(db, interval, now);
      return ({ id, totalUnits }) => freeUnits(totalUnits, held.get(id) ?? [], period);
    }
    const weeks = await Promise.all(
      Array.from({ length: last - first + 1 }, async (_, i) => {
        const week = { from: startOf(first + i), to: startOf(first + i + 1) };
        const heldByCar = await keep(week.from, () => readInMinutes(db, week, now));
        return { heldByCar, part: partOf(period, inMinutes(week)) };
      }),
    );
    // One list for all cars: a thousand lists a request make the garbage collector slow.
    const held: Held<number>[] = [];
    return ({ id, totalUnits }) => {
      let free = totalUnits;
      // Loops: asked for a thousand cars at once, they take a third of what array methods do.
      for (const { heldByCar, part } of weeks) {
        let count = 0;
        for (const each of heldByCar.get(id) ?? NONE) {
          if (isStillHeld(each, now)) held[count++] = each;
        }
        held.length = count;
        free = Math.min(free, freeUnits(totalUnits, held, part));
      }
      return free;
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

/** The part of a period within a week that it meets. */
function partOf(period: Interval<number>, week: Interval<number>): Interval<number> {
  return { from: Math.max(period.from, week.from), to: Math.min(period.to, week.to) };
}

function minutesOf(moment: WallClock): number {
  return Date.parse(`${moment}Z`) / MINUTE_MS;
}

function weekOf(minutes: number): number {
  return Math.floor((minutes - minutesOf(wallClock(A_MONDAY, '00:00'))) / MINUTES_A_WEEK);
}

function startOf(week: number): WallClock {
  return wallClock(addDays(A_MONDAY, 7 * week), '00:00');
}
