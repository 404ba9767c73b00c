import { z } from 'zod';
import { isListDay } from '#app/lib/dates.ts';
import { exportText } from './outgoing.text.ts';

const day = z.string().refine(isListDay, 'must be a day, as 2026-07-14').optional();

const daysQuery = (of: string) =>
  z
    .object({
      format: z.enum(['csv', 'xlsx']),
      from: day.describe(`First day of ${of}, YYYY-MM-DD`),
      to: day.describe(`Last day of ${of}, YYYY-MM-DD`),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: exportText.wrongRange,
    });

/** Query of `GET /admin/bookings/export`; without days all bookings. */
export const bookingExportQuerySchema = daysQuery('pickup');
/** Query of `GET /admin/handovers/export`; without days all hand-overs and returns. */
export const handoverExportQuerySchema = daysQuery('hand-over or return');
/** Of both. */
export type DaysExportQuery = z.infer<typeof bookingExportQuerySchema>;
