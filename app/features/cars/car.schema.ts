/**
 * A car's facts, each said once (`carFacts`): from them follow what staff may enter (`fleet`), what
 * the API answers, and what is copied between the row in the database and both of them.
 */
import { z } from 'zod';
import { paginationSchema } from '#app/lib/envelope.schema.ts';
import { answersOf } from '#app/lib/facts.schema.ts';
import { centsToEuros } from '#app/lib/money.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { type Image, imageSchema } from '../images/images.schema.ts';
import { factLabels, inputText as text } from './car-fields.text.ts';
import {
  type EffectivePrices,
  type PriceSet,
  type RentalLine,
  type Season,
  totalCents,
} from './rental-price.rules.ts';

/** Choices (spec, part 9). They are stored and shown as they are written here. */
export const CAR_CATEGORIES = [
  'Ekonomik',
  'Orta Sınıf',
  'Üst Sınıf',
  'SUV',
  'Geniş',
  'Lüks',
] as const;

export const UNSPECIFIED = 'Belirtilmemiş';

export const FUEL_TYPES = [
  UNSPECIFIED,
  'Benzin',
  'Dizel',
  'Benzin+LPG',
  'Elektrikli',
  'Hibrit',
] as const;

export const TRANSMISSIONS = [UNSPECIFIED, 'Manuel', 'Yarı Otomatik', 'Otomatik'] as const;

export const BODY_TYPES = [
  'Sedan',
  'Hatchback',
  'SUV',
  'Station Wagon',
  'Kombi',
  'Panelvan',
  'Minivan',
  'Minibüs',
  'Pickup',
  'Otobüs',
  'Kamyonet',
  'Kamyon',
  'Convertible',
  'Coupe',
  'Crossover',
  'Roadster',
  'Limuzin',
] as const;

const FIRST_YEAR = 1980;
export const SEATS = { min: 1, max: 50 } as const;
export const DOORS = { min: 2, max: 6 } as const;
/** cc. */
export const ENGINE = { min: 500, max: 10_000 } as const;
export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5000;
/** Characters of a name or a make. */
const MAX_WORD = 60;
const MAX_PLACE = 120;
const MAX_FEATURES = 50;

export const line = (name: string, max: number) =>
  z
    .string({ error: text.required(name) })
    .overwrite(plainLine)
    .max(max, text.tooLong(name, max));
const filledLine = (name: string, max = MAX_WORD) => line(name, max).min(1, text.required(name));
const place = (name: string) =>
  line(name, MAX_PLACE)
    .nullable()
    .overwrite((given) => given || null);
/** A text: a row may hold what is no choice any more, and is answered all the same. */
const choice = (name: string, options: readonly string[]) => {
  const error = text.oneOf(name, options);
  return z
    .string({ error })
    .refine((given) => options.includes(given), error)
    .meta({ enum: [...options] });
};
export const whole = (name: string, { min, max }: { min: number; max: number }, unit?: string) => {
  const error = text.between(name, min, max, unit);
  return z.int({ error }).min(min, error).max(max, error);
};

const tooOld = text.tooOld(FIRST_YEAR);

/**
 * What of a car is entered, stored and answered under one name, for its card and its page, and what
 * a new car begins with (spec, part 9; listing defaults of part 3). A new
 * fact is a line here, its column, its label (`factLabels`) and a control in the editor (`fleet`);
 * the table of the car's page shows it once `cars.text.ts` names it.
 */
const listedFacts = {
  title: filledLine(factLabels.title, MAX_TITLE),
  brand: filledLine(factLabels.brand),
  model: filledLine(factLabels.model),
  year: z.int({ error: tooOld }).min(FIRST_YEAR, tooOld),
  category: choice(factLabels.category, CAR_CATEGORIES).default('Lüks'),
  bodyType: choice(factLabels.bodyType, BODY_TYPES).default('Sedan'),
  fuelType: choice(factLabels.fuelType, FUEL_TYPES).default('Benzin'),
  transmission: choice(factLabels.transmission, TRANSMISSIONS).default('Otomatik'),
  seats: whole(factLabels.seats, SEATS),
  doors: whole(factLabels.doors, DOORS),
  engineCapacity: whole(factLabels.engineCapacity, ENGINE, ' cc')
    .nullable()
    .default(null)
    .describe('cc; null for an electric car'),
  featured: z.boolean().default(false),
};

/** The same for what only the car's own page shows. */
const pageFacts = {
  description: z
    .string({ error: text.required(factLabels.description) })
    .overwrite(plainLines)
    .max(MAX_DESCRIPTION, text.tooLong(factLabels.description, MAX_DESCRIPTION))
    .default(''),
  pickupLocation: place(factLabels.pickupLocation).default(null),
  dropoffLocation: place(factLabels.dropoffLocation).default(null),
  features: z
    .array(filledLine('Feature'))
    .max(MAX_FEATURES, text.tooMany('features', MAX_FEATURES))
    .overwrite((features) => [...new Set(features)])
    .default([]),
};

export const carFacts = { ...listedFacts, ...pageFacts };
export type CarFacts = z.infer<z.ZodObject<typeof carFacts>>;

export const listedFactsSchema = z.object(answersOf(listedFacts));
export type ListedFacts = z.infer<typeof listedFactsSchema>;
export const pageFactsSchema = z.object(answersOf(pageFacts));
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** A car as lists show it. Prices are euro cents. */
export interface CarSummary extends ListedFacts {
  id: string;
  active: boolean;
  mainImage: Image | null;
  prices: PriceSet;
  /** What holds today, or on the asked pickup date. */
  effective: EffectivePrices;
  rating: { average: number; count: number };
  totalUnits: number;
  /** Units that are free over the asked period, or at this moment. */
  availableUnits: number;
  /** The rental of the asked period, priced; null when no period was asked. */
  quote: { days: number; lines: RentalLine[] } | null;
  updatedAt: string;
}

/** A car as its own page shows it. */
export interface CarDetail extends CarSummary, PageFacts {
  gallery: Image[];
  seasons: Season[];
}

const prices = { daily: z.number(), weekly: z.number(), monthly: z.number() };
const ownPrices = z.object({
  daily: z.number().nullable(),
  weekly: z.number().nullable(),
  monthly: z.number().nullable(),
});

/** A car in the public API. Amounts are euros. */
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
    ...pageFactsSchema.shape,
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

/** How a car looks in the API: the spec's names, euros. The schema leaves out what else it has. */
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

/** A rental's quote in euros. */
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
      ...ownPricing(season),
    })),
  };
}

/** Prices as entered: decimal euros, null where there is none. */
export function ownPricing(prices: PriceSet) {
  const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));
  return {
    daily: euros(prices.dailyCents),
    weekly: euros(prices.weeklyCents),
    monthly: euros(prices.monthlyCents),
  };
}
