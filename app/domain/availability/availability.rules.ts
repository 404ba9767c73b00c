import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import {
  addDays,
  businessNow,
  type IsoDate,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';

/** Statuses of a booking that hold a unit of its car (product.md, Availability). */
export const HOLDING_STATUSES = ['pending', 'confirmed', 'active'] as const;

/** Fields of a booking that decide whether it holds a unit. */
export interface Hold {
  status: string;
  /** ISO instant; null for a booking that holds its unit as long as its status does. */
  holdUntil: string | null;
}

/**
 * Returns true if a booking holds a unit of its car. A visitor's request that staff have not saved
 * holds it up to `holdUntil` (product.md, Availability). `holdsUnit` of `availability.server.ts` is
 * the same rule as a condition in SQL.
 */
export function isHolding({ status, holdUntil }: Hold, now: Date): boolean {
  const holds = (HOLDING_STATUSES as readonly string[]).includes(status);
  return holds && isStillHeld({ holdUntil }, now);
}

/** Returns true if the hold of a booking has not ended; its status must be one that holds a unit. */
export function isStillHeld({ holdUntil }: Pick<Hold, 'holdUntil'>, now: Date): boolean {
  return holdUntil === null || now < new Date(holdUntil);
}

/**
 * Returns the moment until which a late car holds its unit: the end of tomorrow in Istanbul, so that pickups of later
 * days are still offered (product.md, Availability). `isOutLate` of `availability.server.ts` defines a late car.
 */
export function lateHoldEnd(now: Date): WallClock {
  return wallClock(addDays(businessNow(now).date, 2), '00:00');
}

/** The longest booking the database accepts (`bookings_length`); bounds what some queries have to scan. */
export const LONGEST_BOOKING_DAYS = 366;

/** Half-open: a return at 10:00 and a pickup at 10:00 do not meet. */
export interface Interval {
  from: WallClock;
  to: WallClock;
}

/**
 * Returns true if a visitor's request never held a unit, because requests held too much of the
 * fleet (`takesTooMuchOfFleet`): its hold ends when it begins. A transfer never holds a unit, but
 * waits for the office like a request.
 */
export function neverHeld({
  holdUntil,
  createdAt,
}: {
  holdUntil: string | null;
  createdAt: string;
}) {
  return holdUntil === createdAt;
}

/** The days that a stretch of time touches, from midnight to midnight. */
export function wholeDays({ from, to }: Interval): Interval {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  const endsAtMidnight = to > from && to === wallClock(last, '00:00');
  return {
    from: wallClock(first, '00:00'),
    to: endsAtMidnight ? to : wallClock(addDays(last, 1), '00:00'),
  };
}

/**
 * Returns the interval for which a vehicle is blocked: from midnight of its first day to midnight
 * after its last day.
 */
export function blockedInterval(firstDay: IsoDate, lastDay: IsoDate): Interval {
  return { from: wallClock(firstDay, '00:00'), to: wallClock(addDays(lastDay, 1), '00:00') };
}

/** Later than anything that holds a unit. */
export const END_OF_TIME: WallClock = '9999-12-31T00:00';

/** Interval of a booking that holds a unit. */
export type Held = Interval & Pick<Hold, 'holdUntil'>;

/** Units in use at one moment. */
function unitsInUse(held: Interval[], at: WallClock): number {
  let count = 0;
  for (const { from, to } of held) if (from <= at && at < to) count += 1;
  return count;
}

/**
 * The most units in use at any one moment of `period`. Counting overlaps would say too much: two
 * bookings that follow each other overlap the period twice but need one unit.
 */
export function peakUse(held: Interval[], period: Interval): number {
  // Use can only grow when a booking starts, so the peak is at the period's start or at one of those.
  let peak = unitsInUse(held, period.from);
  for (const { from } of held) {
    if (period.from < from && from < period.to) peak = Math.max(peak, unitsInUse(held, from));
  }
  return peak;
}

/** Units that are free during the whole of a period, or at one moment; never below zero. */
export function freeUnits(
  totalUnits: number,
  held: Interval[],
  when: Interval | WallClock,
): number {
  const used = typeof when === 'object' ? peakUse(held, when) : unitsInUse(held, when);
  return Math.max(0, totalUnits - used);
}

/**
 * The days from `first` to `last` that are full: at every moment of the day, midnight to midnight,
 * all units are held. A day on which a unit comes back or is free until it leaves is not full, and
 * no rental can touch one that is.
 */
export function fullDays(
  totalUnits: number,
  held: Interval[],
  { first, last }: { first: IsoDate; last: IsoDate },
): IsoDate[] {
  const full: IsoDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const [from, to] = [wallClock(day, '00:00'), wallClock(addDays(day, 1), '00:00')];
    // Use can only fall when a booking ends, so it is lowest at midnight or at one of those.
    const lows = [from, ...held.map((each) => each.to).filter((end) => from < end && end < to)];
    if (lows.every((at) => unitsInUse(held, at) >= totalUnits)) full.push(day);
  }
  return full;
}

/** The stretch of time that a rental holds its unit. */
export function toInterval(period: RentalPeriod): Interval {
  return {
    from: wallClock(period.pickupDate, period.pickupTime),
    to: wallClock(period.returnDate, period.returnTime),
  };
}

/** Days before and after a rental that are searched for free ones. */
export const NEAREST_WITHIN_DAYS = 60;

/**
 * Returns the nearest days on which a rental of the same length and times has a free unit: at most
 * one earlier and one later, the nearer first. None begins before `now` or later than visitors can
 * ask for.
 */
export function nearestFreeDays(
  held: Interval[],
  { totalUnits, period, now }: { totalUnits: number; period: RentalPeriod; now: WallClock },
): { pickupDate: IsoDate; returnDate: IsoDate }[] {
  const found: { pickupDate: IsoDate; returnDate: IsoDate }[] = [];
  const last = addDays(now.slice(0, 10), HORIZON_DAYS);
  const directions = new Set([-1, 1]);
  for (let days = 1; days <= NEAREST_WITHIN_DAYS && directions.size > 0; days += 1) {
    for (const direction of directions) {
      const pickupDate = addDays(period.pickupDate, direction * days);
      const returnDate = addDays(period.returnDate, direction * days);
      const interval = toInterval({ ...period, pickupDate, returnDate });
      if (interval.from < now) directions.delete(direction);
      else if (pickupDate <= last && freeUnits(totalUnits, held, interval) > 0) {
        directions.delete(direction);
        found.push({ pickupDate, returnDate });
      }
    }
  }
  return found;
}
