/**
 * Page, search and filters in a list's address. Invalid values are ignored, because a person may
 * have edited the address.
 */

const MAX_SEARCH_LENGTH = 100;

function readSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === params.get(name)) ?? null;
}

/** Returns the page, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Returns the chosen parameters, in the given order, without empty values and without page 1. */
export function chosenParams(given: Record<string, string | number | null>): [string, string][] {
  return Object.entries(given)
    .filter(([name, value]) => value !== null && value !== '' && !(name === 'page' && value === 1))
    .map(([name, value]) => [name, String(value)]);
}

type Reader<Value> = (params: URLSearchParams, name: string) => Value;

/** Readers of the parameters that a list's address can hold. */
export const inAddress = {
  search: readSearch as Reader<string>,
  page: readPage as Reader<number>,
  /** Null if it is missing. */
  id: ((params, name) => params.get(name) || null) as Reader<string | null>,
  flag: ((params, name) => params.has(name)) as Reader<boolean>,
  /** Null for all. */
  choice:
    <Choice extends string>(choices: readonly Choice[]): Reader<Choice | null> =>
    (params, name) =>
      readChoice(params, name, choices),
};

/**
 * Returns two functions for a list's address: `read(params)` returns its values, `href(chosen)` returns the
 * address with only these values.
 */
export function listAddress<Address extends Record<string, string | number | boolean | null>>(
  path: string,
  readers: { [Name in keyof Address]: Reader<Address[Name]> },
) {
  return {
    read: (params: URLSearchParams): Address =>
      Object.fromEntries(
        Object.entries(readers).map(([name, read]) => [name, read(params, name)]),
      ) as Address,
    href(chosen: Partial<Address> = {}): string {
      const given = Object.keys(readers).map((name) => {
        const value = chosen[name] ?? null;
        return [name, typeof value === 'boolean' ? (value ? 'yes' : null) : value];
      });
      const params = new URLSearchParams(chosenParams(Object.fromEntries(given)));
      return params.size > 0 ? `${path}?${params}` : path;
    },
  };
}
