import { currencyFromCookie } from '#app/features/exchange-rates/currency-preference.ts';
import { isApiPath } from './api-path.ts';

interface Asked {
  /**
   * Pages name their own address: where it is not fixed by a setting it belongs to the key, else a
   * forged Host would reach other visitors.
   */
  origin: string;
  url: string | undefined;
  cookie: string | undefined;
}

/** Pages depend on path, query and the currency cookie; the API ignores cookies. */
export function cacheKey({ origin, url = '/', cookie }: Asked): string {
  if (isApiPath(url)) return `${origin}${url}`;
  return `${currencyFromCookie(cookie)} ${origin}${url}`;
}
