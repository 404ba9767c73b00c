import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, bookings, cars, handovers } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { vehicleCalls } from '#tests/support/vehicle-calls.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';

const { app, db, clock } = await testApp();

const { staff, add } = vehicleCalls({ app, db });

const block = { firstDay: '2026-08-10', lastDay: '2026-08-12' };

describe('a vehicle', () => {
  test('needs a plate and an existing car', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const { data, status } = await call('POST', '', { plate: '07abc123', carId: id });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      plate: '07 ABC 123',
      carId: id,
      status: 'in-service',
      kilometres: null,
      due: [],
      blocks: [],
      version: 1,
    });
    const refused = await call('POST', '', { plate: ' ', carId: 'none', kilometres: -1 });
    expect(refused.status).toBe(400);
    expect(refused.details.map(({ field }: { field: string }) => field)).toEqual([
      'plate',
      'kilometres',
    ]);
    const unknown = await call('POST', '', { plate: '07 XY 99', carId: 'none' });
    expect(unknown).toMatchObject({ status: 400, details: [{ field: 'carId' }] });
  });

  test.each(['07 TKN 77', '07tkn77', '07  TKN  77', '07-TKN-77', '07\tTKN\u00a077'])(
    'cannot have the plate of another in the spelling %s',
    async (plate) => {
      const call = await staff();
      const { id } = await aCar(db);
      await call('POST', '', { plate: '07 TKN 77', carId: id });
      const taken = await call('POST', '', { plate, carId: id });
      expect(taken).toMatchObject({ status: 400, details: [{ field: 'plate' }] });
    },
  );

  test('is created once by concurrent requests with the same plate', async () => {
    const call = await staff();
    const [one, two] = [await aCar(db), await aCar(db)];
    const both = await Promise.all(
      [one, two].map(({ id }) => call('POST', '', { plate: '07 ONE 1', carId: id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test.each(['sold', 'moved', 'deleted'])(
    'that is %s loses its future rentals once staff confirm it',
    async (how) => {
      const call = await staff();
      clock.set('2026-07-14T09:00:00Z');
      const { id: carId } = await aCar(db);
      const { id: vehicleId } = await add(call, carId);
      await add(call, carId);
      const rental = { carId, vehicleId, status: 'confirmed', dropoffAt: '2026-07-20 10:00:00' };
      const begun = await aBooking(db, {
        ...rental,
        pickupAt: '2026-07-13 10:00:00',
        dropoffAt: '2026-07-15 10:00:00',
      });
      const next = await aBooking(db, { ...rental, pickupAt: '2026-07-16 10:00:00' });
      const change = how === 'sold' ? { status: 'sold' } : { carId: (await aCar(db)).id };
      const save = (leaveRentals: boolean) =>
        how === 'deleted'
          ? call('DELETE', `/${vehicleId}${leaveRentals ? '?leaveRentals=yes' : ''}`)
          : call('PUT', `/${vehicleId}`, { ...change, leaveRentals });
      const read = async (id: string) =>
        (await db.select().from(bookings).where(eq(bookings.id, id)))[0];
      const refused = await save(false);
      expect(refused).toMatchObject({
        status: 409,
        data: { clashes: [{ reference: next.reference }] },
      });
      expect(await read(next.id)).toMatchObject({ vehicleId, version: next.version });
      expect(await save(true)).toMatchObject({ status: 200 });
      expect(await read(next.id)).toMatchObject({ vehicleId: null, version: next.version + 1 });
      if (how !== 'deleted') expect(await read(begun.id)).toMatchObject({ vehicleId });
      const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, vehicleId));
      expect(entries.at(-1)?.before).toMatchObject({ bookings: [next.id] });
    },
  );

  test.each([
    ['sold', { status: 'sold', allowOverbooking: true }, ''],
    ['deleted', null, '?allowOverbooking=true'],
    ['deleted with `leaveRentals`, the former name', null, '?leaveRentals=yes'],
  ])('that is %s loses its future rentals if this is allowed', async (_how, change, query) => {
    const call = await staff();
    const { id: carId } = await aCar(db);
    const { id: vehicleId } = await add(call, carId);
    const rental = { carId, vehicleId, status: 'confirmed' };
    const days = { pickupAt: '2026-07-16 10:00:00', dropoffAt: '2026-07-20 10:00:00' };
    const { id } = await aBooking(db, { ...rental, ...days });
    const saved = change
      ? await call('PUT', `/${vehicleId}`, change)
      : await call('DELETE', `/${vehicleId}${query}`);
    expect(saved).toMatchObject({ status: 200 });
    const [left] = await db.select().from(bookings).where(eq(bookings.id, id));
    expect(left).toMatchObject({ vehicleId: null });
  });

  test('is saved without waiting for a lock of its rental', async () => {
    const call = await staff();
    const { id: carId } = await aCar(db);
    const { id: vehicleId } = await add(call, carId);
    const { id } = await aBooking(db, { carId, vehicleId });
    await db.transaction(async (tx) => {
      await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
      const saved = call('PUT', `/${vehicleId}`, { carId, colour: 'Gri' });
      expect(await waitsForLock(db, saved)).toBe(false);
      expect(await saved).toMatchObject({ status: 200 });
    });
  });

  test('is deleted while documents of its hand-overs are being deleted', async () => {
    const call = await staff();
    const { id: carId } = await aCar(db);
    const { id: vehicleId, plate } = await add(call, carId);
    const ids = ['b', 'a'];
    for (const [at, id] of ids.entries()) {
      await aBooking(db, { id, carId, status: 'completed' });
      await db.insert(handovers).values({
        bookingId: id,
        kind: 'out',
        vehicleId,
        plate,
        at: `2026-07-0${at + 1} 10:00`,
        kilometres: 5,
        fuelEighths: 8,
        signatures: { customer: null, staff: null },
        staffName: 'Zeynep',
      });
    }
    const lock = (tx: typeof db, id: string) =>
      tx.select().from(handovers).where(eq(handovers.bookingId, id)).for('update');
    const deleted = await db.transaction(async (tx) => {
      await lock(tx, 'a');
      const answer = call('DELETE', `/${vehicleId}`);
      expect(await waitsForLock(db, answer)).toBe(true);
      await lock(tx, 'b');
      return { answer };
    });
    expect(await deleted.answer).toMatchObject({ status: 200 });
  });

  test('is recorded in the audit log when changed and deleted', async () => {
    const call = await staff();
    const vehicle = await add(call, (await aCar(db)).id);
    const path = `/${vehicle.id}`;
    const changed = await call('PUT', path, { version: 1, kilometres: 42_000, colour: 'Beyaz' });
    expect(changed).toMatchObject({ status: 200, data: { kilometres: 42_000, version: 2 } });
    expect(await call('DELETE', path)).toMatchObject({ status: 200 });
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, vehicle.id));
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  test('is kept without a car when its car is deleted', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const vehicle = await add(call, id);
    await db.delete(cars).where(eq(cars.id, id));
    const { data } = await call('GET', `/${vehicle.id}`);
    expect(data).toMatchObject({ carId: null, carTitle: null, plate: vehicle.plate });
  });
});

describe('a block of a vehicle', () => {
  const during = '?pickupDate=2026-08-12&dropoffDate=2026-08-14';
  const freeThen = async (id: string) => {
    const { data } = (await app.inject(`/api/listings/${id}${during}`)).json();
    return data.available_units;
  };

  test('holds a unit of the car on its days until it is deleted', async () => {
    const call = await staff();
    clock.set('2026-07-14T09:00:00Z');
    const { id } = await aCar(db);
    const vehicle = await add(call, id);
    expect(await freeThen(id)).toBe(1);
    const { data, status } = await call('POST', `/${vehicle.id}/blocks`, block);
    expect(status).toBe(201);
    expect(data.blocks).toMatchObject([{ ...block, reason: 'service' }]);
    expect(await freeThen(id)).toBe(0);
    const later = await app.inject(
      `/api/listings/${id}?pickupDate=2026-08-13&dropoffDate=2026-08-14`,
    );
    expect(later.json().data.available_units).toBe(1);
    await call('DELETE', `/${vehicle.id}/blocks/${data.blocks[0].id}`);
    expect(await freeThen(id)).toBe(1);
  });

  test('is refused if a booking has the last unit, unless staff overrule', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const vehicle = await add(call, id);
    const { reference } = await aBooking(db, {
      carId: id,
      status: 'confirmed',
      pickupAt: '2026-08-11 10:00:00',
      dropoffAt: '2026-08-15 10:00:00',
    });
    const path = `/${vehicle.id}/blocks`;
    const refused = await call('POST', path, block);
    expect(refused).toMatchObject({ status: 409, data: { clashes: [{ reference }] } });
    expect(await call('POST', path, { ...block, allowOverbooking: true })).toMatchObject({
      status: 201,
    });
  });

  test.each([
    [{ firstDay: '2026-08-12', lastDay: '2026-08-20' }, 'firstDay'],
    [{ firstDay: '2026-08-01', lastDay: '2026-08-10' }, 'lastDay'],
  ])('cannot overlap another block: %j', async (days, field) => {
    const call = await staff();
    const { id } = await aCar(db);
    const [vehicle] = [await add(call, id), await add(call, id)];
    await call('POST', `/${vehicle.id}/blocks`, block);
    const again = { ...days, allowOverbooking: true };
    const refused = await call('POST', `/${vehicle.id}/blocks`, again);
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    const after = { firstDay: '2026-08-13', lastDay: '2026-08-13' };
    expect((await call('POST', `/${vehicle.id}/blocks`, after)).status).toBe(201);
    expect(await freeThen(id)).toBe(1);
  });

  test('holds one unit together with the vehicle’s own rental', async () => {
    const call = await staff();
    const { id: carId } = await aCar(db);
    const [vehicle] = [await add(call, carId), await add(call, carId)];
    const { reference } = await aBooking(db, {
      carId,
      vehicleId: vehicle.id,
      status: 'confirmed',
      pickupAt: '2026-08-11 10:00:00',
      dropoffAt: '2026-08-13 10:00:00',
    });
    const days = { firstDay: '2026-08-12', lastDay: '2026-08-18' };
    const path = `/${vehicle.id}/blocks`;
    const refused = await call('POST', path, days);
    expect(refused).toMatchObject({ status: 409, data: { clashes: [{ reference }] } });
    expect(refused.error).toContain(vehicle.plate);
    expect((await call('POST', path, { ...days, allowOverbooking: true })).status).toBe(201);
    expect(await freeThen(carId)).toBe(1);
    const later = await app.inject(
      `/api/listings/${carId}?pickupDate=2026-08-15&dropoffDate=2026-08-17`,
    );
    expect(later.json().data.available_units).toBe(1);
    const other = { firstDay: '2026-08-12', lastDay: '2026-08-12' };
    const second = (await call('GET')).data.vehicles.find(
      (each: { carId: string; id: string }) => each.carId === carId && each.id !== vehicle.id,
    );
    expect((await call('POST', `/${second.id}/blocks`, other)).status).toBe(201);
  });

  test('is named by its plate in the refusal of a booking', async () => {
    const call = await staff();
    const { headers } = await signIn(db);
    const { id } = await aCar(db);
    const vehicle = await add(call, id);
    await call('POST', `/${vehicle.id}/blocks`, block);
    const payload = {
      ...{ ...STAFF_RENTAL, carId: id },
      ...{ pickupTime: '2026-08-12T10:00', dropoffTime: '2026-08-14T10:00' },
    };
    const refused = await app.inject({
      method: 'POST',
      url: '/api/admin/bookings',
      headers,
      payload,
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().data.clashes).toMatchObject([
      { reference: vehicle.plate, vehicleId: vehicle.id },
    ]);
  });

  test('is not counted for a sold vehicle', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const [kept, sold] = [await add(call, id), await add(call, id)];
    await call('POST', `/${sold.id}/blocks`, block);
    await call('PUT', `/${sold.id}`, { status: 'sold' });
    expect(await freeThen(id)).toBe(1);
    expect(await call('POST', `/${sold.id}/blocks`, block)).toMatchObject({ status: 409 });
    expect(kept.status).toBe('in-service');
  });

  test.each([
    [{ firstDay: '2026-08-12', lastDay: '2026-08-10' }, 'lastDay'],
    [{ firstDay: '2026-02-30', lastDay: '2026-03-01' }, 'firstDay'],
    [{ firstDay: '2026-01-01', lastDay: '2027-06-01' }, 'lastDay'],
    [{ firstDay: '2199-12-31', lastDay: '2200-01-01' }, 'lastDay'],
    [{ ...block, reason: 'holiday' }, 'reason'],
  ])('is refused with an error at the invalid field: %j', async (given, field) => {
    const call = await staff();
    const vehicle = await add(call, (await aCar(db)).id);
    const refused = await call('POST', `/${vehicle.id}/blocks`, given);
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
  });

  test('or a concurrent booking gets the last unit, not both', async () => {
    const call = await staff();
    const { headers } = await signIn(db);
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aCar(db);
      const vehicle = await add(call, id);
      const [blocked, booked] = await Promise.all([
        call('POST', `/${vehicle.id}/blocks`, block),
        app.inject({
          method: 'POST',
          url: '/api/admin/bookings',
          headers,
          payload: {
            ...{ ...STAFF_RENTAL, carId: id },
            ...{ pickupTime: '2026-08-11T10:00', dropoffTime: '2026-08-14T10:00' },
          },
        }),
      ]);
      expect([blocked.status, booked.statusCode].sort()).toEqual([201, 409]);
    }
  });
});
