import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLog, rateLimits } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createSignInThrottle, signInsFrom } from './sign-in-throttle.server.ts';

const { db, pool } = await testDatabase();

// The library of the rate limits uses the clock of the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
afterEach(() => void vi.useRealTimers());

const HOME = '203.0.113.7';
const owner = { username: 'owner', network: HOME, trusted: false };

function aThrottle() {
  const throttle = createSignInThrottle(pool);
  /** Begins `times` attempts that stay failed, and returns the number of allowed attempts. */
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
  test('are counted across all processes', async () => {
    const [first, second] = [aThrottle(), aThrottle()];
    expect(await first.fail(6)).toBe(6);
    expect(await second.fail(6)).toBe(4);
    expect(await first.fail(1)).toBe(0);
  });

  test('are forgotten 15 minutes after the first failure, even if attempts were refused since', async () => {
    const { begin, fail } = aThrottle();
    expect(await fail(10)).toBe(10);
    advance(14 * 60_000);
    expect(await fail(50)).toBe(0);
    expect(await begin(owner)).toEqual({ ok: false, retryAfterS: 60 });
    advance(60_000);
    expect(await fail(20)).toBe(10);
  });

  test('do not exceed the limit if they happen at the same time', async () => {
    const { begin } = aThrottle();
    const attempts = await Promise.all(Array.from({ length: 50 }, () => begin(owner)));
    // Refused attempts count for the network until they are undone, so fewer than ten may be accepted.
    const begun = attempts.filter(({ ok }) => ok).length;
    expect(begun).toBeGreaterThan(0);
    expect(begun).toBeLessThanOrEqual(10);
  });
});

describe('an attempt that did not fail', () => {
  test.each(['succeed', 'forget'] as const)('does not count as a failure: %s', async (outcome) => {
    const { begin, fail } = aThrottle();
    for (let n = 0; n < 30; n += 1) {
      const attempt = await begin(owner);
      if (!attempt.ok) throw new Error(`attempt ${n} was refused`);
      await attempt[outcome]();
    }
    expect(await fail(20)).toBe(10);
  });

  test('leaves no row, and rows of failures contain no name or address', async () => {
    const { begin, fail } = aThrottle();
    for (let n = 0; n < 30; n += 1) {
      const attempt = await begin({ ...owner, username: `guess-${n}`, network: `${n}` });
      if (attempt.ok) await attempt.forget();
    }
    expect(await db.$count(rateLimits)).toBe(0);
    await fail(3);
    const rows = JSON.stringify(await db.select().from(rateLimits));
    expect(rows).toMatch(/"points":3/);
    expect(rows).not.toMatch(/203\.0\.113|:owner/);
  });
});

describe('a network from which the name has signed in before', () => {
  test('gets the same waiting times as other networks', async () => {
    /**
     * Returns the reported waiting times in seconds. The owner has signed in from `ownersNetwork`
     * before.
     */
    async function reportedWaits(ownersNetwork: string | null) {
      await db.delete(rateLimits);
      vi.setSystemTime('2026-07-01T09:00:00Z');
      const { begin } = aThrottle();
      const responses: number[] = [];
      for (let n = 0; n < 120; n += 1) {
        const username = ['owner', 'other', `name-${n}`][n % 3] ?? '';
        const network = n % 7 < 4 ? HOME : '198.51.100.1';
        const trusted = username === 'owner' && network === ownersNetwork;
        const attempt = await begin({ username, network, trusted });
        responses.push(attempt.ok ? attempt.failureWaitS : attempt.retryAfterS);
        advance(((n * 7919) % 23) * 1000);
      }
      return responses;
    }
    const strangers = await reportedWaits(null);
    expect(await reportedWaits(HOME)).toEqual(strangers);
    expect(new Set(strangers).size).toBeGreaterThan(10);
  });
});

test('the query for earlier sign-ins from a network uses an index', async () => {
  let plan = '';
  const undone = db.transaction(async (tx) => {
    // The planner would otherwise read the few rows of the test without the index.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`drop index audit_log_at, audit_log_entity, audit_log_admin`);
    const condition = signInsFrom('203.0.113.7', new Date('2026-07-01T09:00:00Z'));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select entity_id from ${auditLog} where ${condition}`,
    );
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    tx.rollback();
  });
  await expect(undone).rejects.toThrow('Rollback');
  expect(plan).toMatch(/audit_log_sign_ins/);
  expect(plan).toMatch(/Index Cond: .*network.*203\.0\.113\.7/);
});
