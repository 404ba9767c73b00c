/**
 * Rules for overbooked cars: when no unit is free, and which bookings hold the units (product.md,
 * Availability).
 */

import { HOLDING_STATUSES, type Interval } from '#app/domain/availability/availability.rules.ts';
import type { WallClock } from '#app/lib/dates/dates.ts';
import type { BookingStatus } from './booking.rules.ts';
import type { BookingRecord, Clash } from './booking.schema.ts';

/**
 * Booking before it is written. Once staff have saved it, only its status decides whether it holds
 * a unit.
 */
export type ToWrite = Pick<BookingRecord, 'carId' | 'status' | 'pickupAt' | 'dropoffAt'>;
type Written = ToWrite & Pick<BookingRecord, 'holdUntil'>;

function holdsByStatus(status: BookingStatus): boolean {
  return (HOLDING_STATUSES as readonly string[]).includes(status);
}

/**
 * Returns the bookings that hold a unit at a moment of `period` when no unit is free; null if
 * another booking would fit. Returns an empty list for a car without units.
 */
export function clashesWith<H extends Interval & Pick<Clash, 'lateUntil'>>(
  held: H[],
  { period, totalUnits }: { period: Interval; totalUnits: number },
): H[] | null {
  const inUse = (at: WallClock) => held.filter((h) => h.from <= at && at < heldTo(h));
  // Use grows only where the period or a booking starts, as in `peakUse`.
  const starts = held.map((h) => h.from).filter((at) => period.from < at && at < period.to);
  const full = [period.from, ...starts].map(inUse).filter((users) => users.length >= totalUnits);
  if (full.length === 0) return null;
  const users = new Set(full.flat());
  return held.filter((h) => users.has(h));
}

/** End of the time in which a booking or block holds its unit. A late booking holds it beyond its drop-off. */
export function heldTo({ to, lateUntil }: Pick<Clash, 'to' | 'lateUntil'>): WallClock {
  return lateUntil ?? to;
}

/**
 * Returns true if a booking takes more of its car than before and needs a free unit. A booking that
 * already holds its unit does not, for example if only its notes change. A visitor's request always
 * does: its hold may have ended while it waited for the lock.
 */
export function needsFreeUnit(after: ToWrite, before: Written | null): boolean {
  if (!after.carId || !holdsByStatus(after.status)) return false;
  const heldIt =
    before !== null &&
    before.carId === after.carId &&
    holdsByStatus(before.status) &&
    before.holdUntil === null;
  return !heldIt || after.pickupAt < before.pickupAt || after.dropoffAt > before.dropoffAt;
}
