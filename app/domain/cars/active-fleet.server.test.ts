import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import { freeUnits, isHolding, lateHoldEnd } from '#app/domain/availability/availability.rules.ts';
import { readCar } from '#app/domain/cars/read-car.server.ts';
import { effectivePrices } from '#app/domain/pricing/price.rules.ts';
import { addDays, businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';
import { type ActiveFleet, carsOn, createActiveFleet } from './active-fleet.server.ts';
import { carFacets, sortCars } from './car-browse.rules.ts';
import { NO_FILTERS } from './car-filters.rules.ts';
import { readCarFacets } from './cars.server.ts';
import { listCars } from './find-cars.server.ts';

const { db } = await testDatabase();
const now = new Date('2026-07-01T09:00:00Z');
const TODAY = '2026-07-01';
const DAYS = { from: '2026-07-01T10:00', to: '2026-07-20T10:00' };

/** Creates a fleet whose notifications of changes the test controls. */
function aFleet({ from = db, isListening = true }: { from?: Db; isListening?: boolean } = {}) {
  const changes = { generation: 0, isListening };
  const fleet = createActiveFleet(from, {
    generation: () => changes.generation,
    isListening: () => changes.isListening,
  });
  return { fleet, changes };
}

async function titles(fleet: ActiveFleet) {
  return (await list(fleet)).cars.map((car) => car.title);
}

const list = (fleet: ActiveFleet, filters = NO_FILTERS, at = now) =>
  listCars(fleet, { filters, page: 1, limit: 100, now: at });

describe('the cached fleet', () => {
  test('is read once until a change is notified', async () => {
    const { fleet, changes } = aFleet();
    await aCar(db, { title: 'First' });
    const cars = await fleet.read();
    await aCar(db, { title: 'Second', dailyCents: 9000 });
    expect(await fleet.read()).toBe(cars);
    changes.generation += 1;
    expect(await titles(fleet)).toEqual(['First', 'Second']);
  });

  test('is read again after 30 seconds, even without a notification', async () => {
    const { fleet } = aFleet();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    await aCar(db, { title: 'First' });
    await fleet.read();
    await aCar(db, { title: 'Untold', dailyCents: 9000 });
    clock.mockReturnValue(29_999);
    expect(await titles(fleet)).toEqual(['First']);
    clock.mockReturnValue(30_000);
    expect(await titles(fleet)).toEqual(['First', 'Untold']);
  });

  test('is not cached if a change was notified during the read', async () => {
    const { fleet, changes } = aFleet();
    const early = fleet.read();
    await aCar(db, { title: 'Came in between' });
    changes.generation += 1;
    expect(await titles(fleet)).toEqual(['Came in between']);
    await early;
    expect(await titles(fleet)).toEqual(['Came in between']);
  });

  test('is not cached while the connection for notifications is lost', async () => {
    const { fleet, changes } = aFleet({ isListening: false });
    expect(await titles(fleet)).toEqual([]);
    await aCar(db, { title: 'Unheard' });
    expect(await titles(fleet)).toEqual(['Unheard']);
    changes.isListening = true;
    const cars = await fleet.read();
    expect(await fleet.read()).toBe(cars);
    changes.isListening = false;
    expect(await fleet.read()).not.toBe(cars);
  });

  test('is read again after a failed read', async () => {
    let isAway = true;
    const from: Db = Object.create(db, {
      select: {
        value: (...fields: Parameters<Db['select']>) => {
          if (isAway) throw new Error('away');
          return db.select(...fields);
        },
      },
    });
    const { fleet } = aFleet({ from });
    await aCar(db, { title: 'Back' });
    await expect(fleet.read()).rejects.toThrow('away');
    await expect(fleet.readHeld(DAYS, now)).rejects.toThrow('away');
    isAway = false;
    expect(await titles(fleet)).toEqual(['Back']);
    expect((await fleet.readHeld(DAYS, now)).size).toBe(0);
  });

  test('has the prices, price range and order of each day', async () => {
    const { fleet } = aFleet();
    const { id } = await aCar(db, { title: 'With seasons' });
    await aCar(db, { title: 'Without', dailyCents: 5000 });
    await aSeason(db, { carId: id, startDate: '2026-07-03', endDate: '2026-07-05' });
    await aSeason(db, { carId: id, startDate: '2026-07-06', endDate: '2026-07-08', dailyCents: 1 });
    const kept = await fleet.read();
    const prices = kept.cars.find(({ car }) => car.id === id)?.prices;
    if (!prices) throw new Error('The car has no prices.');
    expect(prices).toMatchObject({ dailyCents: 4000, weeklyCents: 24_000, monthlyCents: 90_000 });
    expect(prices.seasons).toHaveLength(2);
    for (let day = 0; day < 12; day += 1) {
      const date = addDays(TODAY, day);
      const expected = effectivePrices(prices, date);
      const sorted = sortCars(carsOn(kept, date), 'price-desc');
      expect(sorted.find((car) => car.id === id)?.effective).toEqual(expected);
      expect(sorted[0]?.title).toBe(expected.dailyCents > 5000 ? 'With seasons' : 'Without');
      expect(carFacets(carsOn(kept, date)).price.min).toBe(Math.min(50, expected.dailyCents / 100));
    }
    expect((await readCarFacets(fleet, { now })).price).toEqual({ min: 40, max: 50 });
  });

  test('has the same facts of a car in a list and on the car’s page', async () => {
    const { fleet } = aFleet();
    const image = await anImage(db);
    const { id } = await aCar(db, { mainImageId: image.id, totalUnits: 3, ratingAverage: 4.2 });
    await aSeason(db, { carId: id });
    await aBooking(db, { carId: id });
    const period = { pickupDate: '2026-07-11', returnDate: '2026-07-16' };
    const { cars: found } = await list(fleet, { ...NO_FILTERS, ...period });
    const page = await readCar({ db, fleet, settings: { read: () => readSettings(db) } }, id, {
      now,
      period: { ...period, pickupTime: '10:00', returnTime: '10:00' },
    });
    expect(found).toHaveLength(1);
    expect(page).toMatchObject({ ...found[0] });
    expect(found[0]).toMatchObject({ availableUnits: 2, quote: { days: 5 } });
  });

  test('counts a request’s unit as held until `holdUntil`', async () => {
    const { fleet } = aFleet();
    const { id } = await aCar(db);
    const unitsAt = async (instant: string) =>
      (await list(fleet, NO_FILTERS, new Date(instant))).cars[0]?.availableUnits;
    await aBooking(db, {
      carId: id,
      pickupAt: '2026-07-01 12:00',
      dropoffAt: '2026-07-01 12:30',
      status: 'pending',
      holdUntil: new Date('2026-07-01T09:20:00.500Z'),
    });
    expect(await unitsAt('2026-07-01T08:59:59Z')).toBe(1);
    expect(await unitsAt('2026-07-01T09:00:00Z')).toBe(0);
    expect(await unitsAt('2026-07-01T09:20:00.499Z')).toBe(0);
    expect(await unitsAt('2026-07-01T09:20:00.500Z')).toBe(1);
    // Proves that bookings are not cached.
    await db.delete(bookings);
    expect(await unitsAt('2026-07-01T09:10:00Z')).toBe(1);
  });
});

describe('free units of the list', () => {
  const STATUSES = ['pending', 'confirmed', 'active', 'completed', 'cancelled'];
  /** Half days from today, with pickup or return at 10:00 or 18:00. */
  const moment = (half: number) =>
    wallClock(addDays(TODAY, half >> 1), half % 2 ? '18:00' : '10:00');
  const aRandomBooking = fc.record({
    car: fc.integer({ min: 0, max: 3 }),
    from: fc.integer({ min: -6, max: 24 }),
    length: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(700)),
    status: fc.constantFrom(...STATUSES),
    hold: fc.constantFrom(
      null,
      '2026-07-01T08:59:59Z',
      '2026-07-01T09:00:00Z',
      '2026-07-01T10:00:00Z',
    ),
  });

  test('equal the number that `freeUnits` returns for all bookings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aRandomBooking, { maxLength: 25 }),
        fc.integer({ min: 0, max: 24 }),
        fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 7, max: 45 })),
        async (random, from, days) => {
          await db.delete(bookings);
          await db.delete(cars);
          const { fleet } = aFleet();
          for (let i = 0; i < 4; i += 1)
            await aCar(db, { id: `car-${i}`, title: `${i}`, totalUnits: 1 + i });
          const all = random.map(({ car, length, status, hold, ...each }) => {
            const dropoffAt = moment(each.from + length);
            const isLate = status === 'active' && dropoffAt <= '2026-07-01T12:00';
            return {
              carId: `car-${car}`,
              from: moment(each.from),
              dropoffAt,
              to: isLate ? lateHoldEnd(now) : dropoffAt,
              status,
              holdUntil: status === 'pending' ? hold : null,
            };
          });
          for (const { from: pickupAt, to: _to, holdUntil, ...each } of all) {
            const until = holdUntil === null ? null : new Date(holdUntil);
            await aBooking(db, { ...each, pickupAt, holdUntil: until });
          }
          const pickupDate = moment(from).slice(0, 10);
          const returnDate = addDays(pickupDate, days);
          const period = { from: `${pickupDate}T10:00`, to: `${returnDate}T10:00` };
          const unitsBy = (when: Parameters<typeof freeUnits>[2]) =>
            Array.from({ length: 4 }, (_, i) => {
              const held = all.filter((each) => each.carId === `car-${i}` && isHolding(each, now));
              return freeUnits(1 + i, held, when);
            });
          const units = async (filters: typeof NO_FILTERS) => {
            const { cars: found } = await list(fleet, filters);
            return Object.fromEntries(found.map((car) => [car.id, car.availableUnits]));
          };
          const expected = unitsBy(period).map((count, i) => [`car-${i}`, count] as const);
          expect(await units({ ...NO_FILTERS, pickupDate, returnDate })).toEqual(
            Object.fromEntries(expected.filter(([, count]) => count > 0)),
          );
          expect(Object.values(await units(NO_FILTERS))).toEqual(unitsBy('2026-07-01T12:00'));
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('the most rented cars are active cars, by the number of their rentals in the last year', async () => {
  const day = (shift: number) => wallClock(addDays(businessNow(new Date()).date, shift), '10:00');
  const rented = async (title: string, rentals: number[], changes = {}, status = 'completed') => {
    const { id } = await aCar(db, { id: title, title, totalUnits: 9, ...changes });
    for (const shift of rentals) {
      await aBooking(db, { carId: id, status, pickupAt: day(shift), dropoffAt: day(shift + 1) });
    }
  };
  await rented('once', [-3]);
  await rented('twice', [-9, -300]);
  await rented('long-ago', [-400, -500, -600]);
  await rented('to-come', [20, 30, 40]);
  await rented('cancelled', [-5, -6, -7], {}, 'cancelled');
  await rented('hidden', [-5, -6, -7], { active: false });
  const { mostRented } = await aFleet().fleet.read();
  expect(mostRented).toEqual(['twice', 'once']);
});
