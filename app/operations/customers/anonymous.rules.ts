/** Removes a person from a booking when they are anonymised. */

import { driverPrivacy } from '#app/domain/bookings/booking.schema.ts';
import { isSameName, isSamePerson, type PersonName } from '#app/domain/customers/person.rules.ts';
import { type PrivacyByField, withoutPersonalData } from '#app/lib/privacy.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';

/** A booking as it is stored, and as the audit log kept it. */
export interface Booked {
  drivers: { name: string; surname: string; phoneNumber: string }[];
  zoneName: string | null;
}

/** Returns true if a state in the audit log is that of a booking. */
export function isBooking(state: unknown): state is Booked {
  return (
    typeof state === 'object' &&
    state !== null &&
    'drivers' in state &&
    Array.isArray(state.drivers)
  );
}

/** A person who is forgotten. */
export interface Whom {
  /** Digits of all phone numbers by which they were known (`phoneKey`). */
  phones: ReadonlySet<string>;
  /** All names by which they were known. */
  names: readonly PersonName[];
  /** Other customers who share a phone number with the person. */
  others: readonly PersonName[];
}

/**
 * True for a driver of a booking who is the person: with one of the person's numbers, and the person's name
 * or a name that no other customer of the number has.
 */
export function isTheirs(
  driver: Booked['drivers'][number],
  { phones, names, others }: Whom,
): boolean {
  if (!phones.has(phoneKey(driver.phoneNumber) ?? '')) return false;
  if (names.some((name) => isSameName(name, driver))) return true;
  if (others.some((other) => isSameName(other, driver))) return false;
  const isNamed = names.some((name) => isSamePerson(name, driver));
  return isNamed || !others.some((other) => isSamePerson(other, driver));
}

interface Forgetting {
  whom: Whom;
  /** Places that the office offers: all others may be a private address. */
  places: ReadonlySet<string>;
}

/**
 * Returns the booking without a person, or null if the person is not in it. If the person is the
 * customer, all personal data of `privacy` go too. Car, days, money and the other drivers stay.
 */
export function withoutPerson<Booking extends Booked>(
  booking: Booking,
  privacy: PrivacyByField,
  { whom, places }: Forgetting,
): Booking | null {
  const isThem = booking.drivers.map((driver) => isTheirs(driver, whom));
  if (!isThem.includes(true)) return null;
  const drivers = booking.drivers.map((driver, i) =>
    isThem[i] ? withoutPersonalData(driver, driverPrivacy) : driver,
  );
  if (!isThem[0]) return { ...booking, drivers };
  const known = (place: string) => (places.has(place) ? place : (booking.zoneName ?? '–'));
  return { ...withoutPersonalData(booking, privacy, known), drivers };
}
