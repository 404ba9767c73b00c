import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import type { Passwords } from './passwords.server.ts';

const PASSWORD = 'correct-horse-battery';
const HOME = '203.0.113.7';

/** Hundreds of guesses at the true price would take minutes. */
const passwords: Passwords = {
  hash: async (password) => password,
  check: async (password, hashed) => (password === hashed ? 'right' : 'wrong'),
  isOutdated: () => false,
  isEasy: async () => false,
};
const { app, db } = await buildTestApp({ services: { passwords } });
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

/** What so many guesses were answered, each answer with its count. */
async function guesses(
  count: number,
  from: (n: number) => string,
  username = (_: number) => 'owner',
) {
  const counts: Record<number, number> = {};
  for (let n = 0; n < count; n += 1) {
    const answer = await guess(from(n), username(n));
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

describe('a person who guesses', () => {
  test('from one address is stopped, whatever names are tried', async () => {
    const names = (n: number) => `name-${n}`;
    const answers = await guesses(25, () => '198.51.100.1', names);
    expect(answers).toEqual({ 401: 20, 429: 5 });
    expect(await status('198.51.100.1')).toBe(429);
    expect(await status('198.51.100.2')).toBe(200);
  });

  test('from a rented /48 of IPv6 is stopped there, whatever its /64 and the names', async () => {
    const names = (n: number) => `name-${n}`;
    const answers = await guesses(25, (n) => `2001:db8:7:${n.toString(16)}::1`, names);
    expect(answers).toEqual({ 401: 20, 429: 5 });
    expect(await status('2001:db8:8::1')).toBe(200);
  });

  test('gains nothing from forty guesses at once', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => guess('198.51.100.1')));
    expect(all.filter((each) => each === 401).length).toBeLessThanOrEqual(10);
  });

  test('learns when to come again, and not whether there is such a name', async () => {
    const refused = async (username: string) => {
      await guesses(
        10,
        () => HOME,
        () => username,
      );
      return send(HOME, username);
    };
    for (const answer of [await refused('owner'), await refused('unknown')]) {
      const text = 'Too many failed sign-ins. Please try again in 15 minutes.';
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toEqual({ success: false, error: text, message: text, details: [] });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
  });
});

describe('the owner', () => {
  test('gets in while strangers hammer their name', async () => {
    await guesses(15, () => '198.51.100.1');
    expect(await status(HOME)).toBe(200);
  });

  test('may mistype again after a success', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await guesses(9, () => HOME)).toEqual({ 401: 9 });
      expect(await status(HOME)).toBe(200);
    }
  });

  test('is refused after ten failures in the own network, too', async () => {
    expect(await guesses(12, () => HOME)).toEqual({ 401: 10, 429: 2 });
    expect(await status(HOME)).toBe(429);
  });
});
