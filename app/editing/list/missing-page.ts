import { redirect } from 'react-router';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import type { Part } from '#app/lib/page-part.ts';

/**
 * Throws a redirect to the last page if the address has a later one, for example after the last row
 * of a page was deleted. The first page always exists, also in an empty list.
 */
export function leaveMissingPage<Address extends { page: number }>(
  list: Part<{ pagination: Pagination }>,
  address: Address,
  href: (address: Address) => string,
): void {
  if (!list.ok) return;
  const last = Math.max(1, list.data.pagination.totalPages);
  if (address.page > last) throw redirect(href({ ...address, page: last }));
}
