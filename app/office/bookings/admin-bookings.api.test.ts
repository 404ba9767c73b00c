import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { auditLog, bookings, zones } from '#app/db/schema.server.ts';
import { openedBookingSchema } from '#app/domain/bookings/booking.schema.ts';
import { deleteCar } from '#app/office/fleet/save-car.server.ts';
import { testApp } from '#tests/support/app.ts';
import {
  DRIVER,
  STAFF_RENTAL as RENTAL,
  STAFF_TRANSFER as TRANSFER,
} from '#tests/support/booking-requests.ts';
import { aBooking, aCar, aSeason, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { waitsForLock } from '#tests/support/waits-for-lock.ts';

const { app, db, clock } = await testApp();
let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) {
  const url = `/api/admin/bookings${path}`;
  const answer = await app.inject({ method, url, headers, body });
  return { status: answer.statusCode, ...answer.json() };
}
const booked = async (body: object) =>
  openedBookingSchema.parse((await send('POST', '', body)).data);
const faults = ({ details }: { details: { field: string; message: string }[] }) =>
  Object.fromEntries(details.map(({ field, message }) => [field, message]));

describe('a new booking', () => {
  test('of a car costs the total of its receipt, with season and extras @3.15', async () => {
    const car = await aCar(db, { title: 'Fiat Egea', active: false });
    await aSeason(db, { carId: car.id, startDate: '2026-07-12' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/bookings',
      headers,
      body: { ...RENTAL, carId: car.id, extras: { cocukKoltugu: 2 }, transferId: 'ignored' },
    });
    const booking = openedBookingSchema.parse(answer.json().data);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      201,
      `/api/admin/bookings/${booking.id}`,
    ]);
    // Two days at €40 and one at €60, and two child seats at €5 for three days.
    expect(booking).toMatchObject({
      carId: car.id,
      carTitle: 'Fiat Egea',
      transferId: null,
      transferData: null,
      pricing: { total: 170, quoted: 170, currency: 'EUR' },
      account: { charged: 0, paid: 0 },
      extras: { cocukKoltugu: 2, ekSurucu: 0, gencSurucu: 0 },
      status: 'pending',
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
    });
    expect(booking.bookingReference).toMatch(/^KRV-[2-9CDFHJKMNPRTVWX]{5}$/);
    expect(booking.id).toBe(booking.bookingReference.toLowerCase());
    expect((await send('GET', `/${booking.id}`)).data).toEqual(booking);
  });

  test.each([
    ['tr', '0532 111 00 99', '+90 532 111 00 99'],
    ['de', '0171 1234567', '+49 171 1234567'],
    ['tr', '+44 7700 900123', '+44 7700 900123'],
  ])('in language %s stores the phone %s as %s', async (language, phoneNumber, kept) => {
    const car = await aCar(db);
    const drivers = [{ ...DRIVER, phoneNumber }];
    const booking = await booked({ ...RENTAL, carId: car.id, language, drivers });
    expect(booking.drivers).toEqual([{ ...DRIVER, phoneNumber: kept }]);
  });

  test('of a transfer costs the fare of its zone, unless staff sent a total @3.17', async () => {
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
    const elsewhere = await booked({ ...TRANSFER, pricing: { total: 55 } });
    expect(elsewhere).toMatchObject({ zoneName: null, pricing: { total: 55, quoted: null } });
  });

  test('of a transfer with a return becomes two linked bookings that share the total', async () => {
    const zone = await aZone(db, { zoneName: 'Belek' });
    const both = { ...TRANSFER, transferId: zone.id, wayBackTime: '2026-07-17T18:00' };
    const there = await booked({ ...both, pricing: { total: 71.01 } });
    const { id = '', bookingReference } = there.otherWay ?? {};
    expect(there).toMatchObject({ pricing: { total: 35.51, quoted: 40 } });
    expect(there.otherWay).toEqual({ id, bookingReference, isWayBack: true });
    const back = openedBookingSchema.parse((await send('GET', `/${id}`)).data);
    expect(back).toMatchObject({
      ...{ pickupLocation: TRANSFER.dropoffLocation, dropoffLocation: TRANSFER.pickupLocation },
      ...{ pickupTime: '2026-07-17T18:00', dropoffTime: '2026-07-17T19:00' },
      pricing: { total: 35.5, quoted: 40 },
      otherWay: { id: there.id, isWayBack: false },
    });
    expect((await booked(both)).pricing.total).toBe(40);
    const early = await send('POST', '', { ...both, wayBackTime: TRANSFER.pickupTime });
    expect(faults(early)).toEqual({
      wayBackTime: 'The return transfer must be after the outward one',
    });
    expect((await send('DELETE', `/${id}`)).status).toBe(200);
    expect((await send('GET', `/${there.id}`)).data).toMatchObject({ otherWay: null });
    const total = await send('POST', '', { ...both, transferId: null });
    expect(Object.keys(faults(total))).toEqual(['pricing.total']);
  });

  test('of a transfer with a return stores the driver only in the outward transfer', async () => {
    const data = { driverName: ' Hasan  Usta ', driverPhone: '٠532 444 55 66' };
    const both = { ...TRANSFER, wayBackTime: '2026-07-17T18:00', pricing: { total: 80 } };
    const asked = { ...both, transferData: { ...TRANSFER.transferData, ...data } };
    const there = await booked(asked);
    const known = { driverName: 'Hasan Usta', driverPhone: '0532 444 55 66' };
    expect(there.transferData).toMatchObject(known);
    const back = await send('GET', `/${there.otherWay?.id}`);
    expect(back.data.transferData).not.toHaveProperty('driverName');
    const wrong = { ...asked.transferData, driverPhone: 'Hasan' };
    expect(faults(await send('POST', '', { ...asked, transferData: wrong }))).toEqual({
      'transferData.driverPhone': 'Enter a valid phone number',
    });
  });

  test('is refused with a message for each invalid field @5.24 @7.20 @9.44', async () => {
    const shape = await send('POST', '', {
      drivers: [{ name: ' ', surname: '', phoneNumber: '12' }],
      email: 'nobody',
      transferData: { vehicleCapacity: 'bus', passengers: 17 },
      pickupTime: '2026-02-30T10:00',
      pricing: { total: -1 },
    });
    expect(shape.status).toBe(400);
    expect(faults(shape)).toEqual({
      serviceType: 'Service type is required',
      'drivers.0.name': 'First name is required',
      'drivers.0.surname': 'Last name is required',
      'drivers.0.phoneNumber': 'Enter a valid phone number',
      email: 'Enter a valid email address',
      pickupLocation: 'Pickup location is required',
      dropoffLocation: 'Drop-off location is required',
      pickupTime: 'Pickup date and time are required',
      dropoffTime: 'Drop-off date and time are required',
      'transferData.vehicleCapacity': 'Vehicle capacity is required',
      'transferData.passengers': 'Passengers must be a number from 1 to 16',
      'pricing.total': 'Total must be a number of euros, 0 or more',
    });
    const late = { pickupTime: '2026-07-01T11:59', dropoffTime: '2026-07-01T11:58' };
    const sense = await send('POST', '', { ...RENTAL, ...late });
    expect([sense.status, sense.error]).toEqual([400, 'Some fields are not valid']);
    expect(Object.keys(faults(sense)).sort()).toEqual(['carId', 'dropoffTime', 'pickupTime']);
  });

  test('with two phone numbers in one field is refused', async () => {
    const car = await aCar(db);
    const drivers = [{ ...DRIVER, phoneNumber: '05321234567/05332223344' }];
    const refused = await send('POST', '', { ...RENTAL, carId: car.id, drivers });
    expect([refused.status, faults(refused)]).toEqual([
      400,
      { 'drivers.0.phoneNumber': 'Enter a single phone number of at most 15 digits' },
    ]);
  });

  test('has errors in the language of the request', async () => {
    headers = { ...headers, 'accept-language': 'tr' };
    const drivers = [DRIVER, { ...DRIVER, surname: '' }];
    const answer = await send('POST', '', { ...RENTAL, drivers });
    expect(faults(answer)).toEqual({ 'drivers.1.surname': 'Soyad gereklidir' });
  });

  test.each([
    [{ ...RENTAL, carId: 'gone\0' }, 'carId', 'This car no longer exists'],
    [{ ...TRANSFER, transferId: 'gone' }, 'transferId', 'This transfer zone no longer exists'],
    [TRANSFER, 'pricing.total', 'Total is required: there is no price for this booking'],
  ])(
    '%#: is refused if its car or zone does not exist, or if it has no price',
    async (body, field, message) => {
      const answer = await send('POST', '', body);
      expect([answer.status, faults(answer)]).toEqual([400, { [field]: message }]);
    },
  );

  test('is in Turkish unless another language is sent', async () => {
    const car = await aCar(db, { totalUnits: 2 });
    const body = { ...RENTAL, carId: car.id };
    expect(await booked(body)).toMatchObject({ language: 'tr' });
    const drivers = [{ name: 'Jens', surname: 'Krämer', phoneNumber: '0171 1234567' }];
    const german = await booked({ ...body, drivers, language: 'de' });
    const number = { phoneNumber: '+49 171 1234567' };
    expect(german).toMatchObject({ language: 'de', drivers: [number] });
    const { data: changed } = await send('PUT', `/${german.id}`, { ...german, language: 'ru' });
    expect(changed).toMatchObject({ language: 'ru', drivers: [number] });
    const { data: list } = await send('GET', '');
    // The two bookings have the same creation time, so their order is undefined.
    const languages = list.bookings.map(({ language }: { language: string }) => language);
    expect(languages.sort()).toEqual(['ru', 'tr']);
    const refused = await send('PUT', `/${german.id}`, { ...changed, language: 'fr' });
    expect([refused.status, faults(refused)]).toEqual([
      400,
      { language: 'The language must be Turkish, English, German or Russian (tr, en, de, ru)' },
    ]);
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ before: { language: 'de' }, after: { language: 'ru' } });
  });

  test('draws another reference if the first one is in use', async () => {
    const car = await aCar(db);
    await aBooking(db, { id: 'old', reference: 'KRV-22222' });
    const draw = vi.spyOn(crypto, 'randomInt') as unknown as Mock<() => number>;
    for (const sign of [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]) draw.mockReturnValueOnce(sign);
    syncBuiltinESMExports();
    onTestFinished(() => {
      draw.mockRestore();
      syncBuiltinESMExports();
    });
    expect((await booked({ ...RENTAL, carId: car.id })).bookingReference).toBe('KRV-33333');
  });
});

describe('an edit @7.17', () => {
  test('replaces the booking, and calculates its price unless a total is sent', async () => {
    const [egea, clio] = [await aCar(db), await aCar(db, { title: 'Clio', dailyCents: 5000 })];
    const { id, bookingReference } = await booked({ ...RENTAL, carId: egea.id, email: 'a@b.c' });
    const swap = { ...RENTAL, carId: clio.id, status: 'confirmed', version: 1 };
    const swapped = await send('PUT', `/${id}`, swap);
    expect(swapped).toMatchObject({
      status: 200,
      data: {
        id,
        bookingReference,
        carTitle: 'Clio',
        email: '',
        pricing: { total: 150, quoted: 150 },
        status: 'confirmed',
        version: 2,
      },
    });
    const agreed = await send('PUT', `/${id}`, { ...swap, version: 2, pricing: { total: 99 } });
    expect(agreed.data.pricing).toMatchObject({ total: 99, quoted: 150 });
    const found = await send('GET', '?search=clio');
    expect(found.data.pagination.total).toBe(1);
  });

  test('keeps two phone numbers in one field if they were stored before', async () => {
    const car = await aCar(db);
    const { id } = await booked({ ...RENTAL, carId: car.id });
    const drivers = [{ ...DRIVER, phoneNumber: '05321234567/05332223344' }];
    await db.update(bookings).set({ drivers }).where(eq(bookings.id, id));
    const kept = await send('PUT', `/${id}`, { ...RENTAL, carId: car.id, drivers, email: 'a@b.c' });
    expect(kept).toMatchObject({ status: 200, data: { email: 'a@b.c', drivers } });
  });

  test('keeps an unchanged phone number as the visitor typed it', async () => {
    const car = await aCar(db);
    const drivers = [{ ...DRIVER, phoneNumber: '0555 123 45 67' }];
    const { id } = await aBooking(db, { carId: car.id, drivers });
    const { data } = await send('PUT', `/${id}`, { ...RENTAL, carId: car.id, drivers });
    expect(data.drivers).toEqual(drivers);
  });

  test('of a booking whose car was deleted keeps the car’s title and the quoted price', async () => {
    const car = await aCar(db, { title: 'Fiat Egea' });
    const { id } = await booked({ ...RENTAL, carId: car.id });
    await deleteCar(db, car.id, { actor: 'system', now: clock.now() });
    const kept = { ...RENTAL, carId: null, version: 2 };
    const asked = await send('PUT', `/${id}`, { ...kept, pricing: { total: null } });
    expect(faults(asked)).toHaveProperty(['pricing.total']);
    const saved = await send('PUT', `/${id}`, { ...kept, pricing: { total: 100 } });
    expect(saved.data).toMatchObject({
      carId: null,
      carTitle: 'Fiat Egea',
      pricing: { total: 100, quoted: 120 },
      version: 3,
    });
    expect((await send('GET', '?search=egea')).data.pagination.total).toBe(1);
  });

  test('of a transfer whose zone was deleted keeps the zone’s name', async () => {
    const [belek, side] = [await aZone(db, { zoneName: 'Belek' }), await aZone(db)];
    const { id } = await booked({ ...TRANSFER, transferId: side.id });
    const change = (body: object) => send('PUT', `/${id}`, { ...TRANSFER, ...body });
    const moved = await change({ transferId: belek.id, version: 1 });
    expect(moved.data.zoneName).toBe('Belek');
    await db.delete(zones);
    const kept = await change({ version: 2, pricing: { total: 35 } });
    expect(kept.data).toMatchObject({
      transferId: null,
      zoneName: 'Belek',
      pricing: { quoted: 40 },
    });
  });

  test('may keep a pickup in the past and change the service', async () => {
    const old = await aBooking(db, { pickupAt: '2026-06-01 10:00', dropoffAt: '2026-06-02 10:00' });
    const times = { pickupTime: '2026-06-01T10:00', dropoffTime: '2026-06-03T10:00' };
    const body = { ...TRANSFER, ...times, pricing: { total: 50 }, version: 1 };
    expect((await send('PUT', `/${old.id}`, body)).data).toMatchObject({
      serviceType: 'transfer',
      carTitle: null,
      pricing: { total: 50, quoted: null },
    });
  });
});

test('a booking can get each of the five statuses @3.21 @7.18 @9.45', async () => {
  const { id } = await aBooking(db, { status: 'pending' });
  for (const status of ['cancelled', 'active', 'completed', 'pending', 'confirmed']) {
    expect((await send('PUT', `/${id}/status`, { status })).data).toMatchObject({ status });
  }
  expect((await send('PUT', `/${id}/status`, { status: 'confirmed' })).data.version).toBe(6);
  expect((await send('PUT', `/${id}/status`, { status: 'lost' })).status).toBe(400);
});

test('undoing a status is refused after another save of the booking', async () => {
  const { id } = await aBooking(db, { status: 'pending' });
  const { version } = (await send('PUT', `/${id}/status`, { status: 'confirmed' })).data;
  const back = { status: 'pending', version };
  expect((await send('PUT', `/${id}/status`, back)).data).toMatchObject({ status: 'pending' });
  expect(await send('PUT', `/${id}/status`, back)).toMatchObject({
    status: 409,
    details: [{ field: 'version' }],
  });
  expect((await send('GET', `/${id}`)).data).toMatchObject({ status: 'pending', version: 3 });
});

describe('a visitor’s request that returns to pending', () => {
  const HOURS_MS = 3_600_000;
  const sent = new Date('2026-07-01T08:00:00Z');
  const request = async (holdHours: number, given: object = {}) => {
    const holdUntil = new Date(sent.getTime() + holdHours * HOURS_MS);
    const { id } = await aBooking(db, { status: 'pending', createdAt: sent, holdUntil, ...given });
    return id;
  };
  const change = (id: string, body: object) => send('PUT', `/${id}/status`, body);

  test.each([
    ['confirmed', 24],
    ['confirmed', 0],
    ['cancelled', 24],
    ['cancelled', 0],
  ])('after it was %s has its former hold again: %i hours', async (status, holdHours) => {
    const { id: carId } = await aCar(db);
    const id = await request(holdHours, { carId });
    const before = (await send('GET', `/${id}`)).data;
    clock.set('2026-07-01T10:00:00Z');
    const { version } = (await change(id, { status })).data;
    if (holdHours === 0) await aBooking(db, { carId, status: 'confirmed' });
    const back = await change(id, { status: 'pending', version });
    expect(back).toMatchObject({ status: 200, data: { holdUntil: before.holdUntil } });
    expect(back.data).toEqual({ ...before, version: 3, updatedAt: back.data.updatedAt });
  });

  test('has no hold if it was edited or the change is sent without a version', async () => {
    const chosen = await request(24);
    await change(chosen, { status: 'confirmed' });
    expect((await change(chosen, { status: 'pending' })).data.holdUntil).toBeNull();

    const edited = await request(24);
    const { data } = await send('GET', `/${edited}`);
    const edit = { ...data, email: 'new@example.com', status: 'confirmed' };
    const { version } = (await send('PUT', `/${edited}`, edit)).data;
    expect((await change(edited, { status: 'pending', version })).data.holdUntil).toBeNull();
  });

  test('is refused if another booking has taken its unit meanwhile', async () => {
    const { id: carId } = await aCar(db);
    const id = await request(24, { carId });
    const { version } = (await change(id, { status: 'cancelled' })).data;
    await aBooking(db, { carId, status: 'confirmed' });
    expect((await change(id, { status: 'pending', version })).status).toBe(409);
  });
});

test('deleting a return transfer locks the outward transfer first', async () => {
  const { id: back } = await aBooking(db, { id: 'b' });
  await aBooking(db, { id: 'a', wayBackId: back });
  const deleted = await db.transaction(async (tx) => {
    await tx.select().from(bookings).where(eq(bookings.id, 'a')).for('update');
    const answer = send('DELETE', `/${back}`);
    expect(await waitsForLock(db, answer)).toBe(true);
    // The deletion waits for the first lock before it takes the second.
    await tx.select().from(bookings).where(eq(bookings.id, back)).for('update', { noWait: true });
    return { answer };
  });
  expect((await deleted.answer).status).toBe(200);
});

test('the audit log contains creation, change of status and deletion of a booking', async () => {
  const car = await aCar(db);
  const { id, bookingReference } = await booked({ ...RENTAL, carId: car.id });
  await send('PUT', `/${id}/status`, { status: 'confirmed' });
  const { data: deleted } = await send('DELETE', `/${id}`);
  expect(deleted).toEqual({ id, bookingReference });
  expect((await send('GET', `/${id}`)).status).toBe(404);
  const entries = await db.select().from(auditLog).orderBy(auditLog.id);
  expect(entries).toMatchObject([
    { action: 'create', before: null, after: { status: 'pending', carId: car.id } },
    { action: 'update', before: { status: 'pending' }, after: { status: 'confirmed' } },
    {
      action: 'delete',
      entity: 'booking',
      entityId: id,
      title: `${bookingReference} · Ayşe Yılmaz`,
      before: { bookingReference, status: 'confirmed', drivers: [DRIVER], pricing: { total: 120 } },
      after: null,
    },
  ]);
});
