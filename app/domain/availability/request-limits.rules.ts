/** Limits on the units that visitors' unconfirmed requests hold (product.md, Availability). */

import { LONGEST_RENTAL_DAYS, type RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { phoneWithCountry } from '#app/lib/requests/phone.ts';
import { type Interval, peakUse, toInterval, wholeDays } from './availability.rules.ts';

/** Requests of one phone number or e-mail address that may wait for the office at the same time. */
export const MOST_UNCONFIRMED = 3;
/** Days for which unconfirmed requests together may take a car's last unit. */
export const MOST_LAST_UNIT_DAYS = 30;

const MINUTE_MS = 60_000;
const MOST_MINUTES = MOST_LAST_UNIT_DAYS * 24 * 60;

/** Tag of an e-mail address, which leads to the same mailbox: `+1` of `a+1@example.com`. */
const EMAIL_TAG = /(?<=^[^+@]+)\+[^@]*/;

/** A visitor's phone and e-mail, in one spelling: `0532…` is `+90 532…`, and case does not matter. */
export function contactsOf({ phone, email }: { phone: string; email: string }): string[] {
  const contacts = [`phone ${phoneWithCountry(phone)}`];
  return email ? [...contacts, `e-mail ${email.toLowerCase().replace(EMAIL_TAG, '')}`] : contacts;
}

/** Intervals that hold units of a car from now on. */
export interface HeldFromNow {
  /** Bookings of staff, and blocks of vehicles. */
  confirmed: Interval[];
  /** Visitors' requests whose hold has not expired and that no member of staff has saved yet. */
  unconfirmed: Interval[];
}

/**
 * Returns true if a request would make visitors' unconfirmed requests take the last unit of a car
 * for more than `MOST_LAST_UNIT_DAYS` days. A request that takes no last unit is always accepted.
 */
export function takesLastUnitTooLong(
  request: Interval,
  { confirmed, unconfirmed }: HeldFromNow,
  totalUnits: number,
): boolean {
  const before = lastUnitMinutes({ confirmed, unconfirmed }, totalUnits);
  const after = lastUnitMinutes({ confirmed, unconfirmed: [...unconfirmed, request] }, totalUnits);
  return after > Math.max(before, MOST_MINUTES);
}

/**
 * Returns the last return date of a request with the pickup and hours of `period` that the office
 * need not confirm first (`takesLastUnitTooLong`). Null if any length is accepted; the day before
 * the pickup if even a rental within one day must be confirmed.
 */
export function confirmFirstAfter(
  period: RentalPeriod,
  held: HeldFromNow,
  totalUnits: number,
): IsoDate | null {
  const until = (days: number) => addDays(period.pickupDate, days);
  const isTooLong = (days: number) =>
    takesLastUnitTooLong(toInterval({ ...period, returnDate: until(days) }), held, totalUnits);
  let [fits, tooLong] = [-1, LONGEST_RENTAL_DAYS];
  if (!isTooLong(tooLong)) return null;
  // A longer request takes the last unit at least as long.
  while (tooLong - fits > 1) {
    const days = Math.floor((fits + tooLong) / 2);
    if (isTooLong(days)) tooLong = days;
    else fits = days;
  }
  return until(fits);
}

/**
 * Returns true if a request would make visitors' unconfirmed requests hold more than `percent` of
 * the fleet's units, rounded up, on any of its days. A unit counts on every day on which it is held
 * for any time.
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
 * Returns the minutes in which all units of a car are taken and would not be without unconfirmed
 * requests. Nothing changes between two moments at which an interval begins or ends.
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
