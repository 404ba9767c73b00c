import { z } from 'zod';
import { bookingsQuerySchema } from '#app/domain/bookings/booking.schema.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { tableFormatSchema as format } from '#app/lib/files/table-format.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { customersQuerySchema } from '#app/operations/customers/customer.schema.ts';

const day = z.string().refine(isPlausibleDate, messageKey('wrongDay')).meta(DAY).optional();

/** Filters of the list of bookings that the files have, too. */
const { search, status, serviceType, requested, account, lateOn } = bookingsQuerySchema.shape;

const daysQuery = (days: { from: string; to: string; pickupFrom: string }) =>
  z
    .object({
      format,
      search,
      status,
      serviceType,
      requested,
      account,
      lateOn,
      from: day.describe(days.from),
      to: day.describe(days.to),
      pickupFrom: day.describe(days.pickupFrom),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: messageKey('wrongRange'),
    });

/**
 * Query of `GET /admin/bookings/export`: the query of the list. Without parameters the file has all
 * bookings.
 */
export const bookingExportQuerySchema = daysQuery({
  from: 'First day: bookings with a pickup or return on or after it',
  to: 'Last day: bookings with a pickup or return on or before it',
  pickupFrom: 'First day of the pickup',
});
/** Query of `GET /admin/handovers/export`: filters by booking, and by days of the hand-overs. */
export const handoverExportQuerySchema = daysQuery({
  from: 'First day of the hand-over or return',
  to: 'Last day of the hand-over or return',
  pickupFrom: 'First day of the booking’s pickup',
});
export type BookingsFilter = Partial<Omit<z.output<typeof bookingExportQuerySchema>, 'format'>>;

/** Query of the files of payments and charges. Without days the file has all of them. */
export const accountExportQuerySchema = z
  .object({
    format,
    from: day.describe('First day, included'),
    to: day.describe('Last day, included'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: messageKey('wrongRange'),
  });

export const customerExportQuerySchema = z.object({
  format,
  search: customersQuerySchema.shape.search,
});

export const vehicleExportQuerySchema = z.object({
  format,
  search: z.string().max(100).optional().describe('Text to search; default: all vehicles'),
});
