/**
 * Currency of the visitor. Browser storage holds the choice. A cookie mirrors it, so that the
 * server renders prices in this currency from the first byte.
 */
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money/money.ts';

const CURRENCY_STORAGE_KEY = 'currency';
const CURRENCY_COOKIE = 'currency';
/** Cookie that the server sets with a posted choice, which is newer than the browser's storage. */
const POSTED_COOKIE = 'currency-posted';
const YEAR_SECONDS = 365 * 86_400;

/** Returns the chosen currency in a `Cookie` header or `document.cookie`; EUR if there is no valid choice. */
export function currencyFromCookie(header: string | null | undefined): CurrencyCode {
  const value = readCookie(header, CURRENCY_COOKIE);
  return isCurrencyCode(value) ? value : DEFAULT_CURRENCY;
}

/** Returns the cookie that mirrors the choice, for `document.cookie` or `Set-Cookie`. */
export function currencyCookie(currency: CurrencyCode): string {
  return serialise(CURRENCY_COOKIE, currency, YEAR_SECONDS);
}

export function postedCookie(): string {
  return serialise(POSTED_COOKIE, '1', YEAR_SECONDS);
}

function serialise(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/**
 * Returns a store of the chosen currency for React's useSyncExternalStore. `initial` is the
 * cookie's choice, used while the storage is empty or fails.
 */
export function createCurrencyStore(initial: CurrencyCode) {
  const listeners = new Set<() => void>();
  let unstored = initial;

  /** Returns the choice, valid or not; null if there is none. */
  function readChoice(): string | null {
    const stored = attempt(() => localStorage.getItem(CURRENCY_STORAGE_KEY));
    // A choice that was posted without JavaScript is not in the storage yet.
    const posted = readCookie(document.cookie, POSTED_COOKIE) !== undefined;
    return posted ? currencyFromCookie(document.cookie) : (stored ?? null);
  }

  function get(): CurrencyCode {
    const choice = readChoice() ?? unstored;
    return isCurrencyCode(choice) ? choice : DEFAULT_CURRENCY;
  }

  function remember(currency: CurrencyCode) {
    unstored = currency;
    attempt(() => localStorage.setItem(CURRENCY_STORAGE_KEY, currency));
    setCookie(currencyCookie(currency));
    setCookie(serialise(POSTED_COOKIE, '', 0));
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
    /** Stores the choice. Ignores unsupported currencies (spec, part 5). */
    set(choice: string) {
      if (!isCurrencyCode(choice)) return;
      remember(choice);
      notify();
    },
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      // Makes storage and cookie equal. Replaces an invalid choice by the default.
      if (readChoice() !== null) remember(get());
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous.
  document.cookie = text;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
