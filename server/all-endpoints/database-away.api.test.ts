import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCachedSettings } from '#app/base/settings/settings.server.ts';
import { type Database, openDatabase } from '#app/db/client.server.ts';
import type { Services } from '#app/services.ts';
import { aCar } from '#tests/support/factories.ts';
import {
  type SeverableConnection,
  severableConnection,
} from '#tests/support/severable-connection.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { testSite } from '#tests/support/site.ts';

let line: SeverableConnection | undefined;
let database: Database | undefined;
/** Forwards to the app's own connection, which is opened only after the app is built. */
const severed = new Proxy({} as Services['db'], {
  get: (_target, name) => {
    const value = Reflect.get(database?.db ?? {}, name);
    return typeof value === 'function' ? value.bind(database?.db) : value;
  },
});
const { app, db, connectionString, clock, services, cache } = await testSite({
  services: { db: severed },
});
line = await severableConnection(connectionString);
database = await openDatabase(line.connectionString);
afterAll(async () => {
  await database?.close();
  await line?.close();
});

const cut = () => line?.cut();
const mend = async () => {
  await line?.mend();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200), {
    timeout: 15_000,
  });
};

/** Every test has another day, so that it does not get cache entries of another test. */
let day = 0;
const at = (time: string) => clock.set(`2026-07-${String(day).padStart(2, '0')}T${time}Z`);

beforeEach(async () => {
  day += 1;
  at('09:00:00');
  await mend();
  cache.invalidate();
  services.settings = createCachedSettings(severed, {
    generation: cache.generation,
    isListening: () => false,
  });
});

describe('while the database is away', () => {
  test.each([
    ['/', 'Failed to load cars. Please try again later.'],
    ['/cars', 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.'],
    ['/cars/some-car', 'Failed to load car details. Please try again later.'],
    ['/news', 'Failed to load blog posts'],
    ['/news/some-post', 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.'],
    ['/transfer', 'Transfer bölgeleri yüklenemedi'],
  ])('%s is a 503 page with "%s", in the frame of the site', async (url, text) => {
    await app.inject('/nothing-here');
    await cut();
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body.replaceAll('&#x27;', "'")).toContain(text);
    expect(body).toContain('</footer>');
    // The home page shows sample posts.
    if (url === '/') expect(body).toContain('<article');
    await mend();
    expect((await app.inject(url)).statusCode).not.toBe(503);
  });

  test.each(['/', '/cars'])(
    '%s is a 503 page in Turkish even if its frame was never read',
    async (url) => {
      await cut();
      const { statusCode, body } = await app.inject(url);
      expect(statusCode).toBe(503);
      expect(body).toContain('Yolda bir aksilik oldu');
    },
  );

  test('a feed responds with the general 503 page', async () => {
    await cut();
    const { statusCode, headers, body } = await app.inject('/news/rss.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('Kısa bir kesinti var.');
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  });

  test('data for a navigation in the browser has status 503, in a format that the browser can read', async () => {
    await app.inject('/cars');
    await cut();
    const { statusCode, headers } = await app.inject('/cars.data?_routes=routes%2Fcars');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(headers).toMatchObject({ 'x-remix-response': 'yes', 'content-type': 'text/x-script' });
  });

  test.each([
    '/api/listings',
    '/api/listings/filters',
    '/api/settings',
    '/api/blogs',
    '/api/transfers',
  ])('%s has status 503 in the format of the API', async (url) => {
    await cut();
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({
      success: false,
      error: 'The database is not responding at the moment. Please try again shortly.',
    });
  });

  test('staff get status 503 and stay signed in', async () => {
    const { headers } = await signIn(db);
    await cut();
    const listed = await app.inject({ url: '/api/admin/cars', headers });
    expect(listed.statusCode).toBe(503);
    await mend();
    expect((await app.inject({ url: '/api/admin/cars', headers })).statusCode).toBe(200);
  });

  test('a transaction is rolled back if the connection is lost in the middle', async () => {
    await expect(
      severed.transaction(async (tx) => {
        await aCar(tx as typeof db, { id: 'half-way' });
        await cut();
        await tx.execute(sql`select 1`);
      }),
    ).rejects.toThrow();
    await mend();
    expect((await app.inject('/api/listings/half-way')).statusCode).toBe(404);
  });
});

describe('a cached response while the database is away', () => {
  test.each(['/cars', '/api/listings', '/cars.data?_routes=routes%2Fcars'])(
    'of %s is served for ten minutes',
    async (url) => {
      const ready = await app.inject(url);
      expect(ready.statusCode).toBe(200);
      await cut();
      at('09:10:00');
      const kept = await app.inject(url);
      expect([kept.statusCode, kept.body, kept.headers.age]).toEqual([200, ready.body, '600']);
      expect(kept.headers['retry-after']).toBeUndefined();
      expect(kept.headers['content-security-policy']).toBe(
        ready.headers['content-security-policy'],
      );
      at('09:10:01');
      expect((await app.inject(url)).statusCode).toBe(503);
    },
  );

  test('is served even if it was invalidated before', async () => {
    const ready = await app.inject('/cars');
    cache.invalidate();
    await cut();
    const kept = await app.inject('/cars');
    expect([kept.statusCode, kept.body]).toEqual([200, ready.body]);
  });

  test('is replaced as soon as the database is back', async () => {
    const before = await app.inject('/api/listings');
    cache.invalidate();
    await cut();
    await app.inject('/api/listings');
    await mend();
    await aCar(db, { title: 'Came meanwhile' });
    // The server does not try the database again for one second.
    at('09:00:01');
    const after = await app.inject('/api/listings');
    expect(after.headers.age).toBeUndefined();
    expect(after.body).not.toBe(before.body);
    expect(after.body).toContain('Came meanwhile');
  });

  test('is never an error page', async () => {
    await cut();
    await app.inject('/cars');
    await mend();
    const { statusCode, body } = await app.inject('/cars');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Araçlar yüklenemedi');
  });
});
