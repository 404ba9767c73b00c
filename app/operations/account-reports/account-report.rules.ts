/** Arithmetic of the reports of the account. Amounts are euro cents. Source: product.md, "The account of a booking". */
import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { addMonths, type Month, monthOf } from '#app/office/reports/report.rules.ts';

/**
 * Returns the VAT inside an amount, rounded half away from zero; negative for a negative amount. A deposit has none: it
 * is no revenue.
 */
export function vatInside(cents: number, percent: number): number {
  const vat = Math.round((Math.abs(cents) * percent) / (100 + percent));
  return cents < 0 ? 0 - vat : vat;
}

/** Days of a rental in a month, and their part of its price. */
export interface EarnedMonth {
  month: Month;
  days: number;
  cents: number;
}

/**
 * Spreads a rental's price evenly over its days, which begin with the day of pickup, and adds them up by month. The
 * parts sum up to the price.
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

/** Calendar days of a month. */
export function daysOf(month: Month): number {
  return calendarDaysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}
