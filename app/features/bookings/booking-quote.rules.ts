/** What the booking that is being typed costs by today's rules, as far as it can be known yet. */
import type { IsoDate } from '#app/lib/dates.ts';
import {
  cheaperLongerRental,
  LONGEST_RENTAL_DAYS,
  rentalDays,
  totalCents,
} from '../cars/rental-price.rules.ts';
import { isVehicle } from '../transfers/zone.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import {
  type BookingOptions,
  extraOffers,
  pricedCar,
  pricedZone,
} from './booking-options.schema.ts';
import { type BookingReceipt, rentalReceipt, transferReceipt } from './booking-price.rules.ts';
import { extraCounts, typedPeriod } from './booking-typed.rules.ts';

type Priced = Pick<
  BookingForm,
  'serviceType' | 'carId' | 'transferId' | 'transferData' | 'pickupTime' | 'dropoffTime' | 'extras'
>;

/** Null while something is missing that the price hangs on, or where there is none. */
export function bookingQuote(form: Priced, options: BookingOptions): BookingReceipt | null {
  if (form.serviceType === 'transfer') {
    const zone = options.zones.find(({ id }) => id === form.transferId);
    const { vehicleCapacity } = form.transferData;
    return zone && isVehicle(vehicleCapacity)
      ? transferReceipt(pricedZone(zone), vehicleCapacity)
      : null;
  }
  const rental = pricedRental(form, options);
  return rental && rentalReceipt(rental.car, rental.period, rental.extras);
}

/** A longer rental that costs less; null when there is none, as for a transfer. */
export function cheaperQuote(
  form: Priced,
  options: BookingOptions,
): { returnDate: IsoDate; days: number; totalCents: number } | null {
  const rental = form.serviceType === 'car_rental' ? pricedRental(form, options) : null;
  if (!rental) return null;
  const longer = cheaperLongerRental(rental.car, rental.days, rental.extras);
  return longer && { ...longer, totalCents: totalCents(longer.lines) };
}

function pricedRental(form: Priced, options: BookingOptions) {
  const car = options.cars.find(({ id }) => id === form.carId);
  const period = typedPeriod(form);
  if (!car || !period) return null;
  const days = {
    pickupDate: form.pickupTime.date,
    pickupTime: form.pickupTime.time,
    returnDate: form.dropoffTime.date,
    returnTime: form.dropoffTime.time,
  };
  // A slip of the year would be priced day by day.
  if (rentalDays(days) > LONGEST_RENTAL_DAYS + 1) return null;
  const extras = { counts: extraCounts(form.extras), offers: extraOffers(options.extras) };
  return { car: pricedCar(car), period, days, extras };
}
