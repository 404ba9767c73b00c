/** Car as staff read and write it (`/admin/cars`). Amounts are euros. */
import { z } from 'zod';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { checkSeasons, MAX_SEASONS, seasonInputSchema } from '#app/domain/pricing/season.schema.ts';
import { changesOf, responseFields } from '#app/lib/facts.schema.ts';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { price } from '#app/lib/money/price.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { changedTranslationsOf } from '#app/lib/words/translations.schema.ts';
import { carFacts, translatedCarTexts, whole } from './car.schema.ts';
import { listingDetailSchema } from './listing.schema.ts';

/** Required fields (spec, part 5). */
export const REQUIRED_FIELDS = ['title', 'brand', 'model', 'pricing.daily'] as const;

const MAX_UNITS = 100;
export const MAX_GALLERY = 20;
const MAX_RATINGS = 1_000_000;

const pictureInput = z.object(
  {
    url: z.string(messageKey('notAPicture')),
    alt: lineSchema(MAX_ALT).default(''),
  },
  messageKey('notAPicture'),
);

/** Null if the car does not have this price. */
const tariff = price().nullable();
const dailyPrice = tariff
  .refine((given): boolean => given !== null, messageKey('required'))
  .prefault(null);
const tariffs = z.object({
  daily: dailyPrice,
  weekly: tariff.default(null),
  monthly: tariff.default(null),
});

const rating = messageKey('rating');
const stats = z.object({
  rating: z.object({
    average: z.number(rating).min(0, rating).max(5, rating).multipleOf(0.1, rating).nullable(),
    count: whole({ min: 0, max: MAX_RATINGS }).default(0),
  }),
});

/**
 * Returns the lowest number of units that may be saved: the number of vehicles in service; 1 if the
 * car has no vehicles.
 */
export const leastUnits = (car: { vehicles: number | null } | null) => car?.vehicles ?? 1;
export const wrongUnits = (least: number) => messageKey('between', least, MAX_UNITS);
export const units = ({ min }: { min: number }) => {
  const error = wrongUnits(Math.max(1, min));
  return z.int(error).min(min, error).max(MAX_UNITS, error);
};

/** Fields of a car whose columns have other names or are in other tables. */
const carParts = {
  currency: z.literal('EUR').default('EUR'),
  pricing: tariffs.prefault({}),
  mainImage: pictureInput.nullable().default(null),
  gallery: z
    .array(pictureInput)
    .max(MAX_GALLERY, messageKey('tooManyPictures', MAX_GALLERY))
    .default([]),
  status: z.boolean().default(true),
  seasonalPricing: z
    .array(seasonInputSchema)
    .max(MAX_SEASONS, messageKey('tooManySeasons', MAX_SEASONS))
    .superRefine((seasons, context) => {
      for (const { field, message } of checkSeasons(seasons)) {
        const [, index, name = ''] = field.split('.');
        context.addIssue({ code: 'custom', path: [Number(index), name], message });
      }
    })
    .default([]),
  stats: stats.default({ rating: { average: null, count: 0 } }),
  // Allows 0 for a car whose vehicles are all sold. The save checks the number of vehicles.
  total_units: units({ min: 0 }),
};

/**
 * Whole car in its editor. The save itself checks the latest allowed year and the pictures, which
 * needs the clock and the database.
 */
export const carInputSchema = z.object({ ...carFacts, ...carParts });
export type CarInput = z.infer<typeof carInputSchema>;

/** Returns the latest allowed year: next year, because models are sold before their year begins. */
export function latestModelYear(thisYear: number): number {
  return thisYear + 1;
}

/** Initial values of fields of a new car that must not be empty (spec, part 9). */
export const NEW_CAR = { seats: 5, doors: 4, total_units: 1 };

/** Body of `POST /admin/cars`. The year defaults to the current one. */
export const carCreateSchema = carInputSchema.extend({
  year: carFacts.year.optional(),
  seats: carFacts.seats.default(NEW_CAR.seats),
  doors: carFacts.doors.default(NEW_CAR.doors),
  total_units: units({ min: 1 }).default(NEW_CAR.total_units),
});
export type CarCreate = z.infer<typeof carCreateSchema>;

const keptTariff = tariff
  .optional()
  .describe('Price in euros; if left out, it stays unchanged. Null removes it');
const { title, brand, model, terms } = carFacts;

/**
 * Body of `PUT /admin/cars/{id}`: the fields to change, and the version that was read, which is not
 * checked if it is missing. Missing fields keep their values, also a single price. Lists and
 * pictures are replaced as a whole.
 */
export const carUpdateSchema = z.object({
  ...changesOf({ ...carFacts, ...carParts }),
  title,
  brand,
  model,
  pricing: z.object({ daily: dailyPrice, weekly: keptTariff, monthly: keptTariff }).prefault({}),
  terms: z.object(changesOf(terms.unwrap().shape)).optional(),
  translations: changedTranslationsOf(translatedCarTexts),
  stats: stats.optional(),
  version: z.int(messageKey('version')).min(1, messageKey('version')).optional(),
  allowOverbooking: z
    .boolean()
    .optional()
    .describe('Saves the car even if upcoming bookings need more units'),
});
export type CarUpdate = z.infer<typeof carUpdateSchema>;

export const carStatusSchema = z.object({
  status: z
    .union([z.boolean(), z.enum(['active', 'inactive'])], messageKey('status'))
    .describe("`true` equals `'active'`, `false` equals `'inactive'`"),
});

/** Car in its editor: as visitors read it, with the fields that only staff read and write. */
export const adminCarSchema = listingDetailSchema
  .omit({
    quote: true,
    effectiveTerms: true,
    wholeMonths: true,
    nearestFree: true,
    lettingRules: true,
    broken: true,
    otherLength: true,
    confirmFirstAfter: true,
    alternatives: true,
    inTurkish: true,
  })
  .extend({
    ...responseFields({
      translations: carFacts.translations,
      bufferMinutes: carFacts.bufferMinutes,
      seasonalPricing: carParts.seasonalPricing,
    }),
    version: z.int().describe('Version; send it back with PUT'),
    status: z.boolean(),
    mainImage: imageSchema
      .nullable()
      .describe('Main picture, with `alt` as entered; pages use the title if `alt` is empty'),
    gallery: z.array(imageSchema),
    stats: z.object({
      rating: z.object({ average: z.number().nullable(), count: z.int() }),
    }),
    available_units: z.int().describe('Number of units that are free now'),
    vehicles: z
      .int()
      .describe(
        'Number of vehicles in service, at most `total_units`; null if the car has no vehicles',
      )
      .nullable(),
    closedUntil: z
      .string()
      .nullable()
      .describe('Last day without pickups, if a letting rule allows none today; else null'),
    upcomingBookings: z.int().describe('Number of current and upcoming bookings that hold a unit'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;

const enteredSchema = z.object(responseFields({ ...carFacts, ...carParts }));

/** Returns the input that would store this car. */
export function toCarInput(car: AdminCar): CarInput {
  return enteredSchema.parse(car);
}

export const adminCarsQuerySchema = pageQuery(100).extend({
  status: z.enum(['active', 'inactive']).optional(),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Text to find in title, brand, model or id'),
});

export const adminCarsSchema = z.object({
  cars: z.array(adminCarSchema),
  pagination: paginationSchema,
});

export const deletedCarSchema = z.object({
  id: z.string(),
  title: z.string(),
  keptBookings: z.int().describe("Number of bookings that stay, with the car's title"),
});
