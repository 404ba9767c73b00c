/**
 * The visitor's currency. Browser storage holds the truth; a cookie mirrors it, so that the
 * server renders prices in the right currency from the first byte.
 */
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money.ts';

const CURRENCY_STORAGE_KEY = 'currency';

const CURRENCY_COOKIE = 'currency';
/** Present when the server set the cookie, which then is newer than what the browser stored. */
const POSTED_COOKIE = 'currency-posted';
const YEAR_SECONDS = 365 * 86_400;

/** The chosen currency in a `Cookie` header (or `document.cookie`); EUR without a valid one. */
export function currencyFromCookie(header: string | null | undefined): CurrencyCode {
  const value = readCookie(header, CURRENCY_COOKIE);
  return isCurrencyCode(value) ? value : DEFAULT_CURRENCY;
}

/** A choice sent without JavaScript that the browser's storage does not know yet. */
function postedCurrency(header: string): CurrencyCode | null {
  return readCookie(header, POSTED_COOKIE) ? currencyFromCookie(header) : null;
}

/** The cookie that mirrors the choice, for `document.cookie` or `Set-Cookie`. */
export function currencyCookie(currency: CurrencyCode): string {
  return serialise(CURRENCY_COOKIE, currency, YEAR_SECONDS);
}

export function postedCookie(): string {
  return serialise(POSTED_COOKIE, '1', YEAR_SECONDS);
}

function clearedPostedCookie(): string {
  return serialise(POSTED_COOKIE, '', 0);
}

function serialise(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

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
 * The chosen currency in browser storage, in the shape of React's useSyncExternalStore. `initial`, the
 * cookie's choice, holds while the storage is empty or does not work.
 */
export function createCurrencyStore(
  browser: () => CurrencyBrowser,
  initial: CurrencyCode,
): CurrencyStore {
  const listeners = new Set<() => void>();
  let unstored = initial;

  /** The choice, valid or not; null without one. */
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
