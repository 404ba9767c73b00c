import { cx } from './class-names.ts';
import { Link } from './link.tsx';
import { Icon } from './pictures/icon.tsx';

export interface Crumb {
  label: string;
  /** Address of the page; left out for the current page. */
  to?: string;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-ink-soft text-small">
        {crumbs.map((crumb, i) => (
          <li
            key={crumb.label}
            className={cx('flex min-h-11 items-center gap-1', !crumb.to && 'min-w-0')}
          >
            {i > 0 && <Icon name="icon-chevron-right" className="size-4 shrink-0" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 text-ink max-sm:truncate">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
