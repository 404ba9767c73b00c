/** Checks that a record can be sent back as it was read (`product.md`, "API"). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { auditLog, bookings, cars, customers, handovers, zones } from '#app/db/schema.server.ts';
import { loadDemoData } from '#app/demo/demo-business.server.ts';
import { demoFleet } from '#app/demo/demo-fleet.ts';
import { demoPosts } from '#app/demo/demo-posts.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar, aZone, DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'kervan-sent-back-'));
afterAll(() => rmSync(folder, { recursive: true }));
const images = imageStoreInFolder(folder);
const { app, db, clock } = await buildTestApp({ keepRows: true, services: { images } });

let headers: { authorization: string };
beforeAll(async () => {
  const posts = demoPosts().slice(0, 2);
  await loadDemoData({ db, images, now: clock.now(), fleet: demoFleet.slice(0, 2), posts });
  ({ headers } = await signIn(db));
});

type Json = Record<string, unknown>;

async function call(method: 'GET' | 'PUT' | 'POST' | 'PATCH', path: string, payload?: object) {
  const url = `/api${path}`;
  const response = await app.inject({ method, url, headers, payload });
  return { status: response.statusCode, ...response.json() };
}

/** Returns a value with every number as a text, as forms send it. */
function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asTexts(each)]));
}

/** Drops version and time of the last save. */
const kept = ({ version: _version, updatedAt: _updatedAt, ...rest }: Json) => rest;

/** Sends back a record, also with numbers as texts, and expects that nothing changes. */
async function sendBack(path: string, { of = path, pick = (data: Json) => data } = {}) {
  const read = async () => pick((await call('GET', of)).data);
  const [last] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  const first = await read();
  for (const form of [(body: Json) => body, (body: Json) => asTexts(body) as Json]) {
    const { status, details } = await call('PUT', path, form(await read()));
    expect([path, status, details ?? []]).toEqual([path, 200, []]);
    expect(kept(await read())).toEqual(kept(first));
  }
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, last?.id ?? 0), eq(auditLog.action, 'update')));
  for (const { before, after } of entries)
    expect(kept(after as Json)).toEqual(kept(before as Json));
}

const ids = async (path: string, list: string) =>
  ((await call('GET', path)).data[list] as { id: string }[]).map(({ id }) => id);

describe('a record can be sent back', () => {
  test.each([
    ['/admin/cars', 'cars'],
    ['/admin/vehicles', 'vehicles'],
    ['/admin/blogs', 'blogs'],
    ['/admin/customers', 'customers'],
  ])('from %s of the demo', async (path, list) => {
    if (list === 'vehicles') {
      const [car] = await ids('/admin/cars', 'cars');
      const gone = await aCar(db);
      for (const carId of [car, gone.id]) {
        const made = { carId, plate: `07 KR ${carId === car ? 1 : 2}`, kilometres: 5 };
        expect((await call('POST', path, made)).status).toBe(201);
      }
      await db.delete(cars).where(eq(cars.id, gone.id));
    }
    const found = await ids(path, list);
    expect(found.length).toBeGreaterThan(1);
    for (const id of found.slice(0, 3)) await sendBack(`${path}/${id}`);
  });

  test('from the list of zones', async () => {
    const { data } = await call('GET', '/admin/transfers');
    for (const { id } of (data as { id: string }[]).slice(0, 2)) {
      const pick = (list: unknown) => (list as Json[]).find((each) => each.id === id) as Json;
      await sendBack(`/admin/transfers/${id}`, { of: '/admin/transfers', pick });
    }
  });

  test('from letting rules', async () => {
    const { id: carId } = await aCar(db);
    const days = { firstDay: '2028-08-01', lastDay: '2028-08-31' };
    for (const rule of [
      { carId, minDays: 5, maxDays: 20, name: 'Ağustos', translations: { de: { name: 'August' } } },
      { closed: true, noPickupWeekdays: ['sunday'], noReturnWeekdays: ['monday', 'friday'] },
    ]) {
      const { data } = await call('POST', '/admin/letting-rules', { ...days, ...rule });
      await sendBack(`/admin/letting-rules/${data.id}`);
    }
  });

  test('from the settings and from people', async () => {
    await sendBack('/admin/settings');
    const { data } = await call('GET', '/admin/admins');
    for (const person of data.admins) {
      expect((await call('PATCH', `/admin/admins/${person.id}`, person)).status).toBe(200);
      expect((await call('PATCH', `/admin/admins/${person.id}/role`, person)).status).toBe(200);
    }
    expect((await call('GET', '/admin/admins')).data).toEqual(data);
  });

  test('from bookings of the demo, of both services and in every status', async () => {
    // Removes the end of the holds, because bookings that staff save have none.
    await db.update(bookings).set({ holdUntil: null });
    const rows = await db.select().from(bookings).orderBy(bookings.id);
    const kinds = Map.groupBy(rows, ({ serviceType, status }) => `${serviceType} ${status}`);
    expect(kinds.size).toBeGreaterThan(5);
    for (const [row] of kinds.values()) await sendBack(`/admin/bookings/${row?.id}`);
  });

  test('from a rental with a deleted car and a transfer with a deleted zone', async () => {
    const { id: carId } = await aCar(db);
    const { id: zoneId, zoneName } = await aZone(db);
    await aBooking(db, { id: 'no-car', carId, extras: null, quotedCents: 500 });
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2 };
    const own = { serviceType: 'transfer', carTitle: null, zoneId, zoneName, transferData };
    await aBooking(db, { id: 'no-zone', ...own, extras: null });
    await db.delete(cars).where(eq(cars.id, carId));
    await db.delete(zones).where(eq(zones.id, zoneId));
    await sendBack('/admin/bookings/no-zone');
    const [rental] = [await call('GET', '/admin/bookings/no-car')];
    expect((await call('PUT', '/admin/bookings/no-car', rental.data)).status).toBe(200);
  });

  test('from any request of a visitor', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 100 });
    const { zoneName } = await aZone(db);
    const text = (max: number) =>
      fc.stringMatching(/^[A-Za-zçğışöü][ -~çğışöü]*$/, { maxLength: max });
    const customer = {
      name: fc.constantFrom('Ayşe', 'Ayşe Yılmaz', 'Çağrı Işıl Öz', 'x'.repeat(60)),
      phone: fc.constantFrom('0532 111 22 33', '+49 170 1234567', '05329876544'),
      message: fc.oneof(fc.constant(''), text(300)),
    };
    const rental = fc.record({
      ...customer,
      serviceType: fc.constant('car_rental'),
      carId: fc.constant(carId),
      email: fc.constantFrom('', 'a@example.com'),
      pickupLocation: fc.constantFrom(...defaultSettings.rental.places),
      dropoffLocation: fc.constantFrom(...defaultSettings.rental.places),
      pickupDate: fc.constant('2026-08-01'),
      pickupTime: fc.constantFrom('00:00', '23:30'),
      returnDate: fc.constantFrom('2026-08-02', '2026-08-20'),
      returnTime: fc.constant('10:00'),
      hotel: fc.constantFrom('', 'Rixos Belek'),
      flightNumber: fc.constantFrom('', 'XQ 123'),
      ...Object.fromEntries(EXTRA_NAMES.map((name) => [name, fc.nat(1)])),
    });
    const transfer = fc.record({
      ...customer,
      serviceType: fc.constant('transfer'),
      vehicle: fc.constantFrom('capacity_1_4', 'capacity_1_16'),
      email: fc.constant('a@example.com'),
      passengers: fc.constantFrom(1, 4),
      pickupLocation: text(60),
      dropoffLocation: fc.constantFrom(zoneName, 'Otogar'),
      date: fc.constant('2026-08-01'),
      time: fc.constantFrom('00:00', '23:30'),
      flightNumber: fc.constantFrom('', 'TK2412'),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(rental, transfer), async (request) => {
        await db.update(bookings).set({ status: 'cancelled', holdUntil: null });
        const made = await call('POST', '/bookings', request);
        expect([made.status, made.details ?? []]).toEqual([201, []]);
        const path = `/admin/bookings/${made.data.bookingReference.toLowerCase()}`;
        const { data } = await call('GET', path);
        expect(await call('PUT', path, data)).toMatchObject({ status: 200 });
        // A request that staff save becomes their booking, and is held without an end.
        await sendBack(path);
        expect(kept((await call('GET', path)).data)).toEqual(kept({ ...data, holdUntil: null }));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  test('from an anonymised customer, their booking, and a rental with its records', async () => {
    const { id: carId } = await aCar(db);
    const { data: vehicle } = await call('POST', '/admin/vehicles', { carId, plate: '07 KR 9' });
    const { data: booking } = await call('POST', '/admin/bookings', {
      ...{ serviceType: 'car_rental', carId, pickupLocation: 'Otel', dropoffLocation: 'Otel' },
      ...{ pickupTime: '2026-07-01T12:00', dropoffTime: '2026-07-03T12:00', status: 'confirmed' },
      drivers: [{ name: 'Gülsüm', surname: 'Zeybek', phoneNumber: '0532 987 65 43' }],
    });
    const path = `/admin/bookings/${booking.id}`;
    const record = {
      vehicleId: vehicle.id,
      kilometres: 100,
      fuelEighths: 8,
      at: '2026-07-01T11:30',
    };
    const out = await call('POST', `${path}/handovers`, {
      ...record,
      kind: 'out',
      drivers: [DRIVER_DOCUMENTS],
      damages: [{ panel: 'roof', kind: 'dent', note: 'eski' }],
      signatures: { customer: { name: 'Gülsüm', strokes: [[1, 2, 3, 4]] }, staff: null },
    });
    expect(out.status).toBe(201);
    clock.set('2026-07-03T09:00:00Z');
    const charges = [{ kind: 'kilometres', euros: 12.5, note: '50 km' }];
    const back = { ...record, kind: 'back', kilometres: 150, at: '2026-07-03T11:30', charges };
    const returned = await call('POST', `${path}/handovers`, back);
    expect([returned.status, returned.details ?? []]).toEqual([201, []]);
    const everything = async () => {
      for (const kind of ['out', 'back']) {
        const pick = (data: Json) => data[kind] as Json;
        await sendBack(`${path}/handovers/${kind}`, { of: `${path}/handovers`, pick });
      }
      await sendBack(path);
    };
    await everything();
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.phoneDigits, '905329876543'));
    expect(await db.$count(handovers)).toBe(2);
    const done = await call('POST', `/admin/customers/${customer?.id}/anonymise`);
    expect(done.status).toBe(200);
    await everything();
    await sendBack(`/admin/customers/${customer?.id}`);
    const made = {
      ...booking,
      drivers: [{ name: 'Ada', surname: '', phoneNumber: '' }],
    };
    const { details } = await call('PUT', path, { ...made, version: undefined });
    expect(details.map(({ field }: { field: string }) => field)).toEqual([
      'drivers.0.surname',
      'drivers.0.phoneNumber',
    ]);
    const named = await call('PUT', `/admin/customers/${customer?.id}`, { name: 'Ada' });
    expect(named.status).toBe(409);
  });
});
