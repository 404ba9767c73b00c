import { calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { STAFF_EXPORT_DAYS } from '#app/office/bookings/list/booking-list-address.rules.ts';

/**
 * The refusal of an export for staff: it has no first or no last day, or more than 31 days. Null if staff may have
 * it. Longer files have all customers in them, which are for owners (product.md, "Roles").
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
