/** Addresses of the dashboard's lists, such as `/admin?section=cars&status=active`. */

import { POST_STATUSES } from '#app/domain/posts/post-status.rules.ts';
import { chosenParams, inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { DASHBOARD_PATH } from '#app/editing/sign-in-path.rules.ts';

export const CAR_STATUSES = ['active', 'inactive'] as const;

const LISTS = {
  cars: listOf('cars', CAR_STATUSES),
  blog: listOf('blog', POST_STATUSES),
};
export type ListSection = keyof typeof LISTS;

/** Filters of a list. `search` is '' and `status` null without a filter. Pages count from 1. */
export type ListAddress = Omit<ReturnType<(typeof LISTS)['cars']['read']>, 'section'>;

function listOf(section: string, statuses: readonly string[]) {
  return listAddress(DASHBOARD_PATH, {
    section: inAddress.choice([section]),
    search: inAddress.search,
    status: inAddress.choice(statuses),
    page: inAddress.page,
  });
}

/** Returns the filters of an address; invalid parts are ignored. */
export function readListAddress(section: ListSection, params: URLSearchParams): ListAddress {
  const { section: _, ...address } = LISTS[section].read(params);
  return address;
}

export function listHref(section: ListSection, given: Partial<ListAddress> = {}): string {
  return LISTS[section].href({ ...given, section });
}

/** Returns the query of the API for this address. */
export function listQuery(address: ListAddress, limit: number): string {
  return String(new URLSearchParams(chosenParams({ limit, ...address })));
}

export function isFiltered({ search, status }: ListAddress): boolean {
  return search !== '' || status !== null;
}
