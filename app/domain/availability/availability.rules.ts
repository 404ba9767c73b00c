import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import {
  addDays,
  addMinutes,
  businessNow,
  type IsoDate,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';

/** Statuses of a booking that hold a unit of its car (`product.md, "Availability"`). */
export const HOLDING_STATUSES = ['pending', 'confirmed', 'active'] as const;

export interface Hold {
  status: string;
  /** ISO instant at which the hold ends. Null if only the status decides. */
  holdUntil: string | null;
}

/**
 * Returns true if a booking holds a unit of its car at `now`. A visitor's request that staff have
 * not saved holds it until `holdUntil` (`product.md, "Availability"`). `holdsUnit` in
 * `availability.server.ts` is the same rule in SQL.
 */
export function isHolding({ status, holdUntil }: Hold, now: Date): boolean {
  return holdsByStatus(status) && isStillHeld({ holdUntil }, now);
}

/** Returns true for a status that holds a unit of the car. */
export function holdsByStatus(status: string): boolean {
  return (HOLDING_STATUSES as readonly string[]).includes(status);
}

/** Returns true if `holdUntil` is null or later than `now`. Does not check the status. */
export function isStillHeld({ holdUntil }: Pick<Hold, 'holdUntil'>, now: Date): boolean {
  return holdUntil === null || now < new Date(holdUntil);
}

/**
 * Returns the time until which a late car holds its unit: the end of tomorrow in Istanbul, so that
 * pickups on later days are still offered (`product.md, "Availability"`). `isOutLate` in
 * `availability.server.ts` defines a late car.
 */
export function lateHoldEnd(now: Date): WallClock {
  return wallClock(addDays(businessNow(now).date, 2), '00:00');
}

/**
 * Longest booking in days that the database accepts (`bookings_length`). Limits what some queries
 * scan.
 */
export const MAX_BOOKING_DAYS = 366;

/** Half-open interval: a return at 10:00 and a pickup at 10:00 do not overlap. */
export interface Interval {
  from: WallClock;
  to: WallClock;
}

/**
 * Returns true if a visitor's rental request never held a unit, because other requests held too
 * much of the fleet (`takesTooMuchOfFleet`). Its hold ends at the time of its creation. False for
 * transfers.
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

/** Returns the interval extended to whole days: from midnight to midnight. */
export function wholeDays({ from, to }: Interval): Interval {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  const endsAtMidnight = to > from && to === wallClock(last, '00:00');
  return {
    from: wallClock(first, '00:00'),
    to: endsAtMidnight ? to : wallClock(addDays(last, 1), '00:00'),
  };
}

/**
 * Returns the interval in which a vehicle is blocked: from midnight before its first day to
 * midnight after its last day.
 */
export function blockedInterval(firstDay: IsoDate, lastDay: IsoDate): Interval {
  return { from: wallClock(firstDay, '00:00'), to: wallClock(addDays(lastDay, 1), '00:00') };
}

/** Later than the end of every booking and block. */
export const END_OF_TIME: WallClock = '9999-12-31T00:00';

/** Interval in which a booking or block holds a unit. */
export type Held = Interval & Pick<Hold, 'holdUntil'>;

function unitsInUse(held: Interval[], at: WallClock): number {
  let count = 0;
  for (const { from, to } of held) if (from <= at && at < to) count += 1;
  return count;
}

/**
 * Returns the maximum number of units in use at any one moment of `period`. Counting the overlaps
 * with the period is wrong: two bookings that follow each other both overlap it, but need one unit.
 */
export function peakUse(held: Interval[], period: Interval): number {
  // Use rises only when a booking starts, so the maximum is at the start of the period or of a
  // booking.
  let peak = unitsInUse(held, period.from);
  for (const { from } of held) {
    if (period.from < from && from < period.to) peak = Math.max(peak, unitsInUse(held, from));
  }
  return peak;
}

/** Returns the number of units that are free during a whole period or at one moment, at least 0. */
export function freeUnits(
  totalUnits: number,
  held: Interval[],
  when: Interval | WallClock,
): number {
  const used = typeof when === 'object' ? peakUse(held, when) : unitsInUse(held, when);
  return Math.max(0, totalUnits - used);
}

/**
 * Returns the full days from `first` to `last`: days on which no unit is free at any moment from
 * midnight to midnight. No rental can include such a day. A day on which a unit returns, or leaves
 * later, is not full.
 */
export function fullDays(
  totalUnits: number,
  held: Interval[],
  { first, last }: { first: IsoDate; last: IsoDate },
): IsoDate[] {
  const full: IsoDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const [from, to] = [wallClock(day, '00:00'), wallClock(addDays(day, 1), '00:00')];
    // Use falls only when a booking ends, so the minimum is at midnight or at the end of a booking.
    const lows = [from, ...held.map((each) => each.to).filter((end) => from < end && end < to)];
    if (lows.every((at) => unitsInUse(held, at) >= totalUnits)) full.push(day);
  }
  return full;
}

/**
 * Returns the interval in which a rental needs a unit. `bufferMinutes` is the buffer of the car:
 * the unit must stay free that long after the return (`product.md, "Availability"`).
 */
export function toInterval(period: RentalPeriod, bufferMinutes: number): Interval {
  const rental = {
    from: wallClock(period.pickupDate, period.pickupTime),
    to: wallClock(period.returnDate, period.returnTime),
  };
  return withBuffer(rental, bufferMinutes);
}

/** Returns a rental's interval with the minutes for which it holds its unit after the drop-off. */
export function withBuffer({ from, to }: Interval, bufferMinutes: number): Interval {
  return { from, to: addMinutes(to, bufferMinutes) };
}

/**
 * Returns the parts of `after` that are not in `before`; the whole interval if `before` is null. A
 * changed booking needs a unit only for time that it did not have before, so a longer buffer makes
 * no existing booking clash.
 */
export function addedParts(after: Interval, before: Interval | null): Interval[] {
  if (before === null) return [after];
  const earlier = { from: after.from, to: after.to < before.from ? after.to : before.from };
  const later = { from: after.from > before.to ? after.from : before.to, to: after.to };
  return [earlier, later].filter(({ from, to }) => from < to);
}

/** Number of days before and after a rental in which `nearestFreeDays` searches. */
export const NEAREST_WITHIN_DAYS = 60;

/**
 * Returns the nearest days on which a rental of the same length and hours is allowed and has a free unit: at most
 * one earlier and one later period, nearest first. Pickups before `now` or after the last bookable
 * day are left out.
 */
export function nearestFreeDays(
  held: Interval[],
  {
    totalUnits,
    bufferMinutes,
    period,
    isAllowed,
    now,
  }: {
    totalUnits: number;
    bufferMinutes: number;
    period: RentalPeriod;
    /** Returns true if the letting rules allow a rental. */
    isAllowed: (period: RentalPeriod) => boolean;
    now: WallClock;
  },
): { pickupDate: IsoDate; returnDate: IsoDate }[] {
  const found: { pickupDate: IsoDate; returnDate: IsoDate }[] = [];
  const last = addDays(now.slice(0, 10), HORIZON_DAYS);
  const directions = new Set([-1, 1]);
  for (let days = 1; days <= NEAREST_WITHIN_DAYS && directions.size > 0; days += 1) {
    for (const direction of directions) {
      const pickupDate = addDays(period.pickupDate, direction * days);
      const returnDate = addDays(period.returnDate, direction * days);
      const moved = { ...period, pickupDate, returnDate };
      const interval = toInterval(moved, bufferMinutes);
      if (interval.from < now) directions.delete(direction);
      else if (
        pickupDate <= last &&
        isAllowed(moved) &&
        freeUnits(totalUnits, held, interval) > 0
      ) {
        directions.delete(direction);
        found.push({ pickupDate, returnDate });
      }
    }
  }
  return found;
}
