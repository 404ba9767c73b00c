/** Amounts are euros. Occupancy is a share; 1 means that all units were booked all the time. */
import { z } from 'zod';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { isMonth, MAX_REPORT_MONTHS, monthsOf } from './report.rules.ts';

const month = z
  .string()
  .refine(isMonth, messageKey('wrongMonth'))
  .describe('YYYY-MM in Europe/Istanbul')
  .meta({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-07'] });

export const reportQuerySchema = z
  .object({ from: month, to: month })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: messageKey('endsBeforeItBegins') })
  .refine((period) => period.from > period.to || monthsOf(period).length <= MAX_REPORT_MONTHS, {
    path: ['to'],
    error: messageKey('tooLong', MAX_REPORT_MONTHS),
  });

const service = z.object({ bookings: z.int(), revenue: z.number() });

const totalsSchema = z.object({
  bookings: z.int(),
  revenue: z.number(),
  average: z.number().nullable().describe('Revenue per booking in euros; null without bookings'),
  occupancy: z
    .number()
    .nullable()
    .describe('Share of booked time of all active cars: 1 means always booked; null without units'),
});

export const reportSchema = z
  .object({
    from: month,
    to: month,
    totals: totalsSchema,
    before: totalsSchema.describe('Totals of the preceding period of the same length'),
    months: z.array(
      z.object({
        month,
        rentals: service,
        transfers: service,
        occupancy: z.number().nullable(),
      }),
    ),
    cars: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        units: z.int(),
        bookings: z.int().describe('Number of bookings that overlap the period'),
        hours: z.number().describe('Booked hours within the period, added up for all units'),
        occupancy: z
          .number()
          .nullable()
          .describe('Share of booked time of the units; null for a car without units'),
      }),
    ),
    zones: z.array(
      z.object({
        id: z
          .string()
          .nullable()
          .describe('Id of the zone; null without a zone, or if it was deleted'),
        zoneName: z
          .string()
          .nullable()
          .describe('Name of the zone; null for transfers without a zone'),
        transfers: z.int(),
        passengers: z.int(),
        revenue: z.number(),
      }),
    ),
  })
  .meta({ id: 'Report' })
  .describe(
    'Confirmed, active and completed bookings count in the month in which they begin. Charges of cancelled bookings are revenue, too',
  );
export type Report = z.infer<typeof reportSchema>;
export type ReportTotals = Report['totals'];
