import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BeginResult, KeptBackup } from '#app/base/backups/backups.server.ts';
import { createNightlyBackups } from './daily-work.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Starts the nightly backups at a given time. `made` contains the times (UTC) at which a backup was
 * begun.
 */
function site(startedAt: string, { last, fails = 0 }: { last?: string; fails?: number } = {}) {
  vi.setSystemTime(startedAt);
  const kept: KeptBackup[] = last ? [{ name: 'last', bytes: 1, madeAt: new Date(last) }] : [];
  const made: string[] = [];
  let failures = fails;
  const nightly = createNightlyBackups({
    now: () => new Date(),
    log: { error() {} },
    backups: {
      list: async () => kept,
      async begin(): Promise<BeginResult> {
        made.push(new Date().toISOString().slice(5, 16));
        if (failures > 0) {
          failures -= 1;
          return { ok: false, reason: 'no-room' };
        }
        kept.unshift({ name: 'new', bytes: 1, madeAt: new Date() });
        return { ok: true, name: 'new', finished: Promise.resolve({ ok: true }) };
      },
    },
  });
  nightly.start();
  return { made, stop: () => nightly.stop() };
}

test('a backup is made every night at three in Istanbul', async () => {
  const { made, stop } = site('2026-07-01T09:00:00Z', { last: '2026-07-01T00:00:00Z' });
  await vi.advanceTimersByTimeAsync(49 * HOUR_MS);
  expect(made).toEqual(['07-02T00:00', '07-03T00:00']);
  stop();
  await vi.advanceTimersByTimeAsync(49 * HOUR_MS);
  expect(made).toHaveLength(2);
});

test.each([
  ['missed the last night', '2026-06-30T00:00:00Z', ['07-01T09:10']],
  ['never made a backup', undefined, ['07-01T09:10']],
  ['has a later backup by hand', '2026-07-01T08:00:00Z', []],
])(
  'a site that %s (last backup: %s) begins after its start backups at %j',
  async (_what, last, times) => {
    const { made, stop } = site('2026-07-01T09:00:00Z', { last });
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(made).toEqual(times);
    stop();
  },
);

test('a failed backup is tried again every hour', async () => {
  const options = { last: '2026-07-01T00:00:00Z', fails: 2 };
  const { made, stop } = site('2026-07-01T23:00:00Z', options);
  await vi.advanceTimersByTimeAsync(12 * HOUR_MS);
  expect(made).toEqual(['07-02T00:00', '07-02T01:00', '07-02T02:00']);
  stop();
});
