/** Addresses of the customers' screens: `/admin/customers?search=ayse&page=2`. The API has the same. */
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { CUSTOMERS_PATH } from '#app/office/bookings/customer/customer-path.rules.ts';
import { CUSTOMER_SORTS, type CustomerSort } from './customer.schema.ts';

/** Empty for no search, null for the usual order. */
const list = listAddress(CUSTOMERS_PATH, {
  search: inAddress.search,
  sort: inAddress.choice(CUSTOMER_SORTS),
  page: inAddress.page,
});
export type CustomerListAddress = ReturnType<typeof list.read>;
export const readCustomerList = list.read;
export const customerListHref = list.href;

/** Leads to the list in the order of a column; turned round when it is so already. */
export function sortedBy(address: CustomerListAddress, column: 'last' | 'name') {
  const shown: CustomerSort = address.sort ?? '-last';
  // The latest pickup comes first, and the first letter.
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
