import { describe, expect, test } from 'vitest';
import { auditLog, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { AuditLogPage } from './audit-log.schema.ts';

const { app, db, clock } = await testApp();

async function person() {
  const { admin, headers } = await signIn(db);
  async function list(query = '') {
    const response = await app.inject({ url: `/api/admin/audit-log${query}`, headers });
    expect(response.statusCode).toBe(200);
    return response.json().data as AuditLogPage;
  }
  return { admin, headers, list, titles: async (query = '') => titlesOf(await list(query)) };
}

const titlesOf = ({ entries }: AuditLogPage) => entries.map(({ title }) => title);

/** Adds entries in this order, a minute apart unless `at` is given. */
async function add(...entries: Partial<typeof auditLog.$inferInsert>[]) {
  const start = Date.parse('2026-07-01T06:00:00Z');
  await db.insert(auditLog).values(
    entries.map((entry, i) => ({
      at: new Date(start + i * 60_000),
      adminName: 'Ayşe',
      action: 'update',
      entity: 'car',
      ...entry,
    })),
  );
}

describe('GET /admin/audit-log', () => {
  test('lists each change with person, time and changed fields, newest first', async () => {
    const { admin, list } = await person();
    const { id } = await aCar(db);
    await add(
      { title: 'Eski', entityId: 'deleted', action: 'delete', before: { title: 'Eski' } },
      {
        ...{ title: 'Egea', entityId: id, adminId: admin.id, adminName: 'O zamanki adı' },
        before: { pricing: { daily: 40 }, year: 2024 },
        after: { pricing: { daily: 45 }, year: 2024 },
      },
    );
    const { entries, older } = await list();
    expect(older).toBeNull();
    expect(entries).toEqual([
      {
        ...{ id: expect.any(Number), at: '2026-07-01T06:01:00.000Z' },
        admin: { id: admin.id, name: 'O zamanki adı' },
        ...{ action: 'update', entity: 'car', entityId: id, title: 'Egea', exists: true },
        changes: [{ kind: 'value', field: 'pricing.daily', before: 40, after: 45 }],
      },
      expect.objectContaining({
        admin: { id: null, name: 'Ayşe' },
        exists: false,
        changes: [{ kind: 'value', field: 'title', before: 'Eski' }],
      }),
    ]);
  });

  test('names vehicles by their plates, deleted vehicles by their last plate', async () => {
    const { list } = await person();
    const { id: carId } = await aCar(db);
    await db.insert(vehicles).values({ id: 'kept', carId, plate: '07 KML 42' });
    await add(
      { title: '07 OLD 1', entity: 'vehicle', entityId: 'sold', action: 'create' },
      { title: '07 NEW 1', entity: 'vehicle', entityId: 'sold', action: 'delete' },
      {
        entity: 'booking',
        title: 'KRV-TTFNT',
        before: { vehicleId: 'sold' },
        after: { vehicleId: 'kept' },
      },
      { entity: 'booking', title: 'KRV-7F3K9', after: { vehicleId: 'unknown' } },
    );
    const { entries } = await list('?entity=booking');
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ kind: 'value', field: 'vehicleId', after: 'unknown' }],
      [{ kind: 'value', field: 'vehicleId', before: '07 NEW 1', after: '07 KML 42' }],
    ]);
  });

  test('omits opened sections unless the request asks for them', async () => {
    const { titles } = await person();
    await add({ title: 'a' }, { title: 'cars', entity: 'section', action: 'open-section' });
    expect(await titles()).toEqual(['a']);
    expect(await titles('?navigation=show')).toEqual(['cars', 'a']);
    expect(await titles('?action=open-section')).toEqual(['cars']);
  });

  test('filters by person, entity, action and day in Istanbul', async () => {
    const [me, other] = [await person(), await person()];
    await add(
      { title: 'a', adminId: me.admin.id, at: new Date('2026-06-30T20:59:59Z') },
      { title: 'b', adminId: me.admin.id, entity: 'post', at: new Date('2026-06-30T21:00:00Z') },
      { title: 'c', adminId: other.admin.id, action: 'delete', entityId: 'x' },
      { title: 'd', at: new Date('2026-07-01T20:59:59Z') },
      { title: 'e', at: new Date('2026-07-01T21:00:00Z') },
    );
    const { titles } = me;
    expect(await titles(`?admin=${me.admin.id}`)).toEqual(['b', 'a']);
    expect(await titles('?admin=system')).toEqual(['e', 'd']);
    expect(await titles('?entity=post')).toEqual(['b']);
    expect(await titles('?entity=car&entityId=x')).toEqual(['c']);
    expect(await titles('?action=delete')).toEqual(['c']);
    expect(await titles('?from=2026-07-01&to=2026-07-01')).toEqual(['d', 'c', 'b']);
    expect(await titles('?to=2026-06-30')).toEqual(['a']);
    expect(await titles(`?admin=${me.admin.id}&entity=car&from=2026-07-01`)).toEqual([]);
  });

  test('the next page begins after the last entry, despite equal times and newer entries', async () => {
    const { list } = await person();
    const at = new Date('2026-07-01T06:00:00Z');
    await add({ title: 'a', at }, { title: 'b', at }, { title: 'c', at }, { title: 'd' });
    const first = await list('?limit=2');
    expect(titlesOf(first)).toEqual(['d', 'c']);
    await add({ title: 'new', at: new Date('2026-07-01T08:00:00Z') });
    const second = await list(`?limit=2&before=${first.older}`);
    expect(titlesOf(second)).toEqual(['b', 'a']);
    expect(second.older).toBeNull();
  });

  test.each(['?from=yesterday', '?before=x', '?before=0x10', '?limit=0', '?navigation=hide'])(
    'refuses %s',
    async (query) => {
      const { headers } = await person();
      expect((await app.inject({ url: `/api/admin/audit-log${query}`, headers })).statusCode).toBe(
        400,
      );
    },
  );
});

const url = '/api/admin/log-navigation';
const body = { section: 'cars', timestamp: '2026-07-01T11:59:58.120+03:00' };

async function log(payload: object, headers?: Record<string, string>) {
  const response = await app.inject({ method: 'POST', url, payload, ...(headers && { headers }) });
  return { status: response.statusCode, json: response.json() };
}

const logged = () => db.select().from(auditLog);

describe('POST /api/admin/log-navigation', () => {
  test('records the opened section, with the person and the time of the server @7.34', async () => {
    const { admin, headers } = await signIn(db);
    const { status, json } = await log(body, headers);
    expect(status).toBe(200);
    expect(json).toEqual({ success: true, data: null });
    expect(await logged()).toMatchObject([
      {
        at: clock.now(),
        adminId: admin.id,
        action: 'open-section',
        entityId: 'cars',
        after: { timestamp: body.timestamp },
      },
    ]);
  });

  test.each([
    ['no section', { timestamp: body.timestamp }, 'section'],
    ['markup for a section', { ...body, section: '<b>cars</b>' }, 'section'],
    ['an unknown section', { ...body, section: 'unknown' }, 'section'],
    ['no time', { section: 'cars' }, 'timestamp'],
    ['a time without a zone', { ...body, timestamp: '2026-07-01T11:59:58' }, 'timestamp'],
  ])('refuses %s', async (_, payload, field) => {
    const { headers } = await signIn(db);
    const { status, json } = await log(payload, headers);
    expect(status).toBe(400);
    expect(json.details).toEqual([expect.objectContaining({ field })]);
    expect(await logged()).toEqual([]);
  });

  test('accepts 30 entries a minute from each person', async () => {
    const { headers } = await signIn(db);
    const { headers: other } = await signIn(db);
    for (let n = 0; n < 30; n += 1) expect((await log(body, headers)).status).toBe(200);
    expect((await log(body, headers)).status).toBe(429);
    expect(await logged()).toHaveLength(30);
    expect((await log(body, other)).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
    expect((await log(body, headers)).status).toBe(200);
  });

  test('does not invalidate the cached responses of the public site', async () => {
    const { headers } = await signIn(db);
    const listings = async () => (await app.inject('/api/listings')).json().data.listings.length;
    expect(await listings()).toBe(0);
    // Inserts directly into the database, so that only a fresh response contains the car.
    await aCar(db);
    await log(body, headers);
    expect(await listings()).toBe(0);
  });
});
