import { z } from 'zod';
import { isListDay } from '#app/lib/dates.ts';
import { exportText } from './outgoing.text.ts';

const day = z.string().refine(isListDay, 'must be a day, as 2026-07-14').optional();

/** Query of `GET /admin/bookings/export`; without days all bookings. */
export const bookingExportQuerySchema = z
  .object({
    format: z.enum(['csv', 'xlsx']),
    from: day.describe('First day of pickup, YYYY-MM-DD'),
    to: day.describe('Last day of pickup, YYYY-MM-DD'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: exportText.wrongRange,
  });
export type BookingExportQuery = z.infer<typeof bookingExportQuerySchema>;
