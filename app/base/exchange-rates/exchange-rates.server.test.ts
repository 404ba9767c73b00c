import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { listRateSets, readLatestRates, saveRateSet } from './exchange-rates.server.ts';
import type { RateSet } from './rates-in-force.rules.ts';

const { db } = await testDatabase();

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

describe('readLatestRates', () => {
  test('returns all six decimals of a stored set', async () => {
    await saveRateSet(db, aRateSet({ rates: { EUR: 1, USD: 1.172034, TRY: 48.531001 } }));
    const { ecb } = await readLatestRates(db);
    expect(ecb?.rates).toEqual({ EUR: 1, USD: 1.172034, TRY: 48.531001 });
  });

  test('returns the newest day, even if an older day arrives later', async () => {
    await saveRateSet(db, aRateSet());
    await saveRateSet(db, aRateSet({ asOf: '2026-06-29', rates: { EUR: 1, USD: 1.1, TRY: 48 } }));
    expect((await readLatestRates(db)).ecb?.asOf).toBe('2026-06-30');
  });
});

describe('saveRateSet', () => {
  test('stores a correction of the same day, and its reversal', async () => {
    const corrected = aRateSet({ rates: { EUR: 1, USD: 1.18, TRY: 48.531 } });
    for (const set of [aRateSet(), corrected, aRateSet()]) {
      expect(await saveRateSet(db, set)).toBe(true);
    }
    expect((await readLatestRates(db)).ecb?.rates.USD).toBe(1.172);
  });

  test('stores a manual set again if it lasts longer', async () => {
    expect(await saveRateSet(db, manual)).toBe(true);
    expect(await saveRateSet(db, manual)).toBe(false);
    const longer = { ...manual, expiresAt: new Date('2026-07-09T09:00:00Z') };
    expect(await saveRateSet(db, longer)).toBe(true);
  });

  test('stores a set as a whole or not at all', async () => {
    const broken = aRateSet({ rates: { EUR: 1, USD: 1.1, TRY: -1 } });
    await expect(saveRateSet(db, broken)).rejects.toThrow();
    expect((await listRateSets(db, { page: 1, limit: 10 })).history).toEqual([]);
  });
});
