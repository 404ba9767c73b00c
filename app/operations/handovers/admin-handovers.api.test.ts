import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { rentalsOf } from '#tests/support/rentals.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db, clock } = await testApp();

const FUEL_CHARGE = { kind: 'fuel', euros: 20.5, note: '', count: 2, each: 10.25 };

/** Creates a rental that was handed over with the vehicle 07-A. */
async function rentalOut() {
  const rentals = await rentalsOf({ app, db }, '07-A');
  const { id } = await rentals.book();
  await rentals.handOver(id);
  return { ...rentals, id };
}

describe('a hand-over', () => {
  test('is recorded with the plate of its vehicle', async () => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();

    const recorded = await handOver(id);

    expect(recorded).toMatchObject({ status: 201, data: { id: 'out', plate: '07-A', version: 1 } });
  });

  test('makes the rental active and gives it the vehicle', async () => {
    const { id, read } = await rentalOut();
    expect((await read(id)).booking).toMatchObject({ status: 'active', vehicleId: '07-A' });
  });

  test('of a rental with a typed plate sets no vehicle', async () => {
    const { book, handOver, read } = await rentalsOf({ app, db });
    const { id } = await book();

    await handOver(id, { plate: '34 XY 1' });

    expect((await read(id)).out).toMatchObject({ plate: '34 XY 1', vehicleId: null });
  });

  test('can be read at its own endpoint', async () => {
    const { id, call } = await rentalOut();
    const { data } = await call('GET', `/bookings/${id}/handovers/out`);
    expect(data).toMatchObject({ id: 'out', version: 1, kilometres: 45_000 });
  });

  test('can be recorded after the rental is completed', async () => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book({ status: 'completed' });
    expect(await handOver(id)).toMatchObject({ status: 201 });
  });

  test('of a completed rental is refused with a vehicle of another car', async () => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    await db.insert(vehicles).values({ id: '07-X', carId: (await aCar(db)).id, plate: '07-X' });
    const { id } = await book({ status: 'completed' });

    const refused = await handOver(id, { vehicleId: '07-X' });

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  });
});

describe('a return', () => {
  test('completes the rental', async () => {
    const { id, takeBack, read } = await rentalOut();

    expect(await takeBack(id)).toMatchObject({ status: 201 });

    expect(await read(id)).toMatchObject({ booking: { status: 'completed' }, days: 4 });
  });

  test('adds its charges to the account and keeps the agreed price', async () => {
    const { id, takeBack, read } = await rentalOut();

    await takeBack(id, { charges: [FUEL_CHARGE] });

    expect(await read(id)).toMatchObject({
      booking: { pricing: { total: 200 }, account: { charged: 20.5, due: 220.5 } },
      back: { charges: [{ kind: 'fuel', euros: 20.5, count: 2, each: 10.25 }] },
    });
  });

  test('updates the kilometres and damages of the vehicle', async () => {
    const { id, takeBack, read } = await rentalOut();
    const dent = { panel: 'bonnet', kind: 'dent', note: 'hail' };

    await takeBack(id, { kilometres: 46_000, damages: [dent] });

    expect(await read(id)).toMatchObject({
      back: { kilometres: 46_000 },
      vehicles: [{ id: '07-A', kilometres: 46_000 }],
      lastDamages: { '07-A': [dent] },
    });
  });
});

describe('a return without a recorded hand-over', () => {
  test('completes the rental with the named vehicle', async () => {
    const { book, takeBack, read } = await rentalsOf({ app, db }, '07-A', '07-B');
    const { id } = await book({ status: 'active' });

    const charges = [{ kind: 'fuel', euros: 5 }];
    const returned = await takeBack(id, { vehicleId: '07-B', charges });

    expect(returned).toMatchObject({ status: 201, data: { plate: '07-B' } });
    expect(await read(id)).toMatchObject({
      booking: { status: 'completed', vehicleId: '07-B', account: { due: 205 } },
      out: null,
      vehicles: [{ kilometres: 44_000 }, { kilometres: 45_000 }],
    });
  });

  test('needs no vehicle', async () => {
    const { book, takeBack } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book({ status: 'active' });
    expect(await takeBack(id)).toMatchObject({ status: 201, data: { plate: '', vehicleId: null } });
  });

  test('is refused with fewer kilometres than the vehicle has', async () => {
    const { book, takeBack } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book({ status: 'active' });

    const refused = await takeBack(id, { vehicleId: '07-A', kilometres: 43_999 });

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'kilometres' }] });
  });

  test('is listed under `unrecorded` among the reports to the police', async () => {
    const { book, takeBack, call } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book({ status: 'active' });
    await takeBack(id, { vehicleId: '07-A' });

    const { data } = await call('GET', '/filings?sheet=kabis&from=2026-07-01&to=2026-07-01');

    expect(data).toMatchObject({ filings: [], pagination: { total: 0 }, unrecorded: [{}] });
  });
});

describe('a change of a record', () => {
  test('replaces its charges in the account', async () => {
    const { id, takeBack, changeRecord, read } = await rentalOut();
    await takeBack(id, { charges: [FUEL_CHARGE] });

    const changed = await changeRecord(id, 'back', { version: 1, charges: [] });

    expect(changed).toMatchObject({ status: 200, data: { version: 2, charges: [] } });
    expect((await read(id)).booking.account).toMatchObject({ charged: 0, due: 200 });
  });

  test('voids the former charge and adds the new one', async () => {
    const { id, takeBack, changeRecord, readAccount } = await rentalOut();
    const damage = (euros: number) => ({ charges: [{ kind: 'damage', euros, note: '' }] });
    await takeBack(id, damage(500));

    await changeRecord(id, 'back', damage(50));

    expect((await readAccount(id)).charges).toMatchObject([
      { amount: 500, voided: { by: expect.any(String) } },
      { amount: 50, voided: null },
    ]);
  });

  test('is accepted after the rental, while its vehicle is out again', async () => {
    const { id, book, handOver, takeBack, changeRecord } = await rentalOut();
    await takeBack(id);
    await handOver((await book()).id);

    const notes = 'Bebek koltuğu verildi';
    const changed = await changeRecord(id, 'out', { vehicleId: '07-A', notes });

    expect(changed).toMatchObject({ status: 200, data: { notes } });
  });
});

describe('charges of a return', () => {
  const FUEL = { charges: [{ kind: 'fuel', euros: 40, note: '' }] };

  test('do not count as part of a price taken from the receipt', async () => {
    const { id, takeBack, read, call } = await rentalOut();
    await takeBack(id, FUEL);
    const { booking } = await read(id);

    const { data } = await call('PUT', `/bookings/${id}`, { ...booking, pricing: { total: null } });

    expect(data.pricing.total).toBe(data.pricing.quoted);
    expect(data.account).toMatchObject({ charged: 40, due: data.pricing.quoted + 40 });
  });

  test('are printed below the price', async () => {
    const { id, takeBack, call } = await rentalOut();
    await takeBack(id, FUEL);

    const { data } = await call('GET', `/bookings/${id}/papers`);

    expect(data).toMatchObject({
      price: { total: 200 },
      account: { charges: [{ kind: 'fuel', amount: 40 }] },
    });
  });

  test('stay when the agreed price changes', async () => {
    const { id, takeBack, read, call } = await rentalOut();
    await takeBack(id, FUEL);

    await call('PUT', `/bookings/${id}`, { ...(await read(id)).booking, pricing: { total: 100 } });

    expect((await read(id)).booking).toMatchObject({
      pricing: { total: 100 },
      account: { charged: 40, due: 140 },
    });
  });
});

describe('the audit log', () => {
  test('stores damages and charges of a return as codes', async () => {
    const { id, takeBack, call } = await rentalOut();
    const damages = [{ panel: 'roof', kind: 'dent', note: '' }];
    await takeBack(id, { damages, charges: [{ kind: 'damage', euros: 50, note: '' }] });

    const { data } = await call('GET', `/audit-log?entity=handover&entityId=${id}`);

    const changes: { field: string; after: unknown }[] = data.entries[0].changes;
    const after = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    expect(after).toMatchObject({ damages, charges: [{ kind: 'damage', cents: 5000, note: '' }] });
  });
});

describe('a booking with a recorded hand-over', () => {
  test.each([
    ['another vehicle', { vehicleId: '07-B' }, 'vehicleId'],
    ['no vehicle', { vehicleId: null }, 'vehicleId'],
    ['another car', { carId: 'other-car', vehicleId: null }, 'carId'],
  ])('refuses a change to %s', async (_, given, field) => {
    const { book, handOver, read, call } = await rentalsOf({ app, db }, '07-A', '07-B');
    await aCar(db, { id: 'other-car' });
    const { id } = await book();
    await handOver(id);
    const { booking } = await read(id);

    const refused = await call('PUT', `/bookings/${id}`, { ...booking, ...given });

    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(refused.details[0].message).toContain('07-A');
  });

  test('can get another time', async () => {
    const { id, read, call } = await rentalOut();
    const later = { ...(await read(id)).booking, dropoffTime: '2026-07-06T12:30' };
    expect(await call('PUT', `/bookings/${id}`, later)).toMatchObject({ status: 200 });
  });

  test('gets another vehicle when its record changes', async () => {
    const { book, handOver, changeRecord, read } = await rentalsOf({ app, db }, '07-A', '07-B');
    const { id } = await book();
    await handOver(id);

    await changeRecord(id, 'out', { vehicleId: '07-B' });

    expect((await read(id)).booking).toMatchObject({ vehicleId: '07-B' });
  });

  test('cannot be deleted', async () => {
    const { id, call } = await rentalOut();
    expect(await call('DELETE', `/bookings/${id}`)).toMatchObject({ status: 409 });
  });

  test('can be deleted once its record is deleted', async () => {
    const { id, deleteRecord, call } = await rentalOut();
    await deleteRecord(id, 'out');
    expect(await call('DELETE', `/bookings/${id}`)).toMatchObject({ status: 200 });
  });
});

describe('deleting a record', () => {
  test('of a return voids its charges', async () => {
    const { id, takeBack, deleteRecord, read } = await rentalOut();
    await takeBack(id, { charges: [{ kind: 'damage', euros: 50, note: '' }] });

    expect(await deleteRecord(id, 'back')).toMatchObject({ status: 200 });

    expect(await read(id)).toMatchObject({
      back: null,
      out: { plate: '07-A' },
      booking: { account: { charged: 0, due: 200 } },
    });
  });

  test('of a hand-over is refused while its return exists', async () => {
    const { id, takeBack, deleteRecord } = await rentalOut();
    await takeBack(id);
    expect(await deleteRecord(id, 'out')).toMatchObject({ status: 409 });
  });

  test('of a hand-over is accepted once its return is deleted', async () => {
    const { id, takeBack, deleteRecord } = await rentalOut();
    await takeBack(id);
    await deleteRecord(id, 'back');
    expect(await deleteRecord(id, 'out')).toMatchObject({ status: 200 });
  });
});

describe('deleting the return of a rental whose car is late', () => {
  const DUE = { pickupAt: '2026-06-28 11:00:00', dropoffAt: '2026-07-01 11:00:00' };

  async function lateRental() {
    const rentals = await rentalsOf({ app, db });
    const { id: carId } = await aCar(db);
    const { id } = await aBooking(db, { carId, status: 'confirmed', ...DUE });
    await rentals.handOver(id, { plate: '34 XY 1', at: '2026-06-28T11:00' });
    const readStatus = async () => (await rentals.call('GET', `/bookings/${id}`)).data.status;
    return { ...rentals, carId, id, readStatus };
  }

  test('makes the rental active again', async () => {
    const { id, takeBack, deleteRecord, readStatus } = await lateRental();
    await takeBack(id);
    await deleteRecord(id, 'back');
    expect(await readStatus()).toBe('active');
  });

  test('leaves the car without a free unit', async () => {
    const { carId, id, call, takeBack, deleteRecord } = await lateRental();
    await takeBack(id);
    await deleteRecord(id, 'back');
    expect((await call('GET', `/cars/${carId}`)).data.available_units).toBe(0);
  });

  test('is recorded in the audit log with the restored status', async () => {
    const { id, takeBack, deleteRecord } = await lateRental();
    await takeBack(id);
    await deleteRecord(id, 'back');

    const [last] = await db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entityId, id)))
      .orderBy(desc(auditLog.id))
      .limit(1);

    expect(last?.after).toMatchObject({ status: 'active' });
  });

  test('keeps a rental completed that staff had completed before the return', async () => {
    const { id, setStatus, takeBack, deleteRecord, readStatus } = await lateRental();
    await setStatus(id, 'completed');
    clock.set('2026-07-01T09:01:00Z');
    await takeBack(id);
    await deleteRecord(id, 'back');
    expect(await readStatus()).toBe('completed');
  });

  test('keeps a status that staff chose after the return', async () => {
    const { id, setStatus, takeBack, deleteRecord, readStatus } = await lateRental();
    await takeBack(id);
    await setStatus(id, 'cancelled');
    await deleteRecord(id, 'back');
    expect(await readStatus()).toBe('cancelled');
  });
});
