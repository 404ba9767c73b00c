import { expect, test } from 'vitest';
import type { RateSetJson } from './admin-rates.schema.ts';
import { historyPoints } from './rates-history.tsx';

const set = (asOf: string, TRY: number, source: RateSetJson['source'] = 'ecb'): RateSetJson => ({
  id: `${asOf} ${TRY}`,
  source,
  asOf,
  rates: { EUR: 1, USD: 1.1, TRY },
  fetchedAt: `${asOf}T15:00:00.000Z`,
  expiresAt: null,
});

test('a day is a point, earliest first; of one day and source the last set counts', () => {
  const sets = [
    set('2026-07-02', 50, 'manual'),
    set('2026-07-02', 48.9),
    set('2026-07-02', 48.5),
    set('2026-06-30', 48),
  ];
  expect(historyPoints(sets, 'TRY')).toEqual([
    { x: Date.UTC(2026, 5, 30), values: { ecb: 48 } },
    { x: Date.UTC(2026, 6, 2), values: { ecb: 48.9, manual: 50 } },
  ]);
  expect(historyPoints(sets, 'USD')[0]).toEqual({
    x: Date.UTC(2026, 5, 30),
    values: { ecb: 1.1 },
  });
});
