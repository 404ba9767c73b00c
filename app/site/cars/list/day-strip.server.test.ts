import { expect, test } from 'vitest';
import { settings } from '#app/db/schema.server.ts';
import { createActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { type CarFilters, NO_FILTERS } from '#app/domain/cars/car-filters.rules.ts';
import { cheapestByDay, onlyCheapest } from '#app/domain/cars/day-strip.rules.ts';
import { listCars, readDaysAround } from '#app/domain/cars/find-cars.server.ts';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { addDays, wallClock } from '#app/lib/dates/dates.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, aCar, aSeason } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const now = new Date('2026-11-26T06:00:00Z');

/** Inserts 33 cars of many prices: some with seasons or bookings, one with its own places. */
async function aFleet() {
  const returnFees = { [elsewhere.dropoffLocation]: 19.99 };
  await db.insert(settings).values({ value: { rental: { returnFees } } });
  for (let i = 0; i < 33; i += 1) {
    const { id } = await aCar(db, {
      title: `Car ${i}`,
      brand: i % 3 ? 'Fiat' : 'Ford',
      seats: i % 5 ? 5 : 9,
      dailyCents: 2099 + ((i * 377) % 4001),
      weeklyCents: i % 2 ? 13_333 + i * 91 : null,
      pickupLocation: i === 1 ? 'Kaş' : null,
      dropoffLocation: i === 1 ? elsewhere.dropoffLocation : null,
    });
    if (i % 4 === 0) {
      const startDate = addDays('2026-11-30', i % 7);
      await aSeason(db, {
        carId: id,
        startDate,
        endDate: addDays(startDate, 5),
        dailyCents: 1500 + i * 133,
      });
    }
    if (i % 3 === 0) {
      const from = addDays('2026-11-28', i % 9);
      await aBooking(db, {
        carId: id,
        pickupAt: wallClock(from, '12:00'),
        dropoffAt: wallClock(addDays(from, 2), '09:00'),
      });
    }
  }
  return createActiveFleet(db, { generation: () => 0, isListening: () => true });
}

const trip = {
  ...NO_FILTERS,
  pickupDate: '2026-12-01',
  pickupTime: '10:00',
  returnDate: '2026-12-08',
  returnTime: '14:00',
};
/** Places of a trip whose return has a fee. */
const elsewhere = { pickupLocation: 'Antalya Lara', dropoffLocation: 'Antalya Havalimanı (AYT)' };
const filtered: Partial<CarFilters>[] = [
  {},
  { brand: ['Ford'] },
  { seats: 7 },
  { minPrice: 25, maxPrice: 40 },
];

test.each([
  ['the same place', {}],
  ['another place', elsewhere],
])(
  "each day of the strip has the lowest total of that day's list in every currency, with a return to %s",
  async (_, places) => {
    const fleet = await aFleet();
    const offers = await readDaysAround(fleet, { filters: { ...trip, ...places }, now });
    if (!offers) throw new Error('No strip');
    expect(offers.days.map(({ pickupDate }) => pickupDate)).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((shift) => addDays(trip.pickupDate, shift)),
    );
    for (const chosen of filtered) {
      for (const currency of ['EUR', 'USD', 'TRY'] as const) {
        const filters = { ...trip, ...places, ...chosen };
        const shown = { filters, currency, rates: DEFAULT_RATES };
        for (const { pickupDate, returnDate, total } of cheapestByDay(offers, shown)) {
          const list = await listCars(fleet, {
            filters: { ...filters, pickupDate, returnDate },
            page: 1,
            limit: 100,
            now,
          });
          const totals = list.cars.flatMap(({ quote }) =>
            quote ? [receiptIn(currency, DEFAULT_RATES, quote).total] : [],
          );
          expect(total).toBe(totals.length > 0 ? Math.min(...totals) : null);
        }
      }
    }
  },
);

test('onlyCheapest keeps a few cars with the same lowest totals', async () => {
  const offers = await readDaysAround(await aFleet(), { filters: trip, now });
  if (!offers) throw new Error('No strip');
  for (const chosen of filtered) {
    const shown = {
      filters: { ...trip, ...chosen },
      currency: 'EUR',
      rates: DEFAULT_RATES,
    } as const;
    const few = onlyCheapest(offers, shown.filters);
    expect(few.cars.length).toBeLessThanOrEqual(offers.days.length);
    expect(cheapestByDay(few, shown)).toEqual(cheapestByDay(offers, shown));
  }
});

test('the strip offers no days in the past, and no days without dates', async () => {
  const fleet = await aFleet();
  const around = async (changes: Partial<CarFilters>) => {
    const offers = await readDaysAround(fleet, { filters: { ...trip, ...changes }, now });
    return offers?.days.map(({ pickupDate }) => pickupDate);
  };
  // The current time in Antalya is nine o'clock on 26 November.
  const soon = { pickupDate: '2026-11-28', returnDate: '2026-11-30' };
  expect((await around({ ...soon, pickupTime: '09:00' }))?.[0]).toBe('2026-11-26');
  expect((await around({ ...soon, pickupTime: '08:30' }))?.[0]).toBe('2026-11-27');
  expect(await around({ returnDate: '' })).toBeUndefined();
});

test('a day without a free car has no total', async () => {
  const { id } = await aCar(db, { totalUnits: 1 });
  await aBooking(db, { carId: id, pickupAt: '2026-12-02T10:00', dropoffAt: '2026-12-04T10:00' });
  const fleet = createActiveFleet(db, { generation: () => 0, isListening: () => true });
  const filters = {
    ...trip,
    pickupDate: '2026-12-03',
    returnDate: '2026-12-05',
    returnTime: '10:00',
  };
  const offers = await readDaysAround(fleet, { filters, now });
  const free = cheapestByDay(offers ?? { days: [], rentalDays: 0, cars: [] }, {
    filters,
    currency: 'EUR',
    rates: DEFAULT_RATES,
  }).filter(({ total }) => total !== null);
  expect(free.map(({ pickupDate }) => pickupDate)).toEqual([
    '2026-11-30',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
});
