import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admins, auditLog, handovers } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

const TERMS = { freeHours: 48, percent: 30, noShowPercent: 50 };
const FEE = { amount: 72, note: '30 % of €240: cancelled 22 hours before pick-up' };

beforeEach(async () => {
  const owner = callsOf(app, (await signIn(db)).headers);
  const saved = await owner('PUT', '/settings', { rental: { cancellation: TERMS } });
  expect(saved.data.rental.cancellation).toEqual(TERMS);
});

/** Creates a confirmed rental of €240 from 2 July, 10:00. Returns calls of a member of staff. */
async function rental(overrides: Parameters<typeof aBooking>[1] = {}) {
  const times = { pickupAt: '2026-07-02 10:00:00', dropoffAt: '2026-07-05 10:00:00' };
  const { id } = await aBooking(db, { ...times, totalCents: 240_00, ...overrides });
  const call = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
  return {
    id,
    call,
    fees: async () => (await call('GET', `/bookings/${id}/cancellation-fees`)).data.fees,
    setStatus: (body: object) => call('PUT', `/bookings/${id}/status`, body),
    cancel: (body: object = {}) =>
      call('PUT', `/bookings/${id}/status`, { status: 'cancelled', fee: FEE, ...body }),
    account: async () => (await call('GET', `/bookings/${id}/account`)).data,
  };
}

describe('the cancellation fees of the terms', () => {
  test('are proposed for a cancellation by the customer and for a no-show', async () => {
    const { fees } = await rental();
    expect(await fees()).toEqual([
      { reason: 'customer', amount: 72, percent: 30, agreed: 240, hoursBefore: 22 },
      { reason: 'no-show', amount: 120, percent: 50, agreed: 240, hoursBefore: null },
    ]);
  });

  test.each([['pending'], ['cancelled']] as const)('are none for a %s booking', async (status) => {
    const { fees } = await rental({ status });
    expect(await fees()).toEqual([]);
  });
});

describe('the consequences of a cancellation', () => {
  const READING = { kilometres: 5, fuelEighths: 8, signatures: { customer: null, staff: null } };
  const recorded = (bookingId: string, kinds: readonly string[]) =>
    kinds.map((kind) => ({
      ...{ bookingId, kind, plate: '07 ABC 123', at: '2026-06-20 10:00', staffName: 'Ece' },
      ...READING,
    }));

  test.each([
    ['a confirmed booking', 'confirmed', [], null],
    ['an active rental', 'active', [], 'out'],
    ['an active rental with its hand-over', 'active', ['out'], 'out'],
    ['an active rental with its return', 'active', ['out', 'back'], 'returned'],
    ['a completed rental', 'completed', [], 'returned'],
    ['a confirmed booking with a hand-over', 'confirmed', ['out'], 'out'],
  ] as const)('tell where the car of %s is', async (_what, status, kinds, expected) => {
    const { id, call } = await rental({ status });
    if (kinds.length > 0) await db.insert(handovers).values(recorded(id, kinds));
    const { data } = await call('GET', `/bookings/${id}/cancellation-fees`);
    expect(data.rental).toBe(expected);
  });

  test('know no car of a transfer', async () => {
    const transferData = { vehicleCapacity: 'capacity_1_6', passengers: 2 };
    const { id, call } = await rental({
      ...{ status: 'completed', serviceType: 'transfer', carTitle: null, transferData },
    });
    expect((await call('GET', `/bookings/${id}/cancellation-fees`)).data.rental).toBe(null);
  });

  test('are a balance without the price, but with charges and payments', async () => {
    const { id, call, cancel } = await rental({ status: 'active' });
    await call('POST', `/bookings/${id}/charges`, { kind: 'fuel', each: 60 });
    const paid = { direction: 'in', purpose: 'price', method: 'cash', amount: 200 };
    await call('POST', `/bookings/${id}/payments`, paid);
    const { data } = await call('GET', `/bookings/${id}/cancellation-fees`);
    expect(data.balance).toBe(-140);
    const cancelled = await cancel({ fee: null });
    expect(cancelled.data.account.balance).toBe(-140);
  });
});

describe('a cancellation with a fee', () => {
  test('owes the fee and no price', async () => {
    const { cancel, account } = await rental();
    const { status, data } = await cancel({ cancelReason: 'customer' });
    expect([status, data.status, data.cancelReason]).toEqual([200, 'cancelled', 'customer']);
    expect(data.account).toMatchObject({ charged: 72, due: 72, balance: 72 });
    expect(await account()).toMatchObject({
      ...{ cancelled: true, due: 72 },
      charges: [{ kind: 'cancellation', amount: 72, note: FEE.note, voided: null }],
    });
  });

  test('of a customer who did not come keeps the booking with that reason', async () => {
    const { id, call, cancel, account } = await rental();
    await cancel({ cancelReason: 'no-show', fee: { amount: 120 } });
    const { data } = await call('GET', `/bookings/${id}`);
    expect(data).toMatchObject({ status: 'cancelled', cancelReason: 'no-show' });
    expect(await account()).toMatchObject({ due: 120, charges: [{ kind: 'no-show' }] });
  });

  test('is saved with the other changes of a booking', async () => {
    const { id, call, account } = await rental();
    const { data: read } = await call('GET', `/bookings/${id}`);
    const changes = { specialRequests: 'Ski rack', status: 'cancelled', cancelReason: 'customer' };
    const saved = await call('PUT', `/bookings/${id}`, { ...read, ...changes, fee: FEE });
    expect(saved).toMatchObject({ status: 200, data: { ...changes, account: { due: 72 } } });
    expect((await account()).charges).toMatchObject([{ kind: 'cancellation', amount: 72 }]);
  });

  test('charges nothing if the booking was changed meanwhile', async () => {
    const { cancel, account } = await rental();
    expect((await cancel({ version: 7 })).status).toBe(409);
    expect(await account()).toMatchObject({ cancelled: false, charges: [] });
  });

  test('charges once if it is sent twice', async () => {
    const { cancel, account } = await rental();
    await cancel();
    expect((await cancel()).status).toBe(200);
    expect((await account()).charges).toHaveLength(1);
  });

  test('is recorded in the audit log with its fee', async () => {
    const { cancel } = await rental();
    await cancel();
    const [saved, charged] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect([saved?.entity, charged?.entity]).toEqual(['booking', 'charge']);
    expect(charged?.after).toMatchObject({ kind: 'cancellation', amount: 72 });
  });

  test.each([
    [{ fee: { amount: 0 } }, 'fee.amount'],
    [{ fee: { amount: -5 } }, 'fee.amount'],
    [{ fee: { amount: 1.005 } }, 'fee.amount'],
    [{ status: 'confirmed' }, 'fee'],
    [{ cancelReason: 'weather' }, 'cancelReason'],
  ])('with %j is refused with an error at %s', async (given, field) => {
    const { cancel, account } = await rental();
    expect(await cancel(given)).toMatchObject({ status: 400, details: [{ field }] });
    expect(await account()).toMatchObject({ cancelled: false, charges: [] });
  });
});

test('a cancellation without a fee owes nothing', async () => {
  const { cancel, account } = await rental();
  await cancel({ cancelReason: 'office', fee: null });
  expect(await account()).toMatchObject({ due: 0, charges: [] });
});

test.each([
  ['by an undo', { version: 2 }],
  ['by a later choice', {}],
])('a booking that is confirmed again %s owes its price and no fee', async (_, body) => {
  const { cancel, setStatus, account } = await rental();
  await cancel({ version: 1 });
  const { data } = await setStatus({ status: 'confirmed', ...body });
  expect(data).toMatchObject({ cancelReason: null, account: { charged: 0, due: 240 } });
  expect((await account()).charges).toMatchObject([
    { voided: { reason: 'Rezervasyon artık iptal değil' } },
  ]);
});

test('the reason of a voided fee is in the language that the member of staff chose', async () => {
  const { cancel, setStatus, account } = await rental();
  await db.update(admins).set({ language: 'en' });
  await cancel();
  await setStatus({ status: 'confirmed' });
  expect((await account()).charges).toMatchObject([
    { voided: { reason: 'The booking is not cancelled any more' } },
  ]);
});

test('other charges stay if a booking is confirmed again', async () => {
  const { id, call, cancel, setStatus, account } = await rental();
  await call('POST', `/bookings/${id}/charges`, { kind: 'toll', each: 5 });
  await cancel();
  await setStatus({ status: 'confirmed' });
  expect(await account()).toMatchObject({ charged: 5, due: 245 });
});

test('a declined request stores its reason, in the audit log too', async () => {
  const { cancel } = await rental({ status: 'pending' });
  const { data } = await cancel({ cancelReason: 'full', fee: null });
  expect(data).toMatchObject({ status: 'cancelled', cancelReason: 'full' });
  const [saved] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(saved?.after).toMatchObject({ cancelReason: 'full' });
});
