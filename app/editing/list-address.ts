/**
 * Page, search and filters of a list as its address holds them. Anyone may have edited an address:
 * what makes no sense in it is left out.
 */

const MAX_SEARCH_LENGTH = 100;

/** Empty for none. */
export function readSearch(params: URLSearchParams): string {
  return (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
}

/** Null for all. */
export function readChoice<Choice extends string>(
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
