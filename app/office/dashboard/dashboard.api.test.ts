import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The tests' clock is at noon of 1 July 2026 in Istanbul. */
const { app, db, clock } = await testApp();

let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

async function get(path: string) {
  const response = await app.inject({ url: `/api/admin/dashboard${path}`, headers });
  return { status: response.statusCode, body: response.json() };
}

async function stats() {
  const { status, body } = await get('/stats');
  expect(status).toBe(200);
  return body.data;
}

describe('GET /admin/dashboard/stats @3.18 @7.11', () => {
  test('returns zeros for an empty business @3.24', async () => {
    const counts = Object.values(await stats());
    expect(counts).toHaveLength(16);
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  test('counts cars, units of active cars, and bookings and posts by status', async () => {
    await aCar(db, { totalUnits: 3 });
    await aCar(db, { totalUnits: 1 });
    await aCar(db, { totalUnits: 5, active: false });
    for (const status of ['pending', 'pending', 'confirmed', 'active', 'completed', 'cancelled'])
      await aBooking(db, { status });
    for (const status of ['published', 'published', 'draft', 'archived'])
      await aPost(db, { status });
    expect(await stats()).toMatchObject({
      ...{ totalCars: 3, activeCars: 2, totalUnits: 4, availableUnits: 4 },
      ...{ totalBookings: 6, pendingBookings: 2, activeBookings: 1 },
      ...{ publishedPosts: 2, draftPosts: 1 },
    });
  });

  test('counts and sums deposits and open balances, also of cancelled bookings, but no credit and no request', async () => {
    const owe = (totalCents: number, account: object = {}) =>
      aBooking(db, { status: 'completed', totalCents, ...account });
    await owe(200_00, { paidCents: 50_00 });
    await owe(100_00, { paidCents: 100_00, depositCents: 300_00 });
    await owe(100_00, { paidCents: 120_00 });
    await owe(400_00, { status: 'cancelled', chargedCents: 40_00 });
    await owe(500_00, { status: 'pending' });
    expect(await stats()).toMatchObject({
      ...{ openBalances: 2, openTotal: 190, depositsHeld: 1, depositTotal: 300 },
    });
  });

  test('a unit is available unless a booking holds it now', async () => {
    const car = await aCar(db, { totalUnits: 3 });
    const held = (pickupAt: string, dropoffAt: string, status = 'confirmed') =>
      aBooking(db, { carId: car.id, pickupAt, dropoffAt, status });
    await held('2026-06-30 10:00', '2026-07-02 10:00', 'active');
    await held('2026-07-01 12:00', '2026-07-02 10:00', 'pending');
    // Periods are half-open: a unit is free when a booking ends, and until the next one begins.
    await held('2026-06-30 10:00', '2026-07-01 12:00');
    await held('2026-07-01 12:01', '2026-07-03 10:00');
    await held('2026-06-30 10:00', '2026-07-02 10:00', 'cancelled');
    await held('2026-06-30 10:00', '2026-07-02 10:00', 'completed');
    expect(await stats()).toMatchObject({ totalUnits: 3, availableUnits: 1 });
  });

  test('an overbooked car does not reduce the available units of other cars', async () => {
    await aCar(db, { totalUnits: 2 });
    const { id: carId } = await aCar(db);
    const period = { pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-02 10:00' };
    for (let i = 0; i < 3; i++) await aBooking(db, { carId, ...period });
    expect(await stats()).toMatchObject({ totalUnits: 3, availableUnits: 2 });
  });

  test('the day begins at midnight in Istanbul, not in UTC', async () => {
    await aBooking(db, { pickupAt: '2026-07-01 00:00', dropoffAt: '2026-07-02 10:00' });
    clock.set('2026-06-30T20:59:59Z');
    expect(await stats()).toMatchObject({ pickupsToday: 0, revenueThisMonth: 0 });
    clock.set('2026-06-30T21:00:00Z');
    expect(await stats()).toMatchObject({ pickupsToday: 1, revenueThisMonth: 120 });
  });

  test('today’s counts leave out cancelled bookings and returns of transfers', async () => {
    const today = { pickupAt: '2026-07-01 08:00', dropoffAt: '2026-07-01 18:00' };
    for (const status of ['pending', 'confirmed', 'active', 'completed', 'cancelled']) {
      await aBooking(db, { ...today, status });
    }
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 3 };
    await aBooking(db, { ...today, serviceType: 'transfer', carTitle: null, transferData });
    expect(await stats()).toMatchObject({ pickupsToday: 5, returnsToday: 4 });
  });

  test('revenue contains the fee of a cancelled booking, not its price', async () => {
    await aBooking(db, {
      ...{ status: 'cancelled', totalCents: 320_00, chargedCents: 50_00 },
    });
    expect(await stats()).toMatchObject({ revenueThisMonth: 50 });
  });

  test('revenue sums this month’s pickups without requests and cancelled bookings', async () => {
    const begins = (pickupAt: string, totalCents: number, status = 'confirmed') =>
      aBooking(db, { pickupAt, dropoffAt: '2026-08-20 10:00', totalCents, status });
    await begins('2026-06-30 23:59', 1_00);
    await begins('2026-07-01 00:00', 10_50);
    await begins('2026-07-15 10:00', 20_00, 'active');
    await begins('2026-07-31 23:59', 40_01, 'completed');
    await begins('2026-08-01 00:00', 80_00);
    await begins('2026-07-15 10:00', 160_00, 'pending');
    await begins('2026-07-15 10:00', 320_00, 'cancelled');
    expect(await stats()).toMatchObject({ revenueThisMonth: 70.51 });
  });

  test('revenue of December ends with the year', async () => {
    clock.set('2026-12-31T20:59:00Z');
    ({ headers } = await signIn(db, clock.now()));
    for (const pickupAt of ['2026-12-01 00:00', '2026-12-31 23:59', '2027-01-01 00:00']) {
      await aBooking(db, {
        pickupAt,
        dropoffAt: '2027-01-05 10:00',
        totalCents: 2_000_000_000,
      });
    }
    expect(await stats()).toMatchObject({ revenueThisMonth: 40_000_000 });
  });
});

describe('GET /admin/dashboard/available-cars', () => {
  const titles = async () => {
    const { status, body } = await get('/available-cars');
    expect(status).toBe(200);
    return body.data.cars.map(({ title }: { title: string }) => title);
  };

  test('contains the car’s units, but not its description', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-06-30 10:00',
      dropoffAt: '2026-07-02 10:00',
    });
    const { body } = await get('/available-cars');
    expect(body.data.cars).toMatchObject([{ id: car.id, available_units: 1, total_units: 2 }]);
    expect(body.data.cars[0]).not.toHaveProperty('description');
  });

  test('lists at most five cars: free ones first, then rented ones, each sorted by title', async () => {
    const out = { pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-02 10:00' };
    // More cars than a page of `/admin/cars`, all sorted before the free ones.
    for (let i = 0; i < 101; i++) {
      const { id } = await aCar(db, { title: `A ${i}` });
      await aBooking(db, { ...out, carId: id });
    }
    await aCar(db, { title: 'B gizli', active: false });
    for (const title of ['Şahin', 'Çok güzel', 'Zoe', 'Civic']) await aCar(db, { title });
    expect(await titles()).toEqual(['Civic', 'Çok güzel', 'Şahin', 'Zoe', 'A 0']);
  });

  test('lists cars that are active or have a free unit, free active cars first', async () => {
    const out = { pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-02 10:00' };
    for (const [title, active, isOut] of [
      ['Pasif, boşta', false, false],
      ['Pasif, kirada', false, true],
      ['Aktif, kirada', true, true],
      ['Aktif, boşta', true, false],
    ] as const) {
      const { id } = await aCar(db, { title, active });
      if (isOut) await aBooking(db, { ...out, carId: id });
    }
    expect(await titles()).toEqual(['Aktif, boşta', 'Aktif, kirada', 'Pasif, boşta']);
  });
});

describe('GET /admin/dashboard/recent-bookings', () => {
  const recent = async (query = '') => {
    const { status, body } = await get(`/recent-bookings${query}`);
    expect(status).toBe(200);
    return body.data;
  };
  const recorded = (day: number) => new Date(Date.UTC(2026, 5, day));

  test('lists bookings newest first, by default five on a page', async () => {
    for (const day of [4, 1, 7, 3, 6, 2, 5]) {
      await aBooking(db, { id: `day-${day}`, createdAt: recorded(day) });
    }
    const ids = async (query?: string) =>
      (await recent(query)).bookings.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['day-7', 'day-6', 'day-5', 'day-4', 'day-3']);
    expect(await ids('?page=2')).toEqual(['day-2', 'day-1']);
    expect(await ids('?page=2&limit=3')).toEqual(['day-4', 'day-3', 'day-2']);
    expect(await ids('?page=3')).toEqual([]);
    expect((await recent('?page=2')).pagination).toMatchObject({ limit: 5, total: 7 });
    const { body } = await get('/recent-bookings?limit=0');
    expect(body.details).toMatchObject([{ field: 'limit' }]);
  });
});
