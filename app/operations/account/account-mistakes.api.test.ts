/** Tests mistakes that offices and programs make with the accounts of rentals. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveRateSet } from '#app/base/exchange-rates/exchange-rates.server.ts';
import { handovers, roadCharges, vehicles } from '#app/db/schema.server.ts';
import type { Cash } from '#app/operations/cash/cash.schema.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { routesOf } from '#tests/support/routes.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July.
const { built, routes } = await routesOf(() => buildTestApp());
const { app, db, rates } = built;

// An earlier test may have changed the rates.
beforeEach(() => rates.reload());

const PAYMENT = { direction: 'in', purpose: 'price', method: 'cash', amount: 400 };
const DEPOSIT = { ...PAYMENT, purpose: 'deposit', amount: 300 };
const READING = { kilometres: 45_000, fuelEighths: 8 };

/** Creates a booking of €400. Returns it with functions that act on its account as an owner. */
async function aRental(overrides: Parameters<typeof aBooking>[1] = {}) {
  const booking = await aBooking(db, { totalCents: 400_00, ...overrides });
  const { id } = booking;
  const call = callsOf(app, (await signIn(db)).headers);
  const pay = async (payment: object = {}): Promise<string> =>
    (await call('POST', `/bookings/${id}/payments`, { ...PAYMENT, ...payment })).data.id;
  const charge = (given: object) => call('POST', `/bookings/${id}/charges`, given);
  const read = async () => (await call('GET', `/bookings/${id}/account`)).data;
  return { ...booking, call, pay, charge, read };
}

/**
 * Records the hand-overs of a rental. `out` and `back` are wall-clock times of handing out and
 * return.
 */
function hadPlate(
  bookingId: string,
  { plate, vehicleId, out, back }: { plate: string; vehicleId: string; out: string; back: string },
) {
  const record = { bookingId, vehicleId, plate, staffName: 'Zeynep', ...READING };
  const signatures = { customer: null, staff: null };
  return db.insert(handovers).values([
    { ...record, signatures, kind: 'out', at: out },
    { ...record, signatures, kind: 'back', at: back },
  ]);
}

test.each(['payments', 'charges', 'card-holds', 'cash', 'expenses'])(
  'no endpoint edits or deletes %s',
  (part) => {
    const changing = routes.filter(
      ({ method, url }) =>
        ['PUT', 'PATCH', 'DELETE'].includes(method) &&
        url.startsWith('/api/admin/') &&
        url.split('/').includes(part),
    );
    expect(changing).toEqual([]);
  },
);

describe('a refund', () => {
  test('is no longer subtracted from the paid amount after its reversal', async () => {
    const { call, pay, read } = await aRental();
    const refundOf = await pay();
    const refund = await pay({ direction: 'out', amount: 150, refundOf });
    await call('POST', `/payments/${refund}/reverse`, { reason: 'wrong booking' });
    expect(await read()).toMatchObject({ paid: 400, balance: 0 });
  });
});

describe('a payment in lira', () => {
  test("dated in March keeps its rate of March after today's rate has changed", async () => {
    const { pay, read } = await aRental();
    await pay({ currency: 'TRY', amount: 7500, rate: 37.5, at: '2026-03-10T12:00' });
    await saveRateSet(db, {
      ...{ source: 'manual', asOf: '2026-07-01', rates: { EUR: 1, USD: 1.2, TRY: 75 } },
      ...{ fetchedAt: new Date('2026-07-01T08:00:00Z'), expiresAt: null },
    });
    await rates.reload();
    expect(await read()).toMatchObject({ paid: 200, balance: 200 });
  });

  test('of an earlier day is refused without a rate', async () => {
    const { call, id, read } = await aRental();
    const given = { ...PAYMENT, currency: 'TRY', amount: 7500, at: '2026-03-10T12:00' };
    const refused = await call('POST', `/bookings/${id}/payments`, given);
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'rate' }] });
    expect((await read()).payments).toEqual([]);
  });
});

describe('a no-show', () => {
  test('keeps its payment and frees its unit', async () => {
    const { id: carId } = await aCar(db);
    const { call, id, pay, read } = await aRental({ carId });
    await pay({ amount: 100 });
    const other = {
      ...{ ...STAFF_RENTAL, carId, status: 'confirmed', pricing: { total: 90 } },
      ...{ pickupTime: '2026-07-11T10:00', dropoffTime: '2026-07-12T10:00' },
    };
    expect((await call('POST', '/bookings', other)).status).toBe(409);
    await call('PUT', `/bookings/${id}/status`, { status: 'cancelled', cancelReason: 'no-show' });
    expect(await read()).toMatchObject({ paid: 100, balance: -100, state: 'overpaid' });
    expect((await call('POST', '/bookings', other)).status).toBe(201);
  });
});

test('an early return does not change the agreed price', async () => {
  const { id: carId } = await aCar(db);
  const days = { pickupAt: '2026-06-30 10:00:00', dropoffAt: '2026-07-05 10:00:00' };
  const { call, id, read } = await aRental({ carId, status: 'active', ...days });
  const back = { kind: 'back', at: '2026-07-01T11:00', plate: '07 ERK 1', ...READING };
  expect((await call('POST', `/bookings/${id}/handovers`, back)).status).toBe(201);
  expect(await read()).toMatchObject({ price: 400, balance: 400 });
});

test('a toll that is imported after the refund of the deposit is due', async () => {
  const { id: carId } = await aCar(db);
  const plate = '07 DEP 1';
  await db.insert(vehicles).values({ id: 'deposit', carId, plate });
  const { call, id, pay, read } = await aRental({ carId, status: 'completed' });
  const held = { out: '2026-06-20 10:00', back: '2026-06-25 10:00' };
  await hadPlate(id, { plate, vehicleId: 'deposit', ...held });
  await pay();
  const refundOf = await pay(DEPOSIT);
  await pay({ ...DEPOSIT, direction: 'out', refundOf });
  const toll = { kind: 'toll', plate, at: '2026-06-22T10:30', amount: 75 };
  await call('POST', '/road-charges/import', { rows: [toll] });
  expect(await read()).toMatchObject({ balance: 2, depositHeld: 0, state: 'partly-paid' });
});

describe('the cash box', () => {
  const expectedEuros = ({ boxes }: Cash) =>
    boxes.find(({ currency }) => currency === 'EUR')?.expected;

  test('expects payments from both sides of midnight at the next count', async () => {
    const { call, pay } = await aRental();
    await call('POST', '/cash/counts', { EUR: 0 });
    await pay({ at: '2026-06-30T23:50', amount: 100 });
    await pay({ at: '2026-07-01T00:30', amount: 50 });
    const { data } = await call('POST', '/cash/counts', { EUR: 150 });
    expect(data.counts[0]).toMatchObject({ expected: 150, difference: 0 });
    expect(expectedEuros(data)).toBe(150);
  });
});

test('a plate that moves to a new vehicle leaves earlier rentals with the former one', async () => {
  const { id: carId, title: carTitle } = await aCar(db);
  const plate = '07 ESK 1';
  await db.insert(vehicles).values({ id: 'former', carId, plate });
  const days = { pickupAt: '2026-06-20 10:00:00', dropoffAt: '2026-06-25 10:00:00' };
  const rental = { carId, carTitle, vehicleId: 'former', status: 'completed', ...days };
  const { call, id, read } = await aRental(rental);
  const held = { out: '2026-06-20 10:00', back: '2026-06-25 10:00' };
  await hadPlate(id, { plate, vehicleId: 'former', ...held });
  const tyres = { day: '2026-06-22', category: 'tyres', currency: 'EUR', amount: 90 };
  await call('POST', '/expenses', { ...tyres, vehicleId: 'former' });

  await call('PUT', '/vehicles/former', { plate: '07 YEN 1', carId });
  const { data: next } = await call('POST', '/vehicles', { plate, carId });
  const toll = { kind: 'toll', plate, at: '2026-06-22T10:30', amount: 75 };
  await call('POST', '/road-charges/import', { rows: [toll] });

  expect(await read()).toMatchObject({ charges: [{ kind: 'toll' }] });
  const passages = await db.select().from(roadCharges).where(eq(roadCharges.bookingId, id));
  expect(passages).toMatchObject([{ plate }]);
  const rentalsOf = async (vehicleId: string) =>
    (await call('GET', `/vehicles/${vehicleId}/rentals`)).data.rentals;
  expect(await rentalsOf('former')).toMatchObject([{ id, recordedPlate: plate }]);
  expect(await rentalsOf(next.id)).toEqual([]);
  const report = (await call('GET', '/reports/vehicles?from=2026-06&to=2026-06')).data;
  const rowOf = (vehicleId: string) =>
    report.vehicles.find((row: { vehicleId: string }) => row.vehicleId === vehicleId);
  expect(rowOf('former')).toMatchObject({ plate: '07 YEN 1', daysLet: 5, expenses: 90 });
  expect(rowOf(next.id)).toMatchObject({ daysLet: 0, expenses: 0 });
});
