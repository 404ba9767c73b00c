import { describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const PER_MINUTE = 5;
const { app, db } = await buildTestApp({ limits: { requestsPerMinute: PER_MINUTE } });

/** What so many requests from one address are answered. */
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

describe('requests a minute', () => {
  test('are limited for each address, and a refusal says when to come back', async () => {
    const url = '/api/settings/none';
    expect(await ask(5, { url, from: '198.51.100.1' })).toEqual(fives(404));
    const refused = await app.inject({ url, remoteAddress: '198.51.100.1' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^(60|5\d)$/);
    expect(refused.json().error).toBe('Too many requests. Please wait a moment and try again.');
    expect(await ask(1, { url, from: '198.51.100.2' })).toEqual([404]);
  });

  test('are limited for an IPv6 /48 as well, which may send three times as many', async () => {
    const url = '/api/settings/none';
    const statuses: number[] = [];
    for (let n = 0; n < 3 * PER_MINUTE + 1; n += 1) {
      statuses.push(...(await ask(1, { url, from: `2001:db8:9:${n}::1` })));
    }
    expect(statuses).toEqual([...fives(404), ...fives(404), ...fives(404), 429]);
    const refused = await app.inject({ url, remoteAddress: '2001:db8:9:ffff::1' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^(60|5\d)$/);
    expect(refused.json().error).toBe('Too many requests. Please wait a moment and try again.');
    expect(await ask(6, { url, from: '2001:db8:a::1' })).toEqual([...fives(404), 429]);
  });

  test('count those that the back office refuses: each costs a question to the database', async () => {
    const url = '/api/admin/cars';
    const headers = { authorization: 'Bearer guessed' };
    expect(await ask(6, { url, headers, from: '198.51.100.3' })).toEqual([...fives(401), 429]);
    expect(await ask(1, { url: '/api/none', from: '198.51.100.3' })).toEqual([429]);
  });

  test('count a request of staff once', async () => {
    const { headers } = await signIn(db);
    const staff = { url: '/api/auth/admin/me', headers, from: '198.51.100.4' };
    expect(await ask(6, staff)).toEqual([...fives(200), 429]);
  });
});
