/**
 * Facts of a car, each defined once (`carFacts`). The editor, the API's responses and the
 * conversions from and to database rows derive from them.
 */
import { z } from 'zod';
import { type Image, imageSchema } from '#app/base/images/images.schema.ts';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import {
  eachTerm,
  MAX_INCLUDED,
  MAX_TERM,
  type RentalTerms,
  type TermText,
} from '#app/base/settings/papers/rental-terms.rules.ts';
import { MAX_BUFFER_MINUTES } from '#app/base/settings/settings-description.schema.ts';
import type { BrokenRule, LettingRule } from '#app/domain/availability/letting.rules.ts';
import type { EffectivePrices, PriceSet, Season } from '#app/domain/pricing/price.rules.ts';
import type { RentalLine } from '#app/domain/pricing/receipt.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { responseFields } from '#app/lib/facts.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { plainLine, plainLines } from '#app/lib/words/plain-text.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';

/** Choices of the spec, part 9, with the text that is stored. */
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

/** Features of cars, most popular first. */
export const CAR_FEATURES = [
  'Klima',
  'GPS Navigasyon',
  'Bluetooth',
  'Sunroof',
  'USB Girişi',
  'Apple CarPlay / Android Auto',
  'Geri Görüş Kamerası',
  'Park Sensörü',
  'Hız Sabitleyici',
  'Şerit Takip Sistemi',
  'Kör Nokta Uyarısı',
  'ABS',
  'Hava Yastığı',
  'ISOFIX',
  'Deri Koltuk',
  'Koltuk Isıtma',
  'Anahtarsız Çalıştırma',
  'Yağmur Sensörü',
  'LED Far',
  'Kış Lastiği',
] as const;

/** Words that are stored in Turkish and translated for visitors. Staff can add other words. */
export type StoredWord = (
  | typeof CAR_CATEGORIES
  | typeof FUEL_TYPES
  | typeof TRANSMISSIONS
  | typeof BODY_TYPES
  | typeof CAR_FEATURES
)[number];

const FIRST_YEAR = 1980;
export const SEATS = { min: 1, max: 50 } as const;
export const DOORS = { min: 2, max: 6 } as const;
/** Limits of the number of suitcases. */
export const LUGGAGE = { min: 0, max: 20 } as const;
/** Limits of the engine capacity in cm³. */
export const ENGINE = { min: 500, max: 10_000 } as const;
export const MAX_TITLE = 120;
const MAX_DESCRIPTION = 5000;
/** Maximum number of characters of a brand, model or feature. */
const MAX_WORD = 60;
const MAX_PLACE = 120;
const MAX_FEATURES = 50;

const filledLine = (max = MAX_WORD) => lineSchema(max).min(1, messageKey('required'));
const optionalLine = (max = MAX_PLACE) =>
  lineSchema(max)
    .nullable()
    .overwrite((given) => given || null);
/** One of `options`. Responses accept any text, because a row may have a former option. */
const choice = (options: readonly string[]) => {
  const error = messageKey('oneOf', options);
  return z
    .string(error)
    .refine((given) => options.includes(given), error)
    .meta({ enum: [...options] });
};
export const whole = ({ min, max }: { min: number; max: number }, unit = '') => {
  const error = messageKey('between', min, max, unit);
  return z.int(error).min(min, error).max(max, error);
};

const tooOld = messageKey('tooOld', FIRST_YEAR);

/**
 * Facts with the same name in input, database and responses, for a car's card and its page.
 * Defaults are those of a new car (spec, part 9; listing defaults of part 3). See
 * `docs/change-a-field.md` before you add a fact.
 */
const listedFacts = {
  title: filledLine(MAX_TITLE),
  brand: filledLine(),
  model: filledLine(),
  year: z.int(tooOld).min(FIRST_YEAR, tooOld),
  category: choice(CAR_CATEGORIES).default('Lüks'),
  bodyType: choice(BODY_TYPES).default('Sedan'),
  fuelType: choice(FUEL_TYPES).default('Benzin'),
  transmission: choice(TRANSMISSIONS).default('Otomatik'),
  seats: whole(SEATS),
  doors: whole(DOORS),
  luggage: whole(LUGGAGE)
    .nullable()
    .default(null)
    .describe('Number of suitcases that fit; null if not known'),
  engineCapacity: whole(ENGINE, ' cc')
    .nullable()
    .default(null)
    .describe('Engine capacity in cm³; null for an electric car'),
  featured: z.boolean().default(false),
};

const description = z
  .string(messageKey('required'))
  .overwrite(plainLines)
  .max(MAX_DESCRIPTION, messageKey('tooLong', MAX_DESCRIPTION));
const included = z
  .array(filledLine(MAX_TERM))
  .max(MAX_INCLUDED, messageKey('tooManyIncluded', MAX_INCLUDED));
const distinct = (given: string[]) => [...new Set(given)];

const pageFacts = {
  description: description.default(''),
  pickupLocation: optionalLine().default(null),
  dropoffLocation: optionalLine().default(null),
  features: z
    .array(
      z
        .string(messageKey('featureRequired'))
        .overwrite(plainLine)
        .max(MAX_WORD, messageKey('featureTooLong', MAX_WORD))
        .min(1, messageKey('featureRequired')),
    )
    .max(MAX_FEATURES, messageKey('tooManyFeatures', MAX_FEATURES))
    .overwrite((features) => [...new Set(features)])
    .default([]),
  terms: z
    .object({
      included: included
        .nullable()
        .overwrite((given) => (given?.length ? distinct(given) : null))
        .default(null),
      ...eachTerm(() => optionalLine(MAX_TERM).default(null)),
    })
    .prefault({})
    .describe("The car's own rental terms; null: the term of the settings applies"),
  withoutExtras: z
    .array(choice(EXTRA_NAMES))
    .max(EXTRA_NAMES.length, messageKey('tooMany', EXTRA_NAMES.length))
    .overwrite((names) => [...new Set(names)])
    .default([])
    .describe('Extras that are not offered with this car'),
};

/** Texts that can be translated: the description and the car's own terms. */
export const translatedCarTexts = {
  description: description,
  included: included.overwrite(distinct),
  ...eachTerm(() => lineSchema(MAX_TERM)),
};

/** Facts that only the office reads. */
const officeFacts = {
  bufferMinutes: whole({ min: 0, max: MAX_BUFFER_MINUTES })
    .nullable()
    .default(null)
    .describe(
      'Minutes for which a rental of this car holds its unit after the drop-off; null: those of the settings',
    ),
};

export const carFacts = {
  ...listedFacts,
  ...pageFacts,
  ...officeFacts,
  translations: translationsOf(translatedCarTexts),
};
export type CarFacts = z.infer<z.ZodObject<typeof carFacts>>;

/** Facts that a form holds as text: numbers, and texts that may be null. */
export type FactTypedAsText =
  | 'year'
  | 'seats'
  | 'doors'
  | 'luggage'
  | 'engineCapacity'
  | 'pickupLocation'
  | 'dropoffLocation'
  | 'bufferMinutes';

export const listedFactsSchema = z.object(responseFields(listedFacts));
export type ListedFacts = z.infer<typeof listedFactsSchema>;
export const pageFactsSchema = z.object(responseFields(pageFacts));
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** Car in lists. Prices are euro cents. */
export interface CarSummary extends ListedFacts {
  id: string;
  active: boolean;
  mainImage: Image | null;
  prices: PriceSet;
  /** Prices on the requested pickup date, else today. */
  effective: EffectivePrices;
  rating: { average: number; count: number };
  totalUnits: number;
  /** Number of units that are free in the requested period, else now. */
  availableUnits: number;
  /** Price of the requested rental; null without a period. */
  quote: { days: number; lines: RentalLine[] } | null;
  updatedAt: string;
}

export interface CarDetail extends CarSummary, PageFacts, InTurkish<'description' | TermText> {
  /** Rental terms of this car: its own, else those of the settings. */
  effectiveTerms: RentalTerms;
  wholeMonths: boolean;
  /** Minutes for which a rental of this car holds its unit after the drop-off. */
  bufferMinutes: number;
  /** Nearest free and allowed days if the requested rental is not possible; else empty. */
  nearestFree: FreeDays[];
  /** Letting rules for this car and pickups from today, with names in the reader's language. */
  lettingRules: LettingRule[];
  /** Rules that refuse the requested rental; empty if it is allowed. */
  broken: BrokenRule[];
  /** Allowed rental with the same pickup, if rules refuse the requested one and a unit is free; else null. */
  otherLength: OtherLength | null;
  /**
   * Last return date with which a request with the requested pickup holds a unit before the office
   * confirms it (`confirmFirstAfter`). Null if every request does, or no period is requested.
   */
  confirmFirstAfter: IsoDate | null;
  /** Other free cars if the requested rental is not possible; else empty. */
  alternatives: Alternative[];
  gallery: Image[];
  seasons: Season[];
}

/** Rental that rules allow in place of the requested one, with its price. */
export interface OtherLength {
  dropoffDate: IsoDate;
  quote: NonNullable<CarSummary['quote']>;
}

/**
 * Car whose requested rental is refused by rules, but allowed on other days (`nearestAllowed`). The
 * quote is the price of the allowed rental.
 */
export interface RefusedCar extends CarSummary {
  broken: BrokenRule[];
  pickupDate: IsoDate;
  dropoffDate: IsoDate;
}

export const quoteSchema = z.object({ days: z.int(), total: z.number() }).nullable();

export const freeDaysSchema = z.object({ pickupDate: z.string(), dropoffDate: z.string() });
export type FreeDays = z.infer<typeof freeDaysSchema>;

/**
 * Free car that a visitor can choose instead of a full one, for pages and the API. Amounts are
 * euros.
 */
export const alternativeSchema = z.object({
  id: z.string(),
  title: z.string(),
  mainImage: imageSchema.nullable(),
  quote: quoteSchema,
});
export type Alternative = z.infer<typeof alternativeSchema>;
