import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const PER_MINUTE = 5;
const { app, db } = await buildTestApp({ limits: { requestsPerMinute: PER_MINUTE } });

/** Sends this many requests from one address and returns the status codes. */
async function ask(
  times: number,
  { url, from, headers }: { url: string; from: string; headers?: Record<string, string> },
) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) {
    statuses.push((await app.inject({ url, headers, remoteAddress: from })).statusCode);
  }
  return statuses;
}
const fives = (status: number) => Array<number>(PER_MINUTE).fill(status);

describe('the limit of requests per minute', () => {
  test('applies to each address and gives Retry-After', async () => {
    const url = '/api/settings/none';
    expect(await ask(5, { url, from: '198.51.100.1' })).toEqual(fives(404));
    const refused = await app.inject({ url, remoteAddress: '198.51.100.1' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^(60|5\d)$/);
    expect(refused.json().error).toBe('Too many requests. Please wait a moment and try again.');
    expect(await ask(1, { url, from: '198.51.100.2' })).toEqual([404]);
  });

  test('applies to all addresses of an IPv6 /48 together', async () => {
    const url = '/api/settings/none';
    for (let n = 0; n < PER_MINUTE; n += 1) await ask(1, { url, from: `2001:db8:9:${n}::1` });
    expect(await ask(1, { url, from: '2001:db8:9:ffff::1' })).toEqual([429]);
    expect(await ask(1, { url, from: '2001:db8:a::1' })).toEqual([404]);
  });

  test('counts requests that the back office refuses', async () => {
    const url = '/api/admin/cars';
    const headers = { authorization: 'Bearer guessed' };
    expect(await ask(6, { url, headers, from: '198.51.100.3' })).toEqual([...fives(401), 429]);
    expect(await ask(1, { url: '/api/none', from: '198.51.100.3' })).toEqual([429]);
  });

  test('counts a request of staff once', async () => {
    const { headers } = await signIn(db);
    const staff = { url: '/api/auth/admin/me', headers, from: '198.51.100.4' };
    expect(await ask(6, staff)).toEqual([...fives(200), 429]);
  });
});

test('a body of more than 64 KiB is refused from visitors, but not from staff', async () => {
  const payload = { name: 'x'.repeat(65 * 1024) };
  const { headers } = await signIn(db);
  const post = (url: string) => app.inject({ method: 'POST', url, payload, headers });
  expect((await post('/api/bookings')).statusCode).toBe(413);
  expect((await post('/api/admin/bookings')).statusCode).toBe(400);
});
