/** What is taken out of a booking when one of its people is anonymised. */

import { forget, type TellsOf } from '#app/lib/personal.ts';
import { phoneKey } from '#app/lib/phone.ts';
import { bookingTells } from '#app/office/bookings/booking.schema.ts';

/** A booking as it is stored, and as the audit log kept it. */
export interface Booked {
  drivers: { name: string; surname: string; phoneNumber: string }[];
  zoneName: string | null;
}

/** Whether a state that the audit log kept is that of a booking. */
export function isBooking(state: unknown): state is Booked {
  return (
    typeof state === 'object' &&
    state !== null &&
    'drivers' in state &&
    Array.isArray(state.drivers)
  );
}

interface Whom {
  /** Digits of all phone numbers by which they were known (`phoneKey`). */
  phones: ReadonlySet<string>;
  /** Places that the office offers: all others may be a private address. */
  places: ReadonlySet<string>;
}

/**
 * The booking without one of its people; null when they are not in it. When the booking is theirs, all
 * goes that `tells` calls personal. Car, days, money and all others stay.
 */
export function withoutPerson<Booking extends Booked>(
  booking: Booking,
  tells: TellsOf<Booking>,
  { phones, places }: Whom,
): Booking | null {
  const isThem = booking.drivers.map(({ phoneNumber }) => phones.has(phoneKey(phoneNumber) ?? ''));
  if (!isThem.includes(true)) return null;
  const drivers = booking.drivers.map((driver, i) =>
    isThem[i] ? forget(driver, bookingTells.drivers) : driver,
  );
  if (!isThem[0]) return { ...booking, drivers };
  const known = (place: string) => (places.has(place) ? place : (booking.zoneName ?? '–'));
  return { ...forget<Booking>(booking, tells as never, known), drivers };
}
