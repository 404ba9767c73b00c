import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';

/** Number of days for which the page of a booking stays open after the trip (decision 055). */
const OPEN_DAYS = 30;

/** Returns true while the customer's page of a booking is open. */
export function isTripPageOpen(dropoffAt: WallClock, today: IsoDate): boolean {
  return addDays(dropoffAt.slice(0, 10), OPEN_DAYS) >= today;
}
