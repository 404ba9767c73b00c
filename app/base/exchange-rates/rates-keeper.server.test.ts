import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exchangeRateFetches } from '#app/db/schema.server.ts';
import { testClock } from '#tests/support/clock.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ecbAnswer, ecbProvider } from '#tests/support/ecb/ecb-provider.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { listRateSets, readLastFetch, saveRateSet } from './exchange-rates.server.ts';
import { createRatesKeeper, type RatesKeeper } from './rates-keeper.server.ts';

const { db } = await testDatabase();
const provider = await ecbProvider();
const clock = testClock();
const onChange = vi.fn();
const log = { warn: vi.fn(), error: vi.fn() };

const DEFAULTS = { source: 'default', rates: { EUR: 1, USD: 1.14, TRY: 37.5 } };
const DAILY = { source: 'ecb', asOf: '2026-06-30', rates: { EUR: 1, USD: 1.172, TRY: 48.531 } };

const keepers: RatesKeeper[] = [];

afterEach(async () => {
  vi.resetAllMocks();
  // Stops the keepers, so that no running refresh writes into the next test.
  for (const keeper of keepers.splice(0)) {
    keeper.stop();
    await keeper.refresh();
  }
});

function aKeeper(options: Partial<Parameters<typeof createRatesKeeper>[0]> = {}) {
  const now = clock.now;
  const ratesUrl = provider.url;
  const given = { db, ratesUrl, refreshMinutes: 60, now, log, onChange, ...options };
  const keeper = createRatesKeeper(given);
  keepers.push(keeper);
  return keeper;
}

describe('refresh', () => {
  test("stores the provider's rates in the history", async () => {
    const keeper = aKeeper();
    expect(keeper.current()).toMatchObject(DEFAULTS);
    expect(await keeper.refresh()).toMatchObject({ ok: true });
    expect(keeper.current()).toMatchObject({ ...DAILY, fetchedAt: '2026-07-01T09:00:00.000Z' });
    expect(await readLastFetch(db)).toEqual({ error: null, at: clock.now().toISOString() });
  });

  test('keeps the last good rates after a failure, and logs it @8.5', async () => {
    const error = 'notTheFeed';
    const keeper = aKeeper();
    await keeper.refresh();
    provider.answers(ecbAnswer('truncated.xml'));
    expect(await keeper.refresh()).toMatchObject({ ok: false, error });
    expect(keeper.current()).toMatchObject(DAILY);
    expect(await readLastFetch(db)).toMatchObject({ error });
    expect(log.warn).toHaveBeenCalledWith({ error }, expect.any(String));
  });

  test('keeps the defaults if the provider is unreachable @8.4', async () => {
    const keeper = aKeeper({ ratesUrl: 'http://127.0.0.1:9/rates.xml' });
    const error = 'unreachable';
    expect(await keeper.refresh()).toMatchObject({ ok: false, error });
    expect(await readLastFetch(db)).toMatchObject({ error });
    expect(log.warn).toHaveBeenCalledWith(
      { error, reason: expect.any(String) },
      expect.any(String),
    );
    expect(keeper.current()).toMatchObject(DEFAULTS);
  });

  test('fetches once for several calls at the same time', async () => {
    const keeper = aKeeper();
    await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh()]);
    expect(provider.requests()).toBe(1);
    await keeper.refresh();
    expect(provider.requests()).toBe(2);
  });
});

describe('onChange', () => {
  test('is called for new values, and not for equal ones', async () => {
    const keeper = aKeeper();
    await keeper.refresh();
    await keeper.refresh();
    expect(onChange).toHaveBeenCalledTimes(1);
    provider.answers(ecbAnswer('daily.xml').replace('48.5310', '48.9000'));
    await keeper.refresh();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect((await listRateSets(db, { page: 1, limit: 10 })).pagination.total).toBe(2);
  });
});

test('a new keeper reads the stored rates without a fetch', async () => {
  await aKeeper().refresh();
  const keeper = aKeeper();
  await keeper.reload();
  expect(keeper.current()).toMatchObject(DAILY);
  expect(provider.requests()).toBe(1);
});

describe('manual rates', () => {
  const MANUAL = { source: 'manual', rates: { EUR: 1, USD: 1.2, TRY: 50 } } as const;
  const END = '2026-07-01T10:00:00Z';
  const setManually = () =>
    saveRateSet(db, {
      ...MANUAL,
      asOf: '2026-07-01',
      fetchedAt: clock.now(),
      expiresAt: new Date(END),
    });
  const endAtOnce = () => clock.set(END);

  test('end at their time, even while the database is down', async () => {
    const keeper = aKeeper();
    await setManually();
    expect(await keeper.reload()).toMatchObject(MANUAL);
    await db.execute(sql`alter table exchange_rate_sets rename to sets_not_there`);
    endAtOnce();
    expect(keeper.current()).toMatchObject(DEFAULTS);
    await db.execute(sql`alter table sets_not_there rename to exchange_rate_sets`);
  });

  test('call onChange at their start and at the first read after their end', async () => {
    const keeper = aKeeper();
    await setManually();
    await keeper.reload();
    expect(onChange).toHaveBeenCalledTimes(1);
    endAtOnce();
    await keeper.reload();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('of another process are read after some seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const keeper = aKeeper();
    await setManually();
    vi.advanceTimersByTime(10_000);
    await waitFor(() => expect(keeper.current()).toMatchObject(MANUAL));
  });
});

test('fetches on schedule, also after failures, until stopFetching is called', async () => {
  provider.answers((_request, response) => response.writeHead(500).end());
  const keeper = aKeeper({ refreshMinutes: 0.0005 });
  expect(keeper.plan()).toEqual({ refreshing: false, refreshMinutes: 0.0005 });
  keeper.startFetching();
  expect(keeper.plan()).toMatchObject({ refreshing: true });
  await waitFor(() => expect(provider.requests()).toBeGreaterThan(2));
  provider.answers(ecbAnswer('daily.xml'));
  await waitFor(() => expect(keeper.current()).toMatchObject(DAILY));
  keeper.stopFetching();
  await keeper.refresh();
  const requests = provider.requests();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(provider.requests()).toBe(requests);
});

test('fetching continues after a failure of the database', async () => {
  await db.execute(sql`alter table exchange_rate_fetches rename to not_there`);
  const keeper = aKeeper({ refreshMinutes: 0.0005 });
  keeper.startFetching();
  await waitFor(() => expect(log.error).toHaveBeenCalled());
  await db.execute(sql`alter table not_there rename to exchange_rate_fetches`);
  await waitFor(() => expect(keeper.current()).toMatchObject(DAILY));
});

test('stop ends a running fetch and writes nothing more', async () => {
  provider.answers(() => {});
  const keeper = aKeeper();
  const refreshed = keeper.refresh();
  await waitFor(() => expect(provider.requests()).toBe(1));
  keeper.stop();
  expect(await refreshed).toMatchObject({ ok: false });
  expect(await db.$count(exchangeRateFetches)).toBe(0);
});
