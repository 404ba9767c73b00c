import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { admins, auditLog } from '#app/db/schema.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { ecbProvider } from '#tests/support/ecb/ecb-provider.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';
import { feedErrorText } from './admin-rates.server.ts';

const provider = await ecbProvider();
const { app, db, clock, rates } = await buildTestApp({ ratesUrl: provider.url });

const DAILY = { EUR: 1, USD: 1.172, TRY: 48.531 };
const DEFAULTS = { EUR: 1, USD: 1.14, TRY: 37.5 };
const TOMORROW = '2026-07-02T09:00:00.000Z';
const NEAR = { USD: 1.2, TRY: 40, expiresAt: TOMORROW };

/** Signs in, and returns a function that calls `/admin/exchange-rates`. */
async function staff() {
  const { headers, admin } = await signIn(db);
  // The keeper outlives the rows of the previous test.
  await rates.reload();
  const call = callsOf(app, headers, '/api/admin/exchange-rates');
  return { call, admin };
}

const visitorsSee = async () => (await app.inject('/api/exchange-rates/current')).json().data;

const log = () =>
  db.select().from(auditLog).where(eq(auditLog.entity, 'rates')).orderBy(auditLog.id);

describe('GET /admin/exchange-rates @3.26', () => {
  test('returns the rates in force, or the defaults if there are none @7.30', async () => {
    const { call } = await staff();
    const none = { rates: DEFAULTS, source: 'default', defaults: DEFAULTS, lastError: null };
    expect((await call('GET')).data).toMatchObject(none);
    provider.answers('');
    await call('PUT');
    const lastError = {
      at: '2026-07-01T09:00:00.000Z',
      error: feedErrorText('notTheFeed', allTexts.office.tr),
    };
    expect((await call('GET')).data).toMatchObject({ rates: DEFAULTS, lastError });
  });
});

describe('PUT /admin/exchange-rates', () => {
  test('fetches from the provider, and visitors see the rates at once @7.32', async () => {
    const { call, admin } = await staff();
    expect((await visitorsSee()).source).toBe('default');
    const fetched = await call('PUT');
    expect(fetched).toMatchObject({
      status: 200,
      data: { rates: DAILY, source: 'ecb', asOf: '2026-06-30', changed: true },
    });
    expect(await visitorsSee()).toMatchObject({ rates: DAILY, source: 'ecb' });
    expect((await call('PUT')).data.changed).toBe(false);
    expect(provider.requests()).toBe(2);
    expect(await log()).toMatchObject([
      {
        adminId: admin.id,
        action: 'update',
        before: { USD: 1.14, TRY: 37.5, source: 'default' },
        after: { USD: 1.172, TRY: 48.531, source: 'ecb', asOf: '2026-06-30' },
      },
      { action: 'update' },
    ]);
  });

  test('returns the reason of a failure, and keeps the last good rates', async () => {
    const { call } = await staff();
    await call('PUT');
    provider.answers((_request, response) => response.writeHead(500).end());
    const error = 'Kur sağlayıcısı 500 durum koduyla yanıt verdi.';
    expect(await call('PUT')).toMatchObject({ status: 503, success: false, error, message: error });
    expect((await call('GET')).data).toMatchObject({ rates: DAILY, lastError: { error } });
    expect(await log()).toHaveLength(1);
    await db.update(admins).set({ language: 'en' });
    const english = { error: 'The rate provider answered with status 500.' };
    expect((await call('GET')).data).toMatchObject({ lastError: english });
  });
});

describe('GET /admin/exchange-rates/status', () => {
  test('returns the source, the age, the last attempt and the manual rates @7.33', async () => {
    const { call } = await staff();
    const empty = { source: 'default', ageDays: null, provider: null, override: null };
    expect((await call('GET', '/status')).data).toMatchObject(empty);
    await call('PUT');
    clock.set('2026-07-03T21:30:00Z');
    provider.answers('');
    await call('PUT');
    const error = {
      at: '2026-07-03T21:30:00.000Z',
      error: feedErrorText('notTheFeed', allTexts.office.tr),
    };
    expect((await call('GET', '/status')).data).toMatchObject({
      source: 'ecb',
      asOf: '2026-06-30',
      // It is 00:30 on 4 July in Istanbul.
      ageDays: 4,
      provider: { rates: DAILY, asOf: '2026-06-30', fetchedAt: '2026-07-01T09:00:00.000Z' },
      lastAttempt: error,
      lastError: error,
      nextRefreshAt: '2026-07-03T22:30:00.000Z',
    });
  });
});

describe('GET /admin/exchange-rates/history', () => {
  test('returns every set in pages, the latest first @7.31', async () => {
    const { call } = await staff();
    await call('PUT');
    await call('POST', '/override', { ...NEAR, TRY: 50 });
    const { data } = await call('GET', '/history?limit=1');
    expect(data).toMatchObject({
      history: [{ source: 'manual', rates: { USD: 1.2, TRY: 50 }, expiresAt: TOMORROW }],
      pagination: { page: 1, limit: 1, total: 2, hasNext: true },
    });
    const second = await call('GET', '/history?limit=1&page=2');
    expect(second.data.history).toMatchObject([{ source: 'ecb', rates: DAILY, expiresAt: null }]);
    expect((await call('GET', '/history?page=0')).status).toBe(400);
  });
});

describe('POST /admin/exchange-rates/override', () => {
  test('sets rates until a given time, and visitors see them at once', async () => {
    const { call, admin } = await staff();
    await visitorsSee();
    const set = await call('POST', '/override', {
      ...NEAR,
      expiresAt: '2026-07-02T12:00:00+03:00',
    });
    const inForce = { EUR: 1, USD: 1.2, TRY: 40 };
    expect(set).toMatchObject({
      status: 200,
      data: {
        source: 'manual',
        ageDays: 0,
        override: { rates: inForce, setAt: '2026-07-01T09:00:00.000Z', expiresAt: TOMORROW },
      },
    });
    expect(await visitorsSee()).toMatchObject({ rates: inForce, source: 'manual' });
    expect(await log()).toMatchObject([
      {
        adminId: admin.id,
        action: 'create',
        before: { USD: 1.14, source: 'default' },
        after: { USD: 1.2, TRY: 40, source: 'manual', expiresAt: TOMORROW },
      },
    ]);
    // Fetched rates are stored meanwhile, and used afterwards.
    expect((await call('PUT')).data).toMatchObject({ source: 'manual', changed: false });
    clock.set(TOMORROW);
    expect(await rates.reload()).toMatchObject({ source: 'ecb', rates: DAILY });
  });

  test('requires confirmation of a rate that differs by more than a fifth', async () => {
    const { call } = await staff();
    // 45 is exactly a fifth above 37.5.
    expect((await call('POST', '/override', { ...NEAR, TRY: 45 })).status).toBe(200);
    const refused = await call('POST', '/override', { ...NEAR, USD: 0.9, TRY: 54.01 });
    expect(refused).toMatchObject({
      status: 409,
      details: [
        { field: 'USD', message: 'USD kuru geçerli kurdan (1,20) %25 düşük.' },
        { field: 'TRY', message: 'TRY kuru geçerli kurdan (45,00) %20 yüksek.' },
      ],
    });
    expect((await visitorsSee()).rates).toMatchObject({ USD: 1.2, TRY: 45 });
    const sure = { ...NEAR, USD: 0.9, TRY: 54.01, allowUnusual: true };
    expect((await call('POST', '/override', sure)).status).toBe(200);
    expect((await visitorsSee()).rates).toMatchObject({ USD: 0.9, TRY: 54.01 });
  });

  test('an earlier manual rate does not return when the new one ends', async () => {
    const { call } = await staff();
    await call('POST', '/override', { ...NEAR, expiresAt: '2026-07-20T09:00:00Z' });
    clock.set('2026-07-01T10:00:00Z');
    await call('POST', '/override', { ...NEAR, TRY: 41 });
    clock.set(TOMORROW);
    expect(await rates.reload()).toMatchObject({ source: 'default' });
    const { history } = (await call('GET', '/history')).data;
    expect(history).toMatchObject([
      { rates: { TRY: 41 }, expiresAt: TOMORROW },
      { rates: { TRY: 40 }, expiresAt: '2026-07-01T10:00:00.000Z' },
    ]);
  });

  test.each<[string, object, string, string]>([
    ['no dollar', { USD: undefined }, 'USD', 'USD kurunu girin'],
    ['a lira of zero', { TRY: 0 }, 'TRY', 'TRY kuru 1,00 ile 10.000,00 arasında bir sayı olmalı'],
    ['seven decimals', { TRY: 40.1234567 }, 'TRY', 'Kurun en fazla 6 ondalık basamağı olabilir'],
    ['no end', { expiresAt: undefined }, 'expiresAt', 'Bitiş tarihini ve saatini girin'],
    ['an end without a zone', { expiresAt: '2026-07-02T09:00' }, 'expiresAt', 'Bitiş tarihini'],
    ['an end now', { expiresAt: '2026-07-01T09:00:00Z' }, 'expiresAt', 'Bitiş gelecekte olmalı'],
    ['an end in two years', { expiresAt: '2028-07-01T09:00:00Z' }, 'expiresAt', 'en fazla 366 gün'],
  ])('refuses %s', async (_what, wrong, field, message) => {
    const { call } = await staff();
    const refused = await call('POST', '/override', { ...NEAR, ...wrong });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(refused.details[0].message).toContain(message);
    expect((await visitorsSee()).source).toBe('default');
  });
});

describe('DELETE /admin/exchange-rates/override', () => {
  test('ends the manual rates and keeps them in the history', async () => {
    const { call } = await staff();
    await call('PUT');
    await call('POST', '/override', { ...NEAR, TRY: 50 });
    clock.set('2026-07-01T11:00:00Z');
    const ended = await call('DELETE', '/override');
    expect(ended).toMatchObject({ status: 200, data: { source: 'ecb', override: null } });
    expect(await visitorsSee()).toMatchObject({ rates: DAILY, source: 'ecb' });
    const { history } = (await call('GET', '/history')).data;
    expect(history[0]).toMatchObject({ source: 'manual', expiresAt: '2026-07-01T11:00:00.000Z' });
    expect((await log()).at(-1)).toMatchObject({
      action: 'delete',
      before: { TRY: 50, source: 'manual' },
      after: { TRY: 48.531, source: 'ecb' },
    });
    expect(await call('DELETE', '/override')).toMatchObject({
      status: 404,
      error: 'Elle girilmiş geçerli bir kur yok.',
    });
  });
});
