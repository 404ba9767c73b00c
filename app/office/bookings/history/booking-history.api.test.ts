import { expect, test } from 'vitest';
import { vehicles } from '#app/db/schema.server.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { forgetDocuments } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { testApp } from '#tests/support/app.ts';
import { RENTAL, STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';
import type { BookingHistory } from './booking-history.schema.ts';

const { app, db, clock } = await testApp();

/**
 * Returns calls of an owner and of a member of staff; each call is a minute after the previous one.
 */
async function office() {
  const [owner, staff] = [await signIn(db), await signIn(db, undefined, { role: 'staff' })];
  const later =
    (call: ReturnType<typeof callsOf>): typeof call =>
    (...args) => {
      clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
      return call(...args);
    };
  const asOwner = later(callsOf(app, owner.headers));
  const asStaff = later(callsOf(app, staff.headers));
  const historyOf = async (id: string) => {
    const { status, data } = await asStaff('GET', `/bookings/${id}/history`);
    expect(status).toBe(200);
    return data as BookingHistory;
  };
  return { owner: owner.admin, staff: staff.admin, asOwner, asStaff, historyOf };
}

const READING = { kilometres: 45_120, fuelEighths: 6, drivers: [] };

test('staff can read the history of a booking from the request to the return', async () => {
  const { owner, staff, asOwner, asStaff, historyOf } = await office();
  const { id: carId } = await aCar(db, { dailyCents: 4000 });
  await db.insert(vehicles).values({ id: 'v', carId, plate: '07 ABC 123' });
  const body = { ...RENTAL, carId, pickupDate: '2026-07-01', pickupTime: '18:00' };
  const sent = await app.inject({ method: 'POST', url: '/api/bookings', body });
  const { data: list } = await asStaff('GET', '/bookings');
  const { id }: OpenedBooking = list.bookings[0];
  expect(sent.statusCode).toBe(201);
  expect((await historyOf(id)).events).toEqual([
    { at: '2026-07-01T09:00:00.000Z', by: '', changes: [{ kind: 'requested' }] },
  ]);

  const read = async () => (await asOwner('GET', `/bookings/${id}`)).data as OpenedBooking;
  await asOwner('PUT', `/bookings/${id}/status`, { status: 'confirmed' });
  const days = { pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-05T12:30' };
  await asStaff('PUT', `/bookings/${id}`, {
    ...(await read()),
    ...{ ...days, vehicleId: 'v', pricing: { total: 150 }, email: 'ayse@example.com' },
  });
  clock.set('2026-07-01T10:00:00Z');
  const out = { kind: 'out', at: '2026-07-01T12:35', vehicleId: 'v', ...READING };
  expect((await asStaff('POST', `/bookings/${id}/handovers`, out)).status).toBe(201);
  const put = { ...out, kilometres: 45_130 };
  expect((await asStaff('PUT', `/bookings/${id}/handovers/out`, put)).status).toBe(200);
  clock.set('2026-07-05T09:40:00Z');
  const charges = [{ kind: 'fuel', euros: 20, note: '' }];
  const back = { ...put, kind: 'back', at: '2026-07-05T12:31', fuelEighths: 4, charges };
  expect((await asOwner('POST', `/bookings/${id}/handovers`, back)).status).toBe(201);

  const { events } = await historyOf(id);
  expect(events.map(({ by, changes }) => [by, ...changes])).toEqual([
    ['', { kind: 'requested' }],
    [owner.name, { kind: 'status', status: 'confirmed' }],
    [
      staff.name,
      { kind: 'days', ...days },
      { kind: 'plate', plate: '07 ABC 123' },
      { kind: 'total', before: expect.any(Number), after: 150 },
      // Personal fields show only that they were changed.
      { kind: 'fields', fields: ['email'] },
    ],
    [
      staff.name,
      {
        ...{ kind: 'out', handedAt: '2026-07-01T12:35', plate: '07 ABC 123' },
        ...{ kilometres: 45_120, fuelEighths: 6 },
      },
    ],
    [staff.name, { kind: 'corrected', record: 'out' }],
    [
      owner.name,
      {
        ...{ kind: 'back', handedAt: '2026-07-05T12:31', plate: '07 ABC 123' },
        ...{ kilometres: 45_130, fuelEighths: 4 },
      },
      { kind: 'charge', charge: 'fuel', amount: 20, isVoided: false },
    ],
  ]);
  expect(events.at(-1)?.at).toBe('2026-07-05T09:41:00.000Z');
});

test('a booking without log entries has a history made from its rows', async () => {
  const { historyOf } = await office();
  const { id } = await aBooking(db, { createdAt: new Date('2026-06-01T08:00:00Z') });
  expect((await historyOf(id)).events).toEqual([
    { at: '2026-06-01T08:00:00.000Z', by: '', changes: [{ kind: 'recorded' }] },
  ]);
});

test('a hand-over whose documents were deleted is listed once, with its last values', async () => {
  const { staff, asOwner, asStaff, historyOf } = await office();
  const { id } = await aBooking(db, {
    ...{ pickupAt: '2026-07-01 12:00', dropoffAt: '2026-07-05 12:00' },
    createdAt: new Date('2026-06-01T08:00:00Z'),
  });
  const out = { kind: 'out', at: '2026-07-01T11:35', plate: '07 ABC 123', ...READING };
  expect((await asStaff('POST', `/bookings/${id}/handovers`, out)).status).toBe(201);
  const put = { ...out, kilometres: 45_130 };
  expect((await asOwner('PUT', `/bookings/${id}/handovers/out`, put)).status).toBe(200);
  await db.transaction((tx) => forgetDocuments(tx, [id], clock.now()));
  const { events } = await historyOf(id);
  expect(events.map(({ by, changes }) => [by, ...changes]).slice(1)).toEqual([
    [
      staff.name,
      {
        ...{ kind: 'out', handedAt: '2026-07-01T11:35', plate: '07 ABC 123' },
        ...{ kilometres: 45_130, fuelEighths: 6 },
      },
    ],
  ]);
});

test('the history contains no personal data', async () => {
  const { owner, asOwner, historyOf } = await office();
  const { id: carId } = await aCar(db);
  const drivers = [{ name: 'Gülsüm', surname: 'Zeybek', phoneNumber: '0532 987 65 43' }];
  const rental = { ...STAFF_RENTAL, carId, drivers, pricing: { total: 80 } };
  const { data: booking } = await asOwner('POST', '/bookings', rental);
  const { id } = booking as OpenedBooking;
  const changed = {
    ...booking,
    drivers: [{ ...drivers[0], surname: 'Akyol' }],
    ...{ pickupLocation: 'Zeybek villası', specialRequests: 'Zeybek ailesi' },
  };
  await asOwner('PUT', `/bookings/${id}`, changed);
  await asOwner('PUT', `/bookings/${id}/status`, { status: 'cancelled' });
  const before = await historyOf(id);
  expect(before.events.map(({ changes }) => changes)).toEqual([
    [{ kind: 'recorded' }],
    [{ kind: 'fields', fields: ['drivers', 'pickupLocation', 'specialRequests'] }],
    [{ kind: 'status', status: 'cancelled' }],
  ]);
  const { data: found } = await asOwner('GET', '/customers?search=Akyol');
  const [{ id: customer }] = found.customers;
  expect((await asOwner('POST', `/customers/${customer}/anonymise`)).status).toBe(200);
  const after = await historyOf(id);
  expect(JSON.stringify([before, after])).not.toMatch(/Gülsüm|Zeybek|Akyol|0532/);
  expect(after.events.at(-1)).toMatchObject({ by: owner.name });
});

test('the history lists charges, payments, reversals and card holds', async () => {
  const { staff, owner, asOwner, asStaff, historyOf } = await office();
  const { id } = await aBooking(db, {
    ...{ totalCents: 400_00, createdAt: new Date('2026-06-01T08:00:00Z') },
  });
  const charge = await asStaff('POST', `/bookings/${id}/charges`, { kind: 'toll', each: 7 });
  await asOwner('POST', `/charges/${charge.data.id}/void`, { reason: 'other car' });
  const paid = { direction: 'in', purpose: 'price', method: 'cash', amount: 100 };
  const payment = await asStaff('POST', `/bookings/${id}/payments`, paid);
  await asOwner('POST', `/payments/${payment.data.id}/reverse`, { reason: 'typed twice' });
  const hold = { amount: 300, expiresOn: '2099-01-01' };
  const held = await asStaff('POST', `/bookings/${id}/card-holds`, hold);
  await asStaff('POST', `/card-holds/${held.data.id}/end`, { capture: 20.25 });
  const { events } = await historyOf(id);
  const common = { kind: 'payment', purpose: 'price', method: 'cash', currency: 'EUR' };
  expect(events.slice(1).map(({ by, changes }) => [by, ...changes])).toMatchObject([
    [staff.name, { kind: 'charge', charge: 'toll', amount: 7, isVoided: false }],
    [owner.name, { kind: 'charge', charge: 'toll', amount: 7, isVoided: true }],
    [staff.name, { ...common, direction: 'in', amount: 100, isReversal: false }],
    [owner.name, { ...common, direction: 'out', amount: 100, isReversal: true }],
    [staff.name, { kind: 'card-hold', state: 'held', amount: 300 }],
    [
      staff.name,
      { ...common, method: 'card', direction: 'in', amount: 20.25 },
      { kind: 'card-hold', state: 'captured', amount: 20.25 },
    ],
  ]);
  expect(JSON.stringify(events)).not.toContain('typed twice');
});
