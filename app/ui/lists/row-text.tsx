import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { Link } from '../link.tsx';

/**
 * Link in a row's first cell that opens the record. On a card it covers the whole card. `title` is the full
 * name, which the row may truncate.
 */
export function RowLink({
  title,
  note,
  children,
  ...link
}: Omit<ComponentProps<typeof Link>, 'className' | 'title'> & {
  title: string;
  note?: string;
}) {
  return (
    <Link
      {...link}
      title={title}
      className="block min-w-0 font-strong text-ink hover:underline @max-3xl:after:absolute @max-3xl:after:inset-0"
    >
      <span className="block truncate large-text:whitespace-normal">{children}</span>
      {note && <span className="sr-only">{note}</span>}
    </Link>
  );
}

/**
 * Text of any length, truncated to two lines in a table, or to one line if `isOneLine`, and to one
 * line on a card. The tooltip has the whole text.
 */
export function CutText({
  title,
  isOneLine = false,
  children = title,
}: {
  title: string;
  isOneLine?: boolean;
  children?: ComponentProps<'span'>['children'];
}) {
  return (
    <span
      title={title}
      className={cx(
        'large-text:whitespace-normal',
        isOneLine
          ? 'block min-w-0 truncate'
          : 'wrap-anywhere @3xl:line-clamp-2 @max-3xl:block @max-3xl:truncate',
      )}
    >
      {children}
    </span>
  );
}
