import { limitedSignal } from '#app/lib/http/limited-signal.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import type { ShownRates } from '../exchange-rates.schema.ts';

/** How often a page that is being looked at asks for new rates (spec, part 9). */
export const RATES_REFRESH_MS = 30_000;
/** An answer that hangs must not end the refreshing. */
const ANSWER_WITHIN_MS = 10_000;
const CURRENT_RATES_URL = '/api/exchange-rates/current';

const DEFAULTS: ShownRates = { base: 'EUR', rates: DEFAULT_RATES, asOf: null, source: 'default' };

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
  let state: RatesState = { ...(usableRates(initial) ?? DEFAULTS), error: null };

  function update(next: RatesState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(signal: AbortSignal) {
    try {
      const limited = limitedSignal(signal, ANSWER_WITHIN_MS);
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

/**
 * Returns the rates that the server sent, or null unless the euro's rate is 1 (spec, part 5). The server checks
 * everything else before it sends them.
 */
function usableRates(sent: ShownRates | undefined): ShownRates | null {
  if (sent?.rates?.EUR !== 1) return null;
  const { base, rates, asOf, source } = sent;
  return { base, rates, asOf, source };
}
