/**
 * Tests that all parts of the back office count the same waiting requests. Pending bookings of
 * staff do not wait.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { RENTAL, STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const get = async (path: string) =>
  (await app.inject({ url: `/api/admin${path}`, headers })).json().data;
async function send(method: 'POST' | 'PUT', path: string, body: object) {
  const response = await app.inject({ method, url: `/api${path}`, headers, body });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json().data;
}
/**
 * Returns the number of waiting requests in each part of the back office; `today` also has the
 * number of listed ones.
 */
async function counts() {
  const [agenda, notices, stats, list] = await Promise.all([
    get('/dashboard/agenda'),
    get('/notices'),
    get('/dashboard/stats'),
    get('/bookings?status=pending&requested=true'),
  ]);
  return {
    today: [agenda.requests.count, agenda.requests.bookings.length],
    badge: notices.requests,
    stats: stats.pendingBookings,
    list: list.pagination.total,
  };
}
const NONE = { today: [0, 0], badge: 0, stats: 0, list: 0 };
const ONE = { today: [1, 1], badge: 1, stats: 1, list: 1 };

describe('a pending booking', () => {
  test('typed by staff does not count as a waiting request', async () => {
    const { id: carId } = await aCar(db);
    const booking = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect(booking).toMatchObject({ status: 'pending', requested: false });
    expect(await counts()).toEqual(NONE);
  });

  test('typed by staff is in the list of pending bookings', async () => {
    const { id: carId } = await aCar(db);
    const { id } = await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId });
    expect((await get('/bookings?status=pending')).bookings).toMatchObject([{ id }]);
  });

  test('requested by a visitor counts as waiting', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 9 });
    await send('POST', '/bookings', { ...RENTAL, carId });
    expect(await counts()).toEqual(ONE);
  });

  test('requested by a visitor still counts as waiting after staff saved it', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 9 });
    await send('POST', '/bookings', { ...RENTAL, carId });
    const [booking] = (await get('/bookings')).bookings;
    await send('PUT', `/admin/bookings/${booking.id}`, { ...booking, email: 'a@b.co' });
    expect(await counts()).toEqual(ONE);
  });

  test('from a pasted message counts as a waiting request', async () => {
    const { id: carId } = await aCar(db);
    await send('POST', '/admin/bookings', { ...STAFF_RENTAL, carId, requested: true });
    expect(await counts()).toEqual(ONE);
  });
});

test('a confirmed request does not count as waiting', async () => {
  const { id: carId } = await aCar(db, { totalUnits: 9 });
  await send('POST', '/bookings', { ...RENTAL, carId });
  const [{ id }] = (await get('/bookings')).bookings;
  await send('PUT', `/admin/bookings/${id}/status`, { status: 'confirmed' });
  expect(await counts()).toEqual(NONE);
});
