import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, bookings, zones } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aZone } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

const FARES = { capacity_1_4: 30, capacity_1_6: 40.5, capacity_1_16: 70.25 };
const BELEK = { zoneName: 'Belek', pricing: FARES };
const fare = (capacity_1_6: unknown) => ({ pricing: { ...FARES, capacity_1_6 } });

/** Returns a signed-in person and a function that calls `/admin/transfers` as that person. */
async function staff() {
  const { headers, admin } = await signIn(db);
  const call = callsOf(app, headers, '/api/admin/transfers');
  return { call, admin };
}

async function visitorsSee(): Promise<string[]> {
  const { data } = (await app.inject('/api/transfers')).json();
  return data.map((zone: { zoneName: string }) => zone.zoneName);
}

const transferTo = (zoneId: string, overrides: Partial<typeof bookings.$inferInsert> = {}) =>
  aBooking(db, {
    serviceType: 'transfer',
    carTitle: null,
    zoneId,
    zoneName: 'Belek',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 2 },
    ...overrides,
  });

describe('GET /admin/transfers @7.21', () => {
  test('lists active and inactive zones in display order, with the number of upcoming bookings', async () => {
    const { call } = await staff();
    await aZone(db, { zoneName: 'Zeytinköy', displayOrder: 1 });
    await aZone(db, { zoneName: 'Çıralı', displayOrder: 1, active: false });
    await aZone(db, { id: 'first', zoneName: 'Side', displayOrder: 0 });
    await transferTo('first');
    await transferTo('first', { status: 'cancelled' });
    await transferTo('first', {
      pickupAt: '2026-06-30 10:00:00',
      dropoffAt: '2026-06-30 11:00:00',
    });
    const { status, data } = await call('GET');
    expect(status).toBe(200);
    expect(data.map((zone: { zoneName: string }) => zone.zoneName)).toEqual([
      'Side',
      'Çıralı',
      'Zeytinköy',
    ]);
    expect(data[0]).toMatchObject({ id: 'first', version: 1, upcomingBookings: 1 });
    expect(data[1]).toMatchObject({ status: 'inactive', upcomingBookings: 0 });
    expect((await call('GET', '/first')).data).toEqual(data[0]);
  });
});

describe('POST /admin/transfers', () => {
  test('creates a zone from a name and three fares, shows it to visitors and logs it', async () => {
    const { call, admin } = await staff();
    expect(await visitorsSee()).toEqual([]);
    const made = await call('POST', '', { ...BELEK, zoneName: '  İncekum ' });
    expect(made).toMatchObject({ status: 201, success: true });
    expect(made.data).toEqual({
      id: expect.stringMatching(/^incekum-[a-z0-9]{4}$/),
      zoneName: 'İncekum',
      spellings: [],
      description: '',
      translations: { en: {}, de: {}, ru: {} },
      pricing: { ...FARES, currency: 'EUR' },
      displayOrder: 0,
      status: 'active',
      version: 1,
      upcomingBookings: 0,
      updatedAt: '2026-07-01T09:00:00.000Z',
    });
    expect(made.headers.location).toBe(`/api/admin/transfers/${made.data.id}`);
    expect(await visitorsSee()).toEqual(['İncekum']);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'zone'));
    expect(entry).toMatchObject({
      adminId: admin.id,
      action: 'create',
      entityId: made.data.id,
      title: 'İncekum',
      before: null,
      after: { zoneName: 'İncekum', pricing: FARES, status: 'active' },
    });
  });

  test('stores translated descriptions and other spellings, and refuses invalid ones', async () => {
    const { call } = await staff();
    const translations = { de: { description: ' Golf und Strand ' }, ru: { description: '' } };
    const { data } = await call('POST', '', { ...BELEK, translations, spellings: ['Belek Golf'] });
    expect(data.translations).toEqual({ en: {}, de: { description: 'Golf und Strand' }, ru: {} });
    const changed = await call('PUT', `/${data.id}`, {
      translations: { en: { description: 'Golf' }, de: { description: '' } },
    });
    expect(changed.data.translations).toEqual({ en: { description: 'Golf' }, de: {}, ru: {} });
    const refused = async (more: object) => {
      const { status, details } = await call('PUT', `/${data.id}`, more);
      return [status, details?.[0]?.field];
    };
    expect(await refused({ translations: { fr: { description: 'Golf' } } })).toEqual([
      400,
      'translations.fr',
    ]);
    const long = { description: 'x'.repeat(501) };
    expect(await refused({ translations: { de: long } })).toEqual([
      400,
      'translations.de.description',
    ]);
    expect(await call('POST', '', { ...BELEK, zoneName: 'BELEK golf' })).toMatchObject({
      status: 400,
      details: [{ field: 'zoneName' }],
    });
    expect(
      await call('POST', '', { ...BELEK, zoneName: 'Kadriye', spellings: ['belek'] }),
    ).toMatchObject({ status: 400, details: [{ field: 'spellings' }] });
  });

  test('rounds a fare of 0.1 + 0.2 to cents, and hides an inactive zone from visitors', async () => {
    const { call } = await staff();
    const rest = { description: 'Kumköy, Kadriye', displayOrder: 7, status: 'inactive' };
    const { data } = await call('POST', '', { ...BELEK, ...rest, ...fare(0.1 + 0.2) });
    expect(data).toMatchObject({ ...rest, pricing: { capacity_1_6: 0.3 } });
    expect(await visitorsSee()).toEqual([]);
  });

  test('returns an error for each missing field @5.29', async () => {
    const { call } = await staff();
    expect(await call('POST', '', {})).toMatchObject({
      status: 400,
      success: false,
      details: [
        { field: 'zoneName', message: 'Zone name is required' },
        { field: 'pricing.capacity_1_4', message: 'Price for 1–4 passengers is required' },
        { field: 'pricing.capacity_1_6', message: 'Price for 1–6 passengers is required' },
        { field: 'pricing.capacity_1_16', message: 'Price for 1–16 passengers is required' },
      ],
    });
  });

  test.each<[string, object, string, string]>([
    ['blank name', { zoneName: ' ' }, 'zoneName', 'Zone name is required'],
    [
      'name without letters',
      { zoneName: '—' },
      'zoneName',
      'Zone name must have a letter or a digit',
    ],
    ['long name', { zoneName: 'x'.repeat(81) }, 'zoneName', 'Zone name must have at most 80'],
    ['name as number', { zoneName: 5 }, 'zoneName', 'Zone name is required'],
    ['description as number', { description: 5 }, 'description', 'Description must be text'],
    ['negative fare', fare(-0.01), 'pricing.capacity_1_6', 'Price must be a number of at least 0'],
    [
      'fare that is not a number',
      fare('40 €'),
      'pricing.capacity_1_6',
      'Price must be a number of at least 0',
    ],
    ['no fare', fare(null), 'pricing.capacity_1_6', 'Price for 1–6 passengers is required'],
    ['three decimals', fare(40.005), 'pricing.capacity_1_6', 'at most two decimals'],
    ['fare too large for the column', fare(1e9), 'pricing.capacity_1_6', 'at most 100,000'],
    ['negative order', { displayOrder: -1 }, 'displayOrder', 'whole number from 0 to 9,999'],
    ['fractional order', { displayOrder: 1.5 }, 'displayOrder', 'whole number from 0 to 9,999'],
    ['unknown status', { status: 'draft' }, 'status', 'Status must be active or inactive'],
  ])('refuses a zone with %s @4.28 @5.28', async (_what, wrong, field, message) => {
    const { call } = await staff();
    const refused = await call('POST', '', { ...BELEK, ...wrong });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(refused.details[0].message).toContain(message);
    expect(await db.$count(zones)).toBe(0);
  });

  test('refuses a name that differs from another only in case, accents or punctuation', async () => {
    const { call } = await staff();
    await aZone(db, { zoneName: 'Lara', active: false });
    for (const zoneName of ['LARA', 'lara', '  Lara  ', 'Lâra', 'Lara.']) {
      const refused = await call('POST', '', { ...BELEK, zoneName });
      expect(refused).toMatchObject({ status: 400, details: [{ field: 'zoneName' }] });
      expect(refused.error).toContain('“Lara” already has this name');
    }
  });

  test('creates only one of two zones that are sent at once with the same name', async () => {
    const { call } = await staff();
    const responses = await Promise.all(
      ['Belek', 'BELEK'].map((zoneName) => call('POST', '', { ...BELEK, zoneName })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('PUT /admin/transfers/:id', () => {
  test('changes only the given fields and logs each change', async () => {
    const { call } = await staff();
    const { data: made } = await call('POST', '', BELEK);
    clock.set('2026-07-01T10:00:00Z');
    const changed = await call('PUT', `/${made.id}`, {
      version: 1,
      pricing: { capacity_1_4: 35 },
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(changed.data).toEqual({
      ...made,
      pricing: { ...FARES, capacity_1_4: 35, currency: 'EUR' },
      version: 2,
      updatedAt: '2026-07-01T10:00:00.000Z',
    });
    expect(await visitorsSee()).toEqual(['Belek']);
    await call('PUT', `/${made.id}`, { version: 2, status: 'inactive', zoneName: 'Belek!' });
    expect(await visitorsSee()).toEqual([]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'update'));
    expect(entries).toMatchObject([
      { before: { pricing: FARES }, after: { pricing: { ...FARES, capacity_1_4: 35 } } },
      { before: { status: 'active' }, after: { status: 'inactive', zoneName: 'Belek!' } },
    ]);
  });

  test('refuses the name of another zone, but accepts its own name in another case', async () => {
    const { call } = await staff();
    const { data: made } = await call('POST', '', BELEK);
    await aZone(db, { zoneName: 'Side' });
    const path = `/${made.id}`;
    expect(await call('PUT', path, { version: 1, zoneName: 'SİDE' })).toMatchObject({
      status: 400,
      details: [{ field: 'zoneName' }],
    });
    expect((await call('PUT', path, { version: 1, zoneName: 'BELEK' })).status).toBe(200);
    expect(await call('PUT', path, { zoneName: 'Kemer' })).toMatchObject({
      status: 200,
      data: { zoneName: 'Kemer', version: 3 },
    });
  });
});

describe('POST /admin/transfers/:id/move', () => {
  test('moves a zone by one place, renumbers all zones and logs the order', async () => {
    const { call } = await staff();
    // Zones with the same order are sorted by name.
    for (const id of ['a', 'b', 'c']) await aZone(db, { id, zoneName: id });
    const { status, data } = await call('POST', '/c/move', { direction: 'up' });
    expect(status).toBe(200);
    expect(data).toMatchObject([
      { id: 'a', displayOrder: 10 },
      { id: 'c', displayOrder: 20 },
      { id: 'b', displayOrder: 30, version: 2 },
    ]);
    await call('POST', '/a/move', { direction: 'down' });
    expect(await visitorsSee()).toEqual(['c', 'a', 'b']);
    expect(await call('POST', '/b/move', { direction: 'down' })).toMatchObject({ status: 200 });
    expect(await visitorsSee()).toEqual(['c', 'a', 'b']);
    const entries = await db.select().from(auditLog).where(eq(auditLog.entity, 'zone'));
    expect(entries).toMatchObject([
      { before: { order: ['a', 'b', 'c'] }, after: { order: ['a', 'c', 'b'] } },
      { before: { order: ['a', 'c', 'b'] }, after: { order: ['c', 'a', 'b'] } },
    ]);
    expect((await call('POST', '/a/move', { direction: 'aside' })).status).toBe(400);
  });
});

describe('DELETE /admin/transfers/:id', () => {
  test('deletes a zone and keeps its name in its bookings', async () => {
    const { call } = await staff();
    await aZone(db, { id: 'belek', zoneName: 'Belek' });
    const booking = await transferTo('belek');
    expect(await call('DELETE', '/belek')).toMatchObject({
      status: 200,
      data: { id: 'belek', zoneName: 'Belek', keptBookings: 1 },
    });
    expect(await visitorsSee()).toEqual([]);
    const [kept] = await db.select().from(bookings);
    expect(kept).toMatchObject({ zoneId: null, zoneName: 'Belek', version: booking.version + 1 });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entity, 'zone'));
    expect(entry).toMatchObject({
      action: 'delete',
      title: 'Belek',
      before: { zoneName: 'Belek', bookings: [booking.id] },
      after: null,
    });
  });
});
