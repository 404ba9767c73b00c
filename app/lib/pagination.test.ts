import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageNumbers, paginate } from './pagination.ts';

describe('paginate', () => {
  test.each([
    [1, 15, 0, { totalPages: 1, hasNext: false, hasPrev: false }],
    [1, 15, 15, { totalPages: 1, hasNext: false, hasPrev: false }],
    [1, 15, 16, { totalPages: 2, hasNext: true, hasPrev: false }],
    [2, 15, 31, { totalPages: 3, hasNext: true, hasPrev: true }],
    [3, 15, 31, { totalPages: 3, hasNext: false, hasPrev: true }],
    [9, 15, 31, { totalPages: 3, hasNext: false, hasPrev: true }],
  ])('page %i, with %i rows on each page and %i rows in all', (page, limit, total, expected) => {
    expect(paginate(page, limit, total)).toEqual({ page, limit, total, ...expected });
  });
});

describe('pageNumbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [2, 9, [1, 2, 3, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i shows %j @9.18', (current, totalPages, shown) => {
    expect(pageNumbers(current, totalPages)).toEqual(shown);
  });

  const places = fc
    .integer({ min: 1, max: 500 })
    .chain((totalPages) =>
      fc.tuple(fc.integer({ min: 1, max: totalPages }), fc.constant(totalPages)),
    );

  test('shows the first, the last, the current page and its neighbours in at most nine entries', () => {
    fc.assert(
      fc.property(places, ([current, totalPages]) => {
        const shown = pageNumbers(current, totalPages);
        const numbers = shown.filter((page) => page !== null);
        for (const page of [1, current - 1, current, current + 1, totalPages])
          expect(numbers.includes(page)).toBe(page >= 1 && page <= totalPages);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(shown.length).toBeLessThanOrEqual(9);
      }),
    );
  });

  test('an ellipsis replaces at least two pages, and no page is missing without an ellipsis', () => {
    fc.assert(
      fc.property(places, ([current, totalPages]) => {
        const shown = pageNumbers(current, totalPages);
        for (const [i, page] of shown.entries()) {
          const next = shown[i + 1];
          if (page !== null && typeof next === 'number') expect(next).toBe(page + 1);
          if (page === null) expect(Number(next) - Number(shown[i - 1])).toBeGreaterThan(2);
        }
      }),
    );
  });
});
