/** Address of the list: `/admin/customers?search=ayse&page=2`. The API has the same query. */
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { CUSTOMERS_PATH } from '#app/office/bookings/customer/customer-path.rules.ts';
import { CUSTOMER_SORTS, type CustomerSort } from './customer.schema.ts';

/** `search` is empty for all customers; `sort` is null for the default order. */
const list = listAddress(CUSTOMERS_PATH, {
  search: inAddress.search,
  sort: inAddress.choice(CUSTOMER_SORTS),
  page: inAddress.page,
});
export type CustomerListAddress = ReturnType<typeof list.read>;
export const readCustomerList = list.read;
export const customerListHref = list.href;

/**
 * Returns the link to the list sorted by a column, reversed if it is sorted by it already, and the
 * present order.
 */
export function sortedBy(address: CustomerListAddress, column: 'last' | 'name') {
  const shown: CustomerSort = address.sort ?? '-last';
  // A first click shows the latest pickup or the first letter on top.
  const first: CustomerSort = column === 'last' ? '-last' : 'name';
  const turned: CustomerSort = column === 'last' ? 'last' : '-name';
  const isShown = shown.replace('-', '') === column;
  return {
    href: customerListHref({ ...address, page: 1, sort: shown === first ? turned : first }),
    now: isShown
      ? shown.startsWith('-')
        ? ('descending' as const)
        : ('ascending' as const)
      : null,
  };
}
