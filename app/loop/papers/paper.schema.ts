import { z } from 'zod';
import { settingsSchema } from '#app/base/settings/settings.schema.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { handoverSchema } from '#app/loop/handovers/handover.schema.ts';
import { bookingSchema } from '#app/office/bookings/booking.schema.ts';

const { business } = settingsSchema.shape;

/** A text of the office, in Turkish and in the second language of the paper. */
const inTwo = z.object({
  tr: z.string(),
  beside: z.object({
    language: z.enum(SITE_LANGUAGES).describe("The booking's, or what the office has in its place"),
    text: z.string(),
  }),
});

/** Answer of `GET /admin/bookings/:id/papers`: what the papers print, hand-overs apart. Amounts are euros. */
export const paperSchema = z
  .object({
    booking: bookingSchema,
    vehicle: z
      .object({ plate: z.string(), colour: z.string(), chassisNumber: z.string() })
      .nullable()
      .describe('Of a rental, once it is chosen'),
    office: business.pick({
      name: true,
      phone: true,
      email: true,
      address: true,
      legalNumbers: true,
    }),
    price: z.object({
      lines: z
        .array(z.object({ title: z.string(), detail: z.string(), amount: z.number() }))
        .describe('They add up to the total'),
      total: z.number().nullable().describe('Null while no price is agreed'),
      days: z.int().nullable().describe('Of a rental'),
    }),
    lira: z
      .object({ amount: z.int(), rate: z.number(), asOf: z.string() })
      .nullable()
      .describe("The total at the office's rate; null where it has none"),
    places: z
      .object({ pickup: z.string(), dropoff: z.string() })
      .describe('In both languages of the papers'),
    terms: z
      .object({ deposit: z.string().nullable(), kilometres: z.string().nullable() })
      .describe("The car's own, else the office's"),
    contractTerms: inTwo.describe('A clause a line'),
    meetingPoint: inTwo.nullable().describe('Of the airport; null for any other place'),
    charges: handoverSchema.shape.charges.describe('That a return added to the price'),
    printedOn: z.string().describe('Today, in Istanbul'),
  })
  .meta({ id: 'BookingPapers' });
export type PaperFacts = z.infer<typeof paperSchema>;
