import { Plus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import type { Lane } from './board.rules.ts';
import { boardText as text } from './board.text.ts';
import { BoardBar } from './board-bar.tsx';

/**
 * A row: what it is of, and the bars of its lanes. `id` is what a click on a free day is about; null
 * where nothing can be booked.
 */
export function BoardRow({
  id,
  title,
  note,
  lanes,
  add,
  heading: Heading = 'h3',
  tone = 'bg-white',
}: {
  id: string | null;
  title: ReactNode;
  note: ReactNode;
  lanes: Lane[];
  /** The way to a new booking in this row. */
  add?: { to: string; label: string };
  heading?: 'h2' | 'h3';
  tone?: string;
}) {
  const style = { '--lanes': Math.max(1, lanes.length) } as CSSProperties;
  const isEmpty = lanes.every(({ bars }) => bars.length === 0);
  return (
    <div className={cx('board-row', tone)} style={style}>
      <div className={cx('board-head flex items-start gap-1 py-1.5 pr-1 pl-3 leading-tight', tone)}>
        <div className="min-w-0 grow">
          <Heading className="line-clamp-2 font-semibold text-sm leading-tight tracking-normal sm:line-clamp-1">
            {title}
          </Heading>
          <p className="truncate text-ink-soft text-xs max-sm:hidden">{note}</p>
        </div>
        {add && (
          <Link
            to={add.to}
            aria-label={add.label}
            title={add.label}
            // On a phone a tap on a free day does it; the way by the head stays for those who hear it.
            className="grid size-8 shrink-0 place-items-center rounded-full text-turquoise hover:bg-turquoise-wash max-sm:sr-only"
          >
            <Plus aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      <div className="board-line" data-row={id ?? undefined}>
        {lanes.map(
          ({ kind }, at) =>
            kind === 'over' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
              <div key={at} className="board-over" style={{ '--at': at } as CSSProperties} />
            ),
        )}
        {isEmpty ? (
          <p className="sr-only">{text.rows.none}</p>
        ) : (
          <ol>
            {lanes.flatMap(({ kind, bars }, at) =>
              bars.map((bar) => (
                <BoardBar key={bar.booking.id} bar={bar} at={at} over={kind === 'over'} />
              )),
            )}
          </ol>
        )}
      </div>
    </div>
  );
}
