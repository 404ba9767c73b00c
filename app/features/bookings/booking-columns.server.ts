/** How what was entered for a booking lies in its row. Called by `save-booking.server.ts`, in its transaction. */
import type { Db } from '#app/db/client.server.ts';
import { bookings } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { readSeasons } from '../cars/cars.server.ts';
import { readSettings } from '../site/settings.server.ts';
import type { Zone } from '../transfers/zone.rules.ts';
import { type BookingRecord, bookingSearchText } from './booking.rules.ts';
import { type BookingInput, HIGHEST_TOTAL } from './booking-input.schema.ts';
import { bookingInputText as text } from './booking-input.text.ts';
import { type CarRow, type LockedCars, lockZone } from './booking-locks.server.ts';
import { type BookingReceipt, rentalReceipt, transferReceipt } from './booking-price.rules.ts';
import { randomReference } from './booking-reference.server.ts';
import { toRecord } from './bookings.server.ts';

type Entered = Pick<
  BookingRecord,
  | 'serviceType'
  | 'carId'
  | 'carTitle'
  | 'zoneId'
  | 'zoneName'
  | 'drivers'
  | 'email'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'pickupAt'
  | 'dropoffAt'
  | 'transferData'
  | 'extras'
  | 'specialRequests'
  | 'totalCents'
  | 'quotedCents'
  | 'status'
>;

export type PreparedBooking =
  | { ok: true; entered: Entered; receipt: BookingReceipt | null }
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

interface Context {
  locked: LockedCars;
  /** Null for a new one. */
  before: BookingRecord | null;
  /** What a booking without price and total costs; null: it cannot be stored then. */
  unpricedCents: number | null;
}

/**
 * A booking with the names of its car and zone and its price by today's rules. `invalid`: car or
 * zone do not exist, or nothing gives a price and no total was entered. What was deleted since it
 * was booked keeps its name and its quoted price.
 */
export async function prepareBooking(
  tx: Db,
  input: BookingInput,
  context: Context,
): Promise<PreparedBooking> {
  return input.serviceType === 'transfer'
    ? prepareTransfer(tx, input, context)
    : prepareRental(tx, input, context);
}

async function prepareRental(
  tx: Db,
  input: BookingInput,
  context: Context,
): Promise<PreparedBooking> {
  const { carId, extras } = input;
  const car = carId === null ? null : (context.locked.get(carId) ?? null);
  if (carId !== null && !car) return invalid('carId', text.unknownCar);
  const receipt = car && (await rentalOf(tx, car, input));
  const lost = car ? null : context.before;
  return priced(
    {
      ...common(input),
      carId,
      carTitle: car?.title ?? lost?.carTitle ?? null,
      zoneId: null,
      zoneName: null,
      transferData: null,
      extras,
    },
    { receipt, lost, input, unpricedCents: context.unpricedCents },
  );
}

async function rentalOf(tx: Db, car: CarRow, input: BookingInput): Promise<BookingReceipt> {
  const seasons = (await readSeasons(tx, [car.id])).get(car.id) ?? [];
  const { rental } = await readSettings(tx);
  const { pickupTime: pickupAt, dropoffTime: dropoffAt, extras: counts } = input;
  return rentalReceipt(
    { ...car, seasons },
    { pickupAt, dropoffAt },
    { counts, offers: rental.extras },
  );
}

async function prepareTransfer(
  tx: Db,
  input: BookingInput,
  { before, unpricedCents }: Context,
): Promise<PreparedBooking> {
  const { transferId: zoneId, transferData } = input;
  const zone: Zone | null = zoneId === null ? null : await lockZone(tx, zoneId);
  if (zoneId !== null && !zone) return invalid('transferId', text.unknownZone);
  const receipt = transferData && transferReceipt(zone, transferData.vehicleCapacity);
  const lost = zoneId === null && before?.zoneId === null && before.zoneName ? before : null;
  return priced(
    {
      ...common(input),
      carId: null,
      carTitle: null,
      zoneId,
      zoneName: zone?.zoneName ?? lost?.zoneName ?? null,
      transferData,
      extras: null,
    },
    { receipt, lost, input, unpricedCents },
  );
}

function priced(
  entered: Omit<Entered, 'totalCents' | 'quotedCents'>,
  {
    receipt,
    lost,
    input,
    unpricedCents,
  }: {
    receipt: BookingReceipt | null;
    lost: BookingRecord | null;
    input: BookingInput;
    unpricedCents: number | null;
  },
): PreparedBooking {
  const { total } = input.pricing;
  // A price beyond what can be stored is a slip in the car's prices: no price at all.
  const quote = receipt && receipt.totalCents <= eurosToCents(HIGHEST_TOTAL) ? receipt : null;
  const totalCents = total === null ? (quote?.totalCents ?? unpricedCents) : eurosToCents(total);
  if (totalCents === null) return invalid('pricing.total', text.required.total);
  const quotedCents = quote?.totalCents ?? lost?.quotedCents ?? null;
  return { ok: true, entered: { ...entered, totalCents, quotedCents }, receipt: quote };
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

function invalid(field: string, message: string): PreparedBooking {
  return { ok: false, reason: 'invalid', errors: [{ field, message }] };
}

/** Inserts a booking under a reference that is free; its id is the same in small letters. */
export async function insertBooking(
  tx: Db,
  entered: Entered,
  { now, reference: draw = randomReference }: { now: Date; reference?: (() => string) | undefined },
): Promise<BookingRecord> {
  for (;;) {
    const reference = draw();
    const searchText = bookingSearchText({ reference, ...entered });
    const id = reference.toLowerCase();
    const [row] = await tx
      .insert(bookings)
      .values({ ...entered, id, reference, searchText, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (row) return toRecord(row);
  }
}
