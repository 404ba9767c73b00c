import { eq } from 'drizzle-orm';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars, zones } from '#app/db/schema.server.ts';
import { readSeasons } from '#app/domain/cars/car-rows.server.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { NO_EXTRAS, type PriceSet } from '#app/domain/pricing/price.rules.ts';
import { seasonIn } from '#app/domain/pricing/season-names.rules.ts';
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import { toZone } from '#app/domain/zones/zones.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { completeVisitorsPhone } from '#app/lib/requests/phone.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import {
  type BookingInput,
  type BookingRecord,
  MAX_TOTAL,
  NO_RENTAL,
  toBooking,
} from './booking.schema.ts';
import { type LockedCars, lockZone } from './booking-locks.server.ts';
import {
  type BookingReceipt,
  followsReceipt,
  keepsAgreedPrice,
  rentalReceipt,
  toRentalPeriod,
  transferReceipt,
} from './booking-price.rules.ts';
import { isUnpriced } from './recorded-booking.rules.ts';

const MAX_TOTAL_CENTS = eurosToCents(MAX_TOTAL);

export type EnteredBooking = Omit<
  BookingRecord,
  | 'id'
  | 'reference'
  | 'requested'
  | 'holdUntil'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'chargedCents'
  | 'paidCents'
  | 'settledCents'
  | 'depositCents'
  | 'cancelReason'
>;

export type PreparedBooking =
  | { ok: true; entered: EnteredBooking }
  | { ok: false; reason: 'invalid'; errors: FieldError[] };

interface Context {
  locked: LockedCars;
  /** Null for a new booking. */
  before: BookingRecord | null;
  /**
   * Total in euro cents of a new booking with neither a calculated nor a typed price; null: it is
   * refused.
   */
  unpricedCents: number | null;
  texts: Pick<OfficeTexts['bookings']['input'], 'totalRequired' | 'unknownCar' | 'unknownZone'>;
}

/** Booking to price. If `pricing` is missing, the agreed price may stay. */
export type ToPrepare = Omit<BookingInput, 'pricing' | 'requested'> &
  Partial<Pick<BookingInput, 'pricing'>>;

/**
 * Returns the columns of a booking: its price in euro cents (`priceOf`), the names of its car and
 * zone, and complete phone numbers. `invalid`: the car or zone does not exist, or there is neither
 * a calculated nor a typed price. If the booking's car or zone was deleted, its name and quoted
 * price stay. `quotedCents` is 0 if staff typed 0 and there is no calculated price, and null if a
 * price is still missing (`isUnpriced`).
 */
export async function prepareBooking(
  tx: Db,
  input: ToPrepare,
  context: Context,
): Promise<PreparedBooking> {
  const service = await (input.serviceType === 'transfer' ? transfer : rental)(tx, input, context);
  if ('field' in service) return { ok: false, reason: 'invalid', errors: [service] };
  const { receipt, beforeDeletion, ...columns } = service;
  const price = await priceOf(tx, input, { ...context, receipt, beforeDeletion });
  if (!price) {
    const error = { field: 'pricing.total', message: context.texts.totalRequired };
    return { ok: false, reason: 'invalid', errors: [error] };
  }
  return { ok: true, entered: { ...sharedColumns(input), ...columns, ...price } };
}

/**
 * Returns agreed and calculated price in euro cents (`product.md, "The account of a booking"`);
 * null if there is neither a calculated nor a typed price. The agreed and the calculated price stay
 * if the change keeps the agreed price (`keepsAgreedPrice`), unless another total is typed or today's
 * price is requested (`total` null). Otherwise the calculated price is today's. A typed price that
 * differed from the calculated price stays. The lines of the receipt belong to the calculated price.
 */
async function priceOf(
  tx: Db,
  input: ToPrepare,
  {
    before,
    receipt,
    beforeDeletion,
    unpricedCents,
  }: Pick<Context, 'before' | 'unpricedCents'> & Pick<Service, 'receipt' | 'beforeDeletion'>,
): Promise<(Quote & Pick<EnteredBooking, 'totalCents'>) | null> {
  // A price above the highest storable total comes from a typing mistake in the car's prices, so it
  // is ignored.
  const cents = receipt && receipt.totalCents <= MAX_TOTAL_CENTS ? receipt.totalCents : null;
  const keepsPrice =
    before !== null &&
    keepsAgreedPrice(
      { ...toBooking(before), receipt: await readReceipt(tx, before) },
      { ...input, receipt },
    );
  const today =
    receipt && cents !== null ? { quotedCents: cents, receiptLines: receipt.lines } : null;
  if (before && input.pricing === undefined) {
    const { totalCents, quotedCents } = before;
    if (keepsPrice) return { totalCents, ...quoteOf(before) };
    const hadNoPrice = isUnpriced({ total: totalCents, quoted: quotedCents });
    if (today && (hadNoPrice || followsReceipt(before))) {
      return { totalCents: today.quotedCents, ...today };
    }
    const isFree = totalCents === 0 && !hadNoPrice;
    return { totalCents, ...(today ?? lastQuote(beforeDeletion) ?? quoteWithoutReceipt(isFree)) };
  }
  const total = input.pricing?.total ?? null;
  const totalCents = total === null ? (cents ?? unpricedCents) : eurosToCents(total);
  if (totalCents === null) return null;
  const newQuote = today ?? lastQuote(beforeDeletion) ?? quoteWithoutReceipt(total === 0);
  const keepsQuote = keepsPrice && today !== null && total !== null && totalCents !== cents;
  const kept = keepsQuote && before.quotedCents !== null ? quoteOf(before) : null;
  return { totalCents, ...(kept ?? newQuote) };
}

/** Calculated price with the lines of its receipt. */
type Quote = Pick<EnteredBooking, 'quotedCents' | 'receiptLines'>;

const quoteOf = ({ quotedCents, receiptLines }: BookingRecord): Quote => ({
  quotedCents,
  receiptLines,
});

/** Returns the quote of a booking without a calculated price: 0 if staff agreed that it is free. */
const quoteWithoutReceipt = (isFree: boolean): Quote => ({
  quotedCents: isFree ? 0 : null,
  receiptLines: null,
});

/** Returns the last quote of a booking whose car or zone was deleted; null if it had none. */
function lastQuote(beforeDeletion: BookingRecord | null): Quote | null {
  return beforeDeletion && beforeDeletion.quotedCents !== null ? quoteOf(beforeDeletion) : null;
}

/**
 * Columns that depend on the service type. `beforeDeletion`: the booking before the change, if its
 * car or zone was deleted.
 */
type Service = Pick<
  EnteredBooking,
  'carId' | 'carTitle' | 'vehicleId' | 'zoneId' | 'zoneName' | 'transferData' | 'extras'
> & {
  receipt: BookingReceipt | null;
  beforeDeletion: BookingRecord | null;
};

async function rental(
  tx: Db,
  input: ToPrepare,
  { locked, before, texts }: Context,
): Promise<Service | FieldError> {
  const { carId, extras, language, pickupTime: pickupAt, dropoffTime: dropoffAt } = input;
  const { pickupLocation, dropoffLocation } = input;
  const kept = before?.carId === carId ? before.vehicleId : null;
  const vehicleId = input.vehicleId === undefined ? kept : input.vehicleId;
  const car = carId === null ? null : locked.get(carId);
  if (car === undefined) return { field: 'carId', message: texts.unknownCar };
  const none = { zoneId: null, zoneName: null, transferData: null };
  if (!car) {
    const carTitle = before?.carTitle ?? null;
    return { ...none, carId, carTitle, vehicleId, extras, receipt: null, beforeDeletion: before };
  }
  const receipt = await receiptOfRental(tx, car, {
    ...{ pickupAt, dropoffAt, extras, language },
    ...{ pickupLocation, dropoffLocation },
  });
  return { ...none, carId, carTitle: car.title, vehicleId, extras, receipt, beforeDeletion: null };
}

async function transfer(
  tx: Db,
  { transferId: zoneId, transferData }: ToPrepare,
  { before, texts }: Context,
): Promise<Service | FieldError> {
  const zone = zoneId === null ? null : await lockZone(tx, zoneId);
  if (zoneId !== null && !zone) return { field: 'transferId', message: texts.unknownZone };
  const none = { ...NO_RENTAL, carTitle: null, extras: null };
  const beforeDeletion =
    zoneId === null && before?.zoneId === null && before.zoneName ? before : null;
  const zoneName = zone?.zoneName ?? beforeDeletion?.zoneName ?? null;
  const receipt = transferData && transferReceipt(zone, transferData.vehicleCapacity);
  return { ...none, zoneId, zoneName, transferData, receipt, beforeDeletion };
}

/** Returns the columns of both service types. Adds the country code to phone numbers. */
function sharedColumns({
  carId: _car,
  vehicleId: _vehicle,
  transferId: _zone,
  transferData: _transfer,
  extras: _extras,
  pricing: _pricing,
  allowOverbooking: _allow,
  allowRules: _allowRules,
  rulesReason: _rulesReason,
  pickupTime: pickupAt,
  dropoffTime: dropoffAt,
  ...same
}: ToPrepare) {
  const drivers = same.drivers.map(({ phoneNumber, ...driver }) => ({
    ...driver,
    phoneNumber: completeVisitorsPhone(phoneNumber, same.language),
  }));
  return { ...same, drivers, pickupAt, dropoffAt };
}

type Rental = Pick<
  BookingRecord,
  'pickupAt' | 'dropoffAt' | 'pickupLocation' | 'dropoffLocation' | 'extras' | 'language'
>;

/** Returns the receipt of a rental at today's prices, with the names of seasons in its language. */
async function receiptOfRental(
  db: Db,
  car: PriceSet & { id: string },
  { pickupAt, dropoffAt, extras, language, ...ends }: Rental,
): Promise<BookingReceipt> {
  const stored = (await readSeasons(db, [car.id])).get(car.id) ?? [];
  const seasons = stored.map((season) => seasonIn(season, language));
  const { rental } = await readSettings(db);
  return rentalReceipt(
    { ...car, seasons, wholeMonths: rental.wholeMonths },
    { pickupAt, dropoffAt },
    {
      counts: extras ?? NO_EXTRAS,
      offers: rental.extras,
      fees: tripFees({ ...ends, ...toRentalPeriod({ pickupAt, dropoffAt }) }, toTripTerms(rental)),
    },
  );
}

/** Returns the receipt of a booking at today's prices; null if there is no calculated price. */
export async function readReceipt(db: Db, booking: BookingRecord): Promise<BookingReceipt | null> {
  const { carId, zoneId, transferData } = booking;
  if (carId !== null) {
    const [car] = await db.select().from(cars).where(eq(cars.id, carId));
    return car ? receiptOfRental(db, car, booking) : null;
  }
  if (zoneId === null || !transferData) return null;
  const [zone] = await db.select().from(zones).where(eq(zones.id, zoneId));
  return transferReceipt(zone ? toZone(zone) : null, transferData.vehicleCapacity as Vehicle);
}
