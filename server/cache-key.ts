import { currencyFromCookie } from '#app/base/exchange-rates/currency-preference.ts';
import { languageAsked } from '#app/lib/site-language.rules.ts';
import { isApiPath } from './request-head.ts';

/** Which parameters change an answer, by path (`/cars/:id`). */
export type ParametersByPath = Readonly<Record<string, readonly string[]>>;

export interface KnownParameters {
  add(parameters: ParametersByPath): void;
  /** Null for a path that was never added: its whole query may change the answer. */
  of(path: string): readonly string[] | null;
}

interface KeyParts {
  /**
   * Pages name their own address: where it is not fixed by a setting it belongs to the key, else a
   * forged Host would reach other visitors.
   */
  origin: string;
  url: string | undefined;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/** In a browser, pages are asked for as data: `/cars.data`, `/_.data` for what ends in a slash. */
const DATA_PATH = /^(.*)\.data$/;
/** Names the parts of a page whose data is asked for. */
const DATA_PARAMETER = '_routes';

export function createKnownParameters(): KnownParameters {
  const known = new Map<string, { pattern: RegExp; names: readonly string[] }>();
  let sorted: { pattern: RegExp; names: readonly string[] }[] = [];
  return {
    add(parameters) {
      for (const [path, names] of Object.entries(parameters)) {
        known.set(path, { pattern: patternOf(path), names });
      }
      // `/blogs/search` before `/blogs/:slug`, as routers have it.
      const fixedFirst = [...known].sort(
        ([a], [b]) => Number(a.includes(':')) - Number(b.includes(':')),
      );
      sorted = fixedFirst.map(([, each]) => each);
    },
    of: (path) => sorted.find(({ pattern }) => pattern.test(path))?.names ?? null,
  };
}

/**
 * Pages depend on path, parameters and the currency cookie; the API ignores cookies, and of what has texts of
 * the office it answers in the language that the request asks for. So may a path that was never added: its
 * route may know it in another spelling. Parameters that change nothing are left out, and the order of the
 * others counts only among those of one name.
 */
export function cacheKey(
  { origin, url = '/', cookie, acceptLanguage }: KeyParts,
  known: KnownParameters,
): string {
  const address = origin + withoutUnknownParameters(url, known);
  const [path = '', query] = url.split('?', 2);
  const currency = isApiPath(url) ? [] : [currencyFromCookie(cookie)];
  if (namesOf(path, known)?.includes('lang') === false) return [...currency, address].join(' ');
  const lang = new URLSearchParams(query).get('lang') ?? undefined;
  return [...currency, languageAsked(lang, acceptLanguage), address].join(' ');
}

function withoutUnknownParameters(url: string, known: KnownParameters): string {
  const queryAt = url.indexOf('?');
  if (queryAt < 0) return url;
  const path = url.slice(0, queryAt);
  const names = namesOf(path, known);
  if (!names) return url;
  // The values stay as they were sent: what two parsers would read differently is two keys.
  const own = url
    .slice(queryAt + 1)
    .split('&')
    .map((part) => ({ part, name: nameOf(part) }))
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .map(({ part }) => part);
  return own.length > 0 ? `${path}?${own.join('&')}` : path;
}

function namesOf(path: string, known: KnownParameters): readonly string[] | null {
  const [, page] = DATA_PATH.exec(path) ?? [];
  if (page === undefined) return known.of(path);
  const names = known.of(page.replace(/\/_$/, '/'));
  return names && [...names, DATA_PARAMETER];
}

function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1);
  if (!name.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}

/** React Router takes upper and lower case for the same, and a slash at the end for none. */
function patternOf(path: string): RegExp {
  const segments = path.split('/').map((segment) => {
    return segment.startsWith(':') ? '[^/]+' : segment.replaceAll('.', '\\.');
  });
  return new RegExp(`^${segments.join('/').replace(/\/$/, '')}/?$`, 'i');
}
