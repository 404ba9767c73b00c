/** What a booking that cannot be saved is answered with. English, as its screen is (product.md, Language). */
import { LONGEST_RENTAL_DAYS } from '../cars/rental-price.rules.ts';

/** References that a sentence names; the rest is a number. */
const NAMED = 5;

export const bookingInputText = {
  required: {
    serviceType: 'Service type is required',
    car: 'Car is required',
    vehicleCapacity: 'Vehicle capacity is required',
    name: 'First name is required',
    surname: 'Last name is required',
    phoneNumber: 'Phone number is required',
    pickupLocation: 'Pickup location is required',
    dropoffLocation: 'Drop-off location is required',
    pickupTime: 'Pickup date and time are required',
    dropoffTime: 'Drop-off date and time are required',
    total: 'Total is required: there is no price for this booking',
  },
  tooLong: 'This is too long',
  wrongPhone: 'This is not a phone number',
  wrongEmail: 'This is not an e-mail address',
  wrongTotal: 'Total must be a number of euros, 0 or more',
  passengers: 'Passengers must be a number from 1 to 16',
  tooManyPassengers: (most: number) => `This vehicle takes at most ${most} passengers`,
  pickupPast: 'Pickup cannot be earlier than now',
  pickupTooFar: 'Pickup cannot be more than two years ahead',
  dropoffBeforePickup: 'Drop-off cannot be earlier than pickup',
  tooLongAway: `A booking can last at most ${LONGEST_RENTAL_DAYS} days`,
  unknownCar: 'This car does not exist any more',
  unknownZone: 'This transfer zone does not exist any more',
  invalid: 'Some fields are not valid',
  notFound: 'Booking not found',
  stale: 'Somebody else has changed this booking since you opened it',
  keyReused: 'This Idempotency-Key has made another booking. Please choose another one.',
  /** 'Fiat Egea 2024 has no free unit then: KRV-7F3K9 and KRV-2MPX4 hold it' */
  clash: (car: string, references: string[]) =>
    `${car} has no free unit then: ${listed(references)} ${references.length === 1 ? 'holds' : 'hold'} it`,
  clashEntry: (reference: string, customer: string, period: string) =>
    `${reference} · ${customer} · ${period}`,
};

function listed(references: string[]): string {
  const named = references.slice(0, NAMED);
  const more = references.length - named.length;
  const parts = more > 0 ? [...named, `${more} more`] : named;
  return new Intl.ListFormat('en').format(parts);
}
