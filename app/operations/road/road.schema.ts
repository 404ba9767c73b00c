/** Tolls and fines in the API. Their amounts are in lira, charges to customers in euros. */
import { z } from 'zod';
import { isPlausibleDate, isWallClock } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { ROAD_KINDS, ROAD_STATES } from './road.rules.ts';

/** Maximum number of rows in one import. */
const MAX_ROAD_ROWS = 5000;
const MAX_LIRA = 1_000_000;
export const MAX_ROAD_PLATE = 20;
export const MAX_PLACE = 120;
export const MAX_REFERENCE = 60;
const PAGE_SIZE = 50;

const day = z.string(messageKey('day')).refine(isPlausibleDate, messageKey('day')).meta(DAY);

/** Returns true for a wall-clock time in Istanbul, with or without seconds. */
export function isRoadMoment(text: string): boolean {
  return isWallClock(text.replace(/(?<=T\d\d:\d\d):[0-5]\d$/, ''));
}

export const roadRowSchema = z.object({
  kind: z.enum(ROAD_KINDS, messageKey('kind')),
  plate: lineSchema(MAX_ROAD_PLATE).min(1, messageKey('plate')),
  at: z
    .string(messageKey('at'))
    .refine(isRoadMoment, messageKey('at'))
    .describe('Time in Istanbul, such as 2026-07-14T10:30, also with seconds'),
  amount: z
    .number(messageKey('amount'))
    .gt(0, messageKey('amount'))
    .max(MAX_LIRA, messageKey('amount'))
    .refine((lira) => Math.abs(Math.round(lira * 100) / 100 - lira) < 1e-9, messageKey('amount'))
    .describe('Amount in Turkish lira'),
  place: lineSchema(MAX_PLACE).default(''),
  reference: lineSchema(MAX_REFERENCE)
    .default('')
    .describe('Number of the toll passage or fine; empty: none'),
  dueDay: day.nullable().default(null).describe('Last day to pay a fine; null: none'),
  discountUntil: day
    .nullable()
    .default(null)
    .describe('Last day of the discount of a fine; null: none'),
  bookingId: idSchema
    .nullable()
    .optional()
    .describe(
      'Id of the rental that pays; null: the office pays. If left out, the rental is found by its hand-over. Refused if the hand-overs of the rental show another plate at that time; a rental without hand-overs is accepted',
    ),
});
export type RoadRow = z.input<typeof roadRowSchema>;
export type ReadRoadRow = z.output<typeof roadRowSchema>;

export const roadImportSchema = z.object({
  rows: z
    .array(roadRowSchema)
    .min(1, messageKey('noRows'))
    .max(MAX_ROAD_ROWS, messageKey('tooManyRows', MAX_ROAD_ROWS)),
  preview: z.boolean().default(false).describe('True: returns the result without storing it'),
});

export const roadRentalSchema = z.object({
  bookingId: z.string(),
  reference: z.string(),
  customer: z.string(),
});
export type RoadRental = z.infer<typeof roadRentalSchema>;

export const ROAD_RESULTS = ['charged', 'ask', 'office', 'known'] as const;
export type RoadResult = (typeof ROAD_RESULTS)[number];

const importedRowSchema = z.object({
  result: z
    .enum(ROAD_RESULTS)
    .describe(
      '`charged`: a rental had the plate and pays. `ask`: within 15 minutes of a hand-over, so staff must decide. `office`: no rental had the plate. `known`: imported before',
    ),
  plate: z.string().describe('Plate as stored in the fleet'),
  rental: roadRentalSchema.nullable(),
  candidates: z.array(roadRentalSchema).describe('Rentals that may have had the plate'),
  charge: z
    .number()
    .nullable()
    .describe('Euros that the customer is charged, including the fee; null: none'),
});

const roadMessageSchema = roadRentalSchema.extend({
  phone: z.string().describe('Digits with the country code; empty without a valid number'),
  language: z.enum(SITE_LANGUAGES),
  message: z.string().describe('Message from the template, with all tolls and fines of the rental'),
});

export const roadImportResultSchema = z
  .object({
    rows: z.array(importedRowSchema).describe('Results, in the order of the request'),
    messages: z
      .array(roadMessageSchema)
      .describe('One message per charged rental; empty for a preview'),
  })
  .meta({ id: 'RoadImport' });
export type RoadImportResult = z.infer<typeof roadImportResultSchema>;

export const roadChargesQuerySchema = pageQuery(PAGE_SIZE).extend({
  plate: z.string().optional().describe('Part of a plate'),
  state: z.enum(ROAD_STATES).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type RoadChargesQuery = z.infer<typeof roadChargesQuerySchema>;

export const roadChargeSchema = z
  .object({
    id: z.string(),
    kind: z.enum(ROAD_KINDS),
    plate: z.string(),
    at: z.string(),
    place: z.string(),
    reference: z.string(),
    amount: z.number().describe('Amount in Turkish lira'),
    dueDay: z.string().nullable(),
    discountUntil: z.string().nullable(),
    state: z.enum(ROAD_STATES),
    rental: roadRentalSchema.nullable(),
    candidates: z
      .array(roadRentalSchema)
      .describe('Rentals that may have had the plate, only for open rows'),
    charge: z
      .object({ amount: z.number().describe('Amount in euros'), voided: z.boolean() })
      .nullable(),
    reported: z
      .enum(['before', 'after', 'never'])
      .nullable()
      .describe(
        '`before` or `after`: the rental was reported to the police before or after the toll or fine. `never`: not reported. Null: no rental',
      ),
    staffName: z.string(),
    version: z.int(),
  })
  .meta({ id: 'RoadCharge' });
export type RoadCharge = z.infer<typeof roadChargeSchema>;

export const roadChargesSchema = z.object({
  roadCharges: z.array(roadChargeSchema).describe('Newest first'),
  pagination: paginationSchema,
  open: z.int().describe('Number of rows that await a decision'),
});

export const roadChangeSchema = z.object({
  state: z.enum(ROAD_STATES, messageKey('state')),
  bookingId: idSchema
    .nullable()
    .default(null)
    .describe(
      'Id of the rental that is charged; null: the rental that was found. Refused if its hand-overs show another plate at that time',
    ),
  version: z
    .int()
    .optional()
    .describe('Version that was read; 409 if the toll or fine was changed since'),
});
export type RoadChange = z.infer<typeof roadChangeSchema>;

export const roadObjectionSchema = z
  .object({
    roadCharge: roadChargeSchema,
    office: z.object({
      name: z.string(),
      companyName: z.string(),
      tax: z.string(),
      phone: z.string(),
      address: z.string(),
    }),
    rental: z
      .object({
        reference: z.string(),
        out: z.string(),
        back: z.string().nullable(),
        filedAt: z
          .string()
          .nullable()
          .describe('Time of the report to the police; null: not reported'),
      })
      .nullable(),
    printedOn: z.string(),
  })
  .meta({ id: 'RoadObjection' });
export type RoadObjection = z.infer<typeof roadObjectionSchema>;
