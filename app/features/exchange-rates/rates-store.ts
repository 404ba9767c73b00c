import { DEFAULT_RATES } from '#app/lib/money.ts';
import type { ShownRates } from './exchange-rates.schema.ts';
import { readRatesAnswer } from './rates-answer.ts';

/** How often a page that is being looked at asks for new rates (spec, part 9). */
export const RATES_REFRESH_MS = 30_000;
/** An answer that hangs must not end the refreshing. */
const ANSWER_WITHIN_MS = 10_000;
const CURRENT_RATES_URL = '/api/exchange-rates/current';

export interface RatesState extends ShownRates {
  /** Why the last refresh failed; null when it went well. */
  error: string | null;
}

export interface RatesStore {
  get(): RatesState;
  subscribe(onChange: () => void): () => void;
}

/** What the store needs of `window`. */
export type RatesBrowser = Pick<Window, 'setInterval' | 'clearInterval'> & {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

/**
 * The rates on a page, in the shape of React's useSyncExternalStore: refreshed while somebody
 * subscribes and the page is visible. A failure keeps the last good rates; an answer that changes
 * nothing notifies nobody.
 */
export function createRatesStore(browser: () => RatesBrowser, initial: ShownRates): RatesStore {
  const listeners = new Set<() => void>();
  let state: RatesState = { ...usableOrDefault(initial), error: null };

  function update(next: RatesState) {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(signal: AbortSignal) {
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
      const response = await browser().fetch(CURRENT_RATES_URL, {
        signal: limited,
        cache: 'no-cache',
      });
      const rates = readRatesAnswer(await response.json());
      if (!rates) throw new Error(`Unusable answer with status ${response.status}`);
      if (!signal.aborted) update({ ...rates, error: null });
    } catch (error) {
      if (!signal.aborted) update({ ...state, error: String(error) });
    }
  }

  function keepFresh(): () => void {
    const page = browser();
    const stopped = new AbortController();
    let startedAt = Date.now();
    let busy = false;

    async function refreshIfSeen() {
      if (busy || page.document.visibilityState !== 'visible') return;
      busy = true;
      startedAt = Date.now();
      await refresh(stopped.signal);
      busy = false;
    }
    // A tab that was hidden for longer than the interval catches up when it is shown again.
    function refreshIfOverdue() {
      if (Date.now() - startedAt >= RATES_REFRESH_MS) void refreshIfSeen();
    }
    const timer = page.setInterval(refreshIfSeen, RATES_REFRESH_MS);
    page.document.addEventListener('visibilitychange', refreshIfOverdue);
    return () => {
      stopped.abort();
      page.clearInterval(timer);
      page.document.removeEventListener('visibilitychange', refreshIfOverdue);
    };
  }

  return {
    get: () => state,
    subscribe(onChange) {
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
