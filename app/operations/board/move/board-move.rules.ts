/**
 * Moves a booking on the board by whole days, and a rental to another car or plate. The times of
 * day stay.
 */

import {
  addDays,
  calendarDaysBetween,
  type IsoDate,
  type WallClock,
} from '#app/lib/dates/dates.ts';
import { type CarRow, hasPlates } from '../board.rules.ts';
import type { BoardBooking } from '../board.schema.ts';
import { type Line, lineAt, ON_NAME } from '../grid/board-lines.rules.ts';

/**
 * Move by a number of days, to the line of a car and plate (`carId` null for a booking without a
 * car).
 */
export interface Shift extends Line {
  days: number;
}

/** Days and line of a booking after a move. */
export interface Target extends Line {
  pickupTime: WallClock;
  dropoffTime: WallClock;
}

/** Returns true if the booking may be moved: not if it is completed or cancelled. */
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
 * Returns the target of a move of a booking that another person may have changed since the move
 * began. `seen` is its place at that time. Days or line that the move does not change are taken
 * from `now`.
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

/** Returns true if the move needs a unit on other days or of another car. */
export function isOtherPlace(
  { carId, pickupTime, dropoffTime }: Pick<Target, 'carId' | 'pickupTime' | 'dropoffTime'>,
  target: Target,
): boolean {
  return (
    target.carId !== carId || target.pickupTime !== pickupTime || target.dropoffTime !== dropoffTime
  );
}

/** Position of the pointer during a drag, in px of the window. */
export interface DragPosition {
  /** Distance in px from the start of the drag, scrolling included. */
  deltaX: number;
  pointer: { x: number; y: number };
  /** Row at the height of the pointer, and the box of its days. */
  row: { id: string; rect: { left: number; top: number; width: number; height: number } };
}

/**
 * Returns the shift of a drag: whole days, and for a rental the line at the pointer. On the name of
 * a car with plates a rental keeps its days and gets no plate.
 */
export function shiftByDrag(
  booking: Pick<BoardBooking, 'id' | 'serviceType'> & Line,
  { deltaX, pointer, row: { id, rect } }: DragPosition,
  {
    rows,
    days,
    scrolled,
  }: {
    rows: readonly CarRow[];
    days: number;
    /** Pixels by which the days are scrolled under the names. */
    scrolled: number;
  },
): Shift {
  const lanes = rows.find(({ car }) => car.id === id)?.lanes ?? [];
  const isOnName = hasPlates(lanes) && pointer.x < rect.left + scrolled;
  const share = (pointer.y - rect.top) / rect.height;
  const at = isOnName ? ON_NAME : Math.floor(share * Math.max(1, lanes.length));
  const line = booking.serviceType === 'car_rental' ? lineAt(rows, { row: id, at, booking }) : null;
  const { carId, vehicleId } = line ?? booking;
  return { days: isOnName ? 0 : Math.round(deltaX / (rect.width / days)), carId, vehicleId };
}

export function isSameShift(a: Shift, b: Shift): boolean {
  return a.days === b.days && a.carId === b.carId && a.vehicleId === b.vehicleId;
}

/** Returns the shift that moves nothing. */
export function unmoved({ carId, vehicleId }: Line): Shift {
  return { days: 0, carId, vehicleId };
}

/** Returns the shift with the pickup on `day` and the same line. */
export function shiftToDay(
  { pickupTime }: Pick<BoardBooking, 'pickupTime'>,
  shift: Shift,
  day: IsoDate,
): Shift {
  return { ...shift, days: calendarDaysBetween(pickupTime.slice(0, 10), day) };
}

/**
 * Returns the shift to a car on the same days. The booking's own car keeps its plate; another car
 * gets none.
 */
export function shiftToCar(booking: Line, shift: Shift, carId: string | null): Shift {
  const vehicleId = carId === booking.carId ? booking.vehicleId : null;
  return { ...shift, carId, vehicleId };
}
