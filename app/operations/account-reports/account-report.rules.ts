import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { addMonths, type Month, monthOf } from '#app/office/reports/report.rules.ts';

/**
 * Returns the VAT inside an amount of euro cents, rounded half away from zero; negative for a
 * negative amount.
 */
export function vatInside(cents: number, percent: number): number {
  const vat = Math.round((Math.abs(cents) * percent) / (100 + percent));
  return cents < 0 ? 0 - vat : vat;
}

/** Rental days in a month, and their share of the price in euro cents. */
export interface EarnedMonth {
  month: Month;
  days: number;
  cents: number;
}

/**
 * Spreads a rental's price in euro cents evenly over its days, which begin with the day of pickup,
 * and returns the sums of each month. The months' sums add up to the price.
 */
export function earnedByMonth({
  firstDay,
  days,
  cents,
}: {
  firstDay: IsoDate;
  days: number;
  cents: number;
}): EarnedMonth[] {
  const upTo = (day: number) => Math.round((cents * day) / days);
  const months: EarnedMonth[] = [];
  for (let from = 0; from < days; ) {
    const month = monthOf(addDays(firstDay, from));
    const until = Math.min(days, calendarDaysBetween(firstDay, `${addMonths(month, 1)}-01`));
    months.push({ month, days: until - from, cents: upTo(until) - upTo(from) });
    from = until;
  }
  return months;
}

/** Returns the number of calendar days of a month. */
export function daysOf(month: Month): number {
  return calendarDaysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}
