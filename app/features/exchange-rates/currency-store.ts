import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money.ts';
import {
  CURRENCY_STORAGE_KEY,
  clearedPostedCookie,
  currencyCookie,
  postedCurrency,
} from './currency-preference.ts';

/** What the store needs of `window`. Reading `localStorage` itself may throw in private mode. */
export type CurrencyBrowser = Pick<
  Window,
  'localStorage' | 'addEventListener' | 'removeEventListener'
> & { document: { cookie: string } };

export interface CurrencyStore {
  get(): CurrencyCode;
  /** Remembers the choice; anything but a supported currency is ignored (spec, part 5). */
  set(choice: string): void;
  subscribe(onChange: () => void): () => void;
}

/**
 * The chosen currency over browser storage, in the shape of React's useSyncExternalStore.
 * `initial`, the cookie's choice, holds while storage is empty or refuses to work.
 */
export function createCurrencyStore(
  browser: () => CurrencyBrowser,
  initial: CurrencyCode,
): CurrencyStore {
  const listeners = new Set<() => void>();
  let unstored = initial;

  /** What was chosen, valid or not; null when nothing was. */
  function readChoice(): string | null {
    const stored = attempt(() => browser().localStorage.getItem(CURRENCY_STORAGE_KEY));
    return postedCurrency(browser().document.cookie) ?? stored ?? null;
  }

  function get(): CurrencyCode {
    const choice = readChoice() ?? unstored;
    return isCurrencyCode(choice) ? choice : DEFAULT_CURRENCY;
  }

  function remember(currency: CurrencyCode) {
    unstored = currency;
    attempt(() => browser().localStorage.setItem(CURRENCY_STORAGE_KEY, currency));
    browser().document.cookie = currencyCookie(currency);
    browser().document.cookie = clearedPostedCookie();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  function onStorage({ key }: StorageEvent) {
    // A null key means that the whole storage was cleared.
    if (key === CURRENCY_STORAGE_KEY || key === null) notify();
  }

  return {
    get,
    set(choice) {
      if (!isCurrencyCode(choice)) return;
      remember(choice);
      notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      browser().addEventListener('storage', onStorage);
      // Brings storage and cookie into line, and replaces an invalid stored choice.
      if (readChoice() !== null) remember(get());
      return () => {
        listeners.delete(onChange);
        browser().removeEventListener('storage', onStorage);
      };
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
