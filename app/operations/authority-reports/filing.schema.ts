/** Reports to authorities in the API. Times are `YYYY-MM-DDTHH:MM` in Europe/Istanbul. */

import { z } from 'zod';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { tableFormatSchema } from '#app/lib/files/table-format.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { areShowable, FILING_KINDS, MAX_DAYS, MISSING, SHEETS } from './filing.rules.ts';

const ofSheets = <T extends z.ZodType>(each: T) => z.object({ kabis: each, uetds: each });

/**
 * Number of open records of the reminder's days for each sheet; 0 for a sheet that the settings
 * switch off.
 */
export const unfiledSchema = ofSheets(z.int());
export type Unfiled = z.infer<typeof unfiledSchema>;

const FILINGS_PAGE_SIZE = 50;

const day = z.string(messageKey('day')).refine(isPlausibleDate, messageKey('day')).meta(DAY);
const query = {
  sheet: z.enum(SHEETS).describe('`kabis`: hand-overs and returns; `uetds`: transfers'),
  from: day.describe('First day, included'),
  to: day.describe(`Last day, included; at most ${MAX_DAYS} days in all`),
  open: z
    .literal('yes')
    .optional()
    .describe('`yes`: only records that must be reported, reported again or withdrawn'),
};
const wrongDays = { path: ['to'], error: messageKey('days') };

export const filingsQuerySchema = pageQuery(FILINGS_PAGE_SIZE)
  .extend(query)
  .refine(areShowable, wrongDays);
export type FilingsQuery = z.infer<typeof filingsQuerySchema>;

export const filingExportQuerySchema = z
  .object({ ...query, format: tableFormatSchema })
  .refine(areShowable, wrongDays);
export type FilingExportQuery = z.infer<typeof filingExportQuerySchema>;

export const filingParamsSchema = z.object({
  bookingId: idSchema,
  kind: z.enum(FILING_KINDS).describe('`out`: hand-over; `back`: return; `transfer`: transfer'),
});
export type FilingId = z.infer<typeof filingParamsSchema>;

export const filingMarkSchema = z.object({
  version: z
    .string()
    .optional()
    .describe(
      'Version that was read; 409 if the record was saved since. If left out, it is not checked',
    ),
});

const filedSchema = z
  .object({ at: z.string().describe('Instant, ISO 8601'), by: z.string() })
  .nullable()
  .describe('Time and author of the report; null if it was not reported');

export const markedSchema = filingParamsSchema.extend({ filed: filedSchema });

export const filingSchema = filingParamsSchema
  .extend({
    bookingReference: z.string(),
    at: z.string().describe('Time of the hand-over or return, or of the pickup of a transfer'),
    plate: z.string().nullable(),
    carTitle: z.string().nullable(),
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    dropoffAt: z.string().describe('Agreed end of the booking'),
    returnedAt: z
      .string()
      .nullable()
      .describe('Actual end of a rental; null for a transfer, or if there is no return record'),
    people: z
      .array(
        z.object({
          name: z.string(),
          idNumber: z
            .string()
            .describe('Number of an ID card or passport, masked except for its end'),
        }),
      )
      .describe('Drivers of a rental, or known passengers of a transfer'),
    passengers: z
      .int()
      .nullable()
      .describe('Number of passengers of a transfer; null for a rental'),
    flightNumber: z.string().nullable(),
    missing: z
      .array(z.enum(MISSING))
      .describe('Data that are missing or need a check; empty: none'),
    cancelled: z.boolean().describe('True for a transfer that was cancelled after it was reported'),
    forgotten: z
      .boolean()
      .describe('True if its documents were deleted or its customer was anonymised'),
    filed: filedSchema,
    changed: z.boolean().describe('True if its data changed after it was reported'),
    version: z
      .string()
      .describe('Version of the record, which changes when the record or its booking is saved'),
  })
  .meta({ id: 'Filing' });
export type Filing = z.infer<typeof filingSchema>;

const unrecordedSchema = z.object({
  bookingId: z.string(),
  bookingReference: z.string(),
  customer: z.string(),
  carTitle: z.string().nullable(),
  at: z.string().describe('Agreed time of pickup'),
});

export const filingsSchema = z.object({
  filings: z.array(filingSchema).describe('Records, earliest first'),
  pagination: paginationSchema,
  sheets: ofSheets(z.boolean()).describe(
    'True for each kind of report that is switched on in the settings',
  ),
  unfiled: unfiledSchema.describe(
    'Number of records from the last 30 days and tomorrow that must be reported',
  ),
  unrecorded: z
    .array(unrecordedSchema)
    .describe(
      'First 20 rentals that began on these days without a hand-over record, earliest first; they cannot be reported to KABİS',
    ),
  unrecordedTotal: z.int().describe('Number of all rentals without a hand-over record'),
});
export type Filings = z.infer<typeof filingsSchema>;
