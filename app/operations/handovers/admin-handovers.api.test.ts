import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { auditLog, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar, DRIVER_DOCUMENTS as DRIVER } from '#tests/support/factories.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock stands at noon of 1 July.
const { app, db, clock } = await testApp();

const READING = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };

/**
 * Creates a car with these plates. Returns functions that book it from 1 to 5 July and record
 * hand-overs, as a signed-in person.
 */
async function rentalOf(...plates: string[]) {
  const { headers } = await signIn(db);
  const { id: carId } = await aCar(db, { totalUnits: Math.max(1, plates.length) });
  for (const plate of plates) {
    await db.insert(vehicles).values({ id: plate, carId, plate, kilometres: 44_000 });
  }
  const call = callsOf(app, headers);
  async function book(given: object = {}) {
    const { data } = await call('POST', '/bookings', {
      ...{ ...STAFF_RENTAL, carId, status: 'confirmed' },
      ...{ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-05T12:30' },
      drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321234567' }],
      pricing: { total: 200 },
      ...given,
    });
    return data as { id: string; bookingReference: string };
  }
  const record = (id: string, payload: object) =>
    call('POST', `/bookings/${id}/handovers`, payload);
  const read = async (id: string) => (await call('GET', `/bookings/${id}/handovers`)).data;
  return { headers, call, book, record, read };
}

async function staffPhoto(headers: Record<string, string>) {
  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const form = pictureForm([{ field: 'image', name: 'photo.jpg', bytes }], headers);
  const sent = await app.inject({ method: 'POST', url: '/api/images/upload?use=staff', ...form });
  const { imageUrl: url, width, height, srcset } = sent.json().data;
  return { url, alt: '', width, height, srcset };
}

test('a hand-over makes the rental active, and a return completes it with its charges', async () => {
  const { call, book, record, read } = await rentalOf('07-A');
  const { id } = await book();
  const out = await record(id, { kind: 'out', vehicleId: '07-A', ...READING, drivers: [DRIVER] });
  expect(out).toMatchObject({ status: 201, data: { id: 'out', plate: '07-A', version: 1 } });
  expect((await read(id)).booking).toMatchObject({ status: 'active', vehicleId: '07-A' });
  const back = await record(id, {
    kind: 'back',
    ...READING,
    kilometres: 46_000,
    fuelEighths: 6,
    damages: [{ panel: 'bonnet', kind: 'dent', note: 'hail' }],
    charges: [{ kind: 'fuel', euros: 20.5, note: '', count: 2, each: 10.25 }],
  });
  expect(back.status).toBe(201);
  expect(await read(id)).toMatchObject({
    booking: {
      status: 'completed',
      pricing: { total: 200 },
      account: { charged: 20.5, due: 220.5 },
    },
    back: { kilometres: 46_000, charges: [{ kind: 'fuel', euros: 20.5, count: 2, each: 10.25 }] },
    vehicles: [{ id: '07-A', kilometres: 46_000 }],
    lastDamages: { '07-A': [{ panel: 'bonnet', kind: 'dent', note: 'hail' }] },
    days: 4,
  });
  const change = { ...READING, kilometres: 46_000, fuelEighths: 6, version: 1 };
  const changed = await call('PUT', `/bookings/${id}/handovers/back`, { ...change, charges: [] });
  expect(changed).toMatchObject({ status: 200, data: { version: 2, charges: [] } });
  expect((await read(id)).booking.account).toMatchObject({ charged: 0, due: 200 });
  const stale = await call('PUT', `/bookings/${id}/handovers/back`, change);
  expect(stale).toMatchObject({ status: 409, details: [{ field: 'version' }] });
});

test('a rental without a recorded hand-over is returned with its vehicle', async () => {
  const { call, book, record, read } = await rentalOf('07-A', '07-B');
  const { id } = await book({ status: 'active' });
  const back = {
    kind: 'back',
    ...READING,
    vehicleId: '07-B',
    charges: [{ kind: 'fuel', euros: 5 }],
  };
  const low = await record(id, { ...back, kilometres: 43_999 });
  expect(low).toMatchObject({ status: 400, details: [{ field: 'kilometres' }] });
  expect(await record(id, back)).toMatchObject({ status: 201, data: { plate: '07-B' } });
  expect(await read(id)).toMatchObject({
    booking: { status: 'completed', vehicleId: '07-B', account: { due: 205 } },
    out: null,
    vehicles: [{ kilometres: 44_000 }, { kilometres: 45_000 }],
  });
  const { data } = await call('GET', '/filings?sheet=kabis&from=2026-07-01&to=2026-07-01');
  expect(data).toMatchObject({ filings: [], pagination: { total: 0 }, unrecorded: [{}] });

  const none = await book({ status: 'active' });
  const bare = await record(none.id, { kind: 'back', ...READING });
  expect(bare).toMatchObject({ status: 201, data: { plate: '', vehicleId: null } });
});

describe('numbers of documents', () => {
  test('need an explicit request, which the log records without values', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    const { id, bookingReference } = await book();
    const recorded = await record(id, {
      kind: 'out',
      vehicleId: '07-A',
      ...READING,
      drivers: [DRIVER],
    });
    expect(recorded.data.drivers).toMatchObject([
      { idNumber: '••••••••901', licenceNumber: '•••••877' },
    ]);
    const shown = await call('POST', `/bookings/${id}/handovers/documents`);
    expect(shown.data.drivers).toEqual([DRIVER]);
    const log = await call('GET', '/audit-log');
    expect(log.data.entries[0]).toMatchObject({
      action: 'show',
      entity: 'handover',
      title: `${bookingReference} · 07-A`,
    });
    expect(JSON.stringify(log)).not.toMatch(/12345678901|998877/);
    const { out } = await read(id);
    const { at, vehicleId, kilometres, fuelEighths, drivers } = out;
    const again = { at, vehicleId, kilometres, fuelEighths };
    await call('PUT', `/bookings/${id}/handovers/out`, {
      ...again,
      drivers: [{ ...drivers[0], licenceNumber: 'NEW-1' }],
    });
    const { data } = await call('POST', `/bookings/${id}/handovers/documents`);
    expect(data.drivers[0]).toMatchObject({ idNumber: '12345678901', licenceNumber: 'NEW-1' });
  });
});

test('a hand-over that is recorded after the rental must name a vehicle of its car', async () => {
  const { book, record } = await rentalOf('07-A');
  await db.insert(vehicles).values({ id: '07-X', carId: (await aCar(db)).id, plate: '07-X' });
  const { id } = await book({ status: 'completed' });
  const refused = await record(id, { kind: 'out', vehicleId: '07-X', ...READING });
  expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
  expect(await record(id, { kind: 'out', vehicleId: '07-A', ...READING })).toMatchObject({
    status: 201,
  });
});

test('the audit log stores damages and charges as codes', async () => {
  const { call, book, record } = await rentalOf('07-A');
  const { id } = await book();
  const damages = [{ panel: 'roof', kind: 'dent', note: '' }];
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  const charges = [{ kind: 'damage', euros: 50, note: '' }];
  await record(id, { kind: 'back', ...READING, damages, charges });
  const { data } = await call('GET', `/audit-log?entity=handover&entityId=${id}`);
  const changes: { field: string; after: unknown }[] = data.entries[0].changes;
  const after = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  expect(after).toMatchObject({ damages, charges: [{ kind: 'damage', cents: 5000, note: '' }] });
});

test('a vehicle that is out cannot be deleted or sold before it is back', async () => {
  const { call, book, record } = await rentalOf('07-OUT');
  const { id, bookingReference } = await book();
  await record(id, { kind: 'out', vehicleId: '07-OUT', ...READING });
  const refused = await call('DELETE', '/vehicles/07-OUT');
  expect(refused).toMatchObject({
    status: 409,
    message: expect.stringContaining(bookingReference),
  });
  const sold = await call('PUT', '/vehicles/07-OUT', { status: 'sold' });
  expect(sold).toMatchObject({ status: 400, details: [{ field: 'status' }] });
  await record(id, { kind: 'back', ...READING });
  expect(await call('DELETE', '/vehicles/07-OUT')).toMatchObject({ status: 200 });
});

test('the audit log names changed details of a driver without their values', async () => {
  const { call, book, record, read } = await rentalOf('07-A');
  const { id } = await book();
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING, drivers: [DRIVER] });
  const { at, vehicleId, kilometres, fuelEighths, drivers } = (await read(id)).out;
  await call('PUT', `/bookings/${id}/handovers/out`, {
    ...{ at, vehicleId, kilometres, fuelEighths },
    drivers: [{ ...drivers[0], address: 'Lara Caddesi 7' }],
  });
  const log = await call('GET', `/audit-log?entity=handover&entityId=${id}`);
  expect(log.data.entries[0].changes).toEqual([
    expect.objectContaining({ field: 'driverDetails', after: ['address'] }),
  ]);
  expect(JSON.stringify(log)).not.toContain('Lara Caddesi');
});

test('a price that follows the receipt does not include the charges of the return', async () => {
  const { call, book, record, read } = await rentalOf('07-A');
  const { id } = await book();
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  await record(id, { kind: 'back', ...READING, charges: [{ kind: 'fuel', euros: 40, note: '' }] });
  const { booking } = await read(id);
  const followed = { ...booking, pricing: { total: null } };
  const { data } = await call('PUT', `/bookings/${id}`, followed);
  expect(data.pricing.total).toBe(data.pricing.quoted);
  expect(data.account).toMatchObject({ charged: 40, due: data.pricing.quoted + 40 });
  const { data: paper } = await call('GET', `/bookings/${id}/papers`);
  expect(paper).toMatchObject({
    price: { total: data.pricing.quoted },
    account: { charges: [{ kind: 'fuel', amount: 40 }] },
  });
});

test('charges of a return do not change the agreed price', async () => {
  const { call, book, record, read } = await rentalOf();
  const { id } = await book();
  const damage = (euros: number) => ({
    ...READING,
    charges: [{ kind: 'damage', euros, note: '' }],
  });
  await record(id, { kind: 'out', plate: '34 XY 1', ...READING });
  await record(id, { kind: 'back', ...damage(500) });
  await call('PUT', `/bookings/${id}`, { ...(await read(id)).booking, pricing: { total: 100 } });
  await call('PUT', `/bookings/${id}/handovers/back`, damage(50));
  const { booking } = await read(id);
  expect(booking).toMatchObject({ pricing: { total: 100 }, account: { charged: 50, due: 150 } });
  const { data } = await call('GET', `/bookings/${id}/account`);
  expect(data.charges).toMatchObject([
    { amount: 500, voided: { by: expect.any(String) } },
    { amount: 50, voided: null },
  ]);
});

describe('hidden numbers', () => {
  test('stay with their driver when another is removed, and are refused for a new driver', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    const { id } = await book();
    const others = ['22222222222', '33333333333'].map((idNumber, i) => ({
      ...DRIVER,
      name: `Driver ${i + 2}`,
      idNumber,
    }));
    const given = { vehicleId: '07-A', ...READING };
    await record(id, { kind: 'out', ...given, drivers: [DRIVER, ...others] });
    const { out } = await read(id);
    const [first, , third] = out.drivers;
    await call('PUT', `/bookings/${id}/handovers/out`, { ...given, drivers: [first, third] });
    const { data } = await call('POST', `/bookings/${id}/handovers/documents`);
    expect(data.drivers.map(({ idNumber }: typeof DRIVER) => idNumber)).toEqual([
      '12345678901',
      '33333333333',
    ]);
    const refused = await call('PUT', `/bookings/${id}/handovers/out`, {
      ...given,
      drivers: [{ ...third, stored: null }],
    });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'drivers' }] });
  });
});

describe('photos', () => {
  test('are served only to staff, and without caching', async () => {
    const { headers, call, book, record, read } = await rentalOf('07-A');
    const { id } = await book();
    const photo = await staffPhoto(headers);
    expect(photo.url).toMatch(/^\/api\/admin\/images\/p[0-9a-f]{24}-640\.webp$/);
    await record(id, { kind: 'out', vehicleId: '07-A', ...READING, photos: [photo] });
    expect((await read(id)).out.photos).toEqual([photo]);
    expect((await call('GET', `/bookings/${id}`)).data.handovers[0].photos).toEqual([photo]);
    const seen = await app.inject({ url: photo.url, headers });
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await app.inject({ url: photo.url })).statusCode).toBe(401);
    const file = photo.url.split('/').at(-1);
    expect((await app.inject({ url: `/images/${file}` })).statusCode).toBe(404);
  });

  test('are refused if they do not exist or are public', async () => {
    const { book, record } = await rentalOf('07-A');
    const { id } = await book();
    const url = `/images/${'a'.repeat(24)}-640.webp`;
    const photo = { url, alt: '', width: 640, height: 480, srcset: '' };
    const given = { kind: 'out', vehicleId: '07-A', ...READING };
    const refused = await record(id, { ...given, photos: [photo] });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'photos' }] });
    const many = await record(id, { ...given, photos: Array(41).fill(photo) });
    expect(many).toMatchObject({ status: 400, details: [{ field: 'photos' }] });
  });
});

describe('a record that contradicts known facts is refused at its field', () => {
  test.each([
    ['a time to come', { at: '2026-07-01T12:01' }, 'at'],
    ['kilometres below those of the vehicle', { kilometres: 43_999 }, 'kilometres'],
    ['no vehicle and no plate', { vehicleId: null }, 'vehicleId'],
    ['a vehicle that does not exist', { vehicleId: 'nope' }, 'vehicleId'],
    ['nine eighths', { fuelEighths: 9 }, 'fuelEighths'],
  ])('%s', async (_, given, field) => {
    const { book, record } = await rentalOf('07-A');
    const { id } = await book();
    const refused = await record(id, { kind: 'out', vehicleId: '07-A', ...READING, ...given });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
  });

  test.each([
    ['a return before the hand-over', { at: '2026-07-01T11:44' }, 'at'],
    ['kilometres that fall', { kilometres: 44_999 }, 'kilometres'],
    [
      'a charge that is not the product of count and price',
      { charges: [{ kind: 'fuel', euros: 35, count: 3, each: 12 }] },
      'charges.0.count',
    ],
    ['a negative charge', { charges: [{ kind: 'fuel', euros: -1 }] }, 'charges.0.euros'],
  ])('%s', async (_, given, field) => {
    const { book, record } = await rentalOf('07-A');
    const { id } = await book();
    await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
    const refused = await record(id, { kind: 'back', ...READING, ...given });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
  });

  test('several errors are reported together, each once', async () => {
    const { book, record } = await rentalOf();
    const { id } = await book();
    const photos = [{ url: '/api/admin/images/p0.webp', alt: '', width: 1, height: 1, srcset: '' }];
    const drivers = [{ ...DRIVER, idNumber: '••••789' }];
    const given = { ...READING, at: '2026-07-02T10:00', photos, drivers };
    const refused = await record(id, { kind: 'out', ...given });
    expect(refused).toMatchObject({ status: 400, error: 'Bazı alanlar geçerli değil' });
    expect(refused.details.map(({ field }: { field: string }) => field)).toEqual([
      'plate',
      'at',
      'photos',
      'drivers',
    ]);
  });

  test('the status of the booking forbids the record', async () => {
    const { call, book, record } = await rentalOf('07-A');
    const { id } = await book();
    expect(await record(id, { kind: 'back', ...READING })).toMatchObject({ status: 409 });
    const given = { kind: 'out', vehicleId: '07-A', ...READING };
    await call('PUT', `/bookings/${id}/status`, { status: 'cancelled' });
    expect(await record(id, given)).toMatchObject({ status: 409 });
    await call('PUT', `/bookings/${id}/status`, { status: 'confirmed' });
    expect(await record(id, given)).toMatchObject({ status: 201 });
    expect(await record(id, given)).toMatchObject({ status: 409 });
  });
});

describe('races', () => {
  test('two clerks hand over one vehicle: the second one learns which booking has it', async () => {
    const { book, record } = await rentalOf('07-A', '07-B');
    const both = [await book(), await book()];
    const given = { kind: 'out', vehicleId: '07-A', ...READING };
    const answers = await Promise.all(both.map(({ id }) => record(id, given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const won = answers.findIndex(({ status }) => status === 201);
    const lost = answers[1 - won];
    expect(lost?.details[0].message).toContain(both[won]?.bookingReference);
  });

  test('two clerks type one plate in different spellings: one is refused at the field', async () => {
    const [egea, clio] = [await rentalOf(), await rentalOf()];
    const both = [await egea.book(), await clio.book()] as const;
    const given = { kind: 'out', ...READING };
    const answers = await Promise.all([
      egea.record(both[0].id, { ...given, plate: '07 abc 123' }),
      clio.record(both[1].id, { ...given, plate: '07-ABC-123' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const won = answers.findIndex(({ status }) => status === 201);
    const { details } = answers[1 - won] as { details: { field: string; message: string }[] };
    expect(details).toMatchObject([{ field: 'plate' }]);
    expect(details[0]?.message).toContain(both[won]?.bookingReference);
    // The office's own vehicle of that plate cannot go out either.
    const own = await rentalOf('07 ABC 123');
    const { id } = await own.book();
    const refused = await own.record(id, { ...given, vehicleId: '07 ABC 123' });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    const winner = [egea, clio][won];
    await winner?.record(both[won]?.id ?? '', { ...given, kind: 'back' });
    expect((await own.record(id, { ...given, vehicleId: '07 ABC 123' })).status).toBe(201);
  });

  test('the record of a completed rental can be changed while its vehicle is out again', async () => {
    const { call, book, record } = await rentalOf('07-A');
    const first = await book();
    await record(first.id, { kind: 'out', vehicleId: '07-A', ...READING });
    await record(first.id, { kind: 'back', ...READING });
    const second = await book();
    await record(second.id, { kind: 'out', vehicleId: '07-A', ...READING });
    const change = { vehicleId: '07-A', ...READING, notes: 'Bebek koltuğu verildi' };
    const changed = await call('PUT', `/bookings/${first.id}/handovers/out`, change);
    expect(changed).toMatchObject({ status: 200, data: { notes: change.notes } });
  });

  test('a late vehicle cannot be handed over again', async () => {
    const { book, record } = await rentalOf('07-A');
    const late = await book();
    await record(late.id, { kind: 'out', vehicleId: '07-A', ...READING });
    const next = await book({
      pickupTime: '2026-07-05T13:00',
      dropoffTime: '2026-07-07T13:00',
    });
    const refused = await record(next.id, { kind: 'out', vehicleId: '07-A', ...READING });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'vehicleId' }] });
    expect(refused.details[0].message).toContain(late.bookingReference);
  });

  test('a simultaneous return and extension are both saved, or one is refused', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    const { id } = await book();
    await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
    const { booking } = await read(id);
    const [returned, extended] = await Promise.all([
      record(id, {
        kind: 'back',
        ...READING,
        charges: [{ kind: 'other', euros: 10, note: 'seat' }],
      }),
      call('PUT', `/bookings/${id}`, { ...booking, dropoffTime: '2026-07-06T12:30' }),
    ]);
    expect(returned.status).toBe(201);
    const after = (await read(id)).booking;
    expect(after.status).toBe('completed');
    expect([200, 409]).toContain(extended.status);
    expect(after.account.due).toBe(210);
  });
});

test('a missing plate is reported at the field for typing it if there are no vehicles', async () => {
  const { book, record } = await rentalOf();
  const { id } = await book();
  const refused = await record(id, { kind: 'out', ...READING });
  expect(refused).toMatchObject({ status: 400, details: [{ field: 'plate' }] });
});

test('a single record can be read, for the conflict of a stale save', async () => {
  const { call, book, record } = await rentalOf('07-A');
  const { id } = await book();
  expect((await call('GET', `/bookings/${id}/handovers/out`)).status).toBe(404);
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  const { data } = await call('GET', `/bookings/${id}/handovers/out`);
  expect(data).toMatchObject({ id: 'out', version: 1, kilometres: 45_000 });
});

test('vehicles that another booking has during the rental are busy', async () => {
  const { book, read } = await rentalOf('07-A', '07-B');
  const { id } = await book();
  await book({ vehicleId: '07-B' });
  const later = { pickupTime: '2026-07-05T12:30', dropoffTime: '2026-07-06T12:30' };
  await book({ vehicleId: '07-A', ...later });
  expect((await read(id)).vehicles).toMatchObject([
    { id: '07-A', busy: false },
    { id: '07-B', busy: true },
  ]);
});

test("a vehicle that is out with another rental is busy, and the rental's own is not", async () => {
  const { book, record, read } = await rentalOf('07-A', '07-B');
  const late = await book({ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-02T12:30' });
  await record(late.id, { kind: 'out', vehicleId: '07-B', ...READING });
  const { id } = await book({ pickupTime: '2026-07-02T12:30' });
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  expect((await read(id)).vehicles).toMatchObject([
    { id: '07-A', busy: false },
    { id: '07-B', busy: true },
  ]);
});

describe('a vehicle that was recorded wrongly', () => {
  test('is free again after the record names another, or its rental is completed', async () => {
    const { call, book, record, read } = await rentalOf('07-A', '07-B');
    const first = await book();
    await record(first.id, { kind: 'out', vehicleId: '07-A', ...READING });
    await record(first.id, { kind: 'back', ...READING });
    const moved = { ...READING, vehicleId: '07-B' };
    await call('PUT', `/bookings/${first.id}/handovers/out`, moved);
    expect(await read(first.id)).toMatchObject({
      back: { vehicleId: '07-B', plate: '07-B' },
      vehicles: [
        { id: '07-A', kilometres: null },
        { id: '07-B', kilometres: 45_000 },
      ],
    });
    const second = await book();
    const again = await record(second.id, { kind: 'out', vehicleId: '07-B', ...READING });
    expect(again.status).toBe(201);
    await call('PUT', `/bookings/${second.id}/status`, { status: 'completed' });
    const third = await book();
    const last = await record(third.id, { kind: 'out', vehicleId: '07-B', ...READING });
    expect(last.status).toBe(201);
  });

  test('loses mistyped kilometres when the record is corrected', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    const { id } = await book();
    const kilometres = async () => (await read(id)).vehicles[0].kilometres;
    await record(id, { kind: 'out', vehicleId: '07-A', ...READING, kilometres: 450_000 });
    expect(await kilometres()).toBe(450_000);
    const right = { vehicleId: '07-A', ...READING };
    await call('PUT', `/bookings/${id}/handovers/out`, right);
    expect(await kilometres()).toBe(45_000);
    const vehicle = (await call('GET', '/vehicles/07-A')).data;
    expect(vehicle).toMatchObject({ kilometres: 45_000, version: 3 });
  });

  test('gets the kilometres of its own form back when its only record is deleted', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    await call('PUT', '/vehicles/07-A', { version: 1, kilometres: 30_000 });
    const { id } = await book();
    const out = { kind: 'out', vehicleId: '07-A', ...READING };
    await record(id, { ...out, kilometres: 300_500 });
    await call('DELETE', `/bookings/${id}/handovers/out`);
    expect((await read(id)).vehicles).toMatchObject([{ kilometres: 30_000 }]);
    expect(await record(id, { ...out, kilometres: 30_050 })).toMatchObject({ status: 201 });
  });

  test('has no kilometres when only the deleted record stated them', async () => {
    const { call, book, record, read } = await rentalOf('07-A');
    const { id } = await book();
    const out = { kind: 'out', vehicleId: '07-A', ...READING };
    await record(id, { ...out, kilometres: 300_500 });
    await call('PUT', '/vehicles/07-A', { version: 2, colour: 'Beyaz' });
    await call('DELETE', `/bookings/${id}/handovers/out`);
    expect((await read(id)).vehicles).toMatchObject([{ kilometres: null }]);
  });
});

test('a booking with a recorded hand-over cannot change car or plate until the record does', async () => {
  const { call, book, record, read } = await rentalOf('07-A', '07-B');
  const { id: other } = await aCar(db);
  const { id } = await book();
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  const { booking } = await read(id);
  for (const [given, field] of [
    [{ vehicleId: '07-B' }, 'vehicleId'],
    [{ vehicleId: null }, 'vehicleId'],
    [{ carId: other, vehicleId: null }, 'carId'],
  ] as const) {
    const refused = await call('PUT', `/bookings/${id}`, { ...booking, ...given });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(refused.details[0].message).toContain('07-A');
  }
  const later = { ...booking, dropoffTime: '2026-07-06T12:30' };
  expect((await call('PUT', `/bookings/${id}`, later)).status).toBe(200);
  await call('PUT', `/bookings/${id}/handovers/out`, { vehicleId: '07-B', ...READING });
  expect((await read(id)).booking).toMatchObject({ vehicleId: '07-B' });
});

test('a booking with a hand-over cannot be deleted', async () => {
  const { call, book, record } = await rentalOf('07-A');
  const { id } = await book();
  await record(id, { kind: 'out', vehicleId: '07-A', ...READING });
  expect((await call('DELETE', `/bookings/${id}`)).status).toBe(409);
  await call('DELETE', `/bookings/${id}/handovers/out`);
  expect((await call('DELETE', `/bookings/${id}`)).status).toBe(200);
});

test('a typed plate becomes a vehicle of its car, and the booking shows the record', async () => {
  const { call, book, record, read } = await rentalOf();
  const { id } = await book();
  const given = { kind: 'out', ...READING, plate: '07kpt77', keepPlate: true };
  const refused = await record(id, {
    ...given,
    plate: '??',
    kilometres: 45_000,
    at: '2026-07-02T10:00',
  });
  expect(refused.details.map(({ field }: { field: string }) => field)).toEqual(['plate', 'at']);
  expect((await read(id)).vehicles).toEqual([]);
  expect(await record(id, given)).toMatchObject({ status: 201, data: { plate: '07 KPT 77' } });
  const { vehicles: kept, booking } = await read(id);
  expect(kept).toMatchObject([{ plate: '07 KPT 77', kilometres: 45_000 }]);
  expect(booking.vehicleId).toBe(kept[0].id);
  const recorded = {
    at: '2026-07-01T11:45',
    plate: '07 KPT 77',
    kilometres: 45_000,
    fuelEighths: 8,
  };
  const { data } = await call('GET', `/bookings/${id}`);
  expect(data.handovers).toEqual([{ kind: 'out', ...recorded, photos: [] }]);
  // The plate is a unit of its car, not an additional one.
  const { data: fleet } = await call('GET', '/vehicles');
  expect(fleet.cars).toContainEqual(expect.objectContaining({ units: 1, plates: 1 }));

  const other = await book({ pickupTime: '2026-07-10T12:30', dropoffTime: '2026-07-11T12:30' });
  const again = await record(other.id, given);
  expect(again).toMatchObject({ status: 400, details: [{ field: 'plate' }] });
});

test('a typed plate gets the standard spelling', async () => {
  const { book, record } = await rentalOf();
  const { id } = await book();
  const out = await record(id, { kind: 'out', plate: ' 07kml  42', ...READING });
  expect(out).toMatchObject({ status: 201, data: { plate: '07 KML 42' } });
});

test('deleting a return voids its charges and allows deleting the hand-over', async () => {
  const { call, book, record, read } = await rentalOf();
  const { id } = await book();
  await record(id, { kind: 'out', plate: '34 XY 1', ...READING });
  await record(id, {
    kind: 'back',
    ...READING,
    charges: [{ kind: 'damage', euros: 50, note: '' }],
  });
  expect((await read(id)).booking.account.due).toBe(250);
  expect((await call('DELETE', `/bookings/${id}/handovers/out`)).status).toBe(409);
  expect((await call('DELETE', `/bookings/${id}/handovers/back`)).status).toBe(200);
  expect(await read(id)).toMatchObject({
    back: null,
    out: { plate: '34 XY 1', vehicleId: null },
    booking: { account: { charged: 0, due: 200 } },
  });
  expect((await call('DELETE', `/bookings/${id}/handovers/out`)).status).toBe(200);
  expect((await call('DELETE', `/bookings/${id}/handovers/out`)).status).toBe(404);
});

describe('deleting the return of a rental whose car is late', () => {
  const DUE = { pickupAt: '2026-06-28 11:00:00', dropoffAt: '2026-07-01 11:00:00' };

  async function lateRental() {
    const rental = await rentalOf();
    const { id: carId } = await aCar(db);
    const { id } = await aBooking(db, { carId, status: 'confirmed', ...DUE });
    const out = { kind: 'out', plate: '34 XY 1', ...READING, at: '2026-06-28T11:00' };
    expect(await rental.record(id, out)).toMatchObject({ status: 201 });
    const remove = () => rental.call('DELETE', `/bookings/${id}/handovers/back`);
    const status = async () => (await rental.call('GET', `/bookings/${id}`)).data.status;
    return { ...rental, carId, id, remove, status };
  }

  test('makes the rental active again', async () => {
    const { id, record, remove, status } = await lateRental();
    await record(id, { kind: 'back', ...READING });
    expect(await status()).toBe('completed');
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await status()).toBe('active');
  });

  test('leaves the car without a free unit', async () => {
    const { carId, id, call, record, remove } = await lateRental();
    await record(id, { kind: 'back', ...READING });
    await remove();
    expect((await call('GET', `/cars/${carId}`)).data.available_units).toBe(0);
  });

  test('is in the audit log with the restored status', async () => {
    const { id, record, remove } = await lateRental();
    await record(id, { kind: 'back', ...READING });
    await remove();
    const [last] = await db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'booking'), eq(auditLog.entityId, id)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(last?.after).toMatchObject({ status: 'active' });
  });

  test('keeps a rental completed that staff had completed before the return', async () => {
    const { id, call, record, remove, status } = await lateRental();
    await call('PUT', `/bookings/${id}/status`, { status: 'completed' });
    clock.set('2026-07-01T09:01:00Z');
    await record(id, { kind: 'back', ...READING });
    await remove();
    expect(await status()).toBe('completed');
  });

  test('keeps a status that staff chose after the return', async () => {
    const { id, call, record, remove, status } = await lateRental();
    await record(id, { kind: 'back', ...READING });
    await call('PUT', `/bookings/${id}/status`, { status: 'cancelled' });
    await remove();
    expect(await status()).toBe('cancelled');
  });
});
