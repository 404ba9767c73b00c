import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BODY_TYPES,
  CAR_CATEGORIES,
  DOORS,
  ENGINE,
  FIRST_YEAR,
  FUEL_TYPES,
  SEATS,
  TRANSMISSIONS,
} from '#app/features/cars/car.schema.ts';
import { addDays } from '#app/lib/dates.ts';
import { CAR_BRANDS, CAR_FEATURES } from './car-choices.rules.ts';
import { carToForm, formToInput, newCarForm } from './car-form.rules.ts';
import { type CarForm, carFormSchema } from './car-form.schema.ts';
import { MAX_UNITS } from './car-input.schema.ts';

const THIS_YEAR = 2026;
const filled: CarForm = {
  ...newCarForm(THIS_YEAR),
  title: 'Fiat Egea 1.4',
  brand: 'Fiat',
  model: 'Egea',
  pricing: { daily: '45', weekly: '', monthly: '' },
};

function check(changes: Partial<CarForm>) {
  const { error, data } = carFormSchema(THIS_YEAR).safeParse({ ...filled, ...changes });
  const errors = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  return { errors, input: data };
}

const word = fc
  .stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşü0-9][A-Za-zçğıöşü0-9 ]{0,20}[a-z0-9]$/)
  .map((text) => text.replace(/ +/g, ' '));
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 100);
const whole = (limits: { min: number; max: number }) => fc.integer(limits);
const picture = fc.record({
  url: fc.uuid().map((id) => `/images/${id}.webp`),
  alt: fc.oneof(fc.constant(''), word),
  width: whole({ min: 1, max: 4000 }),
  height: whole({ min: 1, max: 4000 }),
  srcset: fc.constant(''),
});
const seasons = fc
  .array(fc.record({ name: word, days: whole({ min: 1, max: 30 }), daily: cents }), {
    maxLength: 4,
  })
  .map((given) => {
    let day = '2026-07-01';
    return given.map(({ name, days, daily }) => {
      const season = { name, startDate: day, endDate: addDays(day, days) };
      day = addDays(season.endDate, 1);
      return { ...season, daily, weekly: null, monthly: daily };
    });
  });

/** As the API answers it, without what is known of it beside. */
const savedCar = fc.record({
  title: word,
  brand: fc.oneof(fc.constantFrom(...CAR_BRANDS), word),
  model: word,
  year: whole({ min: FIRST_YEAR, max: THIS_YEAR + 1 }),
  category: fc.constantFrom(...CAR_CATEGORIES),
  bodyType: fc.constantFrom(...BODY_TYPES),
  fuelType: fc.constantFrom(...FUEL_TYPES.filter((fuel) => fuel !== 'Elektrikli')),
  transmission: fc.constantFrom(...TRANSMISSIONS),
  seats: whole(SEATS),
  doors: whole(DOORS),
  engineCapacity: fc.option(whole(ENGINE)),
  description: fc.oneof(fc.constant(''), word),
  pickupLocation: fc.option(word),
  dropoffLocation: fc.option(word),
  currency: fc.constant('EUR' as const),
  pricing: fc.record({ daily: cents, weekly: fc.option(cents), monthly: fc.option(cents) }),
  mainImage: fc.option(picture),
  gallery: fc.array(picture, { maxLength: 4 }),
  status: fc.boolean(),
  featured: fc.boolean(),
  features: fc.uniqueArray(fc.constantFrom(...CAR_FEATURES, 'Buzdolabı')),
  seasonalPricing: seasons,
  stats: fc.record({
    rating: fc.record({
      average: fc.option(whole({ min: 0, max: 50 }).map((n) => n / 10)),
      count: whole({ min: 0, max: 1000 }),
    }),
  }),
  total_units: whole({ min: 1, max: MAX_UNITS }),
});

describe('a car in the editor', () => {
  test('what is read and saved untouched is the same car', () => {
    fc.assert(
      fc.property(savedCar, (car) => {
        const { error, data } = carFormSchema(THIS_YEAR).safeParse(carToForm(car));
        expect(error).toBeUndefined();
        const sent = ({ url, alt }: { url: string; alt: string }) => ({ url, alt });
        expect(data).toEqual({
          ...car,
          mainImage: car.mainImage && sent(car.mainImage),
          gallery: car.gallery.map(sent),
        });
      }),
    );
  });

  test('a new one has the defaults of the spec, and cannot be saved as it is', () => {
    expect(newCarForm(THIS_YEAR)).toMatchObject({
      title: '',
      year: '2026',
      category: 'Lüks',
      fuelType: 'Benzin',
      transmission: 'Otomatik',
      pricing: { daily: '', weekly: '', monthly: '' },
      status: true,
      featured: false,
      total_units: '1',
    });
    expect(check(newCarForm(THIS_YEAR)).errors).toEqual([
      ['title', 'Title is required'],
      ['brand', 'Brand is required'],
      ['model', 'Model is required'],
      ['pricing.daily', 'Daily price is required'],
    ]);
  });

  test('numbers are read as they are typed in Turkey', () => {
    const { input } = check({
      engineCapacity: '1.600',
      pricing: { daily: '45,50', weekly: '1.250,5', monthly: ' ' },
      stats: { rating: { average: '4,5', count: '' } },
    });
    expect(input).toMatchObject({
      engineCapacity: 1600,
      pricing: { daily: 45.5, weekly: 1250.5, monthly: null },
      stats: { rating: { average: 4.5, count: 0 } },
    });
  });

  test('an electric car is sent without an engine, whatever was typed', () => {
    expect(
      formToInput({ ...filled, fuelType: 'Elektrikli', engineCapacity: 'x' }).engineCapacity,
    ).toBeNull();
  });

  test.each<[Partial<CarForm>, string, string]>([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ year: '1979' }, 'year', 'Year must be a whole number of at least 1980'],
    [{ year: '2028' }, 'year', 'Year must be at most 2027'],
    [{ year: '' }, 'year', 'Year must be a whole number of at least 1980'],
    [{ seats: '0' }, 'seats', 'Seats must be a whole number from 1 to 50'],
    [{ seats: '51' }, 'seats', 'Seats must be a whole number from 1 to 50'],
    [{ seats: '4,5' }, 'seats', 'Seats must be a whole number from 1 to 50'],
    [{ doors: '1' }, 'doors', 'Doors must be a whole number from 2 to 6'],
    [{ doors: '7' }, 'doors', 'Doors must be a whole number from 2 to 6'],
    [
      { engineCapacity: '499' },
      'engineCapacity',
      'Engine capacity must be a whole number from 500 to 10000 cc',
    ],
    [
      { pricing: { daily: 'abc', weekly: '', monthly: '' } },
      'pricing.daily',
      'Price must be a number of at least 0',
    ],
    [
      { pricing: { daily: '45', weekly: '-1', monthly: '' } },
      'pricing.weekly',
      'Price must be a number of at least 0',
    ],
    [
      { pricing: { daily: '45', weekly: '', monthly: '0,125' } },
      'pricing.monthly',
      'Price can have at most two decimals',
    ],
    [
      { stats: { rating: { average: '5,1', count: '' } } },
      'stats.rating.average',
      'Rating must be a number from 0 to 5 with at most one decimal',
    ],
    [{ total_units: '0' }, 'total_units', 'Units must be a whole number from 1 to 100'],
    [
      {
        seasonalPricing: [
          {
            name: '',
            startDate: '2026-07-01',
            endDate: '2026-08-01',
            daily: 60,
            weekly: null,
            monthly: null,
          },
        ],
      },
      'seasonalPricing.0.name',
      'Pricing name is required',
    ],
  ])('wrong: %j', (changes, field, message) => {
    expect(check(changes).errors).toEqual([[field, message]]);
  });
});
