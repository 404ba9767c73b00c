import {
  addDays,
  type ClockTime,
  type IsoDate,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { completePhone } from '#app/lib/requests/phone.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

export const SERVICE_TYPES = ['car_rental', 'transfer'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'active',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * Returns true if staff may cancel a booking of this status. An active rental ends with the record
 * of its return instead.
 */
export function canCancel(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Number of days after its pickup for which a booking that has not begun is listed as late. */
export const LATE_DAYS = 30;

/** Orders of the list of bookings; a minus reverses the order. Each has a database index. */
export const BOOKING_SORTS = [
  '-created',
  'created',
  'pickup',
  '-pickup',
  'dropoff',
  '-dropoff',
  'reference',
  '-reference',
  'customer',
  '-customer',
  'total',
  '-total',
  'balance',
  '-balance',
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** Returns the next status of a booking; null if there is none. A transfer is never active. */
export function nextStatus(service: ServiceType, status: BookingStatus): BookingStatus | null {
  if (status === 'pending') return 'confirmed';
  if (status === 'confirmed' && service === 'car_rental') return 'active';
  return status === 'confirmed' || status === 'active' ? 'completed' : null;
}

/** Next step of staff. Hand-over (`out`) and return (`back`) of a rental have their own forms. */
export type NextStep = 'confirm' | 'out' | 'back' | 'complete';

/**
 * Returns the next step of a booking at `now`; null if there is none. A transfer cannot be
 * completed before its pickup.
 */
export function nextStep(
  {
    serviceType,
    status,
    pickupTime,
  }: { serviceType: ServiceType; status: BookingStatus; pickupTime: WallClock },
  now: WallClock,
): NextStep | null {
  const next = nextStatus(serviceType, status);
  if (next === 'active') return 'out';
  if (next !== 'completed') return next && 'confirm';
  if (serviceType === 'car_rental') return 'back';
  return pickupTime <= now ? 'complete' : null;
}

export const STATUS_AFTER = { confirm: 'confirmed', complete: 'completed' } as const;

/**
 * Returns true if the status `next` completes a rental, or cancels an active one. Such a change
 * needs a confirmation, because a return has kilometres, fuel, damages and charges to record.
 */
export function endsRental(
  { serviceType, status }: { serviceType: ServiceType; status: BookingStatus },
  next: BookingStatus,
): boolean {
  if (serviceType !== 'car_rental' || next === status) return false;
  return next === 'completed' || (next === 'cancelled' && status === 'active');
}

/** Statuses of bookings whose price counts as revenue. */
export const EARNING_STATUSES = ['confirmed', 'active', 'completed'] as const;

export interface Driver {
  name: string;
  surname: string;
  phoneNumber: string;
}

/**
 * Returns the driver of a transfer as `Hasan Usta, +90 533 111 22 33`, with country code; empty
 * while unknown.
 */
export function driverOf({
  driverName = '',
  driverPhone = '',
}: {
  driverName?: string | undefined;
  driverPhone?: string | undefined;
}): string {
  return [driverName, completePhone(driverPhone)].filter(Boolean).join(', ');
}

/** Returns name and surname; only the name if there is no surname. */
export function fullName({ name, surname }: Pick<Driver, 'name' | 'surname'>): string {
  return [name, surname].filter(Boolean).join(' ');
}

/** Splits a full name. The last word is the surname; a single word is the name. */
export function splitName(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname };
}

/**
 * Returns the short name of a place for lists: `Havalimanı` for `Antalya Havalimanı (AYT)`, `Lara`
 * for `Antalya Lara`. `Antalya` alone stays.
 */
export function shortPlace(name: string): string {
  return name.replace(/^Antalya\s+(?=\S)/, '').replace(/\s+\(AYT\)$/, '');
}

/**
 * Returns true if a text can be the id of a booking. The database would throw an error for some
 * other texts.
 */
export function isBookingId(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}

interface Searched {
  reference: string;
  drivers: Driver[];
  email: string;
  pickupLocation: string;
  dropoffLocation: string;
  carTitle: string | null;
  zoneName: string | null;
}

/** Returns the folded text that a search looks in, with phone numbers also as digits only. */
export function bookingSearchText({ drivers, ...booking }: Searched): string {
  const people = drivers.flatMap(({ name, surname, phoneNumber }) => [
    name,
    surname,
    phoneNumber,
    phoneNumber.replace(/\D/g, ''),
  ]);
  const { reference, email, pickupLocation, dropoffLocation, carTitle, zoneName } = booking;
  const texts = [reference, ...people, email, pickupLocation, dropoffLocation, carTitle, zoneName];
  return fold(texts.filter(Boolean).join(' '));
}

/**
 * Splits a total into the amounts of outward and return transfer, which differ by at most one cent.
 */
export function halves(cents: number): [there: number, back: number] {
  const back = Math.floor(cents / 2);
  return [cents - back, back];
}

const LAST_HOUR = 23;

/** Returns the assumed end of a transfer, because visitors do not enter its duration. */
export function anHourAfter(date: IsoDate, time: ClockTime): WallClock {
  const hour = Number(time.slice(0, 2));
  if (hour === LAST_HOUR) return wallClock(addDays(date, 1), `00${time.slice(2)}`);
  return wallClock(date, `${String(hour + 1).padStart(2, '0')}${time.slice(2)}`);
}
