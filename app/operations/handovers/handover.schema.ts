/**
 * Hand-overs and returns in the API. Amounts are euros, unless the name ends in `Cents`. Times are
 * `YYYY-MM-DDTHH:MM` in Europe/Istanbul.
 */

import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { accountSchema } from '#app/domain/account/account.schema.ts';
import { bookingSchema } from '#app/domain/bookings/booking.schema.ts';
import { allowSignedChangeSchema } from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { businessNow, isPlausibleDate, isWallClock } from '#app/lib/dates/dates.ts';
import { DAY, WALL_CLOCK } from '#app/lib/dates/openapi-formats.ts';
import { idSchema } from '#app/lib/id.schema.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { Privacy } from '#app/lib/privacy.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import { DAMAGE_KINDS, PANELS } from '#app/operations/vehicles/damages/damage.rules.ts';
import { normalisePlate } from '#app/operations/vehicles/vehicle.rules.ts';
import { CHARGE_KINDS, HANDOVER_KINDS } from './handover.rules.ts';
import { handoverMoneySchema } from './money/handover-money.schema.ts';

export const MAX_NOTES = 2000;
export const MAX_PHOTOS = 40;
export const MAX_DRIVERS = 5;
const MAX_DAMAGES = 60;
const MAX_CHARGES = 20;
const MAX_KILOMETRES = 2_000_000;
/** Limit of one charge in euros. */
const MAX_CHARGE = 100_000;
/** Limits that no real signature reaches. They keep a signature below 100 kB. */
const MAX_STROKES = 200;
const MAX_COORDINATES = 20_000;

const day = z
  .string(messageKey('notADate'))
  .refine(isPlausibleDate, messageKey('notADate'))
  .refine((date) => date <= businessNow(new Date()).date, messageKey('notPast'))
  .meta(DAY)
  .nullable()
  .default(null);

const notes = z
  .string(messageKey('tooLong', MAX_NOTES))
  .overwrite(plainLines)
  .max(MAX_NOTES, messageKey('tooLong', MAX_NOTES))
  .default('');

const damageSchema = z.object({
  panel: z.enum(PANELS),
  kind: z.enum(DAMAGE_KINDS),
  note: lineSchema(200).default(''),
});

const driverSchema = z.object({
  name: lineSchema(100).default(''),
  surname: lineSchema(100).default(''),
  idNumber: lineSchema(30)
    .default('')
    .describe('Number of an ID card or passport; usually masked in responses'),
  nationality: lineSchema(60).default(''),
  birthDate: day,
  licenceNumber: lineSchema(30)
    .default('')
    .describe('Number of the driving licence; usually masked in responses'),
  licenceClass: lineSchema(20).default(''),
  licenceDate: day,
  address: lineSchema(300).default(''),
});
export type DriverDocuments = z.infer<typeof driverSchema>;

const writtenDriverSchema = driverSchema.extend({
  stored: z
    .int()
    .nullable()
    .default(null)
    .describe(
      'Index of a stored driver, whose masked numbers stay unchanged; null for a new driver',
    ),
});

const signatureSchema = z
  .object({
    name: lineSchema(100).default(''),
    strokes: z
      .array(z.array(z.int().min(0).max(3000)).min(2))
      .min(1)
      .max(MAX_STROKES)
      .refine((strokes) => strokes.flat().length <= MAX_COORDINATES)
      .describe('Strokes, each as x1, y1, x2, y2, … in a box of 3000 by 1000'),
  })
  .nullable()
  .default(null);
export type Signature = NonNullable<z.infer<typeof signatureSchema>>;

const amount = z
  .number(messageKey('amount'))
  .min(0, messageKey('amount'))
  .max(MAX_CHARGE, messageKey('amount'))
  .refine((euros) => Math.abs(eurosToCents(euros) / 100 - euros) < 1e-9, messageKey('amount'));
const chargeSchema = z
  .object({
    kind: z.enum(CHARGE_KINDS),
    euros: amount,
    note: lineSchema(200).default(''),
    count: z
      .int(messageKey('product'))
      .min(1, messageKey('product'))
      .max(MAX_KILOMETRES, messageKey('product'))
      .nullable()
      .default(null)
      .describe(
        'Number of kilometres, eighths of a tank or hours; null if the amount is not a product',
      ),
    each: amount
      .nullable()
      .default(null)
      .describe('Euros per unit; null if the amount is not a product'),
  })
  .superRefine(({ euros, count, each }, { addIssue }) => {
    const isProduct =
      count === null || each === null
        ? count === each
        : eurosToCents(euros) === count * eurosToCents(each);
    if (!isProduct) addIssue({ code: 'custom', path: ['count'], message: messageKey('product') });
  });

/** Fields of a hand-over or a return, in the order of the form. */
export const handoverInputSchema = z.object({
  vehicleId: idSchema
    .nullable()
    .default(null)
    .describe('Id of a vehicle of the car; null: `plate` is typed'),
  plate: z
    .string(messageKey('plate'))
    .overwrite((typed) => normalisePlate(plainLine(typed)))
    .max(15, messageKey('tooLong', 15))
    .default(''),
  keepPlate: z
    .boolean()
    .default(false)
    .describe("Adds the typed plate to the car's vehicles; always false when read"),
  at: z.string(messageKey('at')).refine(isWallClock, messageKey('at')).meta(WALL_CLOCK),
  kilometres: z
    .int(messageKey('kilometres', MAX_KILOMETRES))
    .min(0, messageKey('kilometres', MAX_KILOMETRES))
    .max(MAX_KILOMETRES, messageKey('kilometres', MAX_KILOMETRES)),
  fuelEighths: z.int(messageKey('fuel')).min(0, messageKey('fuel')).max(8, messageKey('fuel')),
  damages: z.array(damageSchema).max(MAX_DAMAGES, messageKey('tooMany', MAX_DAMAGES)).default([]),
  photos: z
    .array(imageSchema)
    .max(MAX_PHOTOS, messageKey('tooManyPhotos', MAX_PHOTOS))
    .default([])
    .describe('Pictures uploaded with `use=staff`; only their addresses are used'),
  drivers: z
    .array(writtenDriverSchema)
    .max(MAX_DRIVERS, messageKey('tooMany', MAX_DRIVERS))
    .default([])
    .describe('Drivers with their documents, only at a hand-over'),
  charges: z
    .array(chargeSchema)
    .max(MAX_CHARGES, messageKey('tooMany', MAX_CHARGES))
    .default([])
    .describe('Charges that are added to the booking, only at a return'),
  money: handoverMoneySchema
    .nullable()
    .default(null)
    .describe('Money received or refunded with the record; always null when read'),
  notes,
  signatures: z
    .object({ customer: signatureSchema, staff: signatureSchema })
    .default({ customer: null, staff: null }),
});
export type HandoverInput = z.infer<typeof handoverInputSchema>;

const damagePrivacy = {
  panel: 'impersonal',
  kind: 'impersonal',
  note: { erasedTo: '' },
} satisfies Record<keyof z.infer<typeof damageSchema>, Privacy>;

const chargePrivacy = {
  kind: 'impersonal',
  euros: 'impersonal',
  note: { erasedTo: '' },
  count: 'impersonal',
  each: 'impersonal',
} satisfies Record<keyof z.infer<typeof chargeSchema>, Privacy>;

/**
 * Privacy of a hand-over's fields. Personal data is erased after `documentMonths` of the settings
 * and when a customer is anonymised. A field counts as personal in case of doubt.
 */
export const handoverPrivacy = {
  vehicleId: 'impersonal',
  plate: 'impersonal',
  keepPlate: 'impersonal',
  at: 'impersonal',
  kilometres: 'impersonal',
  fuelEighths: 'impersonal',
  damages: { parts: damagePrivacy },
  photos: { erasedTo: [] },
  drivers: { erasedTo: [] },
  charges: { parts: chargePrivacy },
  money: { erasedTo: null },
  notes: { erasedTo: '' },
  signatures: { erasedTo: { customer: null, staff: null } },
} satisfies Record<keyof HandoverInput, Privacy>;

export const handoverCreateSchema = handoverInputSchema.extend({ kind: z.enum(HANDOVER_KINDS) });

export const handoverUpdateSchema = handoverInputSchema.extend({
  allowSignedChange: allowSignedChangeSchema,
  version: z
    .int(messageKey('version'))
    .optional()
    .describe('Version that was read; 409 if it was saved since. If left out, it is not checked'),
});
export type HandoverUpdate = z.infer<typeof handoverUpdateSchema>;

export const handoverSchema = handoverInputSchema
  .extend({
    id: z
      .enum(HANDOVER_KINDS)
      .describe('`out`: hand-over; `back`: return. A booking has at most one of each'),
    plate: z.string(),
    staffName: z.string().describe('Name of the person who recorded it'),
    version: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof handoverSchema>;

export const bookingHandoversSchema = z.object({
  booking: bookingSchema,
  out: handoverSchema.nullable(),
  back: handoverSchema.nullable(),
  vehicles: z
    .array(
      z.object({
        id: z.string(),
        plate: z.string(),
        kilometres: z.int().nullable(),
        sold: z.boolean(),
        busy: z
          .boolean()
          .describe(
            'True if the vehicle is booked or blocked during this rental, or not returned from another',
          ),
      }),
    )
    .describe('Vehicles of the car, ordered by plate'),
  lastDamages: z
    .record(z.string(), z.array(damageSchema))
    .describe('Unrepaired damages, by vehicle id'),
  rates: z.object({
    dailyKilometres: z.int().nullable(),
    extraKilometreCents: z.int().nullable(),
    fuelEighthCents: z.int().nullable(),
    lateHourCents: z.int().nullable(),
  }),
  days: z.int().describe('Number of rental days on which the price is based'),
  account: accountSchema,
  depositTerm: z.number().nullable().describe('Deposit in euros by the rental terms; null: none'),
});
export type BookingHandovers = z.infer<typeof bookingHandoversSchema>;

export const documentsSchema = z.object({ drivers: z.array(driverSchema) });

export type ShownDocuments =
  | ({ ok: true } & z.infer<typeof documentsSchema>)
  | { ok: false; error: string };

/** Documents of a person at the last hand-over, with masked numbers; null if there are none. */
export const lastDocumentsSchema = z
  .object({
    bookingId: z.string().describe('Id of the booking whose hand-over has the full numbers'),
    at: z.string().describe('YYYY-MM-DDTHH:MM in Europe/Istanbul'),
    driver: driverSchema,
  })
  .nullable();
export type LastDocuments = z.infer<typeof lastDocumentsSchema>;
