/** What is taken out of a booking when one of its people is anonymised. */
import { phoneKey } from '#app/lib/phone.ts';

/** In place of a name: the same word in both languages of the office. */
export const ANONYMOUS = 'Anonim';

/** A booking as it is stored, and as the audit log kept it. */
export interface PersonalFields {
  drivers: { name: string; surname: string; phoneNumber: string }[];
  email: string;
  specialRequests: string;
  pickupLocation: string;
  dropoffLocation: string;
  zoneName: string | null;
  transferData: object | null;
}

/** Whether a state that the audit log kept is that of a booking. */
export function isBooking(state: unknown): state is PersonalFields {
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
 * The booking without one of its people; null when they are not in it. When the booking is theirs, its
 * e-mail, wishes, flight and private places go, too. Car, days, money and all others stay.
 */
export function withoutPerson<Booking extends PersonalFields>(
  booking: Booking,
  { phones, places }: Whom,
): Booking | null {
  const isThem = booking.drivers.map(({ phoneNumber }) => phones.has(phoneKey(phoneNumber) ?? ''));
  if (!isThem.includes(true)) return null;
  const drivers = booking.drivers.map((driver, i) =>
    isThem[i] ? { ...driver, name: ANONYMOUS, surname: '', phoneNumber: '' } : driver,
  );
  if (!isThem[0]) return { ...booking, drivers };
  const known = (place: string) => (places.has(place) ? place : (booking.zoneName ?? '–'));
  return {
    ...booking,
    drivers,
    email: '',
    specialRequests: '',
    pickupLocation: known(booking.pickupLocation),
    dropoffLocation: known(booking.dropoffLocation),
    transferData: booking.transferData && withoutOwnWords(booking.transferData),
  };
}

function withoutOwnWords(transferData: object): object {
  const { flightNumber: _, notes: __, ...rest } = transferData as Record<string, unknown>;
  return rest;
}
