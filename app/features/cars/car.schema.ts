/**
 * A car's facts, each said once (`carFacts`): from them follow what staff may enter (`fleet`), what
 * the API answers, and what is copied between the row in the database and both of them.
 */
import { z } from 'zod';
import { paginationSchema } from '#app/lib/envelope.schema.ts';
import { plainLine, plainLines } from '#app/lib/plain-text.ts';
import { imageSchema } from '../images/images.schema.ts';
import { factLabels, inputText as text } from './car-fields.text.ts';

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

export const FIRST_YEAR = 1980;
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
const choice = (name: string, options: readonly string[]) =>
  z.enum(options, { error: text.oneOf(name, options) });
export const whole = (name: string, { min, max }: { min: number; max: number }, unit?: string) => {
  const error = text.between(name, min, max, unit);
  return z.int({ error }).min(min, error).max(max, error);
};

const tooOld = text.tooOld(FIRST_YEAR);

/**
 * What of a car is entered, stored and answered under one name, for its card and its page. A new
 * fact is a line here, its column, its label (`factLabels`) and a control in the editor (`fleet`);
 * the table of the car's page shows it once `cars.text.ts` names it.
 */
const listedFacts = {
  title: filledLine(factLabels.title, MAX_TITLE),
  brand: filledLine(factLabels.brand),
  model: filledLine(factLabels.model),
  year: z.int({ error: tooOld }).min(FIRST_YEAR, tooOld),
  category: choice(factLabels.category, CAR_CATEGORIES),
  bodyType: choice(factLabels.bodyType, BODY_TYPES),
  fuelType: choice(factLabels.fuelType, FUEL_TYPES),
  transmission: choice(factLabels.transmission, TRANSMISSIONS),
  seats: whole(factLabels.seats, SEATS),
  doors: whole(factLabels.doors, DOORS),
  engineCapacity: whole(factLabels.engineCapacity, ENGINE, ' cc')
    .nullable()
    .describe('cc; null for an electric car'),
  featured: z.boolean(),
};

/** The same for what only the car's own page shows. */
const pageFacts = {
  description: z
    .string({ error: text.required(factLabels.description) })
    .overwrite(plainLines)
    .max(MAX_DESCRIPTION, text.tooLong(factLabels.description, MAX_DESCRIPTION)),
  pickupLocation: place(factLabels.pickupLocation),
  dropoffLocation: place(factLabels.dropoffLocation),
  features: z
    .array(filledLine('Feature'))
    .max(MAX_FEATURES, text.tooMany('features', MAX_FEATURES))
    .overwrite((features) => [...new Set(features)]),
};

export const carFacts = { ...listedFacts, ...pageFacts };
export type CarFacts = z.infer<z.ZodObject<typeof carFacts>>;

/** What a new car begins with (spec, part 9, and the listing defaults of part 3). */
export function newCarFacts(thisYear: number): Omit<CarFacts, 'title' | 'brand' | 'model'> {
  return {
    year: thisYear,
    category: 'Lüks',
    bodyType: 'Sedan',
    fuelType: 'Benzin',
    transmission: 'Otomatik',
    seats: 5,
    doors: 4,
    engineCapacity: null,
    featured: false,
    description: '',
    pickupLocation: null,
    dropoffLocation: null,
    features: [],
  };
}

/**
 * Facts as they are answered: of the same types, but unchecked. A row may be older than a rule, and
 * one such car must not take the whole list with it.
 */
function answered<Facts extends Record<string, z.ZodType>>(facts: Facts) {
  const types = Object.entries(facts).map(([name, type]) => [name, unchecked(type)]);
  return z.object(
    Object.fromEntries(types) as { [Name in keyof Facts]: z.ZodType<z.infer<Facts[Name]>> },
  );
}

function unchecked(type: z.core.$ZodType): z.ZodType {
  if (type instanceof z.ZodNullable) {
    const plain = unchecked(type.unwrap()).nullable();
    return type.description ? plain.describe(type.description) : plain;
  }
  if (type instanceof z.ZodArray) return z.array(unchecked(type.element));
  if (type instanceof z.ZodBoolean) return z.boolean();
  return type instanceof z.ZodNumber ? z.int() : z.string();
}

export const listedFactsSchema = answered(listedFacts);
export type ListedFacts = z.infer<typeof listedFactsSchema>;
export const pageFactsSchema = answered(pageFacts);
export type PageFacts = z.infer<typeof pageFactsSchema>;

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
