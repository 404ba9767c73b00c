import type { ComponentProps } from 'react';
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
      className="block min-w-0 font-semibold text-ink @3xl:text-turquoise hover:underline @max-3xl:after:absolute @max-3xl:after:inset-0"
    >
      <span className="block truncate large-text:whitespace-normal">{children}</span>
      {note && <span className="sr-only">{note}</span>}
    </Link>
  );
}

/**
 * Text of any length, truncated to two lines in a table and one line on a card. The tooltip has the
 * whole text.
 */
export function CutText({
  title,
  children = title,
}: {
  title: string;
  children?: ComponentProps<'span'>['children'];
}) {
  return (
    <span
      title={title}
      className="@max-3xl:block @max-3xl:truncate wrap-anywhere large-text:whitespace-normal @3xl:line-clamp-2"
    >
      {children}
    </span>
  );
}
