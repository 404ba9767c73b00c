/**
 * Price of a booking by today's rules: the receipt of a rental, the zone's fare of a transfer. Form
 * and API both use it; a total from elsewhere is never trusted (product.md, Rental price).
 */
import { offersInCents } from '#app/base/settings/extras.rules.ts';
import { termsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import {
  type Additions,
  cheaperLongerRental,
  LONGEST_RENTAL_DAYS,
  type RentalPeriod,
  type RentalPrices,
  rentalDays,
  rentalLines,
  returnElsewhere,
} from '#app/domain/pricing/price.rules.ts';
import { type RentalLine, totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { isVehicle, type Vehicle, type Zone } from '#app/domain/zones/zone.rules.ts';
import { type IsoDate, isWallClock, type WallClock } from '#app/lib/dates/dates.ts';
import type { BookingInput } from './booking.schema.ts';
import { type BookingOptions, pricedCar, pricedZone } from './booking-options.schema.ts';

/** A line of a transfer. `cents` are euro cents for the whole vehicle, one way. */
export interface TransferLine {
  kind: 'transfer';
  zoneName: string;
  vehicle: Vehicle;
  cents: number;
  /** Way and day, if the transfer is wanted both ways. */
  way?: Way;
}

export interface Way {
  isBack: boolean;
  day: IsoDate;
}

/** Receipt in euro cents; `days` is null for a transfer. */
export interface BookingReceipt<Line = RentalLine | TransferLine> {
  days: number | null;
  lines: Line[];
  totalCents: number;
}

/** `period` runs from pickup to dropoff, the later one last. */
export function rentalReceipt(
  car: RentalPrices,
  period: { pickupAt: WallClock; dropoffAt: WallClock },
  added: Additions,
): BookingReceipt {
  const days = toRentalPeriod(period);
  const lines = rentalLines(car, days, added);
  return { days: rentalDays(days), lines, totalCents: totalCents(lines) };
}

/** Null without a zone: such a transfer has a price of its own ('Özel Fiyat'), which staff enter. */
export function transferReceipt(
  zone: Pick<Zone, 'zoneName' | 'fares'> | null,
  vehicle: Vehicle,
): BookingReceipt | null {
  if (!zone) return null;
  const cents = zone.fares[vehicle];
  const { zoneName } = zone;
  return { days: null, lines: [{ kind: 'transfer', zoneName, vehicle, cents }], totalCents: cents };
}

function toRentalPeriod(period: { pickupAt: WallClock; dropoffAt: WallClock }): RentalPeriod {
  const [pickupDate = '', pickupTime = ''] = period.pickupAt.split('T');
  const [returnDate = '', returnTime = ''] = period.dropoffAt.split('T');
  return { pickupDate, pickupTime, returnDate, returnTime };
}

/** A booking as far as it is typed; times may be incomplete. */
export type TypedBooking = Pick<
  BookingInput,
  | 'serviceType'
  | 'carId'
  | 'transferId'
  | 'pickupLocation'
  | 'pickupTime'
  | 'dropoffLocation'
  | 'dropoffTime'
  | 'extras'
  | 'language'
  | 'wayBackTime'
> & { transferData: { vehicleCapacity: string } | null };

/** The receipt of a typed booking, in its language; null while the price is not known, or where there is none. */
export function typedReceipt(typed: TypedBooking, options: BookingOptions): BookingReceipt | null {
  if (typed.serviceType === 'transfer') {
    const zone = options.zones.find(({ id }) => id === typed.transferId);
    const vehicle = typed.transferData?.vehicleCapacity ?? '';
    const way = zone && isVehicle(vehicle) ? transferReceipt(pricedZone(zone), vehicle) : null;
    if (!way || !typed.wayBackTime) return way;
    const there = ofWay(way, { isBack: false, at: typed.pickupTime });
    const back = ofWay(way, { isBack: true, at: typed.wayBackTime });
    return { ...way, lines: [...there.lines, ...back.lines], totalCents: 2 * way.totalCents };
  }
  const rental = typedRental(typed, options);
  return rental && rentalReceipt(rental.car, rental.period, rental.added);
}

/** Returns the receipt of one way of a transfer, with the way in its line. */
export function ofWay(
  receipt: BookingReceipt,
  { isBack, at }: { isBack: boolean; at: WallClock },
): BookingReceipt {
  const way = { isBack, day: at.slice(0, 10) };
  const lines = receipt.lines.map((line) => (line.kind === 'transfer' ? { ...line, way } : line));
  return { ...receipt, lines };
}

/** Fields of a booking that its price depends on, apart from the lines of its receipt. */
type PricedFields = Pick<
  TypedBooking,
  'serviceType' | 'carId' | 'transferId' | 'pickupTime' | 'dropoffTime' | 'transferData'
>;

/**
 * Returns true if a change keeps the agreed price (product.md, Agreed price): the same car on the same
 * days, or the same fare, with the same receipt lines. The two receipts have to be by today's prices, so that they
 * differ only by the change. Another hour, or a place without a fee, keeps the price.
 */
export function isPricedAlike(
  before: PricedFields & { receipt: BookingReceipt | null },
  after: PricedFields & { receipt: BookingReceipt | null },
): boolean {
  return JSON.stringify(pricedOf(before)) === JSON.stringify(pricedOf(after));
}

function pricedOf({ receipt, ...booking }: PricedFields & { receipt: BookingReceipt | null }) {
  const lines = receipt?.lines.map((line) => [
    line.kind,
    line.kind === 'extra' ? line.extra : null,
    line.cents,
  ]);
  if (booking.serviceType === 'transfer') {
    return [booking.transferId, booking.transferData?.vehicleCapacity, lines];
  }
  const { carId, pickupTime, dropoffTime } = booking;
  return [carId, pickupTime.slice(0, 10), dropoffTime.slice(0, 10), lines];
}

/**
 * Returns true if the agreed total equals the total of the receipt, so that it was not entered by
 * hand. Amounts are cents.
 */
export function followsReceipt(agreed: {
  totalCents: number;
  quotedCents: number | null;
}): boolean {
  return agreed.quotedCents !== null && agreed.totalCents === agreed.quotedCents;
}

/** Returns the name of a line's season, in Turkish and in the language of the receipt. */
export function seasonNames({
  season,
  turkishSeason,
}: Extract<RentalLine, { kind: 'rental' }>): string | null {
  return turkishSeason ? `${turkishSeason} / ${season}` : season;
}

/** A longer rental that costs less; null when there is none, as for a transfer. */
export function cheaperRental(
  typed: TypedBooking,
  options: BookingOptions,
): { returnDate: IsoDate; days: number; totalCents: number } | null {
  const rental = typed.serviceType === 'car_rental' ? typedRental(typed, options) : null;
  if (!rental) return null;
  const longer = cheaperLongerRental(rental.car, toRentalPeriod(rental.period), rental.added);
  return longer && { ...longer, totalCents: totalCents(longer.lines) };
}

/** Null while one of the times is incomplete, or the dropoff is before the pickup. */
export function typedPeriod({
  pickupTime,
  dropoffTime,
}: Pick<TypedBooking, 'pickupTime' | 'dropoffTime'>): {
  pickupAt: WallClock;
  dropoffAt: WallClock;
} | null {
  const complete = isWallClock(pickupTime) && isWallClock(dropoffTime);
  return complete && pickupTime <= dropoffTime
    ? { pickupAt: pickupTime, dropoffAt: dropoffTime }
    : null;
}

function typedRental(typed: TypedBooking, options: BookingOptions) {
  const car = options.cars.find(({ id }) => id === typed.carId);
  const period = typedPeriod(typed);
  if (!car || !period) return null;
  // A slip of the year would be priced day by day.
  if (rentalDays(toRentalPeriod(period)) > LONGEST_RENTAL_DAYS + 1) return null;
  const added = {
    counts: typed.extras,
    offers: offersInCents(options.extras),
    elsewhere: returnElsewhere(typed, termsOfPlaces({ ...options, placeKinds: {} })),
  };
  const { wholeMonths } = options;
  return { car: pricedCar(car, { wholeMonths, language: typed.language }), period, added };
}
