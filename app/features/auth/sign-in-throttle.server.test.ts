import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

const { db, pool } = await testDatabase();

// The library measures with the machine's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
afterEach(() => void vi.useRealTimers());

const HOME = '203.0.113.7';
const owner = { username: 'owner', network: HOME, trusted: false };

function aThrottle() {
  const throttle = createSignInThrottle(pool);
  /** The number of attempts that were let through. */
  async function fail(times: number, who: Partial<typeof owner> = {}): Promise<number> {
    let passed = 0;
    for (let n = 0; n < times; n += 1) {
      if ((await throttle.begin({ ...owner, ...who })).ok) passed += 1;
    }
    return passed;
  }
  return { begin: throttle.begin, fail };
}

describe('failures', () => {
  test('are counted together by all processes', async () => {
    const [first, second] = [aThrottle(), aThrottle()];
    expect(await first.fail(6)).toBe(6);
    expect(await second.fail(6)).toBe(4);
    expect(await first.fail(1)).toBe(0);
  });

  test('of a name are counted from wherever they come', async () => {
    const { begin, fail } = aThrottle();
    for (let n = 0; n < 10; n += 1) expect(await fail(1, { network: `198.51.100.${n}` })).toBe(1);
    expect(await begin(owner)).toEqual({ ok: false, retryAfterS: 900 });
    expect((await begin({ ...owner, username: 'other' })).ok).toBe(true);
  });

  test('of a network are counted whatever name it tries', async () => {
    const { begin, fail } = aThrottle();
    for (let n = 0; n < 20; n += 1) expect(await fail(1, { username: `guess-${n}` })).toBe(1);
    expect(await begin(owner)).toEqual({ ok: false, retryAfterS: 900 });
    expect((await begin({ ...owner, network: '198.51.100.1' })).ok).toBe(true);
  });

  test('are forgotten a quarter of an hour after the first, however many were refused since', async () => {
    const { begin, fail } = aThrottle();
    expect(await fail(10)).toBe(10);
    advance(14 * 60_000);
    expect(await fail(50)).toBe(0);
    expect(await begin(owner)).toEqual({ ok: false, retryAfterS: 60 });
    advance(60_000);
    expect(await fail(20)).toBe(10);
  });

  test('that run at the same time cannot slip through together', async () => {
    const { begin } = aThrottle();
    const attempts = await Promise.all(Array.from({ length: 50 }, () => begin(owner)));
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(10);
  });
});

describe('what was no failure', () => {
  test.each(['succeed', 'forget'] as const)('does not count: %s', async (outcome) => {
    const { begin, fail } = aThrottle();
    for (let n = 0; n < 30; n += 1) {
      const attempt = await begin(owner);
      if (!attempt.ok) throw new Error(`attempt ${n} was refused`);
      await attempt[outcome]();
    }
    expect(await fail(20)).toBe(10);
  });

  test('leaves nothing behind', async () => {
    const { begin } = aThrottle();
    for (let n = 0; n < 100; n += 1) {
      const attempt = await begin({ ...owner, username: `guess-${n}`, network: `${n}` });
      if (attempt.ok) await attempt.forget();
    }
    expect(await db.$count(rateLimits)).toBe(0);
  });

  test('and no name or address is kept', async () => {
    await aThrottle().fail(3);
    const rows = JSON.stringify(await db.select().from(rateLimits));
    expect(rows).toMatch(/"points":3/);
    expect(rows).not.toMatch(/203\.0\.113|:owner/);
  });
});

describe('a network from which the name was signed in before', () => {
  const trusted = { trusted: true };
  const elsewhere = { network: '198.51.100.1' };

  test('gets in while strangers hammer the name, and its other people the network', async () => {
    const { fail } = aThrottle();
    expect(await fail(50, elsewhere)).toBe(10);
    expect(await fail(50, { username: 'other' })).toBe(10);
    expect(await fail(50, { username: 'another' })).toBe(10);
    expect(await fail(1)).toBe(0);
    expect(await fail(1, trusted)).toBe(1);
  });

  test('has ten failures more than others', async () => {
    const { fail } = aThrottle();
    expect(await fail(50, trusted)).toBe(20);
    expect(await fail(10, { ...trusted, username: 'other' })).toBe(10);
  });

  test('has them anew after a success', async () => {
    const { begin, fail } = aThrottle();
    await fail(10, elsewhere);
    expect(await fail(9, trusted)).toBe(9);
    const attempt = await begin({ ...owner, ...trusted });
    if (attempt.ok) await attempt.succeed();
    expect(await fail(50, trusted)).toBe(10);
  });

  test('is told nothing else than others are, unless the password is right', async () => {
    /** What a run of attempts is told, from a network where the owner is known or not. */
    async function told(ownersNetwork: string | null) {
      await db.delete(rateLimits);
      vi.setSystemTime('2026-07-01T09:00:00Z');
      const { begin } = aThrottle();
      const answers: number[] = [];
      for (let n = 0; n < 300; n += 1) {
        const username = ['owner', 'other', `name-${n}`][n % 3] ?? '';
        const network = n % 7 < 4 ? HOME : '198.51.100.1';
        const trusted = username === 'owner' && network === ownersNetwork;
        const attempt = await begin({ username, network, trusted });
        answers.push(attempt.ok ? attempt.failureWaitS : attempt.retryAfterS);
        advance(((n * 7919) % 23) * 1000);
      }
      return answers;
    }
    const answers = new Set(await told(null));
    expect(await told(HOME)).toEqual(await told(null));
    expect(answers.size).toBeGreaterThan(10);
  });
});
