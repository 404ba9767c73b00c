import { z } from 'zod';
import { settingsSchema } from '#app/base/settings/settings.schema.ts';
import { accountSchema } from '#app/domain/account/account.schema.ts';
import { bookingSchema } from '#app/domain/bookings/booking.schema.ts';
import { SIGNED_PARTS } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { documentsSchema, handoverSchema } from '#app/operations/handovers/handover.schema.ts';

const { business } = settingsSchema.shape;

/** A text of the office, in Turkish and in the second language of the paper. */
const inTwo = z.object({
  tr: z.string(),
  beside: z.object({
    language: z
      .enum(SITE_LANGUAGES)
      .describe(
        'Language of `text`: the second language of the paper, or another if the text is missing in it',
      ),
    text: z.string(),
  }),
});

/** Deposit of a booking in euros: received, and held on a card. */
const depositTakenSchema = z.object({ money: z.number(), cardHold: z.number() });

const signedPaperSchema = z.object({
  id: z.int(),
  part: z.enum(SIGNED_PARTS),
  signers: z.array(z.string()),
  signedAt: z.string(),
  changed: z
    .object({ at: z.string(), by: z.string().describe('Name of the person who saved the change') })
    .nullable()
    .describe('Change that made the signatures invalid; null while they are valid'),
});
export type SignedPaper = z.infer<typeof signedPaperSchema>;

/** Response of `GET /admin/bookings/:id/papers`: facts of the papers without hand-overs. Amounts are euros. */
export const paperSchema = z
  .object({
    booking: bookingSchema.omit({ account: true, cancelReason: true }),
    vehicle: z
      .object({ plate: z.string(), colour: z.string(), chassisNumber: z.string() })
      .nullable()
      .describe('Vehicle of a rental; null until it is chosen, and for a transfer'),
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
        .describe('Lines of the price, which add up to `total`'),
      total: z.number().nullable().describe('Total in euros; null: no price yet'),
      days: z.int().nullable().describe('Number of rental days; null for a transfer'),
    }),
    lira: z
      .object({ amount: z.int(), rate: z.number(), asOf: z.string() })
      .nullable()
      .describe("Total in lira at the office's rate; null if there is no rate"),
    places: z
      .object({ pickup: z.string(), dropoff: z.string() })
      .describe('Names of the places, in both languages of the paper'),
    terms: z
      .object({
        deposit: z.string().nullable(),
        kilometres: z.string().nullable(),
        cancellation: z.string().nullable(),
      })
      .describe('Rental terms of the car: its own, else those of the settings; null: not stated'),
    age: z
      .string()
      .nullable()
      .describe("Term about the driver's age and licence, as in `terms`; null for a transfer"),
    contractTerms: inTwo.describe('Contract terms, one clause per line'),
    meetingPoint: inTwo.describe(
      "The office's description of the meeting point at the pickup place",
    ),
    bring: inTwo
      .nullable()
      .describe('Things that the customer of a rental brings, one per line; null for a transfer'),
    trip: z
      .object({ url: z.string(), code: z.string().describe('QR code of `url`, as SVG') })
      .nullable()
      .describe("Customer's page of the booking; null after it has closed"),
    account: accountSchema.omit({ rates: true }),
    passages: z
      .array(z.object({ chargeId: z.string(), at: z.string(), place: z.string() }))
      .describe('Time and place of the tolls and fines among the charges'),
    depositTaken: depositTakenSchema,
    signed: z.array(signedPaperSchema).describe('Signed versions, oldest first'),
    printedOn: z.string().describe('Current day in Istanbul'),
  })
  .meta({ id: 'BookingPapers' });
export type PaperFacts = z.infer<typeof paperSchema>;

/** A record as contract and hand-over sheet print it. */
const paperHandoverSchema = handoverSchema
  .pick({
    at: true,
    plate: true,
    kilometres: true,
    fuelEighths: true,
    damages: true,
    notes: true,
    charges: true,
    signatures: true,
    staffName: true,
  })
  .extend({ drivers: documentsSchema.shape.drivers });
export type PaperHandover = z.infer<typeof paperHandoverSchema>;

const paperHandoversSchema = z.object({
  out: paperHandoverSchema.nullable(),
  back: paperHandoverSchema.nullable(),
});
export type PaperHandovers = z.infer<typeof paperHandoversSchema>;

/**
 * Content of contract and hand-over sheet, stored when they are signed. A field that is added later
 * needs a default.
 */
export const signedContentSchema = z
  .object({
    facts: paperSchema
      .pick({
        vehicle: true,
        office: true,
        price: true,
        lira: true,
        places: true,
        terms: true,
        contractTerms: true,
        printedOn: true,
      })
      .extend({
        depositTaken: depositTakenSchema.default({ money: 0, cardHold: 0 }),
        booking: bookingSchema.pick({
          id: true,
          bookingReference: true,
          createdAt: true,
          language: true,
          carTitle: true,
          pickupTime: true,
          dropoffTime: true,
          hotel: true,
          flightNumber: true,
          email: true,
          drivers: true,
        }),
      }),
    handover: paperHandoversSchema,
  })
  .meta({ id: 'SignedPaper' });
export type SignedContent = z.infer<typeof signedContentSchema>;
/** Facts of a booking that contract and hand-over sheet print. */
export type SheetFacts = SignedContent['facts'];
