import { describe, expect, test } from 'vitest';
import { handovers } from '#app/db/schema.server.ts';
import { ANONYMOUS } from '#app/lib/privacy.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { vehicleCalls } from '#tests/support/vehicle-calls.ts';
import { MAX_RENTALS, type VehicleRental } from './vehicle.schema.ts';

const { app, db } = await testApp();
const { staff, add } = vehicleCalls({ app, db });

/** Creates two vehicles of a car and returns a reader of the first one's rentals. */
async function aPlate() {
  const call = await staff();
  const { id: carId } = await aCar(db);
  const [vehicle, other] = [await add(call, carId), await add(call, carId)];
  const read = async (id: string = vehicle.id) => {
    const { status, data } = await call('GET', `/${id}/rentals`);
    expect(status).toBe(200);
    return data as { rentals: VehicleRental[]; total: number };
  };
  const referencesOf = async (id?: string) =>
    (await read(id)).rentals.map(({ bookingReference }) => bookingReference);
  return { call, carId, vehicle, other, read, referencesOf };
}

async function record(
  bookingId: string,
  given: Pick<typeof handovers.$inferInsert, 'kind' | 'at' | 'plate'> & {
    vehicleId?: string;
  },
) {
  await db.insert(handovers).values({
    ...{ bookingId, kilometres: 5, fuelEighths: 8, staffName: 'Zeynep' },
    signatures: { customer: null, staff: null },
    ...given,
  });
}

describe('the rentals of a vehicle', () => {
  test('contain the customer, the booked and the recorded hours', async () => {
    const { carId, vehicle, read } = await aPlate();
    const { id: vehicleId, plate } = vehicle;
    const booking = await aBooking(db, { carId, vehicleId, status: 'completed' });
    await record(booking.id, { kind: 'out', at: '2026-07-10 11:20', plate, vehicleId });
    await record(booking.id, { kind: 'back', at: '2026-07-13 14:05', plate, vehicleId });
    expect(await read()).toEqual({
      rentals: [
        {
          id: booking.id,
          bookingReference: booking.reference,
          customer: 'Ayşe Yılmaz',
          status: 'completed',
          pickupTime: '2026-07-10T10:00',
          dropoffTime: '2026-07-13T10:00',
          handedOverAt: '2026-07-10T11:20',
          returnedAt: '2026-07-13T14:05',
          recordedPlate: plate,
        },
      ],
      total: 1,
    });
  });

  test('are sorted newest first, by the recorded hour if there is one', async () => {
    const { carId, vehicle, referencesOf } = await aPlate();
    const { id: vehicleId, plate } = vehicle;
    const named = (reference: string, pickupAt: string) =>
      aBooking(db, { reference, carId, vehicleId, pickupAt, dropoffAt: '2026-07-20 10:00' });
    await named('K-FIRST', '2026-07-01 10:00');
    const late = await named('K-LATE', '2026-07-02 10:00');
    await record(late.id, { kind: 'out', at: '2026-07-04 10:00', plate, vehicleId });
    await named('K-SECOND', '2026-07-03 10:00');
    expect(await referencesOf()).toEqual(['K-LATE', 'K-SECOND', 'K-FIRST']);
  });

  test('leave out a booking whose customer was handed another plate', async () => {
    const { carId, vehicle, other, referencesOf } = await aPlate();
    const booking = await aBooking(db, { carId, vehicleId: vehicle.id, status: 'active' });
    const { id: vehicleId, plate } = other;
    await record(booking.id, { kind: 'out', at: '2026-07-10 10:00', plate, vehicleId });
    expect(await referencesOf()).toEqual([]);
    expect(await referencesOf(other.id)).toEqual([booking.reference]);
  });

  test('include a hand-over with a typed plate', async () => {
    const { carId, vehicle, referencesOf } = await aPlate();
    const booking = await aBooking(db, { carId, status: 'active' });
    const plate = vehicle.plate.replaceAll(' ', '').toLowerCase();
    await record(booking.id, { kind: 'out', at: '2026-07-10 10:00', plate });
    expect(await referencesOf()).toEqual([booking.reference]);
  });

  test('keep the plate that the vehicle had at the hand-over', async () => {
    const { call, carId, vehicle, read } = await aPlate();
    const { id: vehicleId, plate } = vehicle;
    const booking = await aBooking(db, { carId, vehicleId, status: 'active' });
    await record(booking.id, { kind: 'out', at: '2026-07-10 10:00', plate, vehicleId });
    await call('PUT', `/${vehicleId}`, { plate: '07 NEW 77' });
    expect((await read()).rentals).toMatchObject([{ recordedPlate: plate }]);
  });

  test('leave out a cancelled booking that was never handed over', async () => {
    const { carId, vehicle, referencesOf } = await aPlate();
    await aBooking(db, { carId, vehicleId: vehicle.id, status: 'cancelled' });
    expect(await referencesOf()).toEqual([]);
  });

  test('show an anonymised customer under the anonymous name', async () => {
    const { carId, vehicle, read } = await aPlate();
    const drivers = [{ name: ANONYMOUS, surname: '', phoneNumber: '' }];
    await aBooking(db, { carId, vehicleId: vehicle.id, status: 'completed', drivers });
    expect((await read()).rentals).toMatchObject([{ customer: ANONYMOUS }]);
  });

  test('have a total that includes those beyond the limit of the list', async () => {
    const { carId, vehicle, read } = await aPlate();
    for (let i = 0; i <= MAX_RENTALS; i++) {
      await aBooking(db, { carId, vehicleId: vehicle.id, status: 'completed' });
    }
    const { rentals, total } = await read();
    expect([rentals.length, total]).toEqual([MAX_RENTALS, MAX_RENTALS + 1]);
  });
});
