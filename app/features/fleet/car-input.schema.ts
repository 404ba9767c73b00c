/** A car as staff read and write it: `/admin/cars`. Amounts are euros. */
import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { withoutNoise } from '#app/lib/money.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { MAX_ALT } from '#app/features/images/images.rules.ts';
import { imageSchema } from '#app/features/images/images.schema.ts';
import {
  DOORS,
  ENGINE,
  FIRST_YEAR,
  MAX_DESCRIPTION,
  MAX_FEATURES,
  MAX_GALLERY,
  MAX_SEASON_NAME,
  MAX_SEASONS,
  MAX_TITLE,
  MAX_UNITS,
  SEATS,
} from './car-input.rules.ts';
import { REQUIRED, carInputText as text } from './car-input.text.ts';
import { BODY_TYPES, CAR_CATEGORIES, FUEL_TYPES, TRANSMISSIONS } from '#app/features/cars/car-options.rules.ts';
import { listingDetailSchema } from '#app/features/cars/car.schema.ts';
import { checkSeasons, priceError } from './season-input.rules.ts';

/** A name, a place, a make. */
const MAX_WORD = 60;
const MAX_PLACE = 120;
const MAX_RATINGS = 1_000_000;

const line = (name: string, max: number) =>
  z
    .string({ error: text.required(name) })
    .overwrite(plainLine)
    .max(max, text.tooLong(name, max));
const filledLine = (name: string, max = MAX_WORD) => line(name, max).min(1, text.required(name));
const place = (name: string) =>
  line(name, MAX_PLACE)
    .nullable()
    .overwrite((given) => given || null);
const choice = (name: string, options: readonly string[]) =>
  z.enum(options, { error: text.oneOf(name, options) });
const whole = (name: string, { min, max }: { min: number; max: number }, unit?: string) => {
  const error = text.between(name, min, max, unit);
  return z.int({ error }).min(min, error).max(max, error);
};

/** Euros, free of the noise of decimal sums; what else is wrong with a price, `priceError` says. */
const euros = z.number({ error: text.notAPrice }).overwrite(withoutNoise).nullable();
const amount = euros.default(null);
const price = amount.superRefine(checkPrice);

function checkPrice(given: number | null, context: z.RefinementCtx): void {
  const message = priceError(given);
  if (message) context.addIssue({ code: 'custom', message });
}

/** A picture that was uploaded before, by its address. */
const pictureInput = z.object(
  {
    url: z.string({ error: text.notAPicture }),
    alt: line('Alt text', MAX_ALT).default(''),
  },
  { error: text.notAPicture },
);

/** Of one season only the types are checked here: `checkSeasons` sees them all. */
export const seasonInputSchema = z.object({
  name: line('Pricing name', MAX_SEASON_NAME),
  startDate: z.string({ error: text.required('Start date') }),
  endDate: z.string({ error: text.required('End date') }),
  daily: amount,
  weekly: amount,
  monthly: amount,
});
export type SeasonInput = z.infer<typeof seasonInputSchema>;

const tariffs = z.object({
  daily: price.refine((given): boolean => given !== null, text.required(REQUIRED['pricing.daily'])),
  weekly: price,
  monthly: price,
});

const rating = { error: text.rating };

/**
 * A whole car, as its editor holds it. Every message can stand beside its field as it is. What
 * needs the clock or the database is checked on saving: the latest year, whether a picture exists.
 */
export const carInputSchema = z.object({
  title: filledLine(REQUIRED.title, MAX_TITLE),
  brand: filledLine(REQUIRED.brand),
  model: filledLine(REQUIRED.model),
  year: z.int({ error: text.tooOld }).min(FIRST_YEAR, text.tooOld),
  category: choice('Category', CAR_CATEGORIES),
  bodyType: choice('Body type', BODY_TYPES),
  fuelType: choice('Fuel', FUEL_TYPES),
  transmission: choice('Transmission', TRANSMISSIONS),
  seats: whole('Seats', SEATS),
  doors: whole('Doors', DOORS),
  engineCapacity: whole('Engine capacity', ENGINE, ' cc').nullable(),
  description: z
    .string({ error: text.required('Description') })
    .overwrite(plainLines)
    .max(MAX_DESCRIPTION, text.tooLong('Description', MAX_DESCRIPTION)),
  pickupLocation: place('Pickup location'),
  dropoffLocation: place('Drop-off location'),
  currency: z.literal('EUR'),
  pricing: tariffs.prefault({}),
  mainImage: pictureInput.nullable(),
  gallery: z.array(pictureInput).max(MAX_GALLERY, text.tooMany('gallery pictures', MAX_GALLERY)),
  status: z.boolean(),
  featured: z.boolean(),
  features: z
    .array(filledLine('Feature'))
    .max(MAX_FEATURES, text.tooMany('features', MAX_FEATURES))
    .overwrite((features) => [...new Set(features)]),
  seasonalPricing: z
    .array(seasonInputSchema)
    .max(MAX_SEASONS, text.tooMany('scheduled prices', MAX_SEASONS))
    .superRefine((seasons, context) => {
      for (const { field, message } of checkSeasons(seasons)) {
        const [, index, name = ''] = field.split('.');
        context.addIssue({ code: 'custom', path: [Number(index), name], message });
      }
    }),
  stats: z.object({
    rating: z.object({
      average: z.number(rating).min(0, rating).max(5, rating).multipleOf(0.1, rating).nullable(),
      count: whole('Ratings', { min: 0, max: MAX_RATINGS }),
    }),
  }),
  total_units: whole('Units', { min: 1, max: MAX_UNITS }),
});
export type CarInput = z.infer<typeof carInputSchema>;

const { title, brand, model, pricing } = carInputSchema.shape;

/** Body of POST /admin/cars: what is left out is as in `newCar`. */
export const carCreateSchema = carInputSchema.partial().extend({ title, brand, model, pricing });
export type CarCreate = z.infer<typeof carCreateSchema>;

const keptTariff = euros
  .superRefine(checkPrice)
  .optional()
  .describe('Left out: stays as it was; null: there is none any more');

/**
 * Body of PUT: the car and the version at which it was read. What is left out stays as it was, a
 * single tariff too; lists and pictures are replaced as a whole.
 */
export const carUpdateSchema = carCreateSchema.extend({
  pricing: tariffs.extend({ weekly: keptTariff, monthly: keptTariff }).prefault({}),
  version: z.int({ error: text.version }).min(1, text.version),
});
export type CarUpdate = z.infer<typeof carUpdateSchema>;

/** Body of PATCH /admin/cars/{id}/status. */
export const carStatusSchema = z.object({
  status: z
    .union([z.boolean(), z.enum(['active', 'inactive'])], { error: text.status })
    .describe("true and 'active' mean the same"),
});

/** A car as its editor reads it: as visitors do, and with what only staff see and write. */
export const adminCarSchema = listingDetailSchema
  .omit({ quote: true })
  .extend({
    version: z.int().describe('Sent back with PUT'),
    status: z.boolean(),
    mainImage: imageSchema.nullable().describe('`alt` as entered; empty: the title stands in'),
    gallery: z.array(imageSchema),
    stats: z.object({
      rating: z.object({ average: z.number().nullable(), count: z.int() }),
    }),
    available_units: z.int().describe('Free now'),
    upcomingBookings: z.int().describe('Bookings that hold a unit now or later'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;

export const adminCarsQuerySchema = pageQuery(100).extend({
  status: z.enum(['active', 'inactive']).optional(),
  search: z.string().trim().max(100).optional().describe('In title, brand, model and id'),
});

export const adminCarsSchema = z.object({
  cars: z.array(adminCarSchema),
  pagination: paginationSchema,
});

export const deletedCarSchema = z.object({
  id: z.string(),
  title: z.string(),
  keptBookings: z.int().describe("Bookings that stay, with the car's title"),
});
