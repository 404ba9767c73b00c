import { expect, test } from 'vitest';
import { type RateSet, ratesInForce } from './rates-in-force.rules.ts';

const NOW = new Date('2026-07-01T09:00:00Z');

const ecb: RateSet = {
  source: 'ecb',
  asOf: '2026-06-30',
  rates: { EUR: 1, USD: 1.172, TRY: 48.531 },
  fetchedAt: new Date('2026-06-30T15:00:00Z'),
  expiresAt: null,
};
const manualUntil = (end: string | null): RateSet => ({
  ...ecb,
  source: 'manual',
  expiresAt: end === null ? null : new Date(end),
});

test.each<[state: string, manual: RateSet | null, fetched: RateSet | null, source: string]>([
  ['nothing was ever stored', null, null, 'default'],
  ['the bank has answered', null, ecb, 'ecb'],
  ['the last answer of the bank is a year old', null, { ...ecb, asOf: '2025-06-30' }, 'ecb'],
  ['manual rates end in a second', manualUntil('2026-07-01T09:00:01Z'), ecb, 'manual'],
  ['manual rates end now', manualUntil('2026-07-01T09:00:00Z'), ecb, 'ecb'],
  ['manual rates have no end', manualUntil(null), ecb, 'manual'],
  [
    'manual rates ended before the bank ever answered',
    manualUntil('2026-06-01T00:00:00Z'),
    null,
    'default',
  ],
])('if %s, the rates in force have the right source', (_state, manual, fetched, source) => {
  expect(ratesInForce({ ecb: fetched, manual }, NOW).source).toBe(source);
});
