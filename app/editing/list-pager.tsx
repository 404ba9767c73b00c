import { Pagination, type PaginationLabels } from '#app/ui/pagination.tsx';
import { useFocusLost } from '#app/ui/use-focus-lost.ts';

/**
 * The pager of a list whose pages are addresses. Each page gets one of its own (`key={page}` is its
 * caller's), since what led there may not be in it: then `onFocusLost` moves the focus.
 */
export function ListPager({
  page,
  totalPages,
  href,
  labels,
  onFocusLost,
}: {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  labels: PaginationLabels;
  onFocusLost: () => void;
}) {
  const ref = useFocusLost<HTMLDivElement>(onFocusLost);
  return (
    <div ref={ref} className="mt-6">
      <Pagination page={page} totalPages={totalPages} href={href} labels={labels} />
    </div>
  );
}
