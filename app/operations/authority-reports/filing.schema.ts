/** Reports to authorities in the API. Times are `YYYY-MM-DDTHH:MM` in Europe/Istanbul. */

import { z } from 'zod';
import { isListDay } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/moment-forms.schema.ts';
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

const day = z.string(messageKey('day')).refine(isListDay, messageKey('day')).meta(DAY);
const query = {
  sheet: z.enum(SHEETS).describe('`kabis`: hand-overs and returns; `uetds`: transfers'),
  from: day.describe('First day, YYYY-MM-DD'),
  to: day.describe(`Last day; at most ${MAX_DAYS} days`),
  open: z
    .literal('yes')
    .optional()
    .describe('Only what is still to be reported, reported again or withdrawn'),
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
  kind: z.enum(FILING_KINDS).describe('A hand-over, a return, or a transfer'),
});
export type FilingId = z.infer<typeof filingParamsSchema>;

export const filingMarkSchema = z.object({
  version: z
    .string()
    .optional()
    .describe('As it was read; 409 when the record was saved since. Left out: not checked'),
});

const filedSchema = z
  .object({ at: z.string().describe('ISO 8601'), by: z.string() })
  .nullable()
  .describe('Who has reported it, and when; null while it was not');

export const markedSchema = filingParamsSchema.extend({ filed: filedSchema });

export const filingSchema = filingParamsSchema
  .extend({
    bookingReference: z.string(),
    at: z.string().describe('Of the hand-over, the return, or the pickup of a transfer'),
    plate: z.string().nullable(),
    carTitle: z.string().nullable(),
    pickupLocation: z.string(),
    dropoffLocation: z.string(),
    dropoffAt: z.string().describe('The agreed end'),
    returnedAt: z.string().nullable().describe('The actual end of a rental'),
    people: z
      .array(z.object({ name: z.string(), idNumber: z.string().describe('Only its end') }))
      .describe('The drivers of a rental, the known passengers of a transfer'),
    passengers: z.int().nullable().describe('Of a transfer'),
    flightNumber: z.string().nullable(),
    missing: z
      .array(z.enum(MISSING))
      .describe('What Kervan could hold and does not, or is to be checked'),
    cancelled: z.boolean().describe('A transfer that was cancelled since it was reported'),
    forgotten: z.boolean().describe('Its documents were forgotten, or its customer anonymised'),
    filed: filedSchema,
    changed: z.boolean().describe('What the sheet says was changed since it was reported'),
    version: z.string().describe('Another once the record or its booking was saved'),
  })
  .meta({ id: 'Filing' });
export type Filing = z.infer<typeof filingSchema>;

const unrecordedSchema = z.object({
  bookingId: z.string(),
  bookingReference: z.string(),
  customer: z.string(),
  carTitle: z.string().nullable(),
  at: z.string().describe('The agreed pickup'),
});

export const filingsSchema = z.object({
  filings: z.array(filingSchema).describe('The earliest first'),
  pagination: paginationSchema,
  sheets: ofSheets(z.boolean()).describe('Which the office reports, as the settings say'),
  unfiled: unfiledSchema.describe('What was not reported of the last 30 days'),
  unrecorded: z
    .array(unrecordedSchema)
    .describe(
      'Rentals of these days without a hand-over, the earliest first: they cannot be reported to KABİS',
    ),
  unrecordedTotal: z.int().describe('How many there are; the list has the first of them'),
});
export type Filings = z.infer<typeof filingsSchema>;
