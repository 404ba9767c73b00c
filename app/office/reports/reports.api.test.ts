import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

async function get(query: string) {
  const response = await app.inject({ url: `/api/admin/reports?${query}`, headers });
  return { status: response.statusCode, body: response.json() };
}

async function report(from: string, to = from) {
  const { status, body } = await get(`from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body.data;
}

const transfer = (overrides: Parameters<typeof aBooking>[1] & { passengers?: number } = {}) => {
  const { passengers = 2, ...own } = overrides;
  return aBooking(db, {
    serviceType: 'transfer',
    carTitle: null,
    transferData: { vehicleCapacity: 'capacity_1_4', passengers },
    ...own,
  });
};

test('the report of an empty business has zeros and no average or occupancy', async () => {
  expect(await report('2026-06', '2026-07')).toEqual({
    from: '2026-06',
    to: '2026-07',
    totals: { bookings: 0, revenue: 0, average: null, occupancy: null },
    before: { bookings: 0, revenue: 0, average: null, occupancy: null },
    months: ['2026-06', '2026-07'].map((month) => ({
      month,
      rentals: { bookings: 0, revenue: 0 },
      transfers: { bookings: 0, revenue: 0 },
      occupancy: null,
    })),
    cars: [],
    zones: [],
  });
});

describe('bookings and revenue', () => {
  test('count in the month of the pickup, by service', async () => {
    await aBooking(db, {
      pickupAt: '2026-06-30 23:59',
      dropoffAt: '2026-07-20 10:00',
      totalCents: 10_050,
    });
    await aBooking(db, {
      pickupAt: '2026-07-01 00:00',
      dropoffAt: '2026-07-02 10:00',
      totalCents: 20_000,
    });
    await transfer({
      pickupAt: '2026-07-31 23:59',
      dropoffAt: '2026-08-01 01:00',
      totalCents: 4_000,
    });
    const { months, totals } = await report('2026-06', '2026-07');
    expect(months).toMatchObject([
      { rentals: { bookings: 1, revenue: 100.5 }, transfers: { bookings: 0, revenue: 0 } },
      { rentals: { bookings: 1, revenue: 200 }, transfers: { bookings: 1, revenue: 40 } },
    ]);
    expect(totals).toMatchObject({ bookings: 3, revenue: 340.5, average: 113.5 });
  });

  test('leave out requests and cancelled bookings', async () => {
    for (const status of ['pending', 'confirmed', 'active', 'completed', 'cancelled']) {
      await aBooking(db, { status, totalCents: 1_000 });
    }
    expect((await report('2026-07')).totals).toMatchObject({ bookings: 3, revenue: 30 });
  });

  test('contain the fee of a cancelled booking as revenue, not its price', async () => {
    const cancelled = { status: 'cancelled', totalCents: 400_00, chargedCents: 50_00 };
    await aBooking(db, cancelled);
    await transfer({ ...cancelled, zoneName: 'Side' });
    const { totals, months, zones } = await report('2026-07');
    expect(totals).toMatchObject({ bookings: 0, revenue: 100 });
    expect(months).toMatchObject([
      { rentals: { bookings: 0, revenue: 50 }, transfers: { bookings: 0, revenue: 50 } },
    ]);
    expect(zones).toMatchObject([{ zoneName: 'Side', transfers: 0, passengers: 0, revenue: 50 }]);
  });

  test('are compared with the same number of months before', async () => {
    await aBooking(db, {
      pickupAt: '2026-05-10 10:00',
      dropoffAt: '2026-05-12 10:00',
      totalCents: 7_000,
    });
    await aBooking(db, { pickupAt: '2026-04-30 10:00', dropoffAt: '2026-05-01 10:00' });
    const { before } = await report('2026-07', '2026-08');
    expect(before).toMatchObject({ bookings: 1, revenue: 70 });
  });
});

describe('occupancy', () => {
  test('is the booked time of all units, clipped to the months', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    await aCar(db, { title: 'Ford Focus' });
    const booked = (pickupAt: string, dropoffAt: string) =>
      aBooking(db, { carId: car.id, pickupAt, dropoffAt });
    await booked('2026-05-31 12:00', '2026-06-02 00:00');
    await booked('2026-06-30 00:00', '2026-07-02 06:00');
    await booked('2026-08-01 00:00', '2026-08-02 00:00');
    const { months, cars, totals } = await report('2026-06', '2026-07');
    const hours = { june: 24 + 24, july: 30 };
    const [june = 0, july = 0] = [30 * 24, 31 * 24];
    expect(months[0].occupancy).toBeCloseTo(hours.june / (3 * june));
    expect(months[1].occupancy).toBeCloseTo(hours.july / (3 * july));
    expect(cars).toMatchObject([
      { title: 'Fiat Egea', units: 2, bookings: 2, hours: 78 },
      { title: 'Ford Focus', units: 1, bookings: 0, hours: 0, occupancy: 0 },
    ]);
    expect(cars[0].occupancy).toBeCloseTo(78 / (2 * (june + july)));
    expect(totals.occupancy).toBeCloseTo(78 / (3 * (june + july)));
  });

  test('is null for a car whose last vehicle was sold', async () => {
    const sold = await aCar(db, { title: 'Audi A3', totalUnits: 0 });
    await aCar(db, { title: 'Ford Focus' });
    await aBooking(db, { carId: sold.id });
    const { cars } = await report('2026-07');
    expect(cars).toMatchObject([
      { title: 'Ford Focus', occupancy: 0 },
      { title: 'Audi A3', units: 0, bookings: 1, occupancy: null },
    ]);
  });

  test('leaves out inactive cars and cancelled bookings', async () => {
    const away = await aCar(db, { active: false });
    const car = await aCar(db);
    await aBooking(db, { carId: away.id });
    await aBooking(db, { carId: car.id, status: 'cancelled' });
    const { cars, totals } = await report('2026-07');
    expect(cars).toMatchObject([{ id: car.id, hours: 0 }]);
    expect(totals.occupancy).toBe(0);
  });
});

describe('zones', () => {
  test('are sorted by number of transfers and have their current names', async () => {
    await aZone(db, { id: 'kas', zoneName: 'Kaş' });
    await aZone(db, { id: 'side', zoneName: 'Side Merkez' });
    await transfer({ zoneId: 'kas', zoneName: 'Kaş', passengers: 4, totalCents: 9_000 });
    await transfer({ zoneId: 'side', zoneName: 'Side', passengers: 1, totalCents: 5_000 });
    await transfer({ zoneId: 'side', zoneName: 'Side Merkez', passengers: 3, totalCents: 5_050 });
    await transfer({ zoneName: 'Olympos', passengers: 2, totalCents: 1_000 });
    await transfer({ passengers: 2, totalCents: 2_000 });
    await transfer({ zoneId: 'kas', status: 'cancelled' });
    expect((await report('2026-07')).zones).toEqual([
      { id: 'side', zoneName: 'Side Merkez', transfers: 2, passengers: 4, revenue: 100.5 },
      { id: 'kas', zoneName: 'Kaş', transfers: 1, passengers: 4, revenue: 90 },
      { id: null, zoneName: null, transfers: 1, passengers: 2, revenue: 20 },
      { id: null, zoneName: 'Olympos', transfers: 1, passengers: 2, revenue: 10 },
    ]);
  });
});

test.each([
  ['', 'from'],
  ['from=2026-07', 'to'],
  ['from=2026-13&to=2026-14', 'from'],
  ['from=2026-08&to=2026-07', 'to'],
  ['from=2020-01&to=2026-07', 'to'],
])('the query ?%s is refused', async (query, field) => {
  const { status, body } = await get(query);
  expect(status).toBe(400);
  expect(body.details[0].field).toBe(field);
});
