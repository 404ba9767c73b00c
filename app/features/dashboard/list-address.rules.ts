/** What the lists of the dashboard show, as its address holds it: `?section=cars&status=active`. */
import { SECTION_PATHS } from './sections.rules.ts';

const MAX_SEARCH_LENGTH = 100;

export type ListSection = 'cars' | 'blog';

export interface ListAddress {
  /** Empty for none. */
  search: string;
  /** Null for all. */
  status: string | null;
  /** From 1. */
  page: number;
}

/** Reads it from an address that anyone may have edited: what makes no sense is left out. */
export function readListAddress(params: URLSearchParams, statuses: readonly string[]): ListAddress {
  const page = Number(params.get('page'));
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: statuses.find((status) => status === params.get('status')) ?? null,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a list: only what is chosen, always in the same order. */
export function listHref(section: ListSection, given: Partial<ListAddress> = {}): string {
  const [path, query] = SECTION_PATHS[section].split('?');
  const params = new URLSearchParams([...new URLSearchParams(query), ...chosen(given)]);
  return params.size > 0 ? `${path}?${params}` : `${path}`;
}

/** The same as a query of the API. */
export function listQuery(given: ListAddress, limit: number): string {
  return String(new URLSearchParams([['limit', String(limit)], ...chosen(given)]));
}

export function isFiltered({ search, status }: ListAddress): boolean {
  return search !== '' || status !== null;
}

function chosen({ search, status, page = 1 }: Partial<ListAddress>): [string, string][] {
  return [
    ...(search ? [['search', search] as [string, string]] : []),
    ...(status ? [['status', status] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ];
}

/** The editor of a car; of a new one without an id. */
export function editCarPath(id?: string): string {
  return id ? `/admin/editCar?id=${encodeURIComponent(id)}` : '/admin/editCar';
}

/** The editor of a post; of a new one without an id. */
export function editPostPath(id?: string): string {
  return id ? `/admin/blog/edit/${encodeURIComponent(id)}` : '/admin/blog/new';
}
