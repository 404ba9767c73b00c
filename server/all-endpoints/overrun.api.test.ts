import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { smallPages } from '#tests/support/small-pages.tsx';
import { waitFor } from '#tests/support/wait-for.ts';

/** Functions that end the page loaders that a test holds, by name. */
const held = new Map<string, () => void>();
let isHolding = false;
/** Limit of requests a minute, above what these tests send from their usual address. */
const PER_MINUTE = 100;

function hold(url: string): Promise<string> {
  if (!isHolding) return Promise.resolve(url);
  return new Promise((resolve) => held.set(url, () => resolve(url)));
}

const { app, db, clock, cache } = await buildTestApp({
  pages: smallPages({
    '/slow/:name': {
      loader: ({ params }) => hold(String(params.name)),
      action: async () => hold('posted'),
      default: () => null,
    },
  }),
  limits: { requestsPerMinute: PER_MINUTE, work: { inFlight: 1, waiting: 3, readWaitMs: 250 } },
});
await app.listen({ port: 0, host: '127.0.0.1' });

const ask = (url: string, more: object = {}) => app.inject({ url, ...more });

beforeEach(() => {
  isHolding = false;
});

/** Takes the only place for pages until `end` is called. */
async function busy(name: string) {
  isHolding = true;
  const response = ask(`/slow/${name}`);
  await waitFor(() => expect(held.has(name)).toBe(true));
  isHolding = false;
  return {
    async end() {
      held.get(name)?.();
      held.delete(name);
      return response;
    },
  };
}

describe('a busy server', () => {
  test('responds with 503 after the longest wait, and then serves the next request', async () => {
    const work = await busy('one');
    const refused = await ask('/slow/two');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(refused.body).toContain('Site şu anda çok yoğun.');
    expect((await work.end()).statusCode).toBe(200);
    expect((await ask('/slow/two')).statusCode).toBe(200);
  });

  test('serves a request that waits for less than the limit', async () => {
    const work = await busy('first');
    const second = ask('/slow/second');
    await new Promise(setImmediate);
    await work.end();
    expect((await second).statusCode).toBe(200);
  });

  test('lets a sent form wait for longer than a page', async () => {
    const work = await busy('before');
    const sent = ask('/slow/form', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect((await ask('/slow/page')).statusCode).toBe(503);
    await work.end();
    expect((await sent).statusCode).toBe(200);
  });

  test('has a separate limit for the API, with errors in its format', async () => {
    const work = await busy('page');
    expect((await ask('/api/listings')).statusCode).toBe(200);
    await work.end();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(`/api/listings?page=${n + 1}`)),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({
      success: false,
      error: 'The service is busy. Please try again in a moment.',
    });
  });

  test('serves health checks, cached responses and sign-ins although all places are taken', async () => {
    await ask('/slow/ready');
    const work = await busy('all');
    const second = ask('/slow/waiting');
    expect((await ask('/healthz')).statusCode).toBe(200);
    expect((await ask('/slow/ready')).statusCode).toBe(200);
    const payload = { username: 'x', password: 'y' };
    const signedIn = await ask('/api/auth/admin/login', { method: 'POST', payload });
    expect(signedIn.statusCode).toBe(401);
    await work.end();
    await second;
  });

  test('serves a cached response for a page that cannot be rendered in time', async () => {
    const ready = await ask('/slow/known');
    clock.set('2026-07-01T09:05:00Z');
    const work = await busy('other');
    const kept = await ask('/slow/known');
    expect([kept.statusCode, kept.body, kept.headers.age]).toEqual([200, ready.body, '300']);
    await work.end();
  });

  test('refuses a request above the rate limit before it waits for a place', async () => {
    const remoteAddress = '198.51.100.7';
    for (let n = 0; n < PER_MINUTE; n += 1) await ask('/api/settings/none', { remoteAddress });
    const work = await busy('one');
    expect((await ask('/slow/flooded', { remoteAddress })).statusCode).toBe(429);
    await work.end();
  });

  test('does not clear the cache after a refused write', async () => {
    const { headers } = await signIn(db);
    const invalidate = vi.spyOn(cache, 'invalidate');
    const all = Array.from({ length: 8 }, () =>
      ask('/api/admin/cars', { method: 'POST', headers, payload: {} }),
    );
    await Promise.all(all);
    expect(invalidate).not.toHaveBeenCalled();
    invalidate.mockRestore();
  });
});

test('a slow body takes no place', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /slow/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=',
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await ask('/slow/others')).statusCode).toBe(200);
  socket.destroy();
});

test('a client that disconnects while it waits frees its place', async () => {
  const work = await busy('before');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /slow/gone HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  await work.end();
  expect((await ask('/slow/after')).statusCode).toBe(200);
  expect(held.has('gone')).toBe(false);
});
