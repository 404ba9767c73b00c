import type { ReactNode } from 'react';
import { pageNumbers } from '#app/lib/pagination.ts';
import { cx } from '../class-names.ts';
import { Link } from '../link.tsx';
import { Icon } from '../pictures/icon.tsx';

export interface PaginationLabels {
  nav: string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

export interface Pages {
  page: number;
  totalPages: number;
  href: (page: number) => string;
  labels: PaginationLabels;
}

/**
 * Links to the first and the last page, the current page and its neighbours (spec, part 9). Renders nothing for
 * a single page.
 */
export function Pagination({ page, totalPages, href, labels }: Pages) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={labels.nav}>
      <ul className="flex flex-wrap items-center justify-center gap-1 sm:gap-2">
        <li>
          <Step to={page > 1 ? href(page - 1) : null} rel="prev" label={labels.previous}>
            <Icon name="icon-chevron-left" className="size-5" />
          </Step>
        </li>
        {pageNumbers(page, totalPages).map((number, i) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has no other identity than its position
            <li key={`gap-${i}`} aria-hidden="true" className="w-6 text-center text-ink-soft">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={href(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={cx(
                  'grid h-11 min-w-11 place-items-center rounded-control font-strong tabular-nums',
                  number === page ? 'bg-ink text-white' : 'hover:bg-sand',
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < totalPages ? href(page + 1) : null} rel="next" label={labels.next}>
            <Icon name="icon-chevron-right" className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step(props: { to: string | null; rel: string; label: string; children: ReactNode }) {
  const look = 'grid size-11 place-items-center rounded-control';
  if (props.to === null) {
    return (
      <span aria-hidden="true" className={cx(look, 'opacity-30')}>
        {props.children}
      </span>
    );
  }
  return (
    <Link
      to={props.to}
      rel={props.rel}
      aria-label={props.label}
      className={cx(look, 'hover:bg-sand')}
    >
      {props.children}
    </Link>
  );
}
