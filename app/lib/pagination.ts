import type { Pagination } from './http/envelope.schema.ts';

/** Returns the position of a page with `limit` rows in a list of `total` rows. An empty list has one page. */
export function paginate(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 };
}

/**
 * Returns the page numbers to show: first, last and current ± 1, with `null` for an ellipsis (spec,
 * part 9). A gap of a single page is filled with its number.
 */
export function pageNumbers(current: number, totalPages: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, totalPages])]
    .filter((page) => page >= 1 && page <= totalPages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, i) => {
    const gap = page - (shown[i - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
