import { describe, expect, test } from 'vitest';
import { carImages, lettingRules } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';
import { listAdminCars, readAdminCar } from './admin-cars.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');

describe('listAdminCars', () => {
  const titles = async (args: Partial<Parameters<typeof listAdminCars>[1]>) => {
    const { cars } = await listAdminCars(db, { page: 1, limit: 100, now, ...args });
    return cars.map((car) => car.title);
  };

  test('sorts titles in Turkish order, and numbers by value', async () => {
    for (const title of ['Zoe', 'Şahin', 'Sandero', 'Çıra', 'Citroën', 'i20', 'i3', 'Ilgaz']) {
      await aCar(db, { title });
    }
    expect((await titles({})).join(' ')).toBe('Citroën Çıra Ilgaz i3 i20 Sandero Şahin Zoe');
  });

  test('counts the bookings that have not ended, and the units that are free now', async () => {
    const { id } = await aCar(db, { totalUnits: 3 });
    const running = {
      carId: id,
      pickupAt: '2026-07-01 10:00:00',
      dropoffAt: '2026-07-04 10:00:00',
    };
    await aBooking(db, running);
    await aBooking(db, { carId: id });
    await aBooking(db, { ...running, status: 'cancelled' });
    await aBooking(db, {
      ...running,
      pickupAt: '2026-06-01 10:00:00',
      dropoffAt: '2026-07-01 12:00:00',
    });
    expect(await readAdminCar(db, id, now)).toMatchObject({
      available_units: 2,
      upcomingBookings: 2,
    });
  });

  test('has the last day of a stop sale that holds today, for the car or for all cars', async () => {
    const [closed, open] = [await aCar(db, { title: 'A' }), await aCar(db, { title: 'B' })];
    const untilClosed = async () =>
      (await listAdminCars(db, { page: 1, limit: 100, now })).cars.map((car) => car.closedUntil);
    await db.insert(lettingRules).values([
      { id: 'a', carId: closed.id, firstDay: '2026-06-20', lastDay: '2026-07-05', closed: true },
      { id: 'b', carId: open.id, firstDay: '2026-07-02', lastDay: '2026-07-09', closed: true },
      { id: 'min', firstDay: '2026-07-01', lastDay: '2026-07-31', minDays: 5 },
    ]);
    expect(await untilClosed()).toEqual(['2026-07-05', null]);
    const all = { id: 'all', firstDay: '2026-07-01', lastDay: '2026-07-02', closed: true };
    await db.insert(lettingRules).values(all);
    // The closed days of both rules follow each other without a gap.
    expect(await untilClosed()).toEqual(['2026-07-05', '2026-07-09']);
  });

  test('returns each car with its own pictures and seasons', async () => {
    for (const title of ['A', 'B']) {
      const { id } = await aCar(db, { title });
      const image = await anImage(db);
      await db.insert(carImages).values({ carId: id, position: 0, imageId: image.id, alt: title });
      await aSeason(db, { carId: id, name: `Season of ${title}` });
    }
    await aCar(db, { title: 'C' });
    const { cars } = await listAdminCars(db, { page: 1, limit: 100, now });
    expect(
      cars.map((car) => [car.gallery.map((i) => i.alt), car.seasonalPricing.map((s) => s.name)]),
    ).toEqual([
      [['A'], ['Season of A']],
      [['B'], ['Season of B']],
      [[], []],
    ]);
  });

  test('runs the same number of queries for one car and for many', async () => {
    let questions = 0;
    const counting = new Proxy(db, {
      get(target, name) {
        if (name === 'select') questions += 1;
        return Reflect.get(target, name);
      },
    });
    const count = async () => {
      questions = 0;
      await listAdminCars(counting, { page: 1, limit: 100, now });
      return questions;
    };
    await aCar(db);
    const forOne = await count();
    expect(forOne).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) await aSeason(db, { carId: (await aCar(db)).id });
    expect(await count()).toBe(forOne);
  });
});
