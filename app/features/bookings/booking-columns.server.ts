/** How what was entered for a booking lies in its row. Called by `save-booking.server.ts`, in its transaction. */
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { type BookingRecord, bookingSearchText } from './booking.rules.ts';
import { type BookingInput, HIGHEST_TOTAL } from './booking-input.schema.ts';
import { bookingInputText as text } from './booking-input.text.ts';
import { type LockedCars, lockZone } from './booking-locks.server.ts';
import { type BookingReceipt, transferReceipt } from './booking-price.rules.ts';
import { receiptOfRental } from './booking-receipt.server.ts';
import { randomReference } from './booking-reference.server.ts';
import { toRecord } from './bookings.server.ts';

const HIGHEST_CENTS = eurosToCents(HIGHEST_TOTAL);

/** What of a booking is entered, or follows from it. */
type Entered = Omit<
  BookingRecord,
  'id' | 'reference' | 'holdUntil' | 'version' | 'createdAt' | 'updatedAt'
>;

export type PreparedBooking =
  | { ok: true; entered: Entered }
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

interface Context {
  locked: LockedCars;
  /** Null for a new one. */
  before: BookingRecord | null;
  /** What a booking costs that nothing prices and nobody named a total for; null: refuse it. */
  unpricedCents: number | null;
}

/**
 * A booking with the names of its car and zone and its price by today's rules. `invalid`: car or
 * zone do not exist, or nothing gives a price and no total was entered. What was deleted since it
 * was booked keeps its name and its quoted price. What staff give away for nothing, and nothing else
 * prices, is quoted at nothing: so it differs from what is still to be priced (`isUnpriced`).
 */
export async function prepareBooking(
  tx: Db,
  input: BookingInput,
  context: Context,
): Promise<PreparedBooking> {
  const service = await (input.serviceType === 'transfer' ? transfer : rental)(tx, input, context);
  if ('field' in service) return { ok: false, reason: 'invalid', errors: [service] };
  const { receipt, lost, ...columns } = service;
  // A price beyond what can be stored is a slip in the car's prices: no price at all.
  const cents = receipt && receipt.totalCents <= HIGHEST_CENTS ? receipt.totalCents : null;
  const { total } = input.pricing;
  const totalCents = total === null ? (cents ?? context.unpricedCents) : eurosToCents(total);
  if (totalCents === null) {
    const error = { field: 'pricing.total', message: text.required.total };
    return { ok: false, reason: 'invalid', errors: [error] };
  }
  const quotedCents = cents ?? lost?.quotedCents ?? (total === 0 ? 0 : null);
  return { ok: true, entered: { ...common(input), ...columns, totalCents, quotedCents } };
}

/** What depends on the kind of service. `lost`: the booking whose car or zone was deleted. */
type Service = Pick<
  Entered,
  'carId' | 'carTitle' | 'zoneId' | 'zoneName' | 'transferData' | 'extras'
> & {
  receipt: BookingReceipt | null;
  lost: BookingRecord | null;
};

async function rental(
  tx: Db,
  { carId, extras, pickupTime: pickupAt, dropoffTime: dropoffAt }: BookingInput,
  { locked, before }: Context,
): Promise<Service | FieldError> {
  const car = carId === null ? null : locked.get(carId);
  if (car === undefined) return { field: 'carId', message: text.unknownCar };
  const none = { zoneId: null, zoneName: null, transferData: null };
  if (!car) {
    const carTitle = before?.carTitle ?? null;
    return { ...none, carId, carTitle, extras, receipt: null, lost: before };
  }
  const receipt = await receiptOfRental(tx, car, { pickupAt, dropoffAt, extras });
  return { ...none, carId, carTitle: car.title, extras, receipt, lost: null };
}

async function transfer(
  tx: Db,
  { transferId: zoneId, transferData }: BookingInput,
  { before }: Context,
): Promise<Service | FieldError> {
  const zone = zoneId === null ? null : await lockZone(tx, zoneId);
  if (zoneId !== null && !zone) return { field: 'transferId', message: text.unknownZone };
  const none = { carId: null, carTitle: null, extras: null };
  const lost = zoneId === null && before?.zoneId === null && before.zoneName ? before : null;
  const zoneName = zone?.zoneName ?? lost?.zoneName ?? null;
  const receipt = transferData && transferReceipt(zone, transferData.vehicleCapacity);
  return { ...none, zoneId, zoneName, transferData, receipt, lost };
}

function common(input: BookingInput) {
  return {
    serviceType: input.serviceType,
    drivers: input.drivers,
    email: input.email,
    pickupLocation: input.pickupLocation,
    dropoffLocation: input.dropoffLocation,
    pickupAt: input.pickupTime,
    dropoffAt: input.dropoffTime,
    specialRequests: input.specialRequests,
    status: input.status,
  };
}

/** Inserts a booking under a reference that is free; its id is the same in small letters. */
export async function insertBooking(
  tx: Db,
  entered: Entered,
  {
    now,
    holdUntil = null,
    reference: draw = randomReference,
  }: { now: Date; holdUntil?: Date | null; reference?: (() => string) | undefined },
): Promise<BookingRecord> {
  for (;;) {
    const reference = draw();
    const searchText = bookingSearchText({ reference, ...entered });
    const id = reference.toLowerCase();
    const [row] = await tx
      .insert(bookings)
      .values({ ...entered, id, reference, holdUntil, searchText, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (row) return toRecord(row);
  }
}
