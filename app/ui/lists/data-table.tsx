import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { useFocusLost } from '../focus.ts';
import { SkeletonLine } from '../states/skeleton.tsx';
import { type Pages, Pagination } from './pagination.tsx';

type InCard =
  | { sixths: 1 | 2 | 3 | 6; bare?: boolean; order?: string }
  /** In a table whose cards are `lines`: the classes of its place, each for `@max-3xl`; always without its header. */
  | { line: string }
  | 'none';

/** A column that its list can be sorted by. */
export interface ColumnSort {
  /** Null: another column gives the order. */
  now: 'ascending' | 'descending' | null;
  /** In the header; a card has none, since its header is for screen readers alone. */
  link: Elements;
}

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Its share of a card's width in sixths, by default all; with its header, unless it is `bare`; in
   * another place than its own with a class for `order`. `none`: the head of the card says it. A row
   * that is edited may differ.
   */
  inCard?: InCard | ((row: Row) => InCard);
  /** For numbers. */
  align?: 'end';
  /** For screen readers only, as above a column of buttons. */
  hideHeader?: boolean;
  sort?: ColumnSort;
  /** A class: its width where the table is `fixed`; without one it shares what is left. */
  width?: string;
  /** A class: where there is no room for the column, and another says what it does. */
  hidden?: string;
  /** A person may hide it, or ask for it. Without it the column is always there. */
  optional?: 'shown' | 'hidden';
  /** As high as what the cell will hold, while that is on its way; a line of text by default. */
  waiting?: ReactNode;
}

/**
 * What the elements are anyway. Said again, because some browsers forget it of a table that is laid
 * out as cards (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * The link of the first column, which opens what the row is about; where cards are `lines`, all of the card.
 * What else can be pressed there is `relative`.
 */
export const LINE_LINK =
  'font-semibold text-ink hover:underline @3xl:text-turquoise @max-3xl:after:absolute @max-3xl:after:inset-0';

/**
 * A table whose header stays in sight; where there is no room for one (so always at 768 px or less)
 * its rows are cards. The first column names the row and is the card's head. Its rows are 46 px high,
 * or 36 where they are `dense`, as long as no cell has more than two lines.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowClassName,
  wrapRow = (_row, rendered) => rendered,
  busy = false,
  dense = false,
  fixed = false,
  lines = false,
  onFocusLost,
}: {
  /** For screen readers; the screen has a heading. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Sets a row off from the others. */
  rowClassName?: (row: Row) => string | false;
  /** Puts something around a row: what its cells have in common while it is edited. */
  wrapRow?: (row: Row, rendered: Elements) => Elements;
  /** New rows are on their way. */
  busy?: boolean;
  /** As a person chose: smaller, closer. */
  dense?: boolean;
  /** For many columns: as wide as its place, however long a name in it. */
  fixed?: boolean;
  /** The cards are lines of one list in two columns, the second as wide as what is in it. */
  lines?: boolean;
  /** The row with the focus has left the table: moves the focus. */
  onFocusLost?: () => void;
}) {
  return (
    <div className="@container">
      <table
        {...ROLES.table}
        aria-busy={busy || undefined}
        className={cx(
          '@3xl:table block w-full border-separate border-spacing-0 text-left leading-snug transition-opacity',
          dense ? 'text-sm @3xl:text-xs' : 'text-sm',
          '@3xl:rounded-card @3xl:border @3xl:border-sand-line @3xl:bg-white',
          busy && 'opacity-60',
          fixed && '@3xl:table-fixed',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.rowgroup} className="@max-3xl:sr-only">
          <tr {...ROLES.row}>
            {columns.map(({ key, header, align, hideHeader, sort, width, hidden }) => (
              <th
                key={key}
                {...ROLES.columnheader}
                scope="col"
                aria-sort={sort && (sort.now ?? 'none')}
                aria-label={sort && header}
                className={cx(
                  'sticky top-0 z-10 h-9 border-sand-line border-b bg-sand font-semibold text-ink-soft text-xs',
                  fixed ? PLACES.fixed : PLACES.free,
                  'first:rounded-tl-card last:rounded-tr-card',
                  align === 'end' && 'text-right',
                  width,
                  hidden,
                )}
              >
                <span className={cx(hideHeader && 'sr-only')}>{header}</span>
                {sort?.link}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLES.rowgroup}
          className={
            lines
              ? '@max-3xl:block @max-3xl:rounded-card @max-3xl:border @max-3xl:border-sand-line @max-3xl:bg-white'
              : '@max-3xl:grid @max-3xl:grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] @max-3xl:gap-3'
          }
        >
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              {wrapRow(
                row,
                <Row
                  className={cx(lines ? LINES : CARD, rowClassName?.(row))}
                  onFocusLost={onFocusLost}
                >
                  {columns.map((column, i) => (
                    <Cell
                      key={column.key}
                      column={column}
                      inCard={inCardOf(column, row)}
                      isHead={i === 0}
                      look={cx(
                        dense ? HEIGHTS.dense : HEIGHTS.comfortable,
                        fixed ? PLACES.fixed : PLACES.free,
                      )}
                    >
                      {column.cell(row)}
                    </Cell>
                  ))}
                </Row>,
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Under or over a row, all of the table's width, such as what is wrong with it. */
export function DataTableNote({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr {...ROLES.row} className="@max-3xl:block">
      <td
        {...ROLES.cell}
        colSpan={columns}
        className="@3xl:border-sand-line @3xl:border-b @3xl:px-5 @3xl:py-3 @max-3xl:block"
      >
        {children}
      </td>
    </tr>
  );
}

/** In a table: room for two lines of 18 px, or of 16. */
const HEIGHTS = {
  comfortable: '@3xl:h-11.5 @3xl:py-1 @3xl:leading-4.5',
  dense: '@3xl:h-9 @3xl:py-px @3xl:leading-4',
};
const PLACES = {
  free: '@3xl:px-2.5 @3xl:first:pl-4 @3xl:last:pr-4',
  fixed: '@3xl:px-1.5 @3xl:first:pl-4 @3xl:last:pr-2',
};

const CARD =
  '@max-3xl:grid @max-3xl:grid-cols-6 @max-3xl:content-start @max-3xl:gap-x-3 @max-3xl:gap-y-2 @max-3xl:rounded-card @max-3xl:border @max-3xl:border-sand-line @max-3xl:bg-white @max-3xl:p-4';
const LINES =
  '@max-3xl:relative @max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:gap-x-3 @max-3xl:border-sand-line @max-3xl:border-b @max-3xl:px-4 @max-3xl:py-2 @max-3xl:last:border-b-0 @max-3xl:active:bg-foam';

function Row({
  className,
  onFocusLost,
  children,
}: {
  className?: string | false;
  onFocusLost?: () => void;
  children: ReactNode;
}) {
  const row = useFocusLost<HTMLTableRowElement>(onFocusLost);
  return (
    <tr
      ref={row}
      {...ROLES.row}
      className={cx(
        'large-letters:flex large-letters:flex-col @3xl:hover:bg-foam @3xl:last:[&>:is(td,th)]:border-b-0',
        className,
      )}
    >
      {children}
    </tr>
  );
}

/** Where a table is about to be: as high as it will be with so many rows. */
export function DataTableSkeleton<Row>({
  columns,
  rows,
  ...looks
}: {
  columns: Column<Row>[];
  rows: number;
} & Pick<ComponentProps<typeof DataTable>, 'dense' | 'fixed' | 'lines'>) {
  return (
    <div aria-hidden="true" inert>
      <DataTable
        {...looks}
        caption=""
        columns={columns.map(({ waiting = <SkeletonLine />, inCard, ...column }) => ({
          ...column,
          inCard: typeof inCard === 'function' ? 'none' : inCard,
          cell: () => waiting,
        }))}
        rows={Array.from({ length: rows }, (_, i) => i)}
        rowKey={String}
      />
    </div>
  );
}

function inCardOf<Row>({ inCard = { sixths: 6 } }: Column<Row>, row: Row): InCard {
  return typeof inCard === 'function' ? inCard(row) : inCard;
}

const SPANS = {
  1: '@max-3xl:col-span-1',
  2: '@max-3xl:col-span-2',
  3: '@max-3xl:col-span-3',
  6: '@max-3xl:col-span-6',
};

function Cell<Row>({
  column: { header, align, hidden },
  inCard,
  isHead,
  look: place,
  children,
}: {
  column: Column<Row>;
  inCard: InCard;
  isHead: boolean;
  /** Its classes in a table. */
  look: string;
  children: ReactNode;
}) {
  const look = cx(
    'min-w-0 @3xl:border-sand-line @3xl:border-b @3xl:align-middle',
    place,
    align === 'end' && '@3xl:text-right',
    hidden,
    placeInCard(inCard),
  );
  if (isHead) {
    return (
      <th
        {...ROLES.rowheader}
        scope="row"
        className={cx('font-normal', isPart(inCard) && '@max-3xl:pb-1', look)}
      >
        {children}
      </th>
    );
  }
  return (
    <td {...ROLES.cell} className={look}>
      {isPart(inCard) && !inCard.bare && (
        <div aria-hidden="true" className="@3xl:hidden text-ink-soft text-sm">
          {header}
        </div>
      )}
      <div>{children}</div>
    </td>
  );
}

/** Whether it has a share of a card's width. */
function isPart(inCard: InCard): inCard is Extract<InCard, { sixths: number }> {
  return inCard !== 'none' && 'sixths' in inCard;
}

function placeInCard(inCard: InCard): string {
  if (inCard === 'none') return '@max-3xl:hidden';
  return 'line' in inCard ? inCard.line : cx(SPANS[inCard.sixths], inCard.order);
}

/**
 * The pager below a table. Give each page its own (`key={page}`): the link that had
 * the focus may not be in the next one, and then `onFocusLost` moves the focus.
 */
export function ListPager({ onFocusLost, ...pages }: Pages & { onFocusLost: () => void }) {
  const ref = useFocusLost<HTMLDivElement>(onFocusLost);
  return (
    <div ref={ref} className="mt-6">
      <Pagination {...pages} />
    </div>
  );
}
