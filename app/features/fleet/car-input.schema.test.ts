import { describe, expect, test } from 'vitest';
import {
  type CarInput,
  carCreateSchema,
  carInputSchema,
  carUpdateSchema,
  NEW_CAR,
} from './car-input.schema.ts';

const four = { title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 45 } };
const car: CarInput = carInputSchema.parse({ ...four, ...NEW_CAR, year: 2026 });
const picture = { url: '/images/x.webp', alt: '' };
const season = { name: 'Yaz', startDate: '2026-06-15', endDate: '2026-09-15', daily: 60 };

/** `field: message` of everything that is wrong with a car in which these fields are as given. */
function faults(changes: Record<string, unknown>) {
  const { error } = carInputSchema.safeParse({ ...car, ...changes });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const rated = (average: unknown, count: unknown = 1) => ({ stats: { rating: { average, count } } });
const priced = (daily: unknown) => ({ pricing: { daily } });
const NO_PRICE = 'Price must be a number of at least 0';
const YEAR = 'Year must be a whole number of at least 1980';
const SEATS = 'Seats must be a whole number from 1 to 50';
const DOORS = 'Doors must be a whole number from 2 to 6';
const ENGINE = 'Engine capacity must be a whole number from 500 to 10000 cc';
const UNITS = 'Units must be a whole number from 1 to 100';
const RATING = 'Rating must be a number from 0 to 5 with at most one decimal';
const PICTURE = 'A picture needs its address, as the upload answered it';

describe('right @5.13', () => {
  test.each<[string, Record<string, unknown>]>([
    ['as a new one is', {}],
    ['the least of everything', { year: 1980, seats: 1, doors: 2, engineCapacity: 500 }],
    ['the most of everything', { year: 9999, seats: 50, doors: 6, engineCapacity: 10_000 }],
    ['free of charge', priced(0)],
    ['the dearest', priced(100_000)],
    ['a longest title', { title: 'x'.repeat(120) }],
    ['rated', rated(4.3, 12)],
    ['20 pictures', { gallery: Array(20).fill(picture) }],
    [
      'a season beside another',
      { seasonalPricing: [season, { ...season, startDate: '2026-09-16', endDate: '2026-10-01' }] },
    ],
  ])('%s', (_what, changes) => {
    expect(faults(changes)).toEqual([]);
  });
});

describe('wrong', () => {
  test.each<[string, Record<string, unknown>, ...string[]]>([
    ['no title', { title: undefined }, 'title: Title is required'],
    ['an empty title', { title: '' }, 'title: Title is required'],
    ['a blank title', { title: ' \t\n' }, 'title: Title is required'],
    ['a title that is no text', { title: 7 }, 'title: Title is required'],
    ['a long title', { title: 'x'.repeat(121) }, 'title: Title must have at most 120 characters'],
    ['a blank brand', { brand: ' ' }, 'brand: Brand is required'],
    ['a long brand', { brand: 'x'.repeat(61) }, 'brand: Brand must have at most 60 characters'],
    ['no model', { model: null }, 'model: Model is required'],
    ['no prices', { pricing: undefined }, 'pricing.daily: Daily price is required'],
    ['no daily price', { pricing: { weekly: 200 } }, 'pricing.daily: Daily price is required'],
    ['an empty daily price', priced(null), 'pricing.daily: Daily price is required'],
    ['a price as text', priced('45'), `pricing.daily: ${NO_PRICE}`],
    ['NaN as a price', priced(Number.NaN), `pricing.daily: ${NO_PRICE}`],
    ['an endless price', priced(Number.POSITIVE_INFINITY), `pricing.daily: ${NO_PRICE}`],
    ['a negative price', priced(-0.01), `pricing.daily: ${NO_PRICE}`],
    ['too dear', priced(100_000.01), 'pricing.daily: Price must be at most 100,000'],
    ['half a cent', priced(45.555), 'pricing.daily: Price can have at most two decimals'],
    ['a wrong weekly price', { pricing: { daily: 1, weekly: -1 } }, `pricing.weekly: ${NO_PRICE}`],
    [
      'a wrong monthly price',
      { pricing: { daily: 1, monthly: [] } },
      `pricing.monthly: ${NO_PRICE}`,
    ],
    ['too old', { year: 1979 }, `year: ${YEAR}`],
    ['half a year', { year: 2024.5 }, `year: ${YEAR}`],
    ['a year as text', { year: '2024' }, `year: ${YEAR}`],
    ['no seats', { seats: 0 }, `seats: ${SEATS}`],
    ['a bus too long', { seats: 51 }, `seats: ${SEATS}`],
    ['one door', { doors: 1 }, `doors: ${DOORS}`],
    ['seven doors', { doors: 7 }, `doors: ${DOORS}`],
    ['a small engine', { engineCapacity: 499 }, `engineCapacity: ${ENGINE}`],
    ['a large engine', { engineCapacity: 10_001 }, `engineCapacity: ${ENGINE}`],
    ['no units', { total_units: 0 }, `total_units: ${UNITS}`],
    ['a unit too many', { total_units: 101 }, `total_units: ${UNITS}`],
    [
      'another category',
      { category: 'Spor' },
      'category: Category must be one of: Ekonomik, Orta Sınıf, Üst Sınıf, SUV, Geniş, Lüks',
    ],
    [
      'another fuel',
      { fuelType: 'Petrol' },
      'fuelType: Fuel must be one of: Belirtilmemiş, Benzin, Dizel, Benzin+LPG, Elektrikli, Hibrit',
    ],
    [
      'another transmission',
      { transmission: 'Auto' },
      'transmission: Transmission must be one of: Belirtilmemiş, Manuel, Yarı Otomatik, Otomatik',
    ],
    [
      'a body in another case',
      { bodyType: 'sedan' },
      expect.stringMatching(/^bodyType: Body type must be one of: Sedan, /) as string,
    ],
    ['another currency', { currency: 'USD' }, expect.stringMatching(/^currency: /) as string],
    [
      'a long description',
      { description: 'x'.repeat(5001) },
      'description: Description must have at most 5000 characters',
    ],
    [
      'a long place',
      { pickupLocation: 'x'.repeat(121) },
      'pickupLocation: Pickup location must have at most 120 characters',
    ],
    ['a status as text', { status: 'active' }, expect.stringMatching(/^status: /) as string],
    ['featured as a number', { featured: 1 }, expect.stringMatching(/^featured: /) as string],
    ['a picture without address', { mainImage: {} }, `mainImage.url: ${PICTURE}`],
    ['a picture as text', { mainImage: '/images/x.webp' }, `mainImage: ${PICTURE}`],
    [
      'a long alt text',
      { gallery: [picture, { ...picture, alt: 'x'.repeat(201) }] },
      'gallery.1.alt: Alt text must have at most 200 characters',
    ],
    [
      '21 pictures',
      { gallery: Array(21).fill(picture) },
      'gallery: There can be at most 20 gallery pictures',
    ],
    [
      '51 features',
      { features: Array(51).fill('Klima') },
      'features: There can be at most 50 features',
    ],
    ['a blank feature', { features: ['Klima', ''] }, 'features.1: Feature is required'],
    [
      '51 seasons',
      { seasonalPricing: Array(51).fill({ ...season, startDate: 'x' }) },
      expect.stringMatching(/^seasonalPricing: There can be at most 50 scheduled prices/) as string,
    ],
    ['a rating above five', rated(5.1), `stats.rating.average: ${RATING}`],
    ['a rating too fine', rated(4.25), `stats.rating.average: ${RATING}`],
    [
      'a negative count',
      rated(4, -1),
      'stats.rating.count: Ratings must be a whole number from 0 to 1000000',
    ],
    [
      'a season without dates',
      { seasonalPricing: [{ name: 'Yaz', daily: 1 }] },
      'seasonalPricing.0.startDate: Start date is required',
      'seasonalPricing.0.endDate: End date is required',
    ],
    [
      'an empty season',
      { seasonalPricing: [{ name: '', startDate: '', endDate: '' }] },
      'seasonalPricing.0.name: Pricing name is required',
      'seasonalPricing.0.startDate: Start date is required',
      'seasonalPricing.0.endDate: End date is required',
      'seasonalPricing.0.daily: At least one price must be provided',
    ],
    [
      'a season on a day that does not exist',
      { seasonalPricing: [{ ...season, endDate: '2026-09-31' }] },
      'seasonalPricing.0.endDate: This date does not exist',
    ],
    [
      'seasons that overlap',
      { seasonalPricing: [season, { ...season, name: 'Bayram', endDate: '2026-06-20' }] },
      'seasonalPricing.1.startDate: “Bayram” overlaps “Yaz” (15/06/2026 – 15/09/2026)',
    ],
  ])('%s', (_what, changes, ...expected) => {
    const found = faults(changes);
    expect(found.slice(0, expected.length)).toEqual(expected);
    expect(new Set(found.map((fault) => fault.split(': ')[0])).size).toBe(expected.length);
  });

  test('everything is said at once', () => {
    expect(faults({ title: '', seats: 0, seasonalPricing: [{ ...season, name: '' }] })).toEqual([
      'title: Title is required',
      `seats: ${SEATS}`,
      'seasonalPricing.0.name: Pricing name is required',
    ]);
  });
});

describe('what is made of the input', () => {
  const parsed = (changes: Record<string, unknown>) => carInputSchema.parse({ ...car, ...changes });

  test('texts are trimmed, and hold nothing that the database cannot take', () => {
    expect(parsed({ title: '  Fiat \0 \u202EEgea\n' }).title).toBe('Fiat Egea');
    expect(parsed({ description: 'Klima\r\n\0USB\u200B ' }).description).toBe('Klima\nUSB');
    expect(parsed({ model: '\uD83D' }).model).toBe('\uFFFD');
  });

  test('an empty place is none', () => {
    expect(parsed({ pickupLocation: '  ' }).pickupLocation).toBeNull();
  });

  test.each([
    [0.1 + 0.2, 0.3],
    [45.5, 45.5],
    [1.005 * 100, 100.5],
    [19.99 * 3, 59.97],
  ])('a price of %d is %d', (given, price) => {
    expect(parsed(priced(given)).pricing.daily).toBe(price);
  });

  test('a feature that is given twice counts once', () => {
    expect(parsed({ features: ['Klima', ' Klima', 'ABS'] }).features).toEqual(['Klima', 'ABS']);
  });

  test('what is not known is left out', () => {
    expect(parsed({ id: 'mine', version: 7, createdAt: 'now' })).toEqual(car);
  });
});

test('a new car needs four fields; the others are the defaults of the spec', () => {
  expect(carCreateSchema.parse(four)).toMatchObject({
    ...four,
    category: 'Lüks',
    fuelType: 'Benzin',
    transmission: 'Otomatik',
    status: true,
    featured: false,
    total_units: 1,
  });
  expect(carCreateSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Brand is required',
    'Model is required',
    'Daily price is required',
  ]);
});

test('a change needs the four fields and the version, and keeps what is left out', () => {
  const change = { ...four, version: 3 };
  expect(carUpdateSchema.parse(change)).toEqual(change);
  const wrongWeekly = { ...change, pricing: { daily: 1, weekly: -1 } };
  expect(carUpdateSchema.safeParse(wrongWeekly).error?.issues).toMatchObject([
    { path: ['pricing', 'weekly'], message: NO_PRICE },
  ]);
  for (const version of [undefined, null, 0, '1', 1.5]) {
    expect(carUpdateSchema.safeParse({ ...four, version }).error?.issues[0]?.path).toEqual([
      'version',
    ]);
  }
});
