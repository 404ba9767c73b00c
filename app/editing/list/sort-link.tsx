import { cx } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import type { ColumnSort } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';

const SORT_ICONS = { ascending: 'icon-arrow-up', descending: 'icon-arrow-down' } as const;

/** Returns the sorting of a column, with a link to the next order that fills the header. */
export function columnSort(
  header: string,
  { href, now }: Pick<ColumnSort, 'now'> & { href: string },
): ColumnSort {
  return {
    now,
    link: (
      <Link
        to={href}
        preventScrollReset
        aria-label={header}
        className="ml-1 inline-block align-middle after:absolute after:inset-0"
      >
        <Icon
          name={now ? SORT_ICONS[now] : 'icon-chevrons-up-down'}
          className={cx('block size-4', now ? 'text-ink' : 'text-control-line')}
        />
      </Link>
    ),
  };
}
