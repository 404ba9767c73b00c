import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings } from '#app/db/schema.server.ts';
import { HOLDING_STATUSES } from '#app/domain/availability/availability.rules.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL as RENTAL, RENTAL as VISITORS } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const AT_ONCE = 50;

const { app, db } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const response = await app.inject({ method, url: `/api${path}`, headers, body });
  return { status: response.statusCode, ...response.json() };
};
async function statuses(requests: Promise<{ status: number }>[]) {
  const responses = await Promise.all(requests);
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const times = <T>(make: (n: number) => T) => Array.from({ length: AT_ONCE }, (_, n) => make(n));
/** Creates fifty bookings of the car with the status. */
const waiting = (carId: string, status: string) =>
  Promise.all(times((n) => aBooking(db, { id: `b-${n}`, carId, status })));
const holding = (carId: string) =>
  db.$count(
    bookings,
    and(eq(bookings.carId, carId), inArray(bookings.status, [...HOLDING_STATUSES])),
  );

describe('the last unit of a car goes to exactly one of fifty concurrent requests', () => {
  test('when staff and visitors record bookings', async () => {
    const car = await aCar(db, { totalUnits: 2 });
    await aBooking(db, { carId: car.id });
    const requests = times((n) =>
      n % 5 === 0
        ? send('POST', '/bookings', { ...VISITORS, carId: car.id, phone: `0555 123 45 ${10 + n}` })
        : send('POST', '/admin/bookings', { ...RENTAL, carId: car.id }),
    );
    expect(await statuses(requests)).toEqual({ 201: 1, 409: 49 });
    expect(await holding(car.id)).toBe(2);
  });

  test('when their statuses change', async () => {
    const car = await aCar(db);
    const all = await waiting(car.id, 'cancelled');
    const requests = all.map(({ id }) =>
      send('PUT', `/admin/bookings/${id}/status`, { status: 'confirmed' }),
    );
    expect(await statuses(requests)).toEqual({ 200: 1, 409: 49 });
    expect(await holding(car.id)).toBe(1);
  });

  test('when bookings of other cars move to it', async () => {
    const [last, other] = [await aCar(db), await aCar(db, { totalUnits: AT_ONCE })];
    const all = await waiting(other.id, 'pending');
    const requests = all.map(({ id }) =>
      send('PUT', `/admin/bookings/${id}`, { ...RENTAL, carId: last.id, version: 1 }),
    );
    expect(await statuses(requests)).toEqual({ 200: 1, 409: 49 });
    expect([await holding(last.id), await holding(other.id)]).toEqual([1, 49]);
  });
});

describe('concurrent requests cause no deadlock', () => {
  test('when cars and bookings are edited, moved and deleted at once', async () => {
    const cars = await Promise.all([1, 2, 3].map(() => aCar(db)));
    const day = (n: number) => `2026-08-${10 + n}`;
    const held = Array.from({ length: 18 }, (_, n) =>
      aBooking(db, {
        carId: cars[n % 3]?.id ?? null,
        pickupAt: `${day(n)} 10:00`,
        dropoffAt: `${day(n)} 20:00`,
      }),
    );
    const requests = (await Promise.all(held)).flatMap(({ id }, n) => {
      const path = `/admin/bookings/${id}`;
      const carId = cars[(n + 1) % 3]?.id;
      const edit = send('PUT', path, { ...RENTAL, carId, version: 1, allowOverbooking: true });
      if (n === 9) return [edit, send('DELETE', `/admin/cars/${cars[2]?.id}`)];
      if (n % 5 === 0) return [edit, send('DELETE', path)];
      return n % 3 === 0 ? [edit, send('PUT', `${path}/status`, { status: 'cancelled' })] : [edit];
    });
    const answered = Object.keys(await statuses(requests));
    expect(answered.filter((status) => !['200', '400', '404', '409'].includes(status))).toEqual([]);
  });
});

describe('a clash', () => {
  test('lists the bookings that hold the units, and can be overruled', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    const at = (from: number, to: number) => ({
      carId: car.id,
      pickupAt: `2026-07-${from} 10:00`,
      dropoffAt: `2026-07-${to} 10:00`,
    });
    await aBooking(db, { reference: 'KRV-FIRST', ...at(10, 12) });
    await aBooking(db, { reference: 'KRV-OTHER', ...at(11, 15), status: 'active' });
    // No clash: the first booking ends when the period begins, the second is completed.
    await aBooking(db, { reference: 'KRV-EARLY', ...at(8, 10) });
    await aBooking(db, { reference: 'KRV-OVER', ...at(11, 12), status: 'completed' });
    const response = await send('POST', '/admin/bookings', { ...RENTAL, carId: car.id });
    expect(response).toMatchObject({
      status: 409,
      error: 'Fiat Egea is not available then: KRV-FIRST and KRV-OTHER hold it',
      data: {
        clashes: [
          {
            reference: 'KRV-FIRST',
            customer: 'Ayşe Yılmaz',
            from: '2026-07-10T10:00',
            to: '2026-07-12T10:00',
          },
          { reference: 'KRV-OTHER' },
        ],
      },
    });
    const overruled = { ...RENTAL, carId: car.id, allowOverbooking: true };
    const { status, data } = await send('POST', '/admin/bookings', overruled);
    expect(status).toBe(201);
    const [entry] = await db.query.auditLog.findMany();
    expect(entry?.after).toMatchObject({ overbooked: ['KRV-FIRST', 'KRV-OTHER'] });
    // A change that takes no more than the booking already holds needs no free unit.
    const note = { ...overruled, allowOverbooking: false, specialRequests: 'Bebek koltuğu' };
    const save = (booking: object) => send('PUT', `/admin/bookings/${data.id}`, booking);
    expect((await save({ ...note, version: 1 })).status).toBe(200);
    // An earlier pickup is allowed if a unit is free in the added time.
    const earlier = { ...note, pickupTime: '2026-07-09T10:00' };
    expect((await save({ ...earlier, version: 2 })).status).toBe(200);
    await aBooking(db, { reference: 'KRV-LATER', ...at(13, 20) });
    const longer = { ...earlier, dropoffTime: '2026-07-14T10:00', version: 3 };
    expect((await save(longer)).error).toBe(
      'Fiat Egea is not available then: KRV-OTHER and KRV-LATER hold it',
    );
  });

  test('does not occur if a booking begins when another one ends', async () => {
    const car = await aCar(db);
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-07-13 10:00',
      dropoffAt: '2026-07-14 10:00',
    });
    const { status, data } = await send('POST', '/admin/bookings', { ...RENTAL, carId: car.id });
    expect(status).toBe(201);
    const earlier = { ...RENTAL, carId: car.id, pickupTime: '2026-07-12T09:00', version: 1 };
    expect((await send('PUT', `/admin/bookings/${data.id}`, earlier)).status).toBe(200);
  });

  test('prevents a cancelled booking from becoming pending, unless overruled', async () => {
    const car = await aCar(db);
    await aBooking(db, { carId: car.id });
    const { id } = await aBooking(db, { carId: car.id, status: 'cancelled' });
    const path = `/admin/bookings/${id}/status`;
    expect((await send('PUT', path, { status: 'pending' })).status).toBe(409);
    expect((await send('PUT', path, { status: 'completed' })).status).toBe(200);
    expect((await send('PUT', path, { status: 'active', allowOverbooking: true })).status).toBe(
      200,
    );
  });
});

describe('a car whose only vehicle is sold', () => {
  test('is refused to a visitor', async () => {
    const car = await aCar(db, { totalUnits: 0 });
    const response = await send('POST', '/bookings', { ...VISITORS, carId: car.id });
    expect(response).toMatchObject({ status: 409, error: expect.stringContaining('dolu') });
  });

  test('is refused to staff, unless they overrule', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 0 });
    const rental = { ...RENTAL, carId: car.id };
    const refused = {
      status: 409,
      error: 'Fiat Egea is not available then',
      data: { clashes: [] },
    };
    expect(await send('POST', '/admin/bookings', rental)).toMatchObject(refused);
    const { id } = await aBooking(db, { carId: car.id, status: 'cancelled' });
    const path = `/admin/bookings/${id}`;
    expect(await send('PUT', path, { ...rental, version: 1 })).toMatchObject(refused);
    const pending = { status: 'pending' };
    expect(await send('PUT', `${path}/status`, pending)).toMatchObject(refused);
    const overruled = { ...rental, allowOverbooking: true };
    expect((await send('POST', '/admin/bookings', overruled)).status).toBe(201);
    const meant = { ...pending, allowOverbooking: true };
    expect((await send('PUT', `${path}/status`, meant)).status).toBe(200);
  });
});
