/**
 * Page, search and filters of a list as its address holds them. An address may have been edited by
 * hand: what makes no sense in it is left out.
 */

const MAX_SEARCH_LENGTH = 100;

/** Empty for none. */
function readSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** Null for all. */
function readChoice<Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  return choices.find((choice) => choice === params.get(name)) ?? null;
}

/** From 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** What is chosen, in the given order; the first page goes without saying. */
export function chosenParams(given: Record<string, string | number | null>): [string, string][] {
  return Object.entries(given)
    .filter(([name, value]) => value !== null && value !== '' && !(name === 'page' && value === 1))
    .map(([name, value]) => [name, String(value)]);
}

type Reader<Value> = (params: URLSearchParams, name: string) => Value;

/** What a list's address can hold. */
export const inAddress = {
  search: readSearch as Reader<string>,
  /** From 1. */
  page: readPage as Reader<number>,
  /** Null for none. */
  id: ((params, name) => params.get(name) || null) as Reader<string | null>,
  flag: ((params, name) => params.has(name)) as Reader<boolean>,
  /** Null for all. */
  choice:
    <Choice extends string>(choices: readonly Choice[]): Reader<Choice | null> =>
    (params, name) =>
      readChoice(params, name, choices),
};

/**
 * The address of a list, both ways: `read(params)` gives what it holds, `href(chosen)` leads to the
 * list with this chosen and nothing else.
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
