import type { IsoDate } from '#app/lib/dates/dates.ts';
import { DEFAULT_RATES, type Rates } from '#app/lib/money/money.ts';
import type { CurrentRates } from './exchange-rates.schema.ts';

/** Rates of a source for a day. */
export interface RateSet {
  source: 'ecb' | 'manual';
  asOf: IsoDate;
  rates: Rates;
  fetchedAt: Date;
  /** End of manual rates; null if they have no end, and for fetched rates. */
  expiresAt: Date | null;
}

export interface LatestRates {
  ecb: RateSet | null;
  manual: RateSet | null;
}

const DEFAULTS_IN_FORCE: CurrentRates = {
  base: 'EUR',
  rates: DEFAULT_RATES,
  asOf: null,
  source: 'default',
  fetchedAt: null,
  expiresAt: null,
};

/**
 * Returns the rates in force at `now`: manual rates until they end, else the last rates of the
 * European Central Bank, however old, else the defaults (spec, part 9).
 */
export function ratesInForce({ ecb, manual }: LatestRates, now: Date): CurrentRates {
  const manualHolds = manual !== null && (manual.expiresAt === null || manual.expiresAt > now);
  const set = manualHolds ? manual : ecb;
  return set ? { base: 'EUR', ...rateSetJson(set) } : DEFAULTS_IN_FORCE;
}

export function rateSetJson({ fetchedAt, expiresAt, ...set }: RateSet) {
  return {
    ...set,
    fetchedAt: fetchedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
