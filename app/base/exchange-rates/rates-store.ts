import { isIsoDate } from '#app/lib/dates.ts';
import { limitedSignal } from '#app/lib/limited-signal.ts';
import { DEFAULT_RATES, type Rates } from '#app/lib/money.ts';
import type { ShownRates } from './exchange-rates.schema.ts';

/** How often a page that is being looked at asks for new rates (spec, part 9). */
export const RATES_REFRESH_MS = 30_000;
/** An answer that hangs must not end the refreshing. */
const ANSWER_WITHIN_MS = 10_000;
const CURRENT_RATES_URL = '/api/exchange-rates/current';

export interface RatesState extends ShownRates {
  /** Why the last refresh failed; null when it went well. */
  error: string | null;
}

/**
 * The rates on a page, in the shape of React's useSyncExternalStore: refreshed while the page uses
 * them and is visible. A failure keeps the last good rates; an answer that changes nothing notifies
 * no listener.
 */
export function createRatesStore(initial: ShownRates) {
  const listeners = new Set<() => void>();
  let state: RatesState = { ...usableOrDefault(initial), error: null };

  function update(next: RatesState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(signal: AbortSignal) {
    try {
      const limited = limitedSignal(signal, ANSWER_WITHIN_MS);
      const response = await fetch(CURRENT_RATES_URL, { signal: limited, cache: 'no-cache' });
      const rates = readRatesAnswer(await response.json());
      if (!rates) throw new Error(`Unusable answer with status ${response.status}`);
      if (!signal.aborted) update({ ...rates, error: null });
    } catch (error) {
      if (!signal.aborted) update({ ...state, error: String(error) });
    }
  }

  function keepFresh(): () => void {
    const stopped = new AbortController();
    let startedAt = Date.now();
    let busy = false;

    async function refreshIfSeen() {
      if (busy || document.visibilityState !== 'visible') return;
      busy = true;
      startedAt = Date.now();
      await refresh(stopped.signal);
      busy = false;
    }
    // A tab that was hidden for longer than the interval catches up when it is shown again.
    function refreshIfOverdue() {
      if (Date.now() - startedAt >= RATES_REFRESH_MS) void refreshIfSeen();
    }
    const timer = setInterval(refreshIfSeen, RATES_REFRESH_MS);
    document.addEventListener('visibilitychange', refreshIfOverdue);
    return () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfOverdue);
    };
  }

  return {
    get: () => state,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      const stop = keepFresh();
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

function usableOrDefault(initial: ShownRates): ShownRates {
  const usable = readRatesAnswer({ success: true, data: initial });
  return usable ?? { base: 'EUR', rates: DEFAULT_RATES, asOf: null, source: 'default' };
}

/**
 * The rates in an answer of `GET /api/exchange-rates/current`, or null when any of it is wrong. Written
 * by hand, as Zod costs 24 kB.
 */
function readRatesAnswer(body: unknown): ShownRates | null {
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
