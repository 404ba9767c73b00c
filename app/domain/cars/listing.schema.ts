/** Car in the API, with the spec's names. Amounts are euros. */
import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { eachTerm, TERM_TEXTS } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { PriceSet } from '#app/domain/pricing/price.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { inTurkishAnswer } from '#app/lib/words/translations.schema.ts';
import {
  alternativeSchema,
  type CarDetail,
  type CarSummary,
  freeDaysSchema,
  listedFactsSchema,
  pageFactsSchema,
  quoteSchema,
} from './car.schema.ts';

const prices = { daily: z.number(), weekly: z.number(), monthly: z.number() };
const ownPrices = z.object({
  daily: z.number().nullable(),
  weekly: z.number().nullable(),
  monthly: z.number().nullable(),
});

export const listingSchema = z
  .object({
    id: z.string(),
    ...listedFactsSchema.shape,
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
    available_units: z.int().describe('Free now, or over the requested dates'),
    total_units: z.int(),
    quote: quoteSchema.describe(
      'The rental of the requested dates without extras; with a return to another place, if that costs something',
    ),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

export const listingDetailSchema = listingSchema
  .extend({
    ...pageFactsSchema.shape,
    ...inTurkishAnswer(['description', ...TERM_TEXTS]),
    effectiveTerms: z
      .object({
        included: z.array(z.string()),
        ...eachTerm(() => z.string().nullable()),
        ...inTurkishAnswer(TERM_TEXTS),
      })
      .describe("The car's own terms, else those of the settings; null: not said"),
    wholeMonths: z.boolean().describe('Whole 30 days of a rental cost the monthly price'),
    nearestFree: z
      .array(freeDaysSchema)
      .describe('Where no unit is free over the requested dates: days nearby on which one is'),
    confirmFirstAfter: z
      .string()
      .nullable()
      .describe(
        'A request with the pickup of the requested dates that returns later than this day is confirmed by the office first, and refused by `POST /bookings`; null for none, and without dates',
      ),
    alternatives: z.array(alternativeSchema).describe('In the same case: other cars that are free'),
    gallery: z.array(imageSchema),
    seasonalPricing: z.array(
      ownPrices.extend({
        name: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        ...inTurkishAnswer(['name']),
      }),
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

/**
 * Converts a car for the API, with the spec's names and amounts in euros. The response schema
 * removes other fields.
 */
export function toListing(car: CarSummary): Listing {
  const { active, prices, effective, rating, totalUnits, availableUnits, quote, ...facts } = car;
  return {
    ...facts,
    currency: 'EUR',
    pricing: ownPricing(prices),
    effectivePricing: {
      daily: centsToEuros(effective.dailyCents),
      weekly: centsToEuros(effective.weeklyCents),
      monthly: centsToEuros(effective.monthlyCents),
      currency: 'EUR',
      seasonalName: effective.season?.name ?? null,
      seasonalPeriod: effective.season && {
        startDate: effective.season.startDate,
        endDate: effective.season.endDate,
      },
    },
    status: 'active',
    stats: { rating },
    available_units: availableUnits,
    total_units: totalUnits,
    quote: toListingQuote(quote),
  };
}

export function toListingQuote(quote: CarSummary['quote']): Listing['quote'] {
  return quote && { days: quote.days, total: centsToEuros(totalCents(quote.lines)) };
}

export function toListingDetail({ seasons, ...car }: CarDetail): ListingDetail {
  return {
    ...car,
    ...toListing(car),
    seasonalPricing: seasons.map((season) => ({
      name: season.name,
      startDate: season.startDate,
      endDate: season.endDate,
      ...(season.inTurkish && { inTurkish: season.inTurkish }),
      ...ownPricing(season),
    })),
  };
}

/** Returns the car's own prices in euros; null for a missing price. */
export function ownPricing(prices: PriceSet) {
  const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));
  return {
    daily: euros(prices.dailyCents),
    weekly: euros(prices.weeklyCents),
    monthly: euros(prices.monthlyCents),
  };
}
