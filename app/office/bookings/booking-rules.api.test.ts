import { beforeEach, describe, expect, test } from 'vitest';
import { cars, lettingRules, settings, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { RENTAL, STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

// The test app's clock is at noon in Istanbul on 1 July 2026.
const { app, db } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const response = await app.inject({ method, url: `/api${path}`, headers, payload });
  return { status: response.statusCode, ...response.json() };
}

/** Forbids rentals of fewer than five days with a pickup in July 2026. */
async function aRule(given: Partial<typeof lettingRules.$inferInsert> = {}) {
  await db.insert(lettingRules).values({
    ...{ id: 'rule', firstDay: '2026-07-01', lastDay: '2026-07-31', minDays: 5 },
    ...given,
  });
}

describe('a booking that a letting rule refuses', () => {
  test('is refused with the rule, for staff', async () => {
    const { id: carId } = await aCar(db);
    await aRule({ name: 'Yaz' });
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response).toMatchObject({
      status: 409,
      error: 'Letting rules refuse this booking: Yaz: Minimum rental on these dates: 5 days',
      data: {
        broken: [{ ruleId: 'rule', kind: 'tooShort', days: 5 }],
        nearest: { pickupDate: '2026-07-10', dropoffDate: '2026-07-15' },
      },
    });
  });

  test('needs a reason to be saved anyway', async () => {
    const { id: carId } = await aCar(db);
    await aRule();
    const response = await send('POST', '/admin/bookings', {
      ...{ ...STAFF_RENTAL, carId, allowRules: true },
    });
    expect(response).toMatchObject({ status: 400, details: [{ field: 'rulesReason' }] });
  });

  test('is refused also if it is new and cancelled', async () => {
    const { id: carId } = await aCar(db);
    await aRule();
    const booking = { ...STAFF_RENTAL, carId, status: 'cancelled' };
    expect((await send('POST', '/admin/bookings', booking)).status).toBe(409);
  });

  test('is saved with a reason, which the audit log keeps', async () => {
    const { id: carId } = await aCar(db);
    await aRule();
    const response = await send('POST', '/admin/bookings', {
      ...{ ...STAFF_RENTAL, carId, allowRules: true, rulesReason: 'Eski müşteri' },
    });
    expect(response.status).toBe(201);
    const [entry] = await db.query.auditLog.findMany();
    expect(entry?.after).toMatchObject({
      overruledRules: ['Bu tarihlerde en az 5 gün kiralanır'],
      rulesReason: 'Eski müşteri',
    });
  });

  test('is refused beside the return date, for visitors', async () => {
    const { id: carId } = await aCar(db);
    await aRule({ name: 'Yaz', translations: { en: { name: 'Summer' } } });
    const response = await app.inject({
      ...{ method: 'POST', url: '/api/bookings' },
      payload: { ...RENTAL, carId, language: 'en' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toEqual([
      { field: 'returnDate', message: 'Summer: Minimum rental on these dates: 5 days' },
    ]);
  });

  test('names the nearest allowed days with a free unit, for visitors', async () => {
    const { id: carId } = await aCar(db);
    await aRule({ closed: true });
    await aBooking(db, { carId, pickupAt: '2026-08-01 09:00', dropoffAt: '2026-08-03 09:00' });
    const response = await app.inject({
      ...{ method: 'POST', url: '/api/bookings' },
      payload: { ...RENTAL, carId },
    });
    expect(response.json().data).toEqual({
      nearest: { pickupDate: '2026-08-03', dropoffDate: '2026-08-06' },
    });
  });

  test.each([
    ['another car', { carId: 'other' }],
    ['another month', { firstDay: '2026-08-01', lastDay: '2026-08-31' }],
  ])('is saved if the rule is for %s', async (_, rule) => {
    const { id: carId } = await aCar(db);
    await aCar(db, { id: 'other' });
    await aRule(rule);
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response.status).toBe(201);
  });
});

describe('an existing booking that a new rule would refuse', () => {
  async function existing() {
    const { id: carId } = await aCar(db);
    const { data } = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    await aRule();
    const put = (changes: object) =>
      send('PUT', `/admin/bookings/${data.id}`, { ...data, version: undefined, ...changes });
    return { put };
  }

  test('keeps its days with another note or hour', async () => {
    const { put } = await existing();
    expect((await put({ specialRequests: 'Bebek koltuğu' })).status).toBe(200);
    expect(
      (await put({ pickupTime: '2026-07-10T09:00', dropoffTime: '2026-07-13T09:00' })).status,
    ).toBe(200);
  });

  test('may be extended, and stay shorter than the rule demands', async () => {
    const { put } = await existing();
    expect((await put({ dropoffTime: '2026-07-14T10:00' })).status).toBe(200);
  });

  test('is refused if its pickup moves to another day that the rule forbids', async () => {
    const { put } = await existing();
    const later = { pickupTime: '2026-07-11T10:00', dropoffTime: '2026-07-14T10:00' };
    expect((await put(later)).data.broken).toHaveLength(1);
  });

  test('may be cancelled and confirmed again', async () => {
    const { put } = await existing();
    expect((await put({ status: 'cancelled' })).status).toBe(200);
    expect((await put({ status: 'confirmed' })).status).toBe(200);
  });

  test('is refused on forbidden days while it is cancelled', async () => {
    const { put } = await existing();
    expect((await put({ status: 'cancelled' })).status).toBe(200);
    const days = { pickupTime: '2026-07-20T10:00', dropoffTime: '2026-07-22T10:00' };
    expect((await put({ ...days, status: 'cancelled' })).data.broken).toHaveLength(1);
  });
});

describe('the buffer after a rental', () => {
  const buffered = (bufferMinutes: number) =>
    db.insert(settings).values({ value: { rental: { bufferMinutes } } });
  const at = (from: string, to: string) => ({ pickupTime: from, dropoffTime: to });
  const BEFORE = { pickupAt: '2026-07-07 10:00', dropoffAt: '2026-07-10 09:00' };

  test.each([
    [60, 201],
    [61, 409],
  ])('of %i minutes answers %i to a pickup an hour after a return', async (minutes, status) => {
    const { id: carId } = await aCar(db);
    await buffered(minutes);
    await aBooking(db, { carId, ...BEFORE });
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response.status).toBe(status);
  });

  test.each([
    [60, 201],
    [61, 409],
  ])('of %i minutes answers %i to a return an hour before a pickup', async (minutes, status) => {
    const { id: carId } = await aCar(db);
    await buffered(minutes);
    await aBooking(db, { carId, pickupAt: '2026-07-13 11:00', dropoffAt: '2026-07-15 10:00' });
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response.status).toBe(status);
  });

  test('is the one of the car, if it has its own', async () => {
    const { id: carId } = await aCar(db, { bufferMinutes: 0 });
    await buffered(120);
    await aBooking(db, { carId, ...BEFORE });
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response.status).toBe(201);
  });

  test('holds the unit over midnight for visitors', async () => {
    const { id: carId } = await aCar(db);
    await db.update(cars).set({ bufferMinutes: 120 });
    await aBooking(db, { carId, pickupAt: '2026-07-07 10:00', dropoffAt: '2026-07-09 23:00' });
    const listed = async (pickupTime: string) => {
      const days = `pickupDate=2026-07-10&pickupTime=${pickupTime}&dropoffDate=2026-07-13`;
      return (await send('GET', `/listings?${days}`)).data.listings.length;
    };
    expect(await listed('00:30')).toBe(0);
    expect(await listed('01:00')).toBe(1);
  });

  test('is named with the booking that holds the unit', async () => {
    const { id: carId } = await aCar(db);
    await buffered(90);
    await aBooking(db, { reference: 'KRV-BEFORE', carId, ...BEFORE });
    const { data } = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(data.clashes).toMatchObject([
      { reference: 'KRV-BEFORE', to: '2026-07-10T09:00', bufferedUntil: '2026-07-10T10:30' },
    ]);
  });

  test('makes no existing booking clash when it becomes longer', async () => {
    const { id: carId } = await aCar(db);
    await aBooking(db, { carId, ...BEFORE });
    const { data } = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    await buffered(600);
    const path = `/admin/bookings/${data.id}`;
    const { free } = (
      await send(
        'GET',
        `/admin/bookings/availability?from=${data.pickupTime}&to=${data.dropoffTime}&except=${data.id}`,
      )
    ).data;
    expect(free[carId]).toBe(1);
    const longer = at(data.pickupTime, '2026-07-14T10:00');
    expect((await send('PUT', path, { ...data, ...longer })).status).toBe(200);
    const earlier = at('2026-07-10T09:30', data.dropoffTime);
    expect((await send('PUT', path, { ...data, ...earlier, version: undefined })).status).toBe(409);
  });

  test('counts a vehicle once that is blocked on the day of its return', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 2 });
    await buffered(120);
    await db.insert(vehicles).values({ id: 'v1', carId, plate: '07 ABC 01' });
    await db.insert(vehicleBlocks).values({
      ...{ id: 'b1', vehicleId: 'v1', firstDay: '2026-07-10', lastDay: '2026-07-10' },
      reason: 'repair',
    });
    await aBooking(db, { carId, vehicleId: 'v1', ...BEFORE });
    const response = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(response.status).toBe(201);
  });

  test('gives a cancelled booking no unit that somebody else has now', async () => {
    const { id: carId } = await aCar(db);
    const { data } = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    await send('PUT', `/admin/bookings/${data.id}/status`, { status: 'cancelled' });
    await aBooking(db, { carId, pickupAt: '2026-07-11 10:00', dropoffAt: '2026-07-12 10:00' });
    const days = `from=${data.pickupTime}&to=${data.dropoffTime}`;
    const path = `/admin/bookings/availability?${days}&except=${data.id}&carId=${carId}`;
    const { free, clashes } = (await send('GET', path)).data;
    expect([free[carId], clashes.length]).toEqual([0, 1]);
  });

  test('keeps a plate from the next rental until it has ended', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 2 });
    await buffered(90);
    await db.insert(vehicles).values({ id: 'v1', carId, plate: '07 ABC 01' });
    await aBooking(db, { carId, vehicleId: 'v1', ...BEFORE });
    const response = await send('POST', '/admin/bookings', {
      ...{ ...STAFF_RENTAL, carId, vehicleId: 'v1' },
    });
    expect(response).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  });
});
