import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';
import { carImages, cars, exchangeRateSets, exchangeRates, settings } from './schema.server.ts';

const { db } = await testDatabase();

const refused = (write: Promise<unknown>, constraint: string) =>
  expect(write).rejects.toMatchObject({ cause: { constraint } });

test('only the snapshot of the newest migration is kept', () => {
  const folder = fileURLToPath(new URL('migrations/meta/', import.meta.url));
  const { entries } = JSON.parse(readFileSync(`${folder}_journal.json`, 'utf8'));
  const [newest] = entries.at(-1).tag.split('_');
  expect(readdirSync(folder).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
});

test.each([
  [{ year: 1979 }, 'cars_year'],
  [{ seats: 0 }, 'cars_seats'],
  [{ seats: 51 }, 'cars_seats'],
  [{ luggage: 21 }, 'cars_luggage'],
  [{ doors: 1 }, 'cars_doors'],
  [{ doors: 7 }, 'cars_doors'],
  [{ engineCapacity: 499 }, 'cars_engine'],
  [{ engineCapacity: 10_001 }, 'cars_engine'],
  [{ dailyCents: -1 }, 'cars_prices'],
  [{ weeklyCents: -1 }, 'cars_prices'],
  [{ monthlyCents: -1 }, 'cars_prices'],
  [{ totalUnits: -1 }, 'cars_units'],
  [{ ratingAverage: 5.1 }, 'cars_rating'],
  [{ mainImageId: 'nowhere' }, 'cars_main_image_id_images_id_fk'],
])('refuses a car with %j', async (wrong, constraint) => {
  await refused(aCar(db, wrong), constraint);
});

test('a car may have neither an engine size nor prices', async () => {
  await aCar(db, { engineCapacity: null, dailyCents: null, weeklyCents: null, monthlyCents: null });
  expect(await db.$count(cars)).toBe(1);
});

test.each([{ width: 0 }, { height: 0 }, { bytes: 0 }])(
  'refuses an image with %j',
  async (wrong) => {
    await refused(anImage(db, wrong), 'images_size');
  },
);

test('refuses a gallery picture at a negative or used position', async () => {
  const [car, image] = [await aCar(db), await anImage(db)];
  const place = (position: number) =>
    db.insert(carImages).values({ carId: car.id, imageId: image.id, position });
  await refused(place(-1), 'car_images_position');
  await place(0);
  await refused(place(0), 'car_images_car_id_position_pk');
});

test.each([
  [{ code: 'GBP' }, 'exchange_rates_code'],
  [{ rate: 0 }, 'exchange_rates_positive'],
  [{ rate: -1 }, 'exchange_rates_positive'],
])('refuses a rate with %j', async (wrong, constraint) => {
  const [set] = await db
    .insert(exchangeRateSets)
    .values({ source: 'ecb', asOf: '2026-07-01' })
    .returning();
  const rate = { setId: set?.id ?? 0, code: 'USD', rate: 1.14, ...wrong };
  await refused(db.insert(exchangeRates).values(rate), constraint);
});

test('refuses rates of an unknown source', async () => {
  const wrong = { source: 'hearsay', asOf: '2026-07-01' };
  await refused(db.insert(exchangeRateSets).values(wrong), 'exchange_rate_sets_source');
});

test.each([
  [{ endDate: '2026-06-01' }, 'seasons_end_after_start'],
  [{ endDate: '2026-05-31' }, 'seasons_end_after_start'],
  [{ dailyCents: -1 }, 'seasons_prices'],
  [{ dailyCents: null }, 'seasons_one_price'],
  [{ name: '  ' }, 'seasons_name'],
])('refuses a season with %j', async (wrong, constraint) => {
  const car = await aCar(db);
  await refused(aSeason(db, { carId: car.id, ...wrong }), constraint);
});

test.each([
  ['starts on the last day of another', '2026-08-31', '2026-09-30'],
  ['lies inside another', '2026-07-01', '2026-07-05'],
  ['contains another', '2026-01-01', '2026-12-31'],
])('refuses a season of the same car that %s', async (_name, startDate, endDate) => {
  const car = await aCar(db);
  await aSeason(db, { carId: car.id });
  await refused(aSeason(db, { carId: car.id, startDate, endDate }), 'seasons_no_overlap');
});

test('a season may begin the day after another, and on the same days for another car', async () => {
  const [car, other] = [await aCar(db), await aCar(db)];
  await aSeason(db, { carId: car.id });
  await aSeason(db, { carId: car.id, startDate: '2026-09-01', endDate: '2026-09-30' });
  await aSeason(db, { carId: other.id });
});

test.each([
  [{ status: 'lost' }, 'bookings_status'],
  [{ holdUntil: new Date('2026-07-02T09:00:00Z') }, 'bookings_hold'],
  [
    {
      serviceType: 'boat',
      carId: null,
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
    },
    'bookings_service',
  ],
  [{ dropoffAt: '2026-07-10 09:59' }, 'bookings_dropoff_after_pickup'],
  [{ dropoffAt: '2027-07-12 10:00' }, 'bookings_length'],
  [{ totalCents: -1 }, 'bookings_total'],
  [{ drivers: [] }, 'bookings_drivers'],
  [{ carTitle: null }, 'bookings_car'],
])('refuses a booking with %j @3.16', async (wrong, constraint) => {
  const car = await aCar(db);
  await refused(aBooking(db, { carId: car.id, ...wrong }), constraint);
});

test('deleting a car deletes its seasons and gallery, but not its bookings', async () => {
  const [car, image] = [await aCar(db), await anImage(db)];
  await aSeason(db, { carId: car.id });
  await db.insert(carImages).values({ carId: car.id, position: 0, imageId: image.id });
  await aBooking(db, { carId: car.id, carTitle: 'Fiat Egea' });
  await db.delete(cars);
  const [booking] = await db.query.bookings.findMany();
  expect(booking).toMatchObject({ carId: null, carTitle: 'Fiat Egea' });
  expect(await db.query.seasons.findMany()).toEqual([]);
  expect(await db.query.carImages.findMany()).toEqual([]);
});

test('refuses a second row of settings', async () => {
  await db.insert(settings).values({ value: {} });
  await refused(db.insert(settings).values({ id: 2, value: {} }), 'settings_one_row');
});
