import { calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { STAFF_EXPORT_DAYS } from '#app/office/bookings/list/booking-list-address.rules.ts';

/**
 * Returns why staff may not have an export: it has no first or last day, or more than
 * `STAFF_EXPORT_DAYS` days. Null if they may have it. A longer file would contain all customers,
 * which only owners may export (product.md, "Roles").
 */
export function tooManyDays(
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
  text: OfficeTexts['outgoing']['tables']['refusals'],
): FieldError | null {
  const fits = from && to && calendarDaysBetween(from, to) < STAFF_EXPORT_DAYS;
  return fits
    ? null
    : { field: from ? 'to' : 'from', message: text.tooManyDays(STAFF_EXPORT_DAYS) };
}
