import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import {
  addDays,
  addMinutes,
  businessNow,
  calendarDaysBetween,
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

/** Number of days before and after a rental in which `nearestFreeDays` and `shiftedRental` search. */
export const NEAREST_WITHIN_DAYS = 60;

/** First and last day of a rental whose hours are known. */
export type RentalDates = Pick<RentalPeriod, 'pickupDate' | 'returnDate'>;

/** Units of a car, and the time from which they can be requested. */
export interface BookableUnits {
  totalUnits: number;
  bufferMinutes: number;
  now: WallClock;
}

/**
 * Returns a function that returns true if a rental has a free unit, and its pickup is neither before
 * `now` nor after the last bookable day.
 */
export function bookableWith(
  held: Interval[],
  { totalUnits, bufferMinutes, now }: BookableUnits,
): (period: RentalPeriod) => boolean {
  const last = addDays(now.slice(0, 10), HORIZON_DAYS);
  return (period) => {
    const interval = toInterval(period, bufferMinutes);
    return (
      interval.from >= now && period.pickupDate <= last && freeUnits(totalUnits, held, interval) > 0
    );
  };
}

/**
 * Returns the first days before (-1) or after (1) a rental on which a rental of the same length and
 * hours is possible; null if there are none within `NEAREST_WITHIN_DAYS`.
 */
export function shiftedRental(
  period: RentalPeriod,
  direction: -1 | 1,
  isPossible: (period: RentalPeriod) => boolean,
): RentalDates | null {
  for (let days = 1; days <= NEAREST_WITHIN_DAYS; days += 1) {
    const pickupDate = addDays(period.pickupDate, direction * days);
    const returnDate = addDays(period.returnDate, direction * days);
    if (isPossible({ ...period, pickupDate, returnDate })) return { pickupDate, returnDate };
  }
  return null;
}

/** Returns the last rental of which `shiftedRental` asks whether it is possible. */
export function lastShifted(period: RentalPeriod): RentalPeriod {
  return {
    ...period,
    pickupDate: addDays(period.pickupDate, NEAREST_WITHIN_DAYS),
    returnDate: addDays(period.returnDate, NEAREST_WITHIN_DAYS),
  };
}

/**
 * Returns the nearest days on which a rental of the same length and hours is allowed and bookable
 * (`bookableWith`): at most one earlier and one later period, nearest first.
 */
export function nearestFreeDays(
  held: Interval[],
  {
    period,
    isAllowed,
    ...units
  }: BookableUnits & {
    period: RentalPeriod;
    /** Returns true if the letting rules allow a rental. */
    isAllowed: (period: RentalPeriod) => boolean;
  },
): RentalDates[] {
  const isBookable = bookableWith(held, units);
  const isPossible = (moved: RentalPeriod) => isBookable(moved) && isAllowed(moved);
  const distance = ({ pickupDate }: RentalDates) =>
    Math.abs(calendarDaysBetween(period.pickupDate, pickupDate));
  return ([-1, 1] as const)
    .flatMap((direction) => shiftedRental(period, direction, isPossible) ?? [])
    .sort((a, b) => distance(a) - distance(b));
}
