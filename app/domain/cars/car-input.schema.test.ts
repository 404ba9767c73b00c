import { expect, test } from 'vitest';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { carIssueWords } from '#app/office/fleet/car-words.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { type CarInput, carInputSchema, carUpdateSchema, NEW_CAR } from './car-input.schema.ts';

const WORDS = carIssueWords(allTexts.office.en);

const four = { title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 45 } };
const car: CarInput = carInputSchema.parse({ ...four, ...NEW_CAR, year: 2026 });
const picture = { url: '/images/x.webp', alt: '' };
const season = { name: 'Yaz', startDate: '2026-06-15', endDate: '2026-09-15', daily: 60 };

/** Returns all errors of a car with these changes, as `field: message`. */
function faults(changes: Record<string, unknown>) {
  const { error } = carInputSchema.safeParse({ ...car, ...changes });
  return (error?.issues ?? [])
    .map(({ path, message }) => withSentence({ field: path.join('.'), message }, WORDS))
    .map(({ field, message }) => `${field}: ${message}`);
}

const rated = (average: unknown, count: unknown = 1) => ({ stats: { rating: { average, count } } });
const priced = (daily: unknown) => ({ pricing: { daily } });
const NO_PRICE = 'Price must be a number of at least 0';
const YEAR = 'year: Year must be a whole number of at least 1980';
const SEATS = 'seats: Seats must be a whole number from 1 to 50';
const DOORS = 'doors: Doors must be a whole number from 2 to 6';
const LUGGAGE = 'luggage: Suitcases must be a whole number from 0 to 20';
const ENGINE = 'engineCapacity: Engine capacity must be a whole number from 500 to 10000 cc';
const UNITS = 'total_units: Units must be a whole number from 1 to 100';
const RATING = 'stats.rating.average: Rating must be a number from 0 to 5 with at most one decimal';
const PICTURE = 'A picture needs the address that its upload returned';

test.each<Record<string, unknown>>([
  {},
  { year: 1980, seats: 1, doors: 2, engineCapacity: 500 },
  { luggage: null },
  { luggage: 0 },
  { luggage: 20 },
  { year: 9999, seats: 50, doors: 6, engineCapacity: 10_000 },
  priced(0),
  priced(100_000),
  { title: 'x'.repeat(120) },
  rated(4.3, 12),
  { gallery: Array(20).fill(picture) },
  { seasonalPricing: [season, { ...season, startDate: '2026-09-16', endDate: '2026-10-01' }] },
])('accepts %j @5.13', (changes) => {
  expect(faults(changes)).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ title: undefined }, 'title: Title is required'],
  [{ title: ' \t\n' }, 'title: Title is required'],
  [{ title: 7 }, 'title: Title is required'],
  [{ title: 'x'.repeat(121) }, 'title: Title must have at most 120 characters'],
  [{ brand: ' ' }, 'brand: Brand is required'],
  [{ brand: 'x'.repeat(61) }, 'brand: Brand must have at most 60 characters'],
  [{ model: null }, 'model: Model is required'],
  [{ pricing: undefined }, 'pricing.daily: Daily price is required'],
  [{ pricing: { weekly: 200 } }, 'pricing.daily: Daily price is required'],
  [priced(null), 'pricing.daily: Daily price is required'],
  [priced('45'), `pricing.daily: ${NO_PRICE}`],
  [priced(Number.NaN), `pricing.daily: ${NO_PRICE}`],
  [priced(Number.POSITIVE_INFINITY), `pricing.daily: ${NO_PRICE}`],
  [priced(-0.01), `pricing.daily: ${NO_PRICE}`],
  [priced(100_000.01), 'pricing.daily: Price must be at most 100,000'],
  [priced(45.555), 'pricing.daily: Price can have at most two decimals'],
  [{ pricing: { daily: 1, weekly: -1 } }, `pricing.weekly: ${NO_PRICE}`],
  [{ pricing: { daily: 1, monthly: [] } }, `pricing.monthly: ${NO_PRICE}`],
  [{ year: 1979 }, YEAR],
  [{ year: 2024.5 }, YEAR],
  [{ year: '2024' }, YEAR],
  [{ seats: 0 }, SEATS],
  [{ seats: 51 }, SEATS],
  [{ luggage: -1 }, LUGGAGE],
  [{ luggage: 21 }, LUGGAGE],
  [{ doors: 1 }, DOORS],
  [{ doors: 7 }, DOORS],
  [{ engineCapacity: 499 }, ENGINE],
  [{ engineCapacity: 10_001 }, ENGINE],
  [{ total_units: -1 }, UNITS],
  [{ total_units: 101 }, UNITS],
  [{ category: 'Spor' }, 'category: Category must be one of: Ekonomik, Orta Sınıf, Üst Sınıf, '],
  [{ fuelType: 'Petrol' }, 'fuelType: Fuel must be one of: Belirtilmemiş, Benzin, Dizel, '],
  [{ transmission: 'Auto' }, 'transmission: Transmission must be one of: Belirtilmemiş, Manuel, '],
  [{ bodyType: 'sedan' }, 'bodyType: Body type must be one of: Sedan, '],
  [{ currency: 'USD' }, 'currency: '],
  [{ description: 'x'.repeat(5001) }, 'description: Description must have at most 5000 characters'],
  [{ pickupLocation: 'x'.repeat(121) }, 'pickupLocation: Pickup location must have at most 120 '],
  [{ status: 'active' }, 'status: '],
  [{ featured: 1 }, 'featured: '],
  [{ mainImage: {} }, `mainImage.url: ${PICTURE}`],
  [{ mainImage: '/images/x.webp' }, `mainImage: ${PICTURE}`],
  [
    { gallery: [picture, { ...picture, alt: 'x'.repeat(201) }] },
    'gallery.1.alt: Alt text must have at most 200 characters',
  ],
  [{ gallery: Array(21).fill(picture) }, 'gallery: There can be at most 20 gallery pictures'],
  [{ features: Array(51).fill('Klima') }, 'features: There can be at most 50 features'],
  [{ features: ['Klima', ''] }, 'features.1: Feature is required'],
  [{ features: ['x'.repeat(61)] }, 'features.0: Feature must have at most 60 characters'],
  [
    { mainImage: { ...picture, alt: 'x'.repeat(201) } },
    'mainImage.alt: Alt text must have at most 200 characters',
  ],
  [
    { terms: { included: Array(13).fill('Klima') } },
    'terms.included: There can be at most 12 included items',
  ],
  [
    { translations: { de: { included: [''] } } },
    'translations.de.included.0: Included in the price (Deutsch) is required',
  ],
  [{ withoutExtras: ['x'] }, 'withoutExtras.0: Extras not offered with this car must be one of: '],
  [
    { withoutExtras: Array(4).fill('cocukKoltugu') },
    'withoutExtras: There can be at most 3 Extras not offered with this car',
  ],
  [
    { seasonalPricing: [{ ...season, name: 'x'.repeat(81) }] },
    'seasonalPricing.0.name: Pricing name must have at most 80 characters',
  ],
  [
    { seasonalPricing: [{ ...season, translations: { de: { name: 'x'.repeat(81) } } }] },
    'seasonalPricing.0.translations.de.name: Pricing name (Deutsch) must have at most 80 characters',
  ],
  [rated(5.1), RATING],
  [rated(4.25), RATING],
  [rated(4, -1), 'stats.rating.count: Number of ratings must be a whole number from 0 to 1000000'],
  [
    { seasonalPricing: [season, { ...season, name: 'Bayram', endDate: '2026-06-20' }] },
    'seasonalPricing.1.startDate: “Bayram” overlaps “Yaz” (15/06/2026 – 15/09/2026)',
  ],
])('refuses %j', (changes, message) => {
  expect(faults(changes)).toEqual([expect.stringContaining(message)]);
});

test('refuses a 51st season', () => {
  expect(faults({ seasonalPricing: Array(51).fill(season) })).toContain(
    'seasonalPricing: There can be at most 50 scheduled prices',
  );
});

test('reports all errors at once', () => {
  expect(faults({ title: '', seats: 0, seasonalPricing: [{ ...season, name: '' }] })).toEqual([
    'title: Title is required',
    SEATS,
    'seasonalPricing.0.name: Pricing name is required',
  ]);
});

test('tidies texts, removes duplicate features and unknown fields', () => {
  const parsed = carInputSchema.parse({
    ...car,
    title: '  Fiat \0 \u202EEgea\n',
    description: 'Klima\r\n\0USB\u200B ',
    model: '\uD83D',
    pickupLocation: '  ',
    features: ['Klima', ' Klima', 'ABS'],
    id: 'mine',
  });
  expect(parsed).toEqual({
    ...car,
    title: 'Fiat Egea',
    description: 'Klima\nUSB',
    model: '\uFFFD',
    pickupLocation: null,
    features: ['Klima', 'ABS'],
  });
});

test.each([
  [0.1 + 0.2, 0.3],
  [45.5, 45.5],
  [1.005 * 100, 100.5],
  [19.99 * 3, 59.97],
])('reads the price %d as %d', (given, price) => {
  expect(carInputSchema.parse({ ...car, ...priced(given) }).pricing.daily).toBe(price);
});

test('an update needs the four required fields and adds no defaults', () => {
  const change = { ...four, version: 3 };
  expect(carUpdateSchema.parse(change)).toEqual(change);
  expect(carUpdateSchema.parse(four)).toEqual(four);
  for (const version of [null, 0, '1', 1.5]) {
    expect(carUpdateSchema.safeParse({ ...four, version }).error?.issues[0]?.path).toEqual([
      'version',
    ]);
  }
});
