/** Limits of the units that visitors' unconfirmed requests hold (`product.md, "Availability"`). */

import { MAX_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { phoneWithCountry } from '#app/lib/requests/phone.ts';
import { type Interval, peakUse, toInterval, wholeDays } from './availability.rules.ts';

/** Maximum number of unconfirmed requests of one phone number or e-mail address. */
export const MAX_UNCONFIRMED = 3;
/** Maximum number of days for which unconfirmed requests together may hold a car's last unit. */
export const MAX_LAST_UNIT_DAYS = 30;

const MINUTE_MS = 60_000;
const MAX_MINUTES = MAX_LAST_UNIT_DAYS * 24 * 60;

/**
 * Tag of an e-mail address, e.g. `+1` of `a+1@example.com`, which belongs to the mailbox of
 * `a@example.com`.
 */
const EMAIL_TAG = /(?<=^[^+@]+)\+[^@]*/;

/**
 * Returns a visitor's phone and, if given, e-mail in one spelling: with country code and digits
 * only, in lower case and without tag.
 */
export function contactsOf({ phone, email }: { phone: string; email: string }): string[] {
  const contacts = [`phone ${phoneWithCountry(phone)}`];
  return email ? [...contacts, `e-mail ${email.toLowerCase().replace(EMAIL_TAG, '')}`] : contacts;
}

export interface HeldFromNow {
  /** Bookings that staff recorded or saved, and blocks of vehicles. */
  confirmed: Interval[];
  /** Visitors' requests that staff have not saved yet and whose hold has not ended. */
  unconfirmed: Interval[];
}

/**
 * Returns true if the request would make unconfirmed requests hold the last unit of a car for more
 * than `MAX_LAST_UNIT_DAYS` days in total. False if the request does not add to that time.
 */
export function takesLastUnitTooLong(
  request: Interval,
  { confirmed, unconfirmed }: HeldFromNow,
  totalUnits: number,
): boolean {
  const before = lastUnitMinutes({ confirmed, unconfirmed }, totalUnits);
  const after = lastUnitMinutes({ confirmed, unconfirmed: [...unconfirmed, request] }, totalUnits);
  return after > Math.max(before, MAX_MINUTES);
}

/**
 * Returns the last return date with which a request with the pickup and hours of `period` may hold
 * a unit before staff confirm it (`takesLastUnitTooLong` is false). Null if a request of any length
 * may; the day before the pickup if none may.
 */
export function confirmFirstAfter(
  period: RentalPeriod,
  held: HeldFromNow,
  { totalUnits, bufferMinutes }: { totalUnits: number; bufferMinutes: number },
): IsoDate | null {
  const until = (days: number) => addDays(period.pickupDate, days);
  const isTooLong = (days: number) =>
    takesLastUnitTooLong(
      toInterval({ ...period, returnDate: until(days) }, bufferMinutes),
      held,
      totalUnits,
    );
  let [fits, tooLong] = [-1, MAX_RENTAL_DAYS];
  if (!isTooLong(tooLong)) return null;
  // Binary search: the longer a request, the longer it holds the last unit.
  while (tooLong - fits > 1) {
    const days = Math.floor((fits + tooLong) / 2);
    if (isTooLong(days)) tooLong = days;
    else fits = days;
  }
  return until(fits);
}

/**
 * Returns true if the request would make unconfirmed requests hold more than `percent` of the
 * fleet's units, rounded up, on any day of the request. A unit counts for each day on which it is
 * held for any time. All intervals are without the buffer after a rental.
 */
export function takesTooMuchOfFleet(
  request: Interval,
  unconfirmed: Interval[],
  { fleetUnits, percent }: { fleetUnits: number; percent: number },
): boolean {
  const most = Math.ceil((fleetUnits * percent) / 100);
  return peakUse(unconfirmed.map(wholeDays), wholeDays(request)) >= most;
}

/**
 * Returns the number of minutes in which all units of a car are held, but would not be without
 * unconfirmed requests. The count changes only where an interval begins or ends.
 */
export function lastUnitMinutes(
  { confirmed, unconfirmed }: HeldFromNow,
  totalUnits: number,
): number {
  const all = [...confirmed, ...unconfirmed];
  const moments = [...new Set(all.flatMap(({ from, to }) => [from, to]))].sort();
  const inUse = (held: Interval[], at: WallClock) =>
    held.filter(({ from, to }) => from <= at && at < to).length;
  return moments.slice(1).reduce((sum, end, i) => {
    const start = moments[i] ?? end;
    const byVisitors = inUse(confirmed, start) < totalUnits && inUse(all, start) >= totalUnits;
    return byVisitors ? sum + minutesBetween(start, end) : sum;
  }, 0);
}

function minutesBetween(from: WallClock, to: WallClock): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS;
}
