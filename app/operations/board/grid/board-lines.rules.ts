/** A line of the board is a place for a rental: a plate of a car, or a car without a plate. */
import { type CarRow, hasPlates, unplatedLane } from '../board.rules.ts';
import type { BoardBooking } from '../board.schema.ts';
import { CARLESS, TRANSFERS } from '../board-address.rules.ts';

/** Null: no car, or no plate chosen. */
export interface Line {
  carId: string | null;
  vehicleId: string | null;
}

/**
 * Lane number of a car's name. A booking that is dropped there gets no plate and keeps its days.
 */
export const ON_NAME = -1;

/**
 * Returns the line at lane `at` of a car's row; null if the row is not a car's. A booking that
 * stays in its lane keeps its car and plate, even if it is not in the lane of its plate because
 * that one is busy.
 */
export function lineAt(
  rows: readonly CarRow[],
  { row, at, booking }: { row: string; at: number; booking: Pick<BoardBooking, 'id'> & Line },
): Line | null {
  const lanes = rows.find(({ car }) => car.id === row)?.lanes;
  if (!lanes) return null;
  const isOwn = row === booking.carId && (!hasPlates(lanes) || ownLane(lanes, booking.id) === at);
  const { carId, vehicleId } = booking;
  return isOwn ? { carId, vehicleId } : { carId: row, vehicleId: lanes[at]?.vehicle?.id ?? null };
}

/**
 * Returns the lane of a line in its car's row; null for the whole row, or if the car is not shown.
 */
export function laneOf(
  rows: readonly CarRow[],
  { carId, vehicleId }: Line,
  booking: Pick<BoardBooking, 'id'> & Line,
): number | null {
  const lanes = rows.find(({ car }) => car.id === carId)?.lanes;
  if (!lanes || !hasPlates(lanes)) return null;
  const own = ownLane(lanes, booking.id);
  if (own >= 0 && carId === booking.carId && vehicleId === booking.vehicleId) return own;
  const plate = lanes.findIndex(({ vehicle }) => vehicle?.id === vehicleId);
  if (vehicleId !== null && plate >= 0) return plate;
  const without = unplatedLane(lanes);
  return without < 0 ? null : without;
}

/** Returns the id of the row that shows a booking of this line. */
export function rowOf({ carId }: Line, { serviceType }: Pick<BoardBooking, 'serviceType'>): string {
  return serviceType === 'transfer' ? TRANSFERS : (carId ?? CARLESS);
}

/**
 * Returns title and plate of a line; `unplated` instead of the plate if the car has plates and none
 * is chosen. Null if the car is not shown.
 */
export function nameOfLine(
  rows: readonly CarRow[],
  { carId, vehicleId }: Line,
  unplated: string,
): string | null {
  const car = rows.find((row) => row.car.id === carId)?.car;
  if (!car) return null;
  const plate = car.vehicles.find(({ id }) => id === vehicleId)?.plate;
  const open = vehicleId === null && car.vehicles.length > 0 ? unplated : undefined;
  return [car.title, plate ?? open].filter(Boolean).join(', ');
}

function ownLane(lanes: CarRow['lanes'], id: string): number {
  return lanes.findIndex(({ bars }) => bars.some(({ booking }) => booking.id === id));
}
