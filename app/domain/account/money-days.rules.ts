/** Days for which staff can record money. */
import type { IsoDate } from '#app/lib/dates/dates.ts';

/** Number of months that lists and files of money offer, the current month included. */
export const MONEY_MONTHS = 24;

/**
 * Returns the first day for which money can be recorded: the first day of the earliest month that
 * lists and files offer. An earlier payment would change the cash box, but nobody could list it.
 */
export function firstMoneyDay(today: IsoDate): IsoDate {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - MONEY_MONTHS, 1)).toISOString().slice(0, 10);
}
