import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import {
  listRateSets,
  type RateSet,
  readCurrentRates,
  readLastFetch,
  readProviderRates,
  recordFetch,
  saveRateSet,
} from './exchange-rates.server.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-07-01T09:00:00Z');

function aRateSet(overrides: Partial<RateSet> = {}): RateSet {
  return {
    source: 'ecb',
    asOf: '2026-06-30',
    rates: { EUR: 1, USD: 1.172, TRY: 48.531 },
    fetchedAt: new Date('2026-06-30T15:00:00Z'),
    expiresAt: null,
    ...overrides,
  };
}

const manual = aRateSet({
  source: 'manual',
  rates: { EUR: 1, USD: 1.2, TRY: 50 },
  expiresAt: new Date('2026-07-02T09:00:00Z'),
});

describe('readCurrentRates', () => {
  test('gives the defaults of the spec while nothing was stored', async () => {
    expect(await readCurrentRates(db, { now: NOW })).toEqual({
      base: 'EUR',
      rates: { EUR: 1, USD: 1.14, TRY: 37.5 },
      asOf: null,
      source: 'default',
      fetchedAt: null,
      expiresAt: null,
    });
  });

  test('gives a stored set to the last of its six decimals', async () => {
    await saveRateSet(db, aRateSet({ rates: { EUR: 1, USD: 1.172034, TRY: 48.531001 } }));
    expect(await readCurrentRates(db, { now: NOW })).toEqual({
      base: 'EUR',
      rates: { EUR: 1, USD: 1.172034, TRY: 48.531001 },
      asOf: '2026-06-30',
      source: 'ecb',
      fetchedAt: '2026-06-30T15:00:00.000Z',
      expiresAt: null,
    });
  });

  test('gives the newest day, even when an older one arrives after it', async () => {
    await saveRateSet(db, aRateSet());
    await saveRateSet(db, aRateSet({ asOf: '2026-06-29', rates: { EUR: 1, USD: 1.1, TRY: 48 } }));
    expect((await readCurrentRates(db, { now: NOW })).asOf).toBe('2026-06-30');
  });

  test('prefers a manual set until it expires', async () => {
    await saveRateSet(db, manual);
    await saveRateSet(db, aRateSet({ asOf: '2026-07-01' }));
    expect(await readCurrentRates(db, { now: NOW })).toMatchObject({
      source: 'manual',
      rates: { TRY: 50 },
    });
    const expired = new Date('2026-07-02T09:00:00Z');
    expect(await readCurrentRates(db, { now: expired })).toMatchObject({
      source: 'ecb',
      rates: { TRY: 48.531 },
    });
  });
});

describe('saveRateSet', () => {
  test('stores a set once, however often it is fetched', async () => {
    expect(await saveRateSet(db, aRateSet())).toBe(true);
    expect(await saveRateSet(db, aRateSet({ fetchedAt: NOW }))).toBe(false);
    const { sets } = await listRateSets(db, { page: 1, limit: 10 });
    expect(sets).toEqual([{ ...aRateSet(), id: expect.any(Number) }]);
  });

  test('stores a correction of the same day, and its way back', async () => {
    const corrected = aRateSet({ rates: { EUR: 1, USD: 1.18, TRY: 48.531 } });
    for (const set of [aRateSet(), corrected, aRateSet()]) {
      expect(await saveRateSet(db, set)).toBe(true);
    }
    expect((await readCurrentRates(db, { now: NOW })).rates.USD).toBe(1.172);
  });

  test('stores a manual set again when it holds for longer', async () => {
    expect(await saveRateSet(db, manual)).toBe(true);
    expect(await saveRateSet(db, manual)).toBe(false);
    const longer = { ...manual, expiresAt: new Date('2026-07-09T09:00:00Z') };
    expect(await saveRateSet(db, longer)).toBe(true);
  });

  test('stores all of a set or nothing', async () => {
    const broken = aRateSet({ rates: { EUR: 1, USD: 1.1, TRY: -1 } });
    await expect(saveRateSet(db, broken)).rejects.toThrow();
    expect((await listRateSets(db, { page: 1, limit: 10 })).sets).toEqual([]);
  });
});

test('the history comes in pages, what was stored last first', async () => {
  for (const day of [28, 29, 30]) await saveRateSet(db, aRateSet({ asOf: `2026-06-${day}` }));
  const { sets, pagination } = await listRateSets(db, { page: 2, limit: 2 });
  expect(sets.map((set) => set.asOf)).toEqual(['2026-06-28']);
  expect(pagination).toEqual({
    page: 2,
    limit: 2,
    total: 3,
    totalPages: 2,
    hasNext: false,
    hasPrev: true,
  });
});

test('what the provider said last is known, whatever is in force', async () => {
  expect(await readProviderRates(db)).toBeNull();
  await saveRateSet(db, aRateSet());
  await saveRateSet(db, manual);
  expect(await readProviderRates(db)).toEqual(aRateSet());
});

test('the last attempt tells whether rates could be fetched', async () => {
  expect(await readLastFetch(db)).toBeNull();
  await recordFetch(db, { attemptedAt: NOW, error: 'no answer' });
  expect(await readLastFetch(db)).toEqual({ attemptedAt: NOW, error: 'no answer' });
  await recordFetch(db, { attemptedAt: NOW, error: null });
  expect(await readLastFetch(db)).toEqual({ attemptedAt: NOW, error: null });
  expect(await readLastFetch(db, { failed: true })).toEqual({
    attemptedAt: NOW,
    error: 'no answer',
  });
});
