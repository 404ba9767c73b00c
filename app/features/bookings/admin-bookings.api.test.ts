import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar, aSeason, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { bookingSchema, bookingsSchema } from './booking-json.schema.ts';

const { app, db } = await buildTestApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

const DRIVER = { name: 'İpek', surname: 'Şahin', phoneNumber: '0555 123 45 67' };
/** Three days of a car at €40 a day, from the 10th of July. */
const RENTAL = {
  serviceType: 'car_rental',
  drivers: [DRIVER],
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Lara',
  pickupTime: '2026-07-10T10:00',
  dropoffTime: '2026-07-13T10:00',
};
const TRANSFER = {
  serviceType: 'transfer',
  drivers: [DRIVER],
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Belek',
  pickupTime: '2026-07-10T10:00',
  dropoffTime: '2026-07-10T11:00',
  transferData: { vehicleCapacity: 'capacity_1_6', passengers: 5 },
};

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) {
  const answer = await app.inject({
    method,
    url: `/api/admin/bookings${path}`,
    headers,
    ...(body && { body }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const booked = async (body: object) => bookingSchema.parse((await send('POST', '', body)).data);
const found = async (search: string) => {
  const { data } = await send('GET', `?search=${encodeURIComponent(search)}`);
  return bookingsSchema.parse(data).bookings.map(({ bookingReference }) => bookingReference);
};

describe('a new booking', () => {
  test('of a car costs what its receipt comes to, with the season of its days and its extras', async () => {
    const car = await aCar(db, { title: 'Fiat Egea' });
    await aSeason(db, { carId: car.id, startDate: '2026-07-12' });
    const booking = await booked({ ...RENTAL, carId: car.id, extras: { cocukKoltugu: 2 } });
    // Two days at €40, one at €60, two child seats at €5 for three days.
    expect(booking).toMatchObject({
      serviceType: 'car_rental',
      carId: car.id,
      carTitle: 'Fiat Egea',
      transferId: null,
      pricing: { total: 170, quoted: 170, currency: 'EUR' },
      extras: { cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 },
      status: 'pending',
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
    });
    expect(booking.bookingReference).toMatch(/^KRV-[2-9CDFHJKMNPRTVWX]{5}$/);
    expect(booking.id).toBe(booking.bookingReference.toLowerCase());
    expect(await found('IPEK sahin lara 5551234567')).toEqual([booking.bookingReference]);
    expect((await send('GET', `/${booking.id}`)).data).toEqual(booking);
  });

  test('of a transfer costs the fare of its zone, or what staff agreed', async () => {
    const zone = await aZone(db, { zoneName: 'Belek', active: false });
    const byFare = await booked({ ...TRANSFER, transferId: zone.id });
    expect(byFare).toMatchObject({
      transferId: zone.id,
      zoneName: 'Belek',
      carId: null,
      extras: null,
      pricing: { total: 40, quoted: 40 },
    });
    const agreed = await booked({ ...TRANSFER, transferId: zone.id, pricing: { total: 33.5 } });
    expect(agreed.pricing).toMatchObject({ total: 33.5, quoted: 40 });
    const elsewhere = await booked({ ...TRANSFER, pricing: { total: 99 } });
    expect(elsewhere).toMatchObject({ zoneName: null, pricing: { total: 99, quoted: null } });
  });
});
