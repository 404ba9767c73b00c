import type { WallClock } from '#app/lib/dates.ts';

/** Statuses of a booking that hold a unit of its car (product.md, Availability). */
export const HOLDING_STATUSES = ['pending', 'confirmed', 'active'] as const;

/** What of a booking says whether it holds a unit. */
export interface Hold {
  status: string;
  /** ISO instant; null for a booking that holds its unit as long as its status does. */
  holdUntil: string | null;
}

/**
 * Whether a booking holds a unit of its car, if it has one. A visitor's request that staff have not
 * saved holds it up to `holdUntil` (product.md, Availability). `holdsUnit` of `availability.server.ts`
 * is the same as a condition.
 */
export function isHolding({ status, holdUntil }: Hold, now: Date): boolean {
  const holds = (HOLDING_STATUSES as readonly string[]).includes(status);
  return holds && (holdUntil === null || now < new Date(holdUntil));
}

/** The longest booking the database accepts (`bookings_length`); bounds what some queries have to scan. */
export const LONGEST_BOOKING_DAYS = 366;

/** Half-open: a return at 10:00 and a pickup at 10:00 do not meet. */
export interface Interval {
  from: WallClock;
  to: WallClock;
}

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
  const used = typeof when === 'string' ? unitsInUse(held, when) : peakUse(held, when);
  return Math.max(0, totalUnits - used);
}
