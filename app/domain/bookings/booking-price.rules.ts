/**
 * Price of a booking at today's prices: the receipt of a rental, or the zone's fare of a transfer.
 * Form and API both calculate it; a total from a visitor is never trusted (`product.md, "Rental
 * price"`).
 */
import { offersInCents } from '#app/base/settings/extras.rules.ts';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { brokenRules, rulesOfCar } from '#app/domain/availability/letting.rules.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import {
  type Additions,
  cheaperLongerRental,
  MAX_RENTAL_DAYS,
  type RentalPeriod,
  type RentalPrices,
  rentalDays,
  rentalLines,
} from '#app/domain/pricing/price.rules.ts';
import { isFee, type RentalLine, totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { isVehicle, type Vehicle, type Zone } from '#app/domain/zones/zone.rules.ts';
import { type IsoDate, isWallClock, type WallClock } from '#app/lib/dates/dates.ts';
import type { BookingInput } from './booking.schema.ts';
import { type BookingOptions, pricedCar, pricedZone } from './booking-options.schema.ts';
import type { BookingLine } from './receipt-line.schema.ts';

/** Receipt in euro cents. `days` is null for a transfer. */
export interface BookingReceipt {
  days: number | null;
  lines: BookingLine[];
  totalCents: number;
}

/** Returns the receipt of a rental in euro cents. */
export function rentalReceipt(
  car: RentalPrices,
  period: { pickupAt: WallClock; dropoffAt: WallClock },
  added: Additions,
): BookingReceipt {
  const days = toRentalPeriod(period);
  const lines = rentalLines(car, days, added);
  return { days: rentalDays(days), lines, totalCents: totalCents(lines) };
}

/**
 * Returns the receipt of one transfer in euro cents. Null without a zone: then staff enter the
 * price ('Özel Fiyat').
 */
export function transferReceipt(
  zone: Pick<Zone, 'zoneName' | 'fares'> | null,
  vehicle: Vehicle,
): BookingReceipt | null {
  if (!zone) return null;
  const cents = zone.fares[vehicle];
  const { zoneName } = zone;
  return { days: null, lines: [{ kind: 'transfer', zoneName, vehicle, cents }], totalCents: cents };
}

export function toRentalPeriod(period: {
  pickupAt: WallClock;
  dropoffAt: WallClock;
}): RentalPeriod {
  const [pickupDate = '', pickupTime = ''] = period.pickupAt.split('T');
  const [returnDate = '', returnTime = ''] = period.dropoffAt.split('T');
  return { pickupDate, pickupTime, returnDate, returnTime };
}

/** Booking as typed in a form. Times may be incomplete. */
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

/**
 * Returns the receipt of a typed booking in euro cents, with names in the booking's language. Null
 * while fields that the price needs are missing, and for a transfer without zone.
 */
export function typedReceipt(typed: TypedBooking, options: BookingOptions): BookingReceipt | null {
  if (typed.serviceType === 'transfer') {
    const zone = options.zones.find(({ id }) => id === typed.transferId);
    const vehicle = typed.transferData?.vehicleCapacity ?? '';
    const single = zone && isVehicle(vehicle) ? transferReceipt(pricedZone(zone), vehicle) : null;
    if (!single || !typed.wayBackTime) return single;
    const there = inDirection(single, { isBack: false, at: typed.pickupTime });
    const back = inDirection(single, { isBack: true, at: typed.wayBackTime });
    return { ...single, lines: [...there.lines, ...back.lines], totalCents: 2 * single.totalCents };
  }
  const rental = typedRental(typed, options);
  return rental && rentalReceipt(rental.car, rental.period, rental.added);
}

/** Returns the receipt of one transfer with direction and day in its line. */
export function inDirection(
  receipt: BookingReceipt,
  { isBack, at }: { isBack: boolean; at: WallClock },
): BookingReceipt {
  const direction = { isBack, day: at.slice(0, 10) };
  const lines = receipt.lines.map((line) =>
    line.kind === 'transfer' ? { ...line, direction } : line,
  );
  return { ...receipt, lines };
}

type PricedFields = Pick<
  TypedBooking,
  'serviceType' | 'carId' | 'transferId' | 'pickupTime' | 'dropoffTime' | 'transferData'
>;

type Priced = PricedFields & { receipt: BookingReceipt | null };

/**
 * Returns true if a change keeps the agreed price: the car, days and extras of a rental stay, or
 * zone and vehicle size of a transfer (`product.md, "The account of a booking"`). A change of hours
 * or places keeps the price, whatever today's fees are. `before` and `after` must have receipts at
 * today's prices.
 */
export function keepsAgreedPrice(before: Priced, after: Priced): boolean {
  return JSON.stringify(pricedOf(before)) === JSON.stringify(pricedOf(after));
}

/**
 * Returns true if two bookings cost the same: a change from `one` to `other` keeps the agreed price,
 * and the bookings have equal fees. `one` and `other` must have receipts at today's prices.
 */
export function isPricedAlike(one: Priced, other: Priced): boolean {
  return keepsAgreedPrice(one, other) && feesOf(one) === feesOf(other);
}

function pricedOf({ receipt, ...booking }: Priced) {
  const lines = receipt?.lines
    .filter((line) => !isFee(line))
    .map((line) => [line.kind, line.kind === 'extra' ? line.extra : null, line.cents]);
  if (booking.serviceType === 'transfer') {
    return [booking.transferId, booking.transferData?.vehicleCapacity, lines];
  }
  const { carId, pickupTime, dropoffTime } = booking;
  return [carId, pickupTime.slice(0, 10), dropoffTime.slice(0, 10), lines];
}

function feesOf({ receipt }: Priced): number {
  return totalCents(receipt?.lines.filter(isFee) ?? []);
}

/**
 * Returns true if the agreed total equals the total of the receipt at the last pricing, so that
 * nobody typed another one. Amounts are euro cents.
 */
export function followsReceipt(agreed: {
  totalCents: number;
  quotedCents: number | null;
}): boolean {
  return agreed.quotedCents !== null && agreed.totalCents === agreed.quotedCents;
}

/**
 * Returns the name of a line's season, in Turkish and, if different, in the language of the
 * receipt; null for the car's own prices.
 */
export function seasonNames({
  season,
  turkishSeason,
}: Extract<RentalLine, { kind: 'rental' }>): string | null {
  return turkishSeason ? `${turkishSeason} / ${season}` : season;
}

/**
 * Returns the return date, days and total in euro cents of a longer rental that costs less; null if
 * there is none, and for a transfer.
 */
export function cheaperRental(
  typed: TypedBooking,
  options: BookingOptions,
): { returnDate: IsoDate; days: number; totalCents: number } | null {
  const rental = typed.serviceType === 'car_rental' ? typedRental(typed, options) : null;
  if (!rental) return null;
  const rules = rulesOfCar(options.lettingRules, typed.carId);
  const longer = cheaperLongerRental(
    rental.car,
    toRentalPeriod(rental.period),
    rental.added,
    (each) => brokenRules(rules, each).length === 0,
  );
  return longer && { ...longer, totalCents: totalCents(longer.lines) };
}

/**
 * Returns pickup and drop-off; null while a time is incomplete, or if the drop-off is before the
 * pickup.
 */
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
  // A mistyped year would make a receipt of thousands of days.
  if (rentalDays(toRentalPeriod(period)) > MAX_RENTAL_DAYS + 1) return null;
  const added = {
    counts: typed.extras,
    offers: offersInCents(options.extras),
    fees: tripFees(
      { ...typed, ...toRentalPeriod(period) },
      toTripTerms({ ...options, placeKinds: {} }),
    ),
  };
  const { wholeMonths } = options;
  return { car: pricedCar(car, { wholeMonths, language: typed.language }), period, added };
}

/**
 * Returns the receipt at the last pricing of a booking, which the booking stores; null for bookings
 * that are older than stored receipts, without a calculated price, or whose lines do not add up to
 * the calculated price. Amounts are euro cents.
 */
export function storedReceipt({
  receiptLines: lines,
  quotedCents,
}: {
  receiptLines: BookingLine[] | null;
  quotedCents: number | null;
}): BookingReceipt | null {
  if (lines === null || totalCents(lines) !== quotedCents) return null;
  const days = lines.reduce((sum, line) => sum + (line.kind === 'rental' ? line.days : 0), 0);
  return { days: days === 0 ? null : days, lines, totalCents: quotedCents };
}
