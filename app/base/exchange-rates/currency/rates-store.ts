import { limitedSignal } from '#app/lib/http/limited-signal.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';

/** Milliseconds between the fetches of a visible page (spec, part 9). */
export const RATES_REFRESH_MS = 30_000;
/** Milliseconds after which a hanging request is aborted, so that fetching continues. */
const TIMEOUT_MS = 10_000;
const CURRENT_RATES_URL = '/api/exchange-rates/current';

const DEFAULTS: ShownRates = { base: 'EUR', rates: DEFAULT_RATES, asOf: null, source: 'default' };

export interface RatesState extends ShownRates {
  /** Reason if the last refresh failed; null if it succeeded. */
  error: string | null;
}

/**
 * Returns a store of a page's rates for React's useSyncExternalStore. The store refreshes while the
 * page uses the rates and is visible. A failure keeps the last good rates.
 */
export function createRatesStore(initial: ShownRates) {
  const listeners = new Set<() => void>();
  let state: RatesState = { ...(usableRates(initial) ?? DEFAULTS), error: null };

  function update(next: RatesState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(signal: AbortSignal) {
    try {
      const limited = limitedSignal(signal, TIMEOUT_MS);
      const response = await fetch(CURRENT_RATES_URL, { signal: limited, cache: 'no-cache' });
      const answer: { data?: ShownRates } = await response.json();
      const rates = usableRates(answer.data);
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
    // Fetches at once if the tab was hidden for longer than the interval.
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

/**
 * Returns the rates that the server sent; null if the euro's rate is not 1 (spec, part 5). The
 * server validates all other values.
 */
function usableRates(sent: ShownRates | undefined): ShownRates | null {
  if (sent?.rates?.EUR !== 1) return null;
  const { base, rates, asOf, source } = sent;
  return { base, rates, asOf, source };
}
