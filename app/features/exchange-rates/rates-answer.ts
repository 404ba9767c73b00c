/** The guard in front of rates that come from the network; hand-written, as Zod costs 24 kB. */
import { isIsoDate } from '#app/lib/dates.ts';
import type { Rates } from '#app/lib/money.ts';
import type { ShownRates } from './exchange-rates.schema.ts';

/** The rates in an answer of `GET /api/exchange-rates/current`, or null when any of it is wrong. */
export function readRatesAnswer(body: unknown): ShownRates | null {
  if (!isRecord(body) || body.success !== true || !isRecord(body.data)) return null;
  const { rates, asOf, source } = body.data;
  if (!isUsableRates(rates)) return null;
  return {
    base: 'EUR',
    rates: { EUR: 1, USD: rates.USD, TRY: rates.TRY },
    asOf: isIsoDate(asOf) ? asOf : null,
    source: source === 'ecb' || source === 'manual' ? source : 'default',
  };
}

/** Rates count only when the euro's is 1 (spec, part 5). */
function isUsableRates(rates: unknown): rates is Rates {
  return isRecord(rates) && rates.EUR === 1 && isPositive(rates.USD) && isPositive(rates.TRY);
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
