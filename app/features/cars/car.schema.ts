import { z } from 'zod';
import { calendarDaysBetween, isClockTime, isIsoDate, wallClock } from '#app/lib/dates.ts';
import { pageQuery, paginationSchema } from '#app/lib/envelope.schema.ts';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { askedPeriod, PRICE_RANGE, SORT_ORDERS } from './car-filters.rules.ts';
import { CARS_PAGE_SIZE } from './car-options.rules.ts';
import { LONGEST_RENTAL_DAYS } from './rental-price.rules.ts';

/** Far beyond any rental, and below what a calendar of four-digit years can add to. */
const LAST_DATE = '2200-01-01';
const isoDate = z
  .string()
  .refine(isIsoDate, { error: 'Must be a date that exists, as YYYY-MM-DD', abort: true })
  .refine((date) => date < LAST_DATE, `Must be before ${LAST_DATE}`);
const clockTime = z.string().refine(isClockTime, 'Must be a time of day, as HH:MM');
/** A query parameter that may be given once, many times or with commas. */
const valueList = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((given) =>
    [given]
      .flat()
      .flatMap((value) => value.split(','))
      .filter(Boolean),
  );

const periodQuery = z.object({
  pickupDate: isoDate.optional(),
  dropoffDate: isoDate.optional(),
  pickupTime: clockTime.optional(),
  dropoffTime: clockTime.optional(),
});

function checkPeriod(query: z.infer<typeof periodQuery>, context: z.RefinementCtx) {
  const wrong = (field: keyof typeof query, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (query.dropoffDate && !query.pickupDate) wrong('pickupDate', 'Needed with dropoffDate');
  const period = toPeriod(query);
  if (!period) return;
  const { pickupDate, pickupTime, returnDate, returnTime } = period;
  if (wallClock(returnDate, returnTime) <= wallClock(pickupDate, pickupTime)) {
    wrong('dropoffDate', 'Must be after pickup');
  } else if (calendarDaysBetween(pickupDate, returnDate) > LONGEST_RENTAL_DAYS) {
    wrong('dropoffDate', `Must be at most ${LONGEST_RENTAL_DAYS} days after pickup`);
  }
}

/** The period of an API query, which calls the return "dropoff"; null without both dates. */
export function toPeriod(query: z.infer<typeof periodQuery>) {
  const { dropoffDate: returnDate, dropoffTime: returnTime, pickupDate, pickupTime } = query;
  return askedPeriod({ pickupDate, pickupTime, returnDate, returnTime });
}

export const listingsQuerySchema = pageQuery(CARS_PAGE_SIZE)
  .extend(periodQuery.shape)
  .extend({
    status: z.literal('active').default('active'),
    brand: valueList,
    bodyType: valueList,
    fuelType: valueList,
    transmission: valueList,
    minPrice: z.coerce.number().min(PRICE_RANGE.min).default(PRICE_RANGE.min),
    maxPrice: z.coerce
      .number()
      .min(PRICE_RANGE.min)
      .optional()
      .describe('Euros a day. 2000, the end of the slider, means no limit'),
    sort: z.enum(SORT_ORDERS).default('recommended'),
  })
  .superRefine((query, context) => {
    checkPeriod(query, context);
    if (query.maxPrice !== undefined && query.minPrice > query.maxPrice) {
      context.addIssue({ code: 'custom', path: ['minPrice'], message: 'Must not exceed maxPrice' });
    }
  });
export type ListingsQuery = z.infer<typeof listingsQuerySchema>;

export const listingQuerySchema = periodQuery.superRefine(checkPeriod);

const prices = { daily: z.number(), weekly: z.number(), monthly: z.number() };
const ownPrices = z.object({
  daily: z.number().nullable(),
  weekly: z.number().nullable(),
  monthly: z.number().nullable(),
});

/**
 * What of a car is stored and shown under the same name, without any computing. A new such field
 * is a column of `cars`, a line here and one in `carInputSchema`; nothing copies it by hand.
 */
export const carFactsSchema = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  category: z.string(),
  bodyType: z.string(),
  fuelType: z.string(),
  transmission: z.string(),
  seats: z.int(),
  doors: z.int(),
  engineCapacity: z.int().nullable().describe('cc; null for an electric car'),
  featured: z.boolean(),
});
export type CarFacts = z.infer<typeof carFactsSchema>;

/** The same for what only a car's own page shows. */
export const carPageFactsSchema = z.object({
  description: z.string(),
  pickupLocation: z.string().nullable(),
  dropoffLocation: z.string().nullable(),
  features: z.array(z.string()),
});
export type CarPageFacts = z.infer<typeof carPageFactsSchema>;

/** A car in the public API. Amounts are euros. */
export const listingSchema = carFactsSchema
  .extend({
    currency: z.literal('EUR'),
    pricing: ownPrices.describe("The car's own prices, as entered"),
    effectivePricing: z
      .object({
        ...prices,
        currency: z.literal('EUR'),
        seasonalName: z.string().nullable(),
        seasonalPeriod: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
      })
      .describe('What holds today, or on pickupDate'),
    mainImage: imageSchema.nullable(),
    status: z.literal('active'),
    stats: z.object({ rating: z.object({ average: z.number(), count: z.int() }) }),
    available_units: z.int().describe('Free now, or over the asked dates'),
    total_units: z.int(),
    quote: z
      .object({ days: z.int(), total: z.number() })
      .nullable()
      .describe('The rental of the asked dates without extras'),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

export const listingDetailSchema = listingSchema
  .extend({
    ...carPageFactsSchema.shape,
    gallery: z.array(imageSchema),
    seasonalPricing: z.array(
      ownPrices.extend({ name: z.string(), startDate: z.string(), endDate: z.string() }),
    ),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.infer<typeof listingDetailSchema>;

export const listingsSchema = z.object({
  listings: z.array(listingSchema),
  pagination: paginationSchema,
});

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const facetsSchema = z.object({
  brand: facet,
  bodyType: facet,
  fuelType: facet,
  transmission: facet,
  price: z.object({ min: z.number(), max: z.number() }).describe('Euros a day, today'),
});
