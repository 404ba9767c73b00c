import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cars } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { vehicleCalls } from '#tests/support/vehicle-calls.ts';

const { app, db, clock } = await testApp();
const { staff, add } = vehicleCalls({ app, db });

async function unitsOf(id: string) {
  const [car] = await db.select().from(cars).where(eq(cars.id, id));
  return car?.totalUnits;
}

const days = {
  status: 'confirmed',
  pickupAt: '2026-08-11 10:00:00',
  dropoffAt: '2026-08-13 10:00:00',
};
const block = { firstDay: '2026-08-10', lastDay: '2026-08-12' };

describe('the units of a car', () => {
  test('are as typed until each unit has a vehicle, then the number of vehicles in service', async () => {
    const call = await staff();
    const { id } = await aCar(db, { totalUnits: 2 });
    const first = await add(call, id);
    expect(await unitsOf(id)).toBe(2);
    await add(call, id);
    await add(call, id, { status: 'sold' });
    expect(await unitsOf(id)).toBe(2);
    await add(call, id);
    expect(await unitsOf(id)).toBe(3);
    await call('PUT', `/${first.id}`, { status: 'sold' });
    expect(await unitsOf(id)).toBe(2);
    await call('PUT', `/${first.id}`, { status: 'in-service' });
    expect(await unitsOf(id)).toBe(3);
  });

  test('fall by one when a vehicle is sold, even if other units have no vehicle', async () => {
    const call = await staff();
    const { id } = await aCar(db, { totalUnits: 3 });
    const { id: wrong } = await add(call, id);
    const { id: sold } = await add(call, id);
    await call('PUT', `/${sold}`, { status: 'sold' });
    expect(await unitsOf(id)).toBe(2);
    // Deleting a vehicle entered by mistake does not change the units.
    await call('DELETE', `/${wrong}`);
    expect(await unitsOf(id)).toBe(2);
  });

  test('are returned after a save that changes the number of units or plates', async () => {
    const call = await staff();
    const { id, title } = await aCar(db, { title: 'Fiat Egea', totalUnits: 2 });
    await aBooking(db, { carId: id, ...days });
    await aBooking(db, { carId: id, ...days });
    const { cars: fleet } = (await call('GET')).data;
    expect(fleet).toContainEqual({ id, title, units: 2, plates: 0, vehicles: 0 });
    const now = { title, held: 2, hasVehicles: true };
    const first = await add(call, id);
    expect(first.carUnits).toEqual([{ ...now, units: 2, plates: 1 }]);
    const second = await add(call, id);
    expect(second.carUnits).toEqual([{ ...now, units: 2, plates: 2 }]);
    const painted = await call('PUT', `/${second.id}`, { colour: 'Gri' });
    expect(painted.data.carUnits).toEqual([]);
    const sold = await call('PUT', `/${second.id}`, { status: 'sold', allowOverbooking: true });
    expect(sold.data.carUnits).toEqual([{ ...now, units: 1, plates: 1 }]);
    expect((await call('DELETE', `/${second.id}`)).data.carUnits).toEqual([]);
    const last = await call('DELETE', `/${first.id}`);
    expect(last.data.carUnits).toEqual([{ ...now, units: 1, plates: 0, hasVehicles: false }]);
  });

  test('are returned for both cars when a vehicle is moved', async () => {
    const call = await staff();
    const from = await aCar(db, { title: 'Audi A3', totalUnits: 3 });
    const to = await aCar(db, { title: 'Fiat Egea', totalUnits: 3 });
    const { id } = await add(call, from.id);
    const { data } = await call('PUT', `/${id}`, { carId: to.id });
    expect(data.carUnits).toEqual([
      { title: 'Audi A3', units: 3, plates: 0, hasVehicles: false, held: 0 },
      { title: 'Fiat Egea', units: 3, plates: 1, hasVehicles: true, held: 0 },
    ]);
  });

  test('are unchanged when the only vehicle is moved or deleted', async () => {
    const call = await staff();
    const [from, to] = [await aCar(db, { totalUnits: 3 }), await aCar(db, { totalUnits: 3 })];
    const vehicle = await add(call, from.id);
    await call('PUT', `/${vehicle.id}`, { carId: to.id });
    expect([await unitsOf(from.id), await unitsOf(to.id)]).toEqual([3, 3]);
    await call('DELETE', `/${vehicle.id}`);
    expect(await unitsOf(to.id)).toBe(3);
  });

  test('cannot be fewer than the vehicles', async () => {
    const call = await staff();
    const { headers } = await signIn(db);
    const { id } = await aCar(db);
    await add(call, id);
    await add(call, id);
    const url = `/api/admin/cars/${id}`;
    const { data } = (await app.inject({ url, headers })).json();
    const save = (total_units: number) =>
      app.inject({ method: 'PUT', url, headers, payload: { ...data, total_units } });
    const refused = (await save(1)).json();
    expect(refused.details).toEqual([
      { field: 'total_units', message: expect.stringContaining('2 to 100') },
    ]);
    const saved = (await save(9)).json();
    expect(saved.data).toMatchObject({ total_units: 9, vehicles: 2 });
  });

  test('are zero once the last vehicle is sold', async () => {
    const call = await staff();
    const { headers } = await signIn(db);
    const { id } = await aCar(db);
    const vehicle = await add(call, id);
    await call('PUT', `/${vehicle.id}`, { status: 'sold' });
    const url = `/api/admin/cars/${id}`;
    const { data } = (await app.inject({ url, headers })).json();
    const payload = { ...data, pricing: { ...data.pricing, daily: 77 } };
    const saved = await app.inject({ method: 'PUT', url, headers, payload });
    expect(saved.json().data).toMatchObject({ total_units: 0, pricing: { daily: 77 } });
  });

  test('are at least one for a car without vehicles', async () => {
    const { headers } = await signIn(db);
    const { id } = await aCar(db);
    const url = `/api/admin/cars/${id}`;
    const { data } = (await app.inject({ url, headers })).json();
    const payload = { ...data, total_units: 0 };
    const refused = await app.inject({ method: 'PUT', url, headers, payload });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details).toEqual([
      { field: 'total_units', message: expect.stringContaining('1 to 100') },
    ]);
    const created = await app.inject({ method: 'POST', url: '/api/admin/cars', headers, payload });
    expect(created.json().details).toMatchObject([{ field: 'total_units' }]);
  });

  test('are counted correctly when vehicles are added concurrently', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    await Promise.all(Array.from({ length: 8 }, () => add(call, id)));
    expect(await unitsOf(id)).toBe(8);
  });
});

describe('units held by bookings', () => {
  /** Creates a car with two overlapping bookings and a third one at another time. */
  async function bookedCar(totalUnits = 3) {
    clock.set('2026-07-14T09:00:00Z');
    const { id } = await aCar(db, { title: 'Renault Clio', totalUnits });
    const [one, two] = [
      await aBooking(db, { carId: id, ...days }),
      await aBooking(db, { carId: id, ...days, dropoffAt: '2026-08-14 10:00:00' }),
    ];
    const later = { pickupAt: '2026-09-01 10:00:00', dropoffAt: '2026-09-02 10:00:00' };
    await aBooking(db, { carId: id, ...days, ...later });
    return { id, holders: [{ reference: one.reference }, { reference: two.reference }] };
  }

  test('stay when the first vehicle is added', async () => {
    const call = await staff();
    const { id } = await bookedCar();
    await add(call, id);
    expect(await unitsOf(id)).toBe(3);
  });

  test.each(['sold', 'moved', 'deleted'])(
    'are not lost without permission when a vehicle is %s',
    async (how) => {
      const call = await staff();
      const { id, holders } = await bookedCar(2);
      await add(call, id);
      const second = await add(call, id);
      const change = how === 'sold' ? { status: 'sold' } : { carId: (await aCar(db)).id };
      const save = (allowOverbooking: boolean) =>
        how === 'deleted'
          ? call('DELETE', `/${second.id}${allowOverbooking ? '?allowOverbooking=true' : ''}`)
          : call('PUT', `/${second.id}`, { ...change, allowOverbooking });
      expect(await save(false)).toMatchObject({ status: 409, data: { clashes: holders } });
      expect(await unitsOf(id)).toBe(2);
      expect(await save(true)).toMatchObject({ status: 200 });
      expect(await unitsOf(id)).toBe(1);
    },
  );

  test('stay when a vehicle is moved to the car', async () => {
    const call = await staff();
    const { id } = await bookedCar();
    const vehicle = await add(call, (await aCar(db)).id);
    expect(await call('PUT', `/${vehicle.id}`, { carId: id })).toMatchObject({ status: 200 });
    expect(await unitsOf(id)).toBe(3);
  });

  test('are listed once with the bookings that lose the vehicle', async () => {
    const call = await staff();
    const { id } = await aCar(db, { title: 'Renault Clio' });
    const { id: vehicleId, plate } = await add(call, id);
    const { reference } = await aBooking(db, { carId: id, vehicleId, ...days });
    const refused = await call('PUT', `/${vehicleId}`, { status: 'sold' });
    expect(refused).toMatchObject({ status: 409, data: { clashes: [{ reference }] } });
    expect(refused.data.clashes).toHaveLength(1);
    expect(refused.error).toContain(`${plate} yaklaşan rezervasyonlara atanmış`);
    expect(refused.error).toContain('Renault Clio 1 adetten 0 adede düşer');
  });

  test('do not refuse a save that removes no unit', async () => {
    const call = await staff();
    const { id } = await bookedCar(1);
    const first = await add(call, id);
    expect(await call('PUT', `/${first.id}`, { colour: 'Gri' })).toMatchObject({ status: 200 });
    const { id: secondId } = await add(call, id);
    await aBooking(db, { carId: id, ...days });
    const changed = await call('PUT', `/${secondId}`, { kilometres: 5 });
    expect(changed).toMatchObject({ status: 200 });
    await add(call, id, { status: 'sold' });
  });

  test('do not refuse the deletion of a vehicle that is blocked at that time', async () => {
    const call = await staff();
    const { id } = await bookedCar();
    const { id: blocked } = await add(call, id);
    for (let others = 0; others < 2; others += 1) await add(call, id);
    await call('POST', `/${blocked}/blocks`, block);
    expect(await call('DELETE', `/${blocked}`)).toMatchObject({ status: 200 });
  });

  test('do not refuse a new vehicle if the bookings have ended', async () => {
    const call = await staff();
    clock.set('2026-07-14T09:00:00Z');
    const { id } = await aCar(db, { totalUnits: 3 });
    const over = { pickupAt: '2026-07-10 10:00:00', dropoffAt: '2026-07-14 12:00:00' };
    await aBooking(db, { carId: id, ...days, ...over });
    await aBooking(db, { carId: id, ...days, ...over });
    await add(call, id);
  });
});
