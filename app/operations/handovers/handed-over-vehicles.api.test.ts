import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { rentalsOf } from '#tests/support/rentals.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

describe('a vehicle that is out', () => {
  async function vehicleOut() {
    const rentals = await rentalsOf({ app, db }, '07-OUT');
    const { id, bookingReference } = await rentals.book();
    await rentals.handOver(id);
    return { ...rentals, id, bookingReference };
  }

  test('cannot be deleted', async () => {
    const { call, bookingReference } = await vehicleOut();
    expect(await call('DELETE', '/vehicles/07-OUT')).toMatchObject({
      status: 409,
      message: expect.stringContaining(bookingReference),
    });
  });

  test('cannot be sold', async () => {
    const { call } = await vehicleOut();
    const refused = await call('PUT', '/vehicles/07-OUT', { status: 'sold' });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'status' }] });
  });

  test('can be deleted after its return', async () => {
    const { id, call, takeBack } = await vehicleOut();
    await takeBack(id);
    expect(await call('DELETE', '/vehicles/07-OUT')).toMatchObject({ status: 200 });
  });

  test('cannot be handed over again, even if its return is due', async () => {
    const { book, handOver, bookingReference } = await vehicleOut();
    const next = await book({ pickupTime: '2026-07-05T13:00', dropoffTime: '2026-07-07T13:00' });

    const refused = await handOver(next.id);

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    expect(refused.details[0].message).toContain(bookingReference);
  });
});

describe('a plate that is out in another spelling', () => {
  /** The office has the vehicle 07 ABC 123. Another car was handed over with this plate typed. */
  async function plateOut() {
    const other = await rentalsOf({ app, db });
    const { id: otherId } = await other.book();
    await other.handOver(otherId, { plate: '07-abc-123' });
    const own = await rentalsOf({ app, db }, '07 ABC 123');
    const { id } = await own.book();
    return { own, id, takeOtherBack: () => other.takeBack(otherId) };
  }

  test('is refused for a vehicle of the office', async () => {
    const { own, id } = await plateOut();
    const refused = await own.handOver(id);
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  });

  test('is accepted after its return', async () => {
    const { own, id, takeOtherBack } = await plateOut();
    await takeOtherBack();
    expect(await own.handOver(id)).toMatchObject({ status: 201 });
  });
});

describe('the list of vehicles to choose from', () => {
  test('marks vehicles that another booking has during the rental', async () => {
    const { book, read } = await rentalsOf({ app, db }, '07-A', '07-B');
    const { id } = await book();
    await book({ vehicleId: '07-B' });
    const later = { pickupTime: '2026-07-05T12:30', dropoffTime: '2026-07-06T12:30' };
    await book({ vehicleId: '07-A', ...later });

    expect((await read(id)).vehicles).toMatchObject([
      { id: '07-A', busy: false },
      { id: '07-B', busy: true },
    ]);
  });

  test('marks a vehicle that is out with another rental, but not the rental’s own', async () => {
    const { book, handOver, read } = await rentalsOf({ app, db }, '07-A', '07-B');
    const late = await book({ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-02T12:30' });
    await handOver(late.id, { vehicleId: '07-B' });
    const { id } = await book({ pickupTime: '2026-07-02T12:30' });
    await handOver(id);

    expect((await read(id)).vehicles).toMatchObject([
      { id: '07-A', busy: false },
      { id: '07-B', busy: true },
    ]);
  });
});

describe('a vehicle with a wrong hand-over record', () => {
  test('has its former kilometres once the record names another vehicle', async () => {
    const { book, handOver, takeBack, changeRecord, read } = await rentalsOf(
      { app, db },
      '07-A',
      '07-B',
    );
    const { id } = await book();
    await handOver(id);
    await takeBack(id);

    await changeRecord(id, 'out', { vehicleId: '07-B' });

    expect(await read(id)).toMatchObject({
      back: { vehicleId: '07-B', plate: '07-B' },
      vehicles: [
        { id: '07-A', kilometres: null },
        { id: '07-B', kilometres: 45_000 },
      ],
    });
  });

  test('can be handed over once the record names another vehicle', async () => {
    const { book, handOver, changeRecord } = await rentalsOf({ app, db }, '07-A', '07-B');
    const { id } = await book();
    await handOver(id);
    await changeRecord(id, 'out', { vehicleId: '07-B' });

    expect(await handOver((await book()).id)).toMatchObject({ status: 201 });
  });

  test('can be handed over once its rental is completed without a return', async () => {
    const { book, handOver, setStatus } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await handOver(id);
    await setStatus(id, 'completed');

    expect(await handOver((await book()).id)).toMatchObject({ status: 201 });
  });

  test('has the right kilometres once the record is corrected', async () => {
    const { book, handOver, changeRecord, call } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await handOver(id, { kilometres: 450_000 });
    expect((await call('GET', '/vehicles/07-A')).data.kilometres).toBe(450_000);

    await changeRecord(id, 'out', { vehicleId: '07-A' });

    const { data } = await call('GET', '/vehicles/07-A');
    expect(data).toMatchObject({ kilometres: 45_000, version: 3 });
  });

  test('has the kilometres of its form again once its only record is deleted', async () => {
    const { book, handOver, deleteRecord, call, read } = await rentalsOf({ app, db }, '07-A');
    await call('PUT', '/vehicles/07-A', { version: 1, kilometres: 30_000 });
    const { id } = await book();
    await handOver(id, { kilometres: 300_500 });

    await deleteRecord(id, 'out');

    expect((await read(id)).vehicles).toMatchObject([{ kilometres: 30_000 }]);
    expect(await handOver(id, { kilometres: 30_050 })).toMatchObject({ status: 201 });
  });

  test('has no kilometres once the only record with them is deleted', async () => {
    const { book, handOver, deleteRecord, call, read } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await handOver(id, { kilometres: 300_500 });
    await call('PUT', '/vehicles/07-A', { version: 2, colour: 'Beyaz' });

    await deleteRecord(id, 'out');

    expect((await read(id)).vehicles).toMatchObject([{ kilometres: null }]);
  });
});

describe('a typed plate', () => {
  const TYPED = { plate: '07kpt77', keepPlate: true };

  test('is stored in the standard spelling', async () => {
    const { book, handOver } = await rentalsOf({ app, db });
    const { id } = await book();
    expect(await handOver(id, { plate: ' 07kml  42' })).toMatchObject({
      status: 201,
      data: { plate: '07 KML 42' },
    });
  });

  test('becomes a vehicle of the car if staff choose to keep it', async () => {
    const { book, handOver, read } = await rentalsOf({ app, db });
    const { id } = await book();

    await handOver(id, TYPED);

    const { vehicles, booking } = await read(id);
    expect(vehicles).toMatchObject([{ plate: '07 KPT 77', kilometres: 45_000 }]);
    expect(booking.vehicleId).toBe(vehicles[0].id);
  });

  test('becomes one of the car’s units, not an additional one', async () => {
    const { book, handOver, call } = await rentalsOf({ app, db });
    await handOver((await book()).id, TYPED);

    const { data: fleet } = await call('GET', '/vehicles');

    expect(fleet.cars).toContainEqual(expect.objectContaining({ units: 1, plates: 1 }));
  });

  test('is shown in the booking', async () => {
    const { book, handOver, call } = await rentalsOf({ app, db });
    const { id } = await book();
    await handOver(id, TYPED);

    const { data } = await call('GET', `/bookings/${id}`);

    expect(data.handovers).toEqual([
      {
        kind: 'out',
        at: '2026-07-01T11:45',
        plate: '07 KPT 77',
        kilometres: 45_000,
        fuelEighths: 8,
        photos: [],
      },
    ]);
  });

  test('is not kept as a vehicle if the hand-over is refused', async () => {
    const { book, handOver, read } = await rentalsOf({ app, db });
    const { id } = await book();

    const refused = await handOver(id, { ...TYPED, plate: '??', at: '2026-07-02T10:00' });

    expect(refused.details.map(({ field }: { field: string }) => field)).toEqual(['plate', 'at']);
    expect((await read(id)).vehicles).toEqual([]);
  });

  test('is refused if it is out with another rental', async () => {
    const { book, handOver } = await rentalsOf({ app, db });
    await handOver((await book()).id, TYPED);
    const next = await book({ pickupTime: '2026-07-10T12:30', dropoffTime: '2026-07-11T12:30' });

    const refused = await handOver(next.id, TYPED);

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'plate' }] });
  });
});
