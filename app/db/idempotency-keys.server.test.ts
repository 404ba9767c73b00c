import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { claimKey, keepMade } from './idempotency-keys.server.ts';

const { db } = await testDatabase();

const DAY_MS = 86_400_000;
const now = new Date('2026-07-10T09:00:00Z');
const earlier = (days: number) => new Date(now.getTime() - days * DAY_MS);

/** Claims the key 'press-1', and stores the scope as the id of what was created. */
function claim(scope: string, at: Date) {
  return db.transaction(async (tx) => {
    const found = await claimKey(tx, 'press-1', { scope, request: 'same', now: at });
    if (!found) await keepMade(tx, 'press-1', { scope, madeId: scope });
    return found;
  });
}

test('a key that is older than seven days is new again', async () => {
  expect(await claim('expenses', earlier(8))).toBeNull();
  expect(await claim('expenses', now)).toBeNull();
  expect(await claim('expenses', now)).toEqual({ same: true, madeId: 'expenses' });
});

test('an old key does not expire the same key of another sender', async () => {
  await claim('expenses', earlier(8));
  await claim('cash box', earlier(1));
  await claim('payments', now);
  expect(await claim('cash box', now)).toEqual({ same: true, madeId: 'cash box' });
});
