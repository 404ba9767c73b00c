import type { FieldError } from '#app/lib/app-error.ts';
import { calendarDaysBetween, type IsoDate } from '#app/lib/dates.ts';
import type { TextOf } from '#app/lib/former-texts.ts';
import { STAFF_EXPORT_DAYS } from '#app/office/bookings/booking-list-address.rules.ts';
import type { tablesText } from './tables.text.ts';

/**
 * The refusal of an export for staff: it has no first or no last day, or more than 31 days. Null if staff may have
 * it. Longer files have all customers in them, which are for owners (product.md, "Roles").
 */
export function tooManyDays(
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
  text: TextOf<typeof tablesText>['refusals'],
): FieldError | null {
  const fits = from && to && calendarDaysBetween(from, to) < STAFF_EXPORT_DAYS;
  return fits
    ? null
    : { field: from ? 'to' : 'from', message: text.tooManyDays(STAFF_EXPORT_DAYS) };
}
