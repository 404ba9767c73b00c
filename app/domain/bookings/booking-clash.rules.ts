/**
 * Rules for overbooked cars: when no unit is free, and which bookings hold the units (`product.md,
 * "Availability"`).
 */

import {
  addedParts,
  holdsByStatus,
  type Interval,
} from '#app/domain/availability/availability.rules.ts';
import type { WallClock } from '#app/lib/dates/dates.ts';
import type { BookingRecord, Clash } from './booking.schema.ts';

/** Booking that is about to be saved. Its status alone decides whether it holds a unit. */
export type ToWrite = Pick<BookingRecord, 'carId' | 'status' | 'pickupAt' | 'dropoffAt'>;
type Written = ToWrite & Pick<BookingRecord, 'holdUntil'>;

/**
 * Returns the bookings that hold a unit at a moment of `period` at which no unit is free; null if
 * another booking would fit. Returns an empty list for a car without units.
 */
export function clashesWith<H extends Interval & Pick<Clash, 'lateUntil' | 'bufferedUntil'>>(
  held: H[],
  { period, totalUnits }: { period: Interval; totalUnits: number },
): H[] | null {
  const inUse = (at: WallClock) => held.filter((h) => h.from <= at && at < heldTo(h));
  // Use rises only where the period or a booking starts, as in `peakUse`.
  const starts = held.map((h) => h.from).filter((at) => period.from < at && at < period.to);
  const full = [period.from, ...starts].map(inUse).filter((users) => users.length >= totalUnits);
  if (full.length === 0) return null;
  const users = new Set(full.flat());
  return held.filter((h) => users.has(h));
}

/**
 * Returns the end of the interval in which a booking or block holds its unit. A late booking holds
 * it beyond its drop-off, and the buffer of its car lasts until `bufferedUntil`.
 */
export function heldTo({
  to,
  lateUntil,
  bufferedUntil,
}: Pick<Clash, 'to' | 'lateUntil' | 'bufferedUntil'>): WallClock {
  return bufferedUntil ?? lateUntil ?? to;
}

/**
 * Returns true if saving the booking needs a free unit, because it takes a unit or takes it for
 * longer than before. A visitor's request always needs one when staff save it: its hold may have
 * ended while the save waited for the lock.
 */
export function needsFreeUnit(after: ToWrite, before: Written | null): boolean {
  if (!after.carId || !holdsByStatus(after.status)) return false;
  const had = heldInterval(before, after.carId);
  return addedParts({ from: after.pickupAt, to: after.dropoffAt }, had).length > 0;
}

/**
 * Returns the interval in which a saved booking holds a unit of a car, without the buffer; null if
 * the booking has another car, a status that holds no unit, or a hold that may end.
 */
export function heldInterval(before: Written | null, carId: string | null): Interval | null {
  if (before === null || before.carId !== carId) return null;
  if (!holdsByStatus(before.status) || before.holdUntil !== null) return null;
  return { from: before.pickupAt, to: before.dropoffAt };
}
