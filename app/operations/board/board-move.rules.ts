/**
 * A booking is moved on the board by whole days, and a rental to another car or plate; its hours stay.
 * Pure: pointer and keyboard both say where to, and the dialog says what comes of it (board-move-preview.rules.ts).
 */

import { addDays, type WallClock } from '#app/lib/dates/dates.ts';
import type { BoardBooking } from './board.schema.ts';
import type { Line } from './board-lines.rules.ts';

/** How far a booking is moved, and to which line: its own, or that of no car, where it has none. */
export interface Shift extends Line {
  days: number;
}

/** Where a booking is to be. */
export interface Target extends Line {
  pickupTime: WallClock;
  dropoffTime: WallClock;
}

/** What is over, or called off, stays where it was. */
export function canMove({ status }: Pick<BoardBooking, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

export function targetOf(
  { pickupTime, dropoffTime }: Pick<BoardBooking, 'pickupTime' | 'dropoffTime'>,
  { days, carId, vehicleId }: Shift,
): Target {
  const shifted = (at: WallClock) => `${addDays(at.slice(0, 10), days)}${at.slice(10)}`;
  return { pickupTime: shifted(pickupTime), dropoffTime: shifted(dropoffTime), carId, vehicleId };
}

/**
 * The target for a booking that another person may have changed since the move began. `seen` is the
 * bar at that time. Days or a line that the move did not change are those of the booking `now`.
 */
export function freshTarget(
  now: Target,
  { seen, target }: { seen: Target; target: Target },
): Target {
  const line = isMoved(seen, { days: 0, ...target }) ? target : now;
  const days = target.pickupTime === seen.pickupTime ? now : target;
  return {
    pickupTime: days.pickupTime,
    dropoffTime: days.dropoffTime,
    carId: line.carId,
    vehicleId: line.vehicleId,
  };
}

export function isMoved({ carId, vehicleId }: Line, shift: Shift): boolean {
  return shift.days !== 0 || shift.carId !== carId || shift.vehicleId !== vehicleId;
}

/** Whether a booking needs a unit that it may not have: of another car, or on other days. */
export function isOtherPlace(
  { carId, pickupTime, dropoffTime }: Pick<Target, 'carId' | 'pickupTime' | 'dropoffTime'>,
  target: Target,
): boolean {
  return (
    target.carId !== carId || target.pickupTime !== pickupTime || target.dropoffTime !== dropoffTime
  );
}

/** The line under the pointer takes a rental; a transfer stays in its own row. */
export function shiftTo(
  { serviceType, carId, vehicleId }: Pick<BoardBooking, 'serviceType'> & Line,
  { days, line }: { days: number; line: Line | null },
): Shift {
  const own = { carId, vehicleId };
  return { days, ...(serviceType === 'car_rental' && line ? line : own) };
}

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };
const LINES: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key makes of a move: a day, a week, or a line on or back. Null for a key that does not move. */
export function shiftByKey(
  booking: Pick<BoardBooking, 'serviceType'>,
  shift: Shift,
  { key, lines }: { key: string; lines: readonly Line[] },
): Shift | null {
  if (key in DAYS) return { ...shift, days: shift.days + (DAYS[key] ?? 0) };
  if (!(key in LINES)) return null;
  if (booking.serviceType !== 'car_rental' || lines.length === 0) return shift;
  const next = Math.min(lines.length - 1, Math.max(0, placeIn(lines, shift) + (LINES[key] ?? 0)));
  return { ...shift, ...lines[next] };
}

/**
 * The index of a booking's line, or -1 for a rental without a car. A plate without a line of its
 * own is treated like no plate.
 */
function placeIn(lines: readonly Line[], { carId, vehicleId }: Line): number {
  const at = (plate: string | null) =>
    lines.findIndex((line) => line.carId === carId && line.vehicleId === plate);
  return at(vehicleId) >= 0 ? at(vehicleId) : at(null);
}
