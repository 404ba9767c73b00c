/** What the controls of the booking form hold, and how it becomes a booking of the API and back. */
import { readDecimal } from '#app/lib/decimal.ts';
import { NO_EXTRAS } from '../cars/rental-price.rules.ts';
import type { Vehicle } from '../transfers/zone.rules.ts';
import { type Driver, isUnpriced } from './booking.rules.ts';
import type { Booking, BookingInput } from './booking.schema.ts';
import type { BookingForm } from './booking-form.schema.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import { bookingQuote } from './booking-quote.rules.ts';
import { extraCounts, momentOf, typedMoment } from './booking-typed.rules.ts';

export const NO_DRIVER: Driver = { name: '', surname: '', phoneNumber: '' };

const NOTHING: BookingForm = {
  serviceType: 'car_rental',
  carId: '',
  transferId: '',
  transferData: { vehicleCapacity: '', passengers: '1', flightNumber: '', notes: '' },
  drivers: [NO_DRIVER],
  email: '',
  pickupLocation: '',
  dropoffLocation: '',
  pickupTime: { date: '', time: '' },
  dropoffTime: { date: '', time: '' },
  extras: { cocukKoltugu: '0', ekSurucu: '0', gencSurucu: '0' },
  specialRequests: '',
  pricing: { total: '' },
  status: 'pending',
  allowOverbooking: false,
};

/** What is known of a booking before it is typed; what is not there stays as it is. */
export type KnownBooking = Partial<
  Omit<BookingInput, 'transferData'> & {
    transferData: Booking['transferData'];
  }
>;

/** What the form of a new booking begins with. */
export function newBookingForm(known: KnownBooking = {}): BookingForm {
  return withKnown(NOTHING, known);
}

/**
 * A booking as it is edited. Its total stays what was agreed; where it is what today's receipt
 * comes to as well, it goes on following the receipt; where there is none yet, it is to be entered.
 */
export function bookingToForm(booking: Booking, options: BookingOptions): BookingForm {
  const { extras, pricing, drivers, ...same } = booking;
  const form = withKnown(NOTHING, {
    ...same,
    extras: extras ?? NO_EXTRAS,
    pricing,
    drivers: drivers.length > 0 ? drivers : [NO_DRIVER],
  });
  const quote = bookingQuote(form, options);
  const follows = quote !== null && quote.totalCents === Math.round(pricing.total * 100);
  return follows || isUnpriced(pricing) ? { ...form, pricing: { total: '' } } : form;
}

/** The form with what is known typed into it. */
export function withKnown(form: BookingForm, known: KnownBooking): BookingForm {
  const { carId, transferId, transferData, drivers, pickupTime, dropoffTime, extras } = known;
  const { serviceType, email, pickupLocation, dropoffLocation, specialRequests, status } = known;
  return {
    serviceType: serviceType ?? form.serviceType,
    carId: carId === undefined ? form.carId : (carId ?? ''),
    transferId: transferId === undefined ? form.transferId : (transferId ?? ''),
    transferData: transferData
      ? {
          vehicleCapacity: transferData.vehicleCapacity,
          passengers: String(transferData.passengers),
          flightNumber: transferData.flightNumber ?? '',
          notes: transferData.notes ?? '',
        }
      : form.transferData,
    drivers: drivers ?? form.drivers,
    email: email ?? form.email,
    pickupLocation: pickupLocation ?? form.pickupLocation,
    dropoffLocation: dropoffLocation ?? form.dropoffLocation,
    pickupTime: pickupTime === undefined ? form.pickupTime : typedMoment(pickupTime),
    dropoffTime: dropoffTime === undefined ? form.dropoffTime : typedMoment(dropoffTime),
    extras: extras
      ? {
          cocukKoltugu: String(extras.cocukKoltugu),
          ekSurucu: String(extras.ekSurucu),
          gencSurucu: String(extras.gencSurucu),
        }
      : form.extras,
    specialRequests: specialRequests ?? form.specialRequests,
    pricing: known.pricing ? { total: numberText(known.pricing.total) } : form.pricing,
    status: status ?? form.status,
    allowOverbooking: false,
  };
}

/** As it is to be sent; NaN where no number can be read, which the schema refuses. */
export function formToInput(form: BookingForm): BookingInput {
  const { serviceType, carId, transferId, transferData, drivers, extras, ...rest } = form;
  const isRental = serviceType === 'car_rental';
  return {
    serviceType,
    carId: isRental ? carId || null : null,
    transferId: isRental ? null : transferId || null,
    drivers,
    email: rest.email.trim(),
    pickupLocation: rest.pickupLocation,
    dropoffLocation: rest.dropoffLocation,
    pickupTime: momentOf(rest.pickupTime),
    dropoffTime: momentOf(rest.dropoffTime),
    transferData: isRental
      ? null
      : {
          // The schema says what is none.
          vehicleCapacity: transferData.vehicleCapacity as Vehicle,
          passengers: readDecimal(transferData.passengers) ?? Number.NaN,
          flightNumber: transferData.flightNumber.trim() || undefined,
          notes: transferData.notes.trim() || undefined,
        },
    extras: isRental ? extraCounts(extras) : NO_EXTRAS,
    specialRequests: rest.specialRequests,
    pricing: { total: readDecimal(rest.pricing.total) },
    status: rest.status,
    allowOverbooking: rest.allowOverbooking,
  };
}

function numberText(number: number | null): string {
  return number === null ? '' : String(number);
}
