import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import { eachTerm } from '#app/base/settings/papers/rental-terms.rules.ts';
import { fleetPictureNames, insertFleet } from '#app/demo/demo-cars.server.ts';
import { demoFleet } from '#app/demo/demo-fleet.ts';
import { hasEngine } from '#app/domain/cars/car.rules.ts';
import {
  BODY_TYPES,
  CAR_CATEGORIES,
  CAR_FEATURES,
  DOORS,
  ENGINE,
  FUEL_TYPES,
  LUGGAGE,
  SEATS,
  TRANSMISSIONS,
} from '#app/domain/cars/car.schema.ts';
import {
  type AdminCar,
  type CarInput,
  carCreateSchema,
  carUpdateSchema,
  toCarInput,
} from '#app/domain/cars/car-input.schema.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { plainLine } from '#app/lib/words/plain-text.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anImage } from '#tests/support/factories.ts';
import { listAdminCars, readAdminCar } from './admin-cars.server.ts';
import { CAR_BRANDS } from './car-choices.rules.ts';
import { carForm } from './car-form.schema.ts';
import { createCar, type SaveCarResult, updateCar } from './save-car.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');
const by = { actor: 'system', now } as const;

const PICTURES = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24));

async function insertPictures() {
  for (const id of PICTURES) await anImage(db, { id });
}

/** Converts a car like a request: to JSON and back. */
const sent = (car: object): unknown => JSON.parse(JSON.stringify(car));
const create = async (car: object) =>
  savedCar(await createCar(db, carCreateSchema.parse(sent(car)), by));
const update = async (id: string, car: object) =>
  savedCar(await updateCar(db, id, carUpdateSchema.parse(sent(car)), by));

function savedCar(result: SaveCarResult) {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.car;
}

async function entered(id: string) {
  const car = await readAdminCar(db, id, now);
  return car && toCarInput(car);
}

/** Euros with cents, as JSON writes them. */
const euros = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** Text of a person or another program, normalised as in the database. */
const text = (most: number, least = 0) =>
  fc
    .string({ unit: 'grapheme', maxLength: most })
    .map((given) => plainLine(plainLine(given).slice(0, most)))
    .filter((given) => given.length >= least && given.length <= most);
const picture = fc.record({
  url: fc.constantFrom(...PICTURES).map((id) => `/images/${id}-1600.webp`),
  alt: text(200),
});
const named = fc.record({ name: text(80, 1) });
/** Seasons in order, with or without gaps. */
const seasons = fc
  .array(
    fc.record({
      name: text(80, 1),
      gap: fc.integer({ min: 1, max: 60 }),
      days: fc.integer({ min: 1, max: 400 }),
      daily: euros,
      weekly: maybe(euros),
      monthly: maybe(euros),
      translations: fc.record({ en: named, de: named, ru: named }),
    }),
    { maxLength: 6 },
  )
  .map((given) => {
    let end = '2025-12-31';
    return given.map(({ gap, days, ...season }) => {
      const startDate = addDays(end, gap);
      end = addDays(startDate, days);
      return { ...season, startDate, endDate: end };
    });
  });

const written = (most: number) => text(most, 1);
/** Translations of all texts, because a missing one would stay unchanged. */
const translated = fc.record({
  description: written(200),
  included: fc.uniqueArray(written(60), { minLength: 1, maxLength: 3 }),
  insurance: written(300),
  deposit: written(300),
  kilometres: written(300),
  age: written(300),
  fuel: written(300),
  cancellation: written(300),
});

const car: fc.Arbitrary<CarInput> = fc.record({
  translations: fc.record({ en: translated, de: translated, ru: translated }),
  title: text(120, 1),
  brand: fc.constantFrom(...CAR_BRANDS),
  model: text(60, 1),
  year: fc.integer({ min: 1980, max: 2027 }),
  category: fc.constantFrom(...CAR_CATEGORIES),
  bodyType: fc.constantFrom(...BODY_TYPES),
  fuelType: fc.constantFrom(...FUEL_TYPES),
  transmission: fc.constantFrom(...TRANSMISSIONS),
  seats: fc.integer(SEATS),
  doors: fc.integer(DOORS),
  luggage: maybe(fc.integer(LUGGAGE)),
  engineCapacity: maybe(fc.integer(ENGINE)),
  description: text(300),
  pickupLocation: maybe(text(120, 1)),
  dropoffLocation: maybe(text(120, 1)),
  currency: fc.constant('EUR'),
  pricing: fc.record({ daily: euros, weekly: maybe(euros), monthly: maybe(euros) }),
  mainImage: maybe(picture),
  gallery: fc.array(picture, { maxLength: 20 }),
  status: fc.boolean(),
  featured: fc.boolean(),
  terms: fc.record({
    included: maybe(fc.uniqueArray(text(300, 1), { minLength: 1, maxLength: 12 })),
    ...eachTerm(() => maybe(text(300, 1))),
  }),
  withoutExtras: fc.subarray([...EXTRA_NAMES]),
  bufferMinutes: maybe(fc.integer({ min: 0, max: 1440 })),
  features: fc.uniqueArray(fc.oneof(fc.constantFrom(...CAR_FEATURES), text(60, 1)), {
    maxLength: 50,
  }),
  seasonalPricing: seasons,
  stats: fc.record({
    rating: fc.record({
      average: maybe(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
      count: fc.integer({ min: 0, max: 1_000_000 }),
    }),
  }),
  total_units: fc.integer({ min: 1, max: 100 }),
});

test('any valid car is read back as entered', async () => {
  await insertPictures();
  const form = carForm(2026);
  const expectAsEntered = async (read: AdminCar, given: CarInput) => {
    expect(await entered(read.id)).toEqual(given);
    const engine = hasEngine(given.fuelType) ? {} : { engineCapacity: null };
    expect(form.read(form.toForm(read))).toEqual({ ok: true, input: { ...given, ...engine } });
  };
  await fc.assert(
    fc.asyncProperty(car, car, async (first, second) => {
      const made = await create(first);
      await expectAsEntered(made, first);
      const changed = await update(made.id, { ...second, version: made.version });
      await expectAsEntered(changed, second);
    }),
    { numRuns: 25 },
  );
});

test('saving an unchanged demo car changes only its version', async () => {
  await insertPictures();
  const [picture = ''] = PICTURES;
  const pictures = new Map(fleetPictureNames(demoFleet).map((name) => [name, picture]));
  await insertFleet(db, demoFleet, pictures, '2026-07-01');
  const { cars } = await listAdminCars(db, { page: 1, limit: 100, now });
  expect(cars).toHaveLength(demoFleet.length);
  for (const before of cars) {
    const after = await update(before.id, before);
    expect(after).toEqual({ ...before, version: 2, updatedAt: now.toISOString() });
  }
});
