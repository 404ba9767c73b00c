/** Car in the API, with the spec's names. Amounts are euros. */
import { z } from 'zod';
import { imageSchema } from '#app/base/images/images.schema.ts';
import { eachTerm, TERM_TEXTS } from '#app/base/settings/papers/rental-terms.rules.ts';
import {
  brokenRuleSchema,
  lettingRuleSchema,
} from '#app/domain/availability/letting-rule.schema.ts';
import type { PriceSet } from '#app/domain/pricing/price.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { paginationSchema } from '#app/lib/http/envelope.schema.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { turkishResponseFields } from '#app/lib/words/translations.schema.ts';
import {
  alternativeSchema,
  type CarDetail,
  type CarSummary,
  freeDaysSchema,
  listedFactsSchema,
  pageFactsSchema,
  quoteSchema,
  type RefusedCar,
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
    pricing: ownPrices.describe("The car's own prices in euros; null: not set"),
    effectivePricing: z
      .object({
        ...prices,
        currency: z.literal('EUR'),
        seasonalName: z.string().nullable(),
        seasonalPeriod: z.object({ startDate: z.string(), endDate: z.string() }).nullable(),
      })
      .describe('Prices in euros that apply on `pickupDate`, else today'),
    mainImage: imageSchema.nullable(),
    status: z.literal('active'),
    stats: z.object({ rating: z.object({ average: z.number(), count: z.int() }) }),
    available_units: z
      .int()
      .describe('Number of units that are free for the requested dates, else now'),
    total_units: z.int(),
    quote: quoteSchema.describe(
      'Price in euros for the requested dates, with the fees of places and out of hours and without extras; null without dates',
    ),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

export const listingDetailSchema = listingSchema
  .extend({
    ...pageFactsSchema.shape,
    ...turkishResponseFields(['description', ...TERM_TEXTS]),
    effectiveTerms: z
      .object({
        included: z.array(z.string()),
        ...eachTerm(() => z.string().nullable()),
        ...turkishResponseFields(TERM_TEXTS),
      })
      .describe('Rental terms of the car: its own, else those of the settings; null: not stated'),
    wholeMonths: z
      .boolean()
      .describe('True if each full period of 30 days is charged at the monthly price'),
    nearestFree: z
      .array(freeDaysSchema)
      .describe(
        'Nearest allowed days with a free unit, if the requested rental is not possible; else empty',
      ),
    lettingRules: z
      .array(lettingRuleSchema)
      .describe('Letting rules of this car and of all cars for pickups from today'),
    broken: z
      .array(brokenRuleSchema)
      .describe('Letting rules that refuse the requested rental; empty if it is allowed'),
    otherLength: z
      .object({ dropoffDate: z.string(), quote: quoteSchema.unwrap() })
      .nullable()
      .describe(
        'Allowed rental with the same pickup and a free unit, if letting rules refuse the requested one; else null',
      ),
    confirmFirstAfter: z
      .string()
      .nullable()
      .describe(
        'Last return date with which a request with this pickup holds a unit before the office confirms it. Null: no limit, or no dates were given',
      ),
    alternatives: z
      .array(alternativeSchema)
      .describe('Other free cars, if the requested rental is not possible; else empty'),
    gallery: z.array(imageSchema),
    seasonalPricing: z.array(
      ownPrices.extend({
        name: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        ...turkishResponseFields(['name']),
      }),
    ),
  })
  .meta({ id: 'ListingDetail' });
export type ListingDetail = z.infer<typeof listingDetailSchema>;

export const listingsSchema = z.object({
  listings: z.array(listingSchema),
  refused: z
    .array(
      listingSchema.extend({
        broken: z.array(brokenRuleSchema),
        pickupDate: z.string().describe('Pickup date of the allowed rental'),
        dropoffDate: z.string().describe('Return date of the allowed rental'),
      }),
    )
    .describe(
      'Cars that letting rules refuse for the requested dates, but allow on other days: with the same pickup date if possible, else with a later one; `quote` is the price of that rental. Not counted in `pagination`',
    ),
  pagination: paginationSchema,
});

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
export const facetsSchema = z.object({
  brand: facet,
  bodyType: facet,
  fuelType: facet,
  transmission: facet,
  price: z
    .object({ min: z.number(), max: z.number() })
    .describe('Lowest and highest price per day in euros, today'),
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
  return quote && quoteInEuros(quote);
}

function quoteInEuros({ days, lines }: NonNullable<CarSummary['quote']>) {
  return { days, total: centsToEuros(totalCents(lines)) };
}

/** Converts a refused car for the API. */
export function toRefusedListing({ broken, pickupDate, dropoffDate, ...car }: RefusedCar) {
  return { ...toListing(car), broken, pickupDate, dropoffDate };
}

export function toListingDetail({ seasons, otherLength, ...car }: CarDetail): ListingDetail {
  return {
    ...car,
    ...toListing(car),
    otherLength: otherLength && {
      dropoffDate: otherLength.dropoffDate,
      quote: quoteInEuros(otherLength.quote),
    },
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
