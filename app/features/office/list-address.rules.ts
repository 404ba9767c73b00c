/** The addresses of the dashboard's lists: `?section=cars&status=active`. */
import { chosenParams, readChoice, readPage, readSearch } from '#app/editing/list-address.ts';

export type ListSection = 'cars' | 'blog';

export interface ListAddress {
  /** Empty for none. */
  search: string;
  /** Null for all. */
  status: string | null;
  /** From 1. */
  page: number;
}

/** What an address says; parts that are not valid are left out. */
export function readListAddress(params: URLSearchParams, statuses: readonly string[]): ListAddress {
  return {
    search: readSearch(params),
    status: readChoice(params, 'status', statuses),
    page: readPage(params),
  };
}

/** The address of a list: only what is chosen, always in the same order. */
export function listHref(section: ListSection, given: Partial<ListAddress> = {}): string {
  return `/admin?${new URLSearchParams([['section', section], ...chosen(given)])}`;
}

/** The same as a query of the API. */
export function listQuery(given: ListAddress, limit: number): string {
  return String(new URLSearchParams([['limit', String(limit)], ...chosen(given)]));
}

export function isFiltered({ search, status }: ListAddress): boolean {
  return search !== '' || status !== null;
}

function chosen({ search = '', status = null, page = 1 }: Partial<ListAddress>) {
  return chosenParams({ search, status, page });
}

/** The editor of a car; of a new one without an id. */
export function editCarPath(id?: string): string {
  return id ? `/admin/editCar?id=${encodeURIComponent(id)}` : '/admin/editCar';
}
