import { Fragment, type ReactNode } from 'react';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { useFocusLost } from '../focus.ts';
import { SkeletonLine } from '../states/skeleton.tsx';
import { type Pages, Pagination } from './pagination.tsx';

/**
 * Content of a column, which decides its width, alignment, numerals and wrapping. Titles, persons
 * and texts share the remaining width, most of which goes to titles. Other columns are as wide as
 * their content. The header of `actions` is only for screen readers.
 */
export type ColumnKind =
  | 'title'
  | 'person'
  | 'text'
  | 'label'
  | 'number'
  | 'money'
  | 'date'
  | 'status'
  | 'actions';

export interface ColumnSort {
  /** Current direction; null if the list is sorted by another column. */
  now: 'ascending' | 'descending' | null;
  link: Elements;
}

export interface Column<Row> {
  key: string;
  kind: ColumnKind;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Line of a card on a narrow screen: 1 name, 2 facts, 3 small details. A column without a priority is hidden
   * below 60 rem.
   */
  priority?: 1 | 2 | 3;
  /** Content in a card, if it differs from the table. A card has no cell for null. */
  card?: (row: Row) => ReactNode;
  sort?: ColumnSort;
  /** Lets a person show or hide the column. */
  optional?: 'shown' | 'hidden';
  /** Placeholder while rows load, as high as the cell's content. */
  waiting?: ReactNode;
}

/**
 * Default roles of the elements, repeated because some browsers drop them if a table is laid out as cards
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
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
 * Table with a sticky header. In less than 48 rem its rows are cards. The first column names the row. Rows are
 * 46 px high, or 36 px if they are `dense`, unless a cell has more than two lines.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isQuiet = () => false,
  formOf = () => null,
  groupOf,
  busy = false,
  dense = false,
  onFocusLost,
}: {
  /** Caption for screen readers. The screen has a heading. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Returns true for a row that is not in use; it is greyed out. */
  isQuiet?: (row: Row) => boolean;
  /** Returns a form in place of the row's cells; null for a row that is not edited. */
  formOf?: (row: Row) => Elements;
  /** Returns the title of the group of consecutive rows to which a row belongs. */
  groupOf?: ((row: Row) => string) | undefined;
  busy?: boolean;
  /** True for smaller text and lower rows. */
  dense?: boolean;
  /** Called when the row that has the focus was removed. */
  onFocusLost?: (() => void) | undefined;
}) {
  return (
    <div className="@container">
      <table
        {...ROLES.table}
        aria-busy={busy || undefined}
        className={cx(
          'block @3xl:table w-full overflow-clip border-separate border-spacing-0 rounded-card border border-sand-line bg-white text-left text-small transition-opacity',
          dense && '@3xl:text-meta',
          busy && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLES.rowgroup} className="@max-3xl:sr-only">
          <tr {...ROLES.row}>
            {columns.map((column) => (
              <Header key={column.key} column={column} share={shareOf(column.kind, columns)} />
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLES.rowgroup}
          className="@max-3xl:block @xl:@max-3xl:grid @xl:@max-3xl:grid-cols-2"
        >
          {rows.map((row, i) => {
            const form = formOf(row);
            const before = rows[i - 1];
            const group = groupOf?.(row);
            const begins = group && !(before && groupOf?.(before) === group);
            return (
              <Fragment key={rowKey(row)}>
                {begins && <GroupRow columns={columns.length} title={group} />}
                {form ? (
                  <FormRow columns={columns.length}>{form}</FormRow>
                ) : (
                  <DataRow
                    columns={columns}
                    row={row}
                    quiet={isQuiet(row)}
                    dense={dense}
                    onFocusLost={onFocusLost}
                  />
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Shares of the width that other columns leave. */
const PARTS: Partial<Record<ColumnKind, number>> = { title: 14, person: 7, text: 6 };

/**
 * Returns the width of a column in percent of the remaining width; undefined if the column is as wide as its
 * content. The sum is 100, because browsers ignore any excess.
 */
function shareOf(kind: ColumnKind, columns: { kind: ColumnKind }[]): string | undefined {
  const parts = PARTS[kind] ?? 0;
  const all = columns.reduce((sum, column) => sum + (PARTS[column.kind] ?? 0), 0);
  return parts > 0 ? `${(100 * parts) / all}%` : undefined;
}

/** Classes of a cell that takes its share of the remaining width, however long its content is. */
const SHARED = 'min-w-0 @3xl:max-w-0 @max-3xl:grow @max-3xl:basis-[6rem]';
/** Classes of a cell whose touch targets may overlap the neighbouring lines of a card. */
const PRESSED = '@max-3xl:has-[a,button,select]:relative @max-3xl:has-[a,button,select]:-my-2.5';

const UNBROKEN = '@3xl:whitespace-nowrap';

/** A number keeps 32 px of distance from the next column, whose text begins at the left. */
const ALIGNMENTS: Partial<Record<ColumnKind, string>> = {
  number: '@3xl:text-right @3xl:pr-6',
  money: '@3xl:text-right @3xl:pr-6',
};
const CONTENTS: Record<ColumnKind, string> = {
  title: SHARED,
  person: SHARED,
  text: `${SHARED} wrap-anywhere @3xl:text-meta`,
  label: UNBROKEN,
  number: `${UNBROKEN} tabular-nums`,
  money: 'font-strong tabular-nums whitespace-nowrap',
  date: `${UNBROKEN} tabular-nums @3xl:text-meta`,
  status: `${UNBROKEN} ${PRESSED}`,
  actions: `${UNBROKEN} ${PRESSED}`,
};

/** Classes of a row that is a card. Its pseudo-elements break the line between the `LINES`. */
const CARD =
  '@max-3xl:relative @max-3xl:flex @max-3xl:flex-wrap @max-3xl:content-start @max-3xl:items-center @max-3xl:justify-between @max-3xl:gap-x-2 @max-3xl:border-sand-line @max-3xl:border-b @max-3xl:px-4 @max-3xl:py-2 @max-3xl:last:border-b-0 @xl:@max-3xl:-mr-px @xl:@max-3xl:border-r @xl:@max-3xl:nth-last-2:odd:border-b-0 @max-3xl:active:bg-foam @max-3xl:before:order-2 @max-3xl:before:basis-full @max-3xl:after:order-4 @max-3xl:after:basis-full';
const LINES = {
  1: '@max-3xl:order-1',
  2: '@max-3xl:order-3',
  3: '@max-3xl:order-5 @max-3xl:text-ink-soft @max-3xl:text-meta',
};
const WIDE_ONLY = '@max-[60rem]:hidden';

const SPACE = '@3xl:px-2 @3xl:first:pl-4 @3xl:last:pr-3';
/** Heights for two lines of small text, or for one line. */
const HEIGHTS = {
  comfortable: '@3xl:h-11 @3xl:py-0.5',
  dense: '@3xl:h-9 @3xl:py-px',
};

function Header<Row>({
  column: { kind, header, sort, priority },
  share,
}: {
  column: Column<Row>;
  share: string | undefined;
}) {
  return (
    <th
      {...ROLES.columnheader}
      scope="col"
      aria-sort={sort && (sort.now ?? 'none')}
      aria-label={sort && header}
      className={cx(
        'sticky top-0 z-10 h-9 border-sand-line border-b bg-sand text-ink-soft text-meta-strong first:rounded-tl-card last:rounded-tr-card',
        SPACE,
        ALIGNMENTS[kind],
        'whitespace-nowrap',
        !share && 'w-px',
        !priority && WIDE_ONLY,
      )}
      style={{ width: share }}
    >
      <span className={cx(kind === 'actions' && 'sr-only')}>{header}</span>
      {sort && <span className="@max-3xl:hidden">{sort.link}</span>}
    </th>
  );
}

function DataRow<Row>({
  columns,
  row,
  quiet,
  dense,
  onFocusLost,
}: {
  columns: Column<Row>[];
  row: Row;
  quiet: boolean;
  dense: boolean;
  onFocusLost: (() => void) | undefined;
}) {
  const ref = useFocusLost<HTMLTableRowElement>(onFocusLost);
  return (
    <tr
      ref={ref}
      {...ROLES.row}
      className={cx(
        CARD,
        '@3xl:hover:bg-foam @3xl:last:[&>:is(td,th)]:border-b-0',
        quiet && 'bg-sand! text-ink-soft',
      )}
    >
      {columns.map((column, i) => (
        <Cell key={column.key} column={column} row={row} isHead={i === 0} dense={dense} />
      ))}
    </tr>
  );
}

function Cell<Row>({
  column: { kind, cell, card, priority },
  row,
  isHead,
  dense,
}: {
  column: Column<Row>;
  row: Row;
  isHead: boolean;
  dense: boolean;
}) {
  const onCard = card?.(row);
  const className = cx(
    'max-w-full @max-3xl:empty:hidden @3xl:border-sand-line @3xl:border-b @3xl:align-middle',
    SPACE,
    HEIGHTS[dense ? 'dense' : 'comfortable'],
    ALIGNMENTS[kind],
    CONTENTS[kind],
    priority ? LINES[priority] : WIDE_ONLY,
    onCard === null && '@max-3xl:hidden',
  );
  const content = card ? (
    <>
      <div className="@max-3xl:hidden">{cell(row)}</div>
      <div className="@3xl:hidden">{onCard}</div>
    </>
  ) : (
    cell(row)
  );
  if (isHead) {
    return (
      <th {...ROLES.rowheader} scope="row" className={cx('font-regular @3xl:relative', className)}>
        {content}
      </th>
    );
  }
  return (
    <td {...ROLES.cell} className={className}>
      {content}
    </td>
  );
}

/** Row over both columns of cards, which a tablet has. */
const WHOLE_ROW = '@max-3xl:block @max-3xl:first:*:rounded-t-card @xl:@max-3xl:col-span-2';

function GroupRow({ columns, title }: { columns: number; title: string }) {
  return (
    <tr {...ROLES.row} className={WHOLE_ROW}>
      <td
        {...ROLES.cell}
        colSpan={columns}
        className="@max-3xl:block border-sand-line border-b bg-foam px-4 py-1 text-meta-strong text-ink-soft tabular-nums"
      >
        {title}
      </td>
    </tr>
  );
}

function FormRow({ columns, children }: { columns: number; children: Elements }) {
  return (
    <tr {...ROLES.row} className={WHOLE_ROW}>
      <td
        {...ROLES.cell}
        colSpan={columns}
        className="inset-ring-2 inset-ring-turquoise @max-3xl:block p-4"
      >
        {children}
      </td>
    </tr>
  );
}

/** Placeholder of a loading table, as high as the table with this number of rows. */
export function DataTableSkeleton<Row>({
  columns,
  rows,
  dense = false,
}: {
  columns: Column<Row>[];
  rows: number;
  dense?: boolean;
}) {
  return (
    <div aria-hidden="true" inert>
      <DataTable
        caption=""
        dense={dense}
        columns={columns.map(
          ({ waiting = <SkeletonLine className="w-16" />, ...column }): Column<number> => ({
            ...column,
            cell: () => waiting,
            card: undefined,
          }),
        )}
        rows={Array.from({ length: rows }, (_, i) => i)}
        rowKey={String}
      />
    </div>
  );
}

/**
 * Pagination below a table. Give it `key={page}`, so that each page has a new pager: if the former pager had the
 * focus, `onFocusLost` is called to move it.
 */
export function ListPager({ onFocusLost, ...pages }: Pages & { onFocusLost: () => void }) {
  const ref = useFocusLost<HTMLDivElement>(onFocusLost);
  return (
    <div ref={ref} className="mt-6">
      <Pagination {...pages} />
    </div>
  );
}
