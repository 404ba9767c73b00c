import { describe, expect, test } from 'vitest';
import { lettingRules, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

async function board(query: string) {
  const { headers } = await signIn(db);
  const response = await app.inject({ url: `/api/admin/bookings/board?${query}`, headers });
  return { status: response.statusCode, ...response.json() };
}

const references = (data: { bookings: { bookingReference: string }[] }) =>
  data.bookings.map(({ bookingReference }) => bookingReference);

describe('GET /admin/bookings/board', () => {
  test('returns all cars in Turkish order, and the bookings of the days', async () => {
    const zone = await aZone(db, { zoneName: 'Belek' });
    await aCar(db, { id: 'z', title: 'Zoe', active: false });
    const car = await aCar(db, { id: 'c', title: 'Çita', totalUnits: 2, category: 'SUV' });
    await aCar(db, { id: 'd', title: 'Duster' });
    await aBooking(db, { id: 'r1', reference: 'K-1', carId: car.id, carTitle: 'Çita' });
    await aBooking(db, {
      id: 't1',
      reference: 'K-2',
      serviceType: 'transfer',
      carTitle: null,
      zoneId: zone.id,
      zoneName: 'Belek',
      dropoffLocation: 'Belek, Örnek Otel',
      transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
      pickupAt: '2026-07-02 23:30:00',
      dropoffAt: '2026-07-03 00:30:00',
      status: 'pending',
    });
    const { status, data } = await board('from=2026-07-01');
    expect(status).toBe(200);
    expect(data).toMatchObject({ from: '2026-07-01', days: 31 });
    expect(data.cars.map(({ id }: { id: string }) => id)).toEqual(['c', 'd', 'z']);
    expect(data.cars[0]).toMatchObject({ title: 'Çita', category: 'SUV', total_units: 2 });
    expect(data.bookings).toMatchObject([
      {
        bookingReference: 'K-2',
        serviceType: 'transfer',
        carId: null,
        zoneName: 'Belek',
        customer: 'Ayşe Yılmaz',
        pickupTime: '2026-07-02T23:30',
        dropoffTime: '2026-07-03T00:30',
        status: 'pending',
        holds: true,
      },
      { bookingReference: 'K-1', carId: 'c', carTitle: 'Çita', status: 'confirmed', holds: true },
    ]);
  });

  test('lists a late booking on a board that begins after its days', async () => {
    const car = await aCar(db);
    const days = { pickupAt: '2026-06-20 10:00:00', dropoffAt: '2026-06-25 10:00:00' };
    await aBooking(db, { reference: 'K-L', carId: car.id, status: 'active', ...days });
    const { data } = await board('from=2026-07-01');
    expect(data.bookings).toMatchObject([
      {
        bookingReference: 'K-L',
        dropoffTime: '2026-06-25T10:00',
        lateUntil: '2026-07-03T00:00',
      },
    ]);
  });

  test('returns until when the buffer holds a unit', async () => {
    const car = await aCar(db, { bufferMinutes: 90 });
    const add = (reference: string, status: string, dropoffAt: string) =>
      aBooking(db, {
        ...{ reference, status, carId: car.id, dropoffAt },
        pickupAt: '2026-10-01 10:00:00',
      });
    await add('K-open', 'confirmed', '2026-10-04 12:00:00');
    await add('K-done', 'completed', '2026-10-04 12:00:00');
    await add('K-night', 'confirmed', '2026-10-02 23:00:00');
    const { data } = await board('from=2026-10-03&days=7');
    const freeFrom = data.bookings.map((each: { bookingReference: string; freeFrom: string }) => [
      each.bookingReference,
      each.freeFrom,
    ]);
    expect(Object.fromEntries(freeFrom)).toEqual({
      'K-open': '2026-10-04T13:30',
      'K-done': null,
      'K-night': '2026-10-03T00:30',
    });
  });

  test('returns the letting rules that refuse pickups', async () => {
    const range = { firstDay: '2026-11-01', lastDay: '2026-11-30' };
    await db.insert(lettingRules).values([
      { ...range, id: 'closed', name: 'Bayram', closed: true },
      { ...range, id: 'sundays', noPickupWeekdays: ['sunday'] },
      { ...range, id: 'length', minDays: 3 },
      { id: 'over', firstDay: '2026-10-01', lastDay: '2026-10-31', closed: true },
    ]);
    const { data } = await board('from=2026-11-01&days=7');
    const ids = data.lettingRules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['closed', 'sundays']);
    expect(data.lettingRules[0]).toMatchObject({ name: 'Bayram', closed: true });
  });

  test('returns the vehicles in service with their blocked days', async () => {
    await aCar(db, { id: 'plated', title: 'Plaka' });
    await db.insert(vehicles).values([
      { id: 'v2', carId: 'plated', plate: '07 ZZ 2' },
      { id: 'v1', carId: 'plated', plate: '07 AA 1' },
      { id: 'v3', carId: 'plated', plate: '07 BB 3', inService: false },
    ]);
    const block = { vehicleId: 'v1', reason: 'service' };
    await db.insert(vehicleBlocks).values([
      { id: 'in', ...block, firstDay: '2026-09-01', lastDay: '2026-09-05' },
      { id: 'before', ...block, firstDay: '2026-08-28', lastDay: '2026-09-04' },
      { id: 'past', ...block, firstDay: '2026-08-01', lastDay: '2026-09-03' },
      { id: 'next', ...block, firstDay: '2026-09-11', lastDay: '2026-09-12' },
    ]);
    await aBooking(db, {
      ...{ carId: 'plated', vehicleId: 'v2', reference: 'K-9' },
      ...{ pickupAt: '2026-09-05 10:00:00', dropoffAt: '2026-09-06 10:00:00' },
    });
    const { data } = await board('from=2026-09-04&days=7');
    const car = data.cars.find(({ id }: { id: string }) => id === 'plated');
    expect(car.vehicles).toEqual([
      {
        ...{ id: 'v1', plate: '07 AA 1' },
        blocks: [
          { id: 'before', firstDay: '2026-08-28', lastDay: '2026-09-04', reason: 'service' },
          { id: 'in', firstDay: '2026-09-01', lastDay: '2026-09-05', reason: 'service' },
        ],
      },
      { id: 'v2', plate: '07 ZZ 2', blocks: [] },
    ]);
    expect(data.bookings).toMatchObject([{ bookingReference: 'K-9', vehicleId: 'v2' }]);
  });

  test('lists bookings that overlap the days by at least a minute', async () => {
    const add = (reference: string, pickupAt: string, dropoffAt: string, status = 'confirmed') =>
      aBooking(db, { reference, pickupAt, dropoffAt, status });
    await add('ends-at-midnight', '2026-07-01 10:00:00', '2026-07-05 00:00:00');
    await add('ends-just-after', '2026-07-01 10:00:00', '2026-07-05 00:01:00');
    await add('a-year-long', '2025-07-10 10:00:00', '2026-07-10 10:00:00', 'active');
    await add('over-all', '2026-06-01 10:00:00', '2026-08-01 10:00:00', 'completed');
    await add('no-length', '2026-07-05 00:00:00', '2026-07-05 00:00:00', 'cancelled');
    await add('last-minute', '2026-07-06 23:59:00', '2026-07-09 10:00:00');
    await add('begins-after', '2026-07-07 00:00:00', '2026-07-09 10:00:00');
    const { data } = await board('from=2026-07-05&days=2');
    expect(references(data)).toEqual([
      'a-year-long',
      'over-all',
      'ends-just-after',
      'no-length',
      'last-minute',
    ]);
  });

  test.each([
    ['no first day', 'days=7', 'from'],
    ['a day that does not exist', 'from=2026-02-30', 'from'],
    ['a day beyond all calendars', 'from=9999-12-31', 'from'],
    ['no days at all', 'from=2026-07-01&days=0', 'days'],
    ['too many days', 'from=2026-07-01&days=63', 'days'],
    ['a fraction of a day', 'from=2026-07-01&days=1.5', 'days'],
    ['days as a hexadecimal number', 'from=2026-07-01&days=0x10', 'days'],
  ])('refuses %s', async (_name, query, field) => {
    const answer = await board(query);
    expect(answer).toMatchObject({ status: 400, success: false });
    expect(answer.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
  });
});
