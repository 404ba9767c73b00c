import { beforeEach, describe, expect, test } from 'vitest';
import { cars, handovers, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { RENTAL as FORM, STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

// The test app's clock is at noon in Istanbul on 1 July 2026.
const { app, db, clock } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const DUE = { pickupAt: '2026-06-28 11:00:00', dropoffAt: '2026-07-01 11:00:00' };
const TONIGHT = { pickupTime: '2026-07-01T22:00', dropoffTime: '2026-07-02T22:00' };
const IN_THREE_DAYS = { pickupTime: '2026-07-04T10:00', dropoffTime: '2026-07-06T10:00' };

/** Creates a car with one unit that was due back an hour ago. */
async function lateCar(booking: Partial<Parameters<typeof aBooking>[1]> = {}) {
  const car = await aCar(db, { title: 'Ford Mustang' });
  const late = await aBooking(db, {
    reference: 'KRV-LATE1',
    carId: car.id,
    status: 'active',
    ...DUE,
    ...booking,
  });
  return { car, late };
}

/** Creates a car with two vehicles, and a late booking of the first one. */
async function latePlate() {
  const car = await aCar(db, { title: 'Ford Mustang', totalUnits: 2 });
  await db.insert(vehicles).values([
    { id: 'v-late', carId: car.id, plate: '07 GEC 001' },
    { id: 'v-in', carId: car.id, plate: '07 EVE 002' },
  ]);
  await aBooking(db, {
    reference: 'KRV-LATE1',
    carId: car.id,
    vehicleId: 'v-late',
    status: 'active',
    ...DUE,
  });
  return car;
}

async function recordReturn(bookingId: string) {
  await db.insert(handovers).values({
    bookingId,
    kind: 'back',
    plate: '07 GEC 001',
    at: '2026-07-01 11:30:00',
    kilometres: 100,
    fuelEighths: 8,
    signatures: { customer: null, staff: null },
    staffName: 'Elif',
  });
}

async function send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const response = await app.inject({ method, url: `/api${path}`, headers, body });
  return { status: response.statusCode, ...response.json() };
}

async function lateRentals({ pickupTime: from, dropoffTime: to }: typeof TONIGHT) {
  const query = new URLSearchParams({ from, to });
  const { data } = await send('GET', `/admin/bookings/availability?${query}`);
  return data.lateRentals;
}

async function listed(days: { pickupTime: string; dropoffTime: string }) {
  const [pickupDate, pickupTime] = days.pickupTime.split('T');
  const [dropoffDate, dropoffTime] = days.dropoffTime.split('T');
  const query = new URLSearchParams({
    pickupDate: pickupDate ?? '',
    pickupTime: pickupTime ?? '',
    dropoffDate: dropoffDate ?? '',
    dropoffTime: dropoffTime ?? '',
  });
  const { data } = await send('GET', `/listings?${query}`);
  return data.listings.map(({ id }: { id: string }) => id);
}

const asked = (carId: string, { pickupTime, dropoffTime }: typeof TONIGHT) => ({
  ...FORM,
  carId,
  pickupDate: pickupTime.slice(0, 10),
  pickupTime: pickupTime.slice(11),
  returnDate: dropoffTime.slice(0, 10),
  returnTime: dropoffTime.slice(11),
});

describe('a car that was due back an hour ago', () => {
  test('has no available unit', async () => {
    const { car } = await lateCar();
    const { data } = await send('GET', `/listings/${car.id}`);
    expect(data.available_units).toBe(0);
  });

  test('is not listed for tonight', async () => {
    await lateCar();
    expect(await listed(TONIGHT)).toEqual([]);
  });

  test('is listed for a pickup in three days', async () => {
    const { car } = await lateCar();
    expect(await listed(IN_THREE_DAYS)).toEqual([car.id]);
  });

  test('is refused to a visitor for tonight', async () => {
    const { car } = await lateCar();
    expect(await send('POST', '/bookings', asked(car.id, TONIGHT))).toMatchObject({ status: 409 });
  });

  test('can be booked by a visitor for a pickup in three days', async () => {
    const { car } = await lateCar();
    expect((await send('POST', '/bookings', asked(car.id, IN_THREE_DAYS))).status).toBe(201);
  });

  test('is refused to staff for tonight, with the late booking as the clash', async () => {
    const { car } = await lateCar();
    const response = await send('POST', '/admin/bookings', {
      ...STAFF_RENTAL,
      carId: car.id,
      ...TONIGHT,
    });
    expect(response).toMatchObject({
      status: 409,
      error: 'Ford Mustang is not available then: KRV-LATE1 holds it',
      data: { clashes: [{ reference: 'KRV-LATE1', lateUntil: '2026-07-03T00:00' }] },
    });
  });

  test('is refused when a later booking is moved to tonight', async () => {
    const { car } = await lateCar();
    const later = await aBooking(db, { carId: car.id });
    const body = { ...STAFF_RENTAL, carId: car.id, ...TONIGHT };
    expect(await send('PUT', `/admin/bookings/${later.id}`, body)).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: 'KRV-LATE1' }] },
    });
  });

  test('has no free unit in the booking form', async () => {
    const { car } = await lateCar();
    const { data } = await send(
      'GET',
      `/admin/bookings/availability?from=${TONIGHT.pickupTime}&to=${TONIGHT.dropoffTime}`,
    );
    expect(data.free[car.id]).toBe(0);
  });

  test('is full today and tomorrow', async () => {
    const { car } = await lateCar();
    const { data } = await send(
      'GET',
      `/listings/${car.id}/full-days?from=2026-07-01&to=2026-07-04`,
    );
    expect(data.days).toEqual(['2026-07-01', '2026-07-02']);
  });

  test('counts in the car’s upcoming bookings', async () => {
    const { car } = await lateCar();
    const { data } = await send('GET', `/admin/cars/${car.id}`);
    expect(data.upcomingBookings).toBe(1);
  });

  test('is free again once its return is recorded', async () => {
    const { car, late } = await lateCar();
    await recordReturn(late.id);
    expect(await listed(TONIGHT)).toEqual([car.id]);
  });

  test('is free again once its booking is completed', async () => {
    const { car, late } = await lateCar();
    await send('PUT', `/admin/bookings/${late.id}/status`, { status: 'completed' });
    expect(await listed(TONIGHT)).toEqual([car.id]);
  });

  test('clashes with the next booking when its completion is undone', async () => {
    const { car, late } = await lateCar({ status: 'completed' });
    await aBooking(db, {
      reference: 'KRV-NEXT1',
      carId: car.id,
      pickupAt: '2026-07-01 22:00:00',
      dropoffAt: '2026-07-03 22:00:00',
    });
    const path = `/admin/bookings/${late.id}/status`;
    expect(await send('PUT', path, { status: 'active' })).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: 'KRV-NEXT1' }] },
    });
    const anyway = await send('PUT', path, { status: 'active', allowOverbooking: true });
    expect(anyway.status).toBe(200);
  });

  test('clashes with the next booking when the form makes its booking active again', async () => {
    const { car, late } = await lateCar({ status: 'completed' });
    await aBooking(db, {
      reference: 'KRV-NEXT1',
      carId: car.id,
      pickupAt: '2026-07-01 22:00:00',
      dropoffAt: '2026-07-03 22:00:00',
    });
    const { data } = await send('GET', `/admin/bookings/${late.id}`);
    const body = { ...data, status: 'active' };
    expect(await send('PUT', `/admin/bookings/${late.id}`, body)).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: 'KRV-NEXT1' }] },
    });
  });

  test('becomes active again without a question after its return was recorded', async () => {
    const { car, late } = await lateCar({ status: 'completed' });
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-07-01 22:00:00',
      dropoffAt: '2026-07-03 22:00:00',
    });
    await recordReturn(late.id);
    const path = `/admin/bookings/${late.id}/status`;
    expect((await send('PUT', path, { status: 'active' })).status).toBe(200);
  });

  test('allows a changed note of its booking while another booking follows', async () => {
    const { car, late } = await lateCar();
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-07-01 22:00:00',
      dropoffAt: '2026-07-03 22:00:00',
    });
    const { data } = await send('GET', `/admin/bookings/${late.id}`);
    const body = { ...data, specialRequests: 'Child seat' };
    expect((await send('PUT', `/admin/bookings/${late.id}`, body)).status).toBe(200);
  });

  test('is held until the end of tomorrow, however long ago it was due', async () => {
    const { car } = await lateCar({
      pickupAt: '2026-05-01 10:00:00',
      dropoffAt: '2026-05-04 10:00:00',
    });
    expect(await listed(TONIGHT)).toEqual([]);
    expect(await listed(IN_THREE_DAYS)).toEqual([car.id]);
  });
});

test('a car that becomes late is removed from the list without any write', async () => {
  await lateCar({ dropoffAt: '2026-07-01 12:30:00' });
  const afterwards = { pickupTime: '2026-07-01T13:00', dropoffTime: '2026-07-02T13:00' };
  expect(await listed(afterwards)).toHaveLength(1);
  clock.set('2026-07-01T09:31:00Z');
  expect(await listed(afterwards)).toEqual([]);
});

describe('a vehicle that is late', () => {
  test('is marked as busy for tonight', async () => {
    await latePlate();
    const { data } = await send(
      'GET',
      `/admin/bookings/availability?from=${TONIGHT.pickupTime}&to=${TONIGHT.dropoffTime}`,
    );
    expect(data.busyVehicles).toEqual(['v-late']);
  });

  test('is returned with its late booking for tonight', async () => {
    await latePlate();
    expect(await lateRentals(TONIGHT)).toMatchObject([
      { reference: 'KRV-LATE1', plate: '07 GEC 001', lateUntil: '2026-07-03T00:00' },
    ]);
  });

  test('is returned without its late booking for a rental in three days', async () => {
    await latePlate();
    expect(await lateRentals(IN_THREE_DAYS)).toEqual([]);
  });

  test('is returned without its late booking if another rental has the plate then', async () => {
    const car = await latePlate();
    const tonight = { pickupAt: '2026-07-01 22:00:00', dropoffAt: '2026-07-03 22:00:00' };
    await aBooking(db, { carId: car.id, vehicleId: 'v-late', ...tonight });
    expect(await lateRentals(TONIGHT)).toEqual([]);
  });

  test('can be booked after a question that names the late booking', async () => {
    const car = await latePlate();
    const body = { ...STAFF_RENTAL, carId: car.id, vehicleId: 'v-late', ...TONIGHT };
    expect(await send('POST', '/admin/bookings', body)).toMatchObject({
      status: 409,
      error: '07 GEC 001 is not back yet; it is out with KRV-LATE1',
      data: { clashes: [{ reference: 'KRV-LATE1', plate: '07 GEC 001' }] },
    });
    const anyway = await send('POST', '/admin/bookings', { ...body, allowOverbooking: true });
    expect(anyway).toMatchObject({ status: 201, data: { vehicleId: 'v-late' } });
  });

  test('is refused without a question during the buffer after its agreed return', async () => {
    const car = await latePlate();
    await db.update(cars).set({ bufferMinutes: 120 });
    const inBuffer = { pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-02T22:00' };
    const body = { ...STAFF_RENTAL, carId: car.id, vehicleId: 'v-late', ...inBuffer };
    const refused = await send('POST', '/admin/bookings', body);
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    const after = { ...body, pickupTime: '2026-07-01T13:00' };
    expect(await send('POST', '/admin/bookings', after)).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: 'KRV-LATE1' }] },
    });
  });

  test('does not block another vehicle of the same car', async () => {
    const car = await latePlate();
    const body = { ...STAFF_RENTAL, carId: car.id, vehicleId: 'v-in', ...TONIGHT };
    expect((await send('POST', '/admin/bookings', body)).status).toBe(201);
  });

  test('is not named in the messages to the next customer', async () => {
    const car = await latePlate();
    const next = await aBooking(db, {
      carId: car.id,
      vehicleId: 'v-late',
      pickupAt: '2026-07-01 22:00:00',
      dropoffAt: '2026-07-03 22:00:00',
    });
    const { data } = await send('GET', `/admin/bookings/${next.id}/messages`);
    expect(data.messages).not.toEqual([]);
    expect(JSON.stringify(data.messages)).not.toContain('07 GEC 001');
  });

  test('is named in the messages of a rental that begins in three days', async () => {
    const car = await latePlate();
    const next = await aBooking(db, {
      carId: car.id,
      vehicleId: 'v-late',
      pickupAt: '2026-07-04 10:00:00',
      dropoffAt: '2026-07-06 10:00:00',
    });
    const { data } = await send('GET', `/admin/bookings/${next.id}/messages`);
    expect(JSON.stringify(data.messages)).toContain('07 GEC 001');
  });
});
