import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { useFocusLost } from '#app/ui/use-focus-lost.ts';
import { blogListText } from './blog-list.text.ts';

const text = blogListText.pages;

/**
 * Which of the posts are shown, and the ways to those before and after. Each page gets one of its
 * own (`key={page}` is its caller's): what led there may be at rest in it.
 */
export function BlogPager({
  pagination: { page, limit, total, totalPages },
  href,
  onFocusLost,
}: {
  pagination: Pagination;
  href: (page: number) => string;
  onFocusLost: () => void;
}) {
  const ref = useFocusLost<HTMLDivElement>(onFocusLost);
  const first = (page - 1) * limit + 1;
  return (
    <div
      ref={ref}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 tabular-nums"
    >
      <p className="text-ink-soft">
        {text.showing(first, Math.min(first + limit - 1, total), total)}
      </p>
      <nav
        aria-label={text.nav}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full"
      >
        <Step to={page > 1 ? href(page - 1) : null} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {text.previous}
        </Step>
        <span className="whitespace-nowrap max-sm:grow max-sm:text-center">
          {text.page(page, totalPages)}
        </span>
        <Step to={page < totalPages ? href(page + 1) : null} rel="next">
          {text.next}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Step>
      </nav>
    </div>
  );
}

/** A link, or at rest where there is nothing to lead to. */
function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-disabled="true" className={buttonClass({ size: 'sm' })}>
        {children}
      </span>
    );
  }
  return (
    <ButtonLink size="sm" to={to} rel={rel}>
      {children}
    </ButtonLink>
  );
}
