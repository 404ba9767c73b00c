import { driverPrivacy } from '#app/domain/bookings/booking.schema.ts';
import { isSameName, isSamePerson, type PersonName } from '#app/domain/customers/person.rules.ts';
import { type PrivacyByField, withoutPersonalData } from '#app/lib/privacy.ts';
import { phoneKey } from '#app/lib/requests/phone.ts';

/** Booking as it is stored, or as the audit log contains it. */
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

/** Person who is anonymised. */
export interface Person {
  /** Digits of all phone numbers that the person had (`phoneKey`). */
  phones: ReadonlySet<string>;
  /** All names that the person had. */
  names: readonly PersonName[];
  /** Other customers who share a phone number or a booking with the person. */
  others: readonly PersonName[];
}

/**
 * Returns true if a driver of a booking is the person: the driver has one of the person's phone
 * numbers, and either a name of the person or a name that is not like any of the others'.
 */
export function isPerson(
  driver: Booked['drivers'][number],
  { phones, names, others }: Person,
): boolean {
  if (!phones.has(phoneKey(driver.phoneNumber) ?? '')) return false;
  if (names.some((name) => isSameName(name, driver))) return true;
  if (others.some((other) => isSameName(other, driver))) return false;
  const isNamed = names.some((name) => isSamePerson(name, driver));
  return isNamed || !others.some((other) => isSamePerson(other, driver));
}

interface Forgetting {
  person: Person;
  /** Places that the office offers; any other place may be a private address. */
  places: ReadonlySet<string>;
}

/**
 * Returns the booking without the person, or null if the person is not in it. If the person is the
 * customer, all personal data of `privacy` are erased, too. Car, days, money and the other drivers
 * stay.
 */
export function withoutPerson<Booking extends Booked>(
  booking: Booking,
  privacy: PrivacyByField,
  { person, places }: Forgetting,
): Booking | null {
  const isThem = booking.drivers.map((driver) => isPerson(driver, person));
  if (!isThem.includes(true)) return null;
  const drivers = booking.drivers.map((driver, i) =>
    isThem[i] ? withoutPersonalData(driver, driverPrivacy) : driver,
  );
  if (!isThem[0]) return { ...booking, drivers };
  const known = (place: string) => (places.has(place) ? place : (booking.zoneName ?? '–'));
  return { ...withoutPersonalData(booking, privacy, known), drivers };
}
