import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import type { Passwords } from './passwords.server.ts';

const PASSWORD = 'correct-horse-battery';
const HOME = '203.0.113.7';

/** Replaces argon2, because hundreds of real checks would take minutes. */
const passwords: Passwords = {
  hash: async (password) => password,
  check: async (password, hashed) => (password === hashed ? 'right' : 'wrong'),
  isOutdated: () => false,
  isEasy: async () => false,
};
const { app, db, clock } = await buildTestApp({ services: { passwords } });
beforeEach(async () => {
  await anAdmin(db, { username: 'owner', passwordHash: PASSWORD });
});

async function send(from: string, username = 'owner', password = PASSWORD) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/admin/login',
    body: { username, password },
    remoteAddress: from,
  });
}
const status = async (...given: Parameters<typeof send>) => (await send(...given)).statusCode;
const guess = (from: string, username?: string) => status(from, username, 'a-guess');

/** Sends `count` guesses and counts the responses by status. */
async function guesses(
  count: number,
  from: (n: number) => string,
  username = (_: number) => 'owner',
) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    const response = await guess(from(n), username(n));
    counts[response] = (counts[response] ?? 0) + 1;
  }
  return counts;
}

describe('a person who guesses passwords', () => {
  test('from one address is blocked there after 20 failures, even with different names', async () => {
    const names = (n: number) => `name-${n}`;
    const responses = await guesses(25, () => '198.51.100.1', names);
    expect(responses).toEqual({ 401: 20, 429: 5 });
    expect(await status('198.51.100.1')).toBe(429);
    expect(await status('198.51.100.2')).toBe(200);
  });

  test('from many addresses is blocked after 10 failures with one name', async () => {
    expect(await guesses(15, (n) => `198.51.100.${n}`)).toEqual({ 401: 10, 429: 5 });
    expect(await status('198.51.100.99')).toBe(429);
  });

  test('from one /48 of IPv6 is blocked there after 60 failures', async () => {
    const names = (n: number) => `name-${n}`;
    const responses = await guesses(65, (n) => `2001:db8:7:${n.toString(16)}::1`, names);
    expect(responses).toEqual({ 401: 60, 429: 5 });
    expect(await status('2001:db8:8::1')).toBe(200);
  });

  test('gets ten guesses from forty simultaneous requests', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(`198.51.100.${n}`)));
    expect(all.sort()).toEqual([...Array(10).fill(401), ...Array(30).fill(429)]);
  });

  test('gets the time of the next attempt, with the same response for an unknown name', async () => {
    const refused = async (username: string) => {
      const from = (n: number) => `198.51.100.${n}`;
      await guesses(10, from, () => username);
      return send(HOME, username);
    };
    for (const response of [await refused('owner'), await refused('unknown')]) {
      const text = 'Too many failed sign-ins. Please try again in 15 minutes.';
      expect(response.statusCode).toBe(429);
      expect(response.json()).toEqual({ success: false, error: text, message: text, details: [] });
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
  });
});

describe('a name that has signed in from a network before', () => {
  const HERE = () => HOME;

  test('gets the same response as an unknown name when the network is blocked', async () => {
    await status(HOME);
    await guesses(20, HERE, (n) => `name-${n}`);
    const responses = [
      await send(HOME, 'owner', 'a-guess'),
      await send(HOME, 'unknown', 'a-guess'),
    ];
    const [known, unknown] = responses.map(({ statusCode, headers, body }) => {
      return [statusCode, Number(headers['retry-after']) > 0, body];
    });
    expect(known).toEqual(unknown);
    expect(known?.[0]).toBe(429);
  });

  test.each(['owner', 'unknown'])(
    'allows as many failures as an unknown name: %s',
    async (name) => {
      await status(HOME);
      expect(await guesses(12, HERE, () => name)).toEqual({ 401: 10, 429: 2 });
      expect(await guess('198.51.100.1', name)).toBe(429);
      expect(await guesses(12, HERE, () => 'other')).toEqual({ 401: 10, 429: 2 });
      expect(await guess(HOME, 'another')).toBe(429);
    },
  );
});

describe('the owner', () => {
  const hammer = () => guesses(15, (n) => `198.51.100.${n}`);

  test('can sign in only from a known network while a stranger guesses the password', async () => {
    await status(HOME);
    expect(await hammer()).toEqual({ 401: 10, 429: 5 });
    expect(await status(HOME)).toBe(200);
    expect(await status('203.0.113.8')).toBe(429);
  });

  test('can sign in from a known network, unlike others, after guesses of other names there', async () => {
    await status(HOME);
    const names = (n: number) => `name-${n}`;
    await guesses(25, () => HOME, names);
    expect(await status(HOME)).toBe(200);
    expect(await status(HOME, 'other')).toBe(429);
  });

  test('may fail again after each successful sign-in', async () => {
    await status(HOME);
    for (let round = 0; round < 3; round += 1) {
      await guesses(9, () => HOME);
      expect(await status(HOME)).toBe(200);
    }
  });

  test('is blocked after ten failures in a known network', async () => {
    await status(HOME);
    expect(await guesses(20, () => HOME)).toEqual({ 401: 10, 429: 10 });
    expect(await status(HOME)).toBe(429);
  });

  test('is not trusted in a network of a colleague, or 91 days after the last sign-in there', async () => {
    await status(HOME);
    await anAdmin(db, { username: 'colleague', passwordHash: PASSWORD });
    await status('203.0.113.9', 'colleague');
    await hammer();
    expect(await status('203.0.113.9')).toBe(429);
    clock.set('2026-09-28T09:00:00Z');
    expect(await status(HOME)).toBe(200);
    clock.set('2026-12-28T09:00:00Z');
    expect(await status(HOME)).toBe(429);
  });
});
