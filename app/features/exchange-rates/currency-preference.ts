/**
 * The visitor's currency. Browser storage holds the truth; a cookie mirrors it, so that the
 * server renders prices in the right currency from the first byte.
 */
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money.ts';

export const CURRENCY_STORAGE_KEY = 'currency';

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
export function postedCurrency(header: string): CurrencyCode | null {
  return readCookie(header, POSTED_COOKIE) ? currencyFromCookie(header) : null;
}

/** The cookie that mirrors the choice, for `document.cookie` or `Set-Cookie`. */
export function currencyCookie(currency: CurrencyCode): string {
  return serialise(CURRENCY_COOKIE, currency, YEAR_SECONDS);
}

export function postedCookie(): string {
  return serialise(POSTED_COOKIE, '1', YEAR_SECONDS);
}

export function clearedPostedCookie(): string {
  return serialise(POSTED_COOKIE, '', 0);
}

function serialise(name: string, value: string, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
