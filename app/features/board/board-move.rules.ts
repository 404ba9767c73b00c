/**
 * A booking is moved on the board by whole days, and a rental to another car; its hours stay. Pure:
 * pointer and keyboard both say where to, and the dialog says what comes of it.
 */
import {
  type Booking,
  type BookingInput,
  bookingInputSchema,
} from '#app/features/bookings/booking.schema.ts';
import { checkBooking } from '#app/features/bookings/booking-checks.rules.ts';
import type { BookingOptions } from '#app/features/bookings/booking-options.schema.ts';
import { typedReceipt } from '#app/features/bookings/booking-price.rules.ts';
import { NO_EXTRAS } from '#app/features/cars/rental-price.rules.ts';
import { addDays, type WallClock } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { BoardBooking } from './board.schema.ts';

/** How far a booking is moved, and to which car: its own, or null, where it has none. */
export interface Shift {
  days: number;
  carId: string | null;
}

/** Where a booking is to be. */
export interface Target {
  pickupTime: WallClock;
  dropoffTime: WallClock;
  carId: string | null;
}

/** What is over, or called off, stays where it was. */
export function canMove({ status }: Pick<BoardBooking, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

export function targetOf(
  { pickupTime, dropoffTime }: Pick<BoardBooking, 'pickupTime' | 'dropoffTime'>,
  { days, carId }: Shift,
): Target {
  const shifted = (at: WallClock) => `${addDays(at.slice(0, 10), days)}${at.slice(10)}`;
  return { pickupTime: shifted(pickupTime), dropoffTime: shifted(dropoffTime), carId };
}

export function isMoved({ carId }: Pick<BoardBooking, 'carId'>, shift: Shift): boolean {
  return shift.days !== 0 || shift.carId !== carId;
}

/** The row under the pointer takes a rental, if it is one of a car; a transfer stays in its own. */
export function shiftTo(
  { serviceType, carId }: Pick<BoardBooking, 'serviceType' | 'carId'>,
  { days, row }: { days: number; row: string | null },
): Shift {
  return { days, carId: serviceType === 'car_rental' && row ? row : carId };
}

const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };
const ROWS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** What a key makes of a move: a day, a week, or a car on or back. Null for a key that does not move. */
export function shiftByKey(
  booking: Pick<BoardBooking, 'serviceType'>,
  { days, carId }: Shift,
  { key, cars }: { key: string; cars: readonly string[] },
): Shift | null {
  if (key in DAYS) return { days: days + (DAYS[key] ?? 0), carId };
  if (!(key in ROWS)) return null;
  if (booking.serviceType !== 'car_rental' || cars.length === 0) return { days, carId };
  const at = carId === null ? -1 : cars.indexOf(carId);
  const next = Math.min(cars.length - 1, Math.max(0, at + (ROWS[key] ?? 0)));
  return { days, carId: cars[next] ?? carId };
}

/** What comes of a move, before it is saved. */
export interface MovePreview {
  /** In cents. */
  beforeCents: number;
  /** What the receipt comes to at the target, in cents; null where nothing gives a price. */
  receiptCents: number | null;
  /** Whether the customer pays the receipt, so that a move changes the total by itself. */
  follows: boolean;
  /** The booking as it would be saved, at its old price; null when it cannot be saved. */
  input: BookingInput | null;
  /** Why not. */
  errors: string[];
}

/** By the same rules as the form of a booking: its receipt, and its checks. */
export function previewMove(
  booking: Booking,
  target: Target,
  { options, now }: { options: BookingOptions; now: Date },
): MovePreview {
  const { data, error } = bookingInputSchema.safeParse(inputOf(booking, target));
  const cents = (at: Target) => typedReceipt(inputOf(booking, at), options)?.totalCents ?? null;
  const { total, quoted } = booking.pricing;
  const beforeCents = eurosToCents(total);
  const receipts = [cents(booking), quoted === null ? null : eurosToCents(quoted)];
  const faults = data ? checkBooking(data, { now, before: booking }) : error.issues;
  return {
    beforeCents,
    receiptCents: cents(target),
    follows: receipts.includes(beforeCents),
    input: data && faults.length === 0 ? data : null,
    errors: faults.map(({ message }) => message),
  };
}

function inputOf(booking: Booking, { pickupTime, dropoffTime, carId }: Target) {
  const extras = booking.extras ?? NO_EXTRAS;
  // A plate belongs to its car.
  const vehicleId = carId === booking.carId ? booking.vehicleId : null;
  return { ...booking, extras, pickupTime, dropoffTime, carId, vehicleId };
}
