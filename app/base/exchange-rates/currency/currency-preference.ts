/**
 * The visitor's currency. Browser storage holds the truth; a cookie mirrors it, so that the
 * server renders prices in the right currency from the first byte.
 */
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money/money.ts';

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

/** The cookie that mirrors the choice, for `document.cookie` or `Set-Cookie`. */
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
 * The chosen currency in browser storage, in the shape of React's useSyncExternalStore. `initial`, the
 * cookie's choice, holds while the storage is empty or does not work.
 */
export function createCurrencyStore(initial: CurrencyCode) {
  const listeners = new Set<() => void>();
  let unstored = initial;

  /** The choice, valid or not; null without one. */
  function readChoice(): string | null {
    const stored = attempt(() => localStorage.getItem(CURRENCY_STORAGE_KEY));
    // A choice sent without JavaScript, which the storage does not know yet.
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
    /** Remembers the choice; anything but a supported currency is ignored (spec, part 5). */
    set(choice: string) {
      if (!isCurrencyCode(choice)) return;
      remember(choice);
      notify();
    },
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      // Brings storage and cookie into line, and replaces an invalid stored choice.
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
