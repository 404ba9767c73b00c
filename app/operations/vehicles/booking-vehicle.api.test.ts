import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { admins, cars, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

/** Creates a car with vehicles of these plates, and returns calls as a signed-in person. */
async function fleetOf(...plates: string[]) {
  const { headers } = await signIn(db);
  const { id: carId } = await aCar(db, { totalUnits: plates.length });
  for (const plate of plates) {
    await db.insert(vehicles).values({ id: plate.toLowerCase(), carId, plate });
  }
  const call = callsOf(app, headers, '/api/admin/bookings');
  const rental = (given: object = {}) => ({
    ...{ ...STAFF_RENTAL, carId },
    ...{ pickupTime: '2026-08-10T10:00', dropoffTime: '2026-08-14T10:00' },
    ...given,
  });
  return { carId, call, rental };
}

test('a vehicle of a rental is busy for other bookings, but not for the rental itself', async () => {
  const { call, rental, carId } = await fleetOf('07-A', '07-B');
  await db.insert(vehicles).values({ id: '07-s', carId, plate: '07-S', inService: false });
  const { data } = await call('POST', '', rental({ vehicleId: '07-a' }));
  expect(data).toMatchObject({ carId, vehicleId: '07-a' });
  const options = await call('GET', '/options');
  const car = options.data.cars.find(({ id }: { id: string }) => id === carId);
  expect(car.vehicles).toEqual([
    { id: '07-a', plate: '07-A', sold: false },
    { id: '07-b', plate: '07-B', sold: false },
    { id: '07-s', plate: '07-S', sold: true },
  ]);
  const period = 'from=2026-08-13T10:00&to=2026-08-15T10:00';
  const during = await call('GET', `/availability?${period}`);
  expect(during.data.busyVehicles).toEqual(['07-a']);
  const own = await call('GET', `/availability?${period}&except=${data.id}`);
  expect(own.data.busyVehicles).toEqual([]);
});

test('a vehicle can have one rental at a time', async () => {
  const { call, rental } = await fleetOf('07-A', '07-B');
  const first = await call('POST', '', rental({ vehicleId: '07-a' }));
  const meeting = rental({ vehicleId: '07-a', pickupTime: '2026-08-14T09:00' });
  const taken = await call('POST', '', { ...meeting, dropoffTime: '2026-08-16T10:00' });
  expect(taken).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  expect(taken.details[0].message).toContain(first.data.bookingReference);
  const after = rental({ vehicleId: '07-a', pickupTime: '2026-08-14T10:00' });
  const next = await call('POST', '', { ...after, dropoffTime: '2026-08-16T10:00' });
  expect(next.status).toBe(201);
});

test('dates in an English error are in the language that the person chose', async () => {
  const { call, rental } = await fleetOf('07-A', '07-B', '07-C');
  const { data } = await call('POST', '', rental({ vehicleId: '07-a' }));
  const days = { firstDay: '2026-08-11', lastDay: '2026-08-12', reason: 'service' as const };
  await db.insert(vehicleBlocks).values({ id: 'block', vehicleId: '07-b', ...days });
  const refusals = () =>
    Promise.all(
      ['07-a', '07-b'].map(async (vehicleId) => {
        const { details } = await call('POST', '', rental({ vehicleId }));
        return details[0].message;
      }),
    );
  const taken = `07-A is booked by ${data.bookingReference} until 14`;
  expect(await refusals()).toEqual([
    `${taken} Ağu 2026 10:00`,
    '07-B is blocked from 11 Ağu 2026 to 12 Ağu 2026',
  ]);
  await db.update(admins).set({ language: 'en' });
  expect(await refusals()).toEqual([
    `${taken} Aug 2026 10:00`,
    '07-B is blocked from 11 Aug 2026 to 12 Aug 2026',
  ]);
});

test('a vehicle that is free only after the buffer is refused with both times', async () => {
  const { call, rental, carId } = await fleetOf('07-A', '07-B');
  await db.update(cars).set({ bufferMinutes: 90 }).where(eq(cars.id, carId));
  await db.update(admins).set({ language: 'en' });
  const { data } = await call('POST', '', rental({ vehicleId: '07-a' }));
  const next = { pickupTime: '2026-08-14T11:00', dropoffTime: '2026-08-16T10:00' };
  const { details } = await call('POST', '', rental({ vehicleId: '07-a', ...next }));
  expect(details[0].message).toBe(
    `07-A is booked by ${data.bookingReference}: returns 14 Aug 2026 10:00, free from 11:30`,
  );
});

describe('a rental whose plate is out with another booking', () => {
  /** Creates an active rental of a plate, and a later confirmed rental of the same plate. */
  async function plateOut() {
    const { call, rental } = await fleetOf('07-A', '07-B');
    const { data: out } = await call('POST', '', rental({ vehicleId: '07-a', status: 'active' }));
    const later = { pickupTime: '2026-08-15T10:00', dropoffTime: '2026-08-16T10:00' };
    const body = rental({ vehicleId: '07-a', status: 'confirmed', ...later });
    const { data: next } = await call('POST', '', body);
    return { call, out, next, body };
  }

  test('cannot become active by its status, and the error names the other booking', async () => {
    const { call, out, next } = await plateOut();
    const refused = await call('PUT', `/${next.id}/status`, { status: 'active' });
    expect(refused).toMatchObject({ status: 409, details: [{ field: 'vehicleId' }] });
    expect(refused.details[0].message).toContain(out.bookingReference);
  });

  test('cannot become active in its form', async () => {
    const { call, next, body } = await plateOut();
    const active = { ...body, status: 'active', allowOverbooking: true };
    expect(await call('PUT', `/${next.id}`, active)).toMatchObject({
      ...{ status: 409, details: [{ field: 'vehicleId' }] },
    });
  });

  test('cannot be handed over', async () => {
    const { call, next } = await plateOut();
    const reading = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };
    const record = { kind: 'out', vehicleId: '07-a', ...reading };
    expect(await call('POST', `/${next.id}/handovers`, record)).toMatchObject({
      ...{ status: 409, details: [{ field: 'vehicleId' }] },
    });
  });

  test('can become active once the other booking is completed', async () => {
    const { call, out, next } = await plateOut();
    await call('PUT', `/${out.id}/status`, { status: 'completed' });
    expect((await call('PUT', `/${next.id}/status`, { status: 'active' })).status).toBe(200);
  });

  test('can become active with another plate', async () => {
    const { call, next, body } = await plateOut();
    const active = { ...body, status: 'active', vehicleId: '07-b' };
    expect((await call('PUT', `/${next.id}`, active)).status).toBe(200);
  });
});

test('exactly one of two concurrent rentals gets the vehicle', async () => {
  const { call, rental } = await fleetOf('07-A', '07-B');
  const both = await Promise.all(
    ['a', 'b'].map(() => call('POST', '', rental({ vehicleId: '07-a' }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('a vehicle that is sold, blocked or of another car is refused', async () => {
  const { call, rental, carId } = await fleetOf('07-A', '07-B', '07-C');
  const other = await aCar(db);
  await db.insert(vehicles).values([
    { id: 'other', carId: other.id, plate: '07-X' },
    { id: 'sold', carId, plate: '07-S', inService: false },
  ]);
  const days = { firstDay: '2026-08-14', lastDay: '2026-08-15', reason: 'service' };
  await db.insert(vehicleBlocks).values({ id: 'block', vehicleId: '07-b', ...days });
  for (const vehicleId of ['none', 'other', 'sold', '07-b']) {
    const refused = await call('POST', '', rental({ vehicleId }));
    expect(refused, vehicleId).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  }
  const before = rental({ vehicleId: '07-b', dropoffTime: '2026-08-14T00:00' });
  expect((await call('POST', '', before)).status).toBe(201);
});

test('a rental that has ended can have a sold vehicle of its car, but none of another car', async () => {
  const { call, rental, carId } = await fleetOf('07-A');
  const other = await aCar(db);
  await db.insert(vehicles).values([
    { id: 'other', carId: other.id, plate: '07-X' },
    { id: 'sold', carId, plate: '07-S', inService: false },
  ]);
  for (const status of ['completed', 'cancelled']) {
    for (const vehicleId of ['none', 'other']) {
      const refused = await call('POST', '', rental({ status, vehicleId }));
      expect(refused, vehicleId).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    }
    const { data } = await call('POST', '', rental({ status, vehicleId: 'sold' }));
    expect(data.vehicleId).toBe('sold');
    const moved = await call('PUT', `/${data.id}`, rental({ status, vehicleId: 'other' }));
    expect(moved).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    // The booking keeps its vehicle, which belongs to another car now.
    await db.update(vehicles).set({ carId: other.id }).where(eq(vehicles.id, 'sold'));
    const kept = await call('PUT', `/${data.id}`, rental({ status, vehicleId: 'sold' }));
    expect(kept.status).toBe(200);
    await db.update(vehicles).set({ carId }).where(eq(vehicles.id, 'sold'));
  }
});

test('a save without a vehicle keeps the former vehicle unless the car changes', async () => {
  const { call, rental } = await fleetOf('07-A');
  const { data } = await call('POST', '', rental({ vehicleId: '07-a' }));
  const kept = await call('PUT', `/${data.id}`, rental({ specialRequests: 'Bebek koltuğu' }));
  expect(kept.data.vehicleId).toBe('07-a');
  const other = await aCar(db);
  const moved = await call('PUT', `/${data.id}`, rental({ carId: other.id }));
  expect(moved.data.vehicleId).toBeNull();
});

test('a cancelled rental cannot be confirmed while another has its vehicle', async () => {
  const { call, rental } = await fleetOf('07-A', '07-B');
  const { data } = await call('POST', '', rental({ vehicleId: '07-a', status: 'cancelled' }));
  await call('POST', '', rental({ vehicleId: '07-a' }));
  const back = await call('PUT', `/${data.id}/status`, { status: 'confirmed' });
  expect(back).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
});

test('overlapping blocks of a vehicle hold one unit', async () => {
  const { call, rental, carId } = await fleetOf('07-A', '07-B');
  const block = { vehicleId: '07-a', firstDay: '2026-08-09', reason: 'service' };
  await db.insert(vehicleBlocks).values([
    { ...block, id: 'one', lastDay: '2026-08-12' },
    { ...block, id: 'two', lastDay: '2026-08-20' },
  ]);
  const query = `from=2026-08-10T10:00&to=2026-08-14T10:00&carId=${carId}`;
  const free = await call('GET', `/availability?${query}`);
  expect(free.data).toMatchObject({ free: { [carId]: 1 }, clashes: null });
  expect((await call('POST', '', rental())).status).toBe(201);
  const full = await call('POST', '', rental());
  expect(full.status).toBe(409);
  const holders = full.data.clashes.map(({ reference }: { reference: string }) => reference);
  expect(holders.filter((reference: string) => reference === '07-A')).toHaveLength(1);
});

/** 6 July 2026 is a Monday. The list adds up held units week by week. */
test.each([
  ['a block from a Monday', [['2026-07-06', '2026-07-10']], null],
  [
    'two blocks that meet at the end of a week',
    [
      ['2026-07-01', '2026-07-05'],
      ['2026-07-06', '2026-07-10'],
    ],
    null,
  ],
  ['a rental inside a block', [['2026-07-03', '2026-07-12']], ['2026-07-05', '2026-07-07']],
] as const)(
  'with %s the list has as many free units as the booking form',
  async (_, blocks, rented) => {
    const { call, carId } = await fleetOf('07-A', '07-B');
    const block = { vehicleId: '07-a', reason: 'service' };
    await db.insert(vehicleBlocks).values(
      blocks.map(([firstDay, lastDay]) => ({
        ...block,
        id: `from ${firstDay}`,
        firstDay,
        lastDay,
      })),
    );
    if (rented) {
      const [pickupAt, dropoffAt] = rented.map((day) => `${day} 10:00`);
      await aBooking(db, { carId, vehicleId: '07-a', pickupAt, dropoffAt });
    }
    // Periods within one week, at its ends, and across two weeks.
    const days = ['02', '05', '06', '08', '13'].map((day) => `2026-07-${day}`);
    const periods = days.flatMap((from, n) => days.slice(n + 1).map((to) => ({ from, to })));
    const wrong: object[] = [];
    for (const { from, to } of periods) {
      const list = `pickupDate=${from}&dropoffDate=${to}&pickupTime=00:00&dropoffTime=00:00`;
      const { data } = (await app.inject(`/api/listings?${list}`)).json();
      const listed = data.listings[0]?.available_units ?? 0;
      const form = await call('GET', `/availability?from=${from}T00:00&to=${to}T00:00`);
      const free = form.data.free[carId];
      if (listed !== free) wrong.push({ from, to, listed, free });
    }
    expect(wrong).toEqual([]);
  },
);
