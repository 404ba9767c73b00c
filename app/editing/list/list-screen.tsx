import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import type { Part } from '#app/lib/page-part.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, DataTable, DataTableSkeleton, ListPager } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import { useLater } from '#app/ui/use-later.ts';
import { useListView } from './list-view.ts';

export function AddLink({
  children,
  short = false,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, 'size' | 'children'> & {
  children: string;
  /** Set to show only the icon on a phone, because other actions need the room. */
  short?: boolean;
}) {
  return (
    <ButtonLink size="sm" variant="primary" {...link}>
      <Icon name="icon-plus" className="size-5" />
      <span className={cx(short && 'max-sm:sr-only')}>{children}</span>
    </ButtonLink>
  );
}

export interface ListTab {
  to: string;
  label: string;
  /** Number of rows; null while it is unknown, undefined if the tab shows no number. */
  count?: string | null | undefined;
  tone?: StatusTone;
  current: boolean;
}

/** Tabs with the number of rows in each part of a list. Scrolls sideways on a phone. */
export function ListTabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: ListTab[];
  className?: string;
}) {
  const row = useRef<HTMLUListElement>(null);
  const shown = tabs.find(({ current }) => current)?.to;
  // Scrolls to the chosen tab, which may be hidden on a phone.
  useLayoutEffect(() => {
    const tab = shown && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - 16 });
  }, [shown]);
  return (
    <nav aria-label={label} className={cx('max-md:-mx-4 large-text:mx-0', className)}>
      <ul
        ref={row}
        className="relative flex large-text:flex-wrap overflow-x-auto border-sand-line border-b [scrollbar-width:none] max-md:px-2"
      >
        {tabs.map(({ to, label: name, count, tone, current }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className={cx(
                'flex h-11 items-center gap-2 whitespace-nowrap border-b-2 px-2 text-small -outline-offset-3',
                current
                  ? 'border-ink font-strong text-ink'
                  : 'border-transparent text-ink-soft hover:border-control-line hover:text-ink',
              )}
            >
              {tone ? <StatusDot tone={tone}>{name}</StatusDot> : <span>{name}</span>}
              {count !== undefined && (
                <span className="text-ink-soft tabular-nums">{count ?? '–'}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Classes of the line above the rows, with search and filters as high as buttons. */
export const LIST_BAR =
  'mb-3 flex flex-wrap items-center gap-2 [&_:is(input,select)]:max-h-11 md:[&_fieldset_label]:min-h-9';

/** Search of a list with its filters, which a phone hides behind a button. */
export function ListSearch({
  label,
  value,
  show,
  filters,
  children,
}: {
  label: string;
  value: string;
  /** Function of `useChosenAddress`. */
  show: (change: { search: string }, how: { replace: boolean }) => void;
  filters?: Elements;
  children?: Elements;
}) {
  const { filters: filtersLabel } = useOfficeText('editing');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={LIST_BAR}>
      <div className="min-w-[min(12rem,100%)] max-w-md grow">
        <SearchBox
          label={label}
          value={value}
          onSearch={(search) => show({ search }, { replace: true })}
        />
      </div>
      {filters && (
        <>
          <Button
            size="sm"
            title={filtersLabel}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="size-11 px-0 aria-expanded:bg-sand sm:hidden"
          >
            <Icon name="icon-sliders-horizontal" className="size-4" />
            <span className="sr-only">{filtersLabel}</span>
          </Button>
          <div id={id} className={isOpen ? 'max-sm:w-full' : 'max-sm:hidden'}>
            {filters}
          </div>
        </>
      )}
      {children}
    </div>
  );
}

const fetchViewMenu = () => import('./list-view-menu.tsx').then(({ ListViewMenu }) => ListViewMenu);

/** Button at the end of the line that opens the view options of a list (`list-view.ts`). */
export function ListViewButton<Row>({ name, columns }: { name: string; columns: Column<Row>[] }) {
  const { view: text } = useOfficeText('editing');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Menu, prepare] = useLater(fetchViewMenu);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          setOpen(!isOpen);
        }}
        className="button ml-auto min-h-11 border border-control-line bg-white px-3 text-small-strong hover:border-ink active:bg-sand-line max-md:hidden"
      >
        <Icon name="icon-table-properties" className="size-4" />
        <span className="max-xl:sr-only">{text.open}</span>
      </button>
      {isOpen && Menu && (
        <Menu button={button} name={name} columns={columns} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export function ListSkeleton<Row>({ name, columns }: { name: string; columns: Column<Row>[] }) {
  const { dense, shown } = useListView(name);
  return <DataTableSkeleton dense={dense} columns={shown(columns)} rows={12} />;
}

/** Number of rows that the search found; empty without a search. */
export function FoundCount({ children }: { children: string }) {
  return (
    <p role="status" className="self-center text-ink-soft text-small tabular-nums empty:-ml-2">
      {children}
    </p>
  );
}

/**
 * Table with its pager, or `nothing` if there are no rows. If a read fails, an error is shown
 * above, and rows from an earlier read stay.
 */
export function ListRows<Row>({
  name = '',
  columns,
  list,
  failed,
  rows,
  nothing,
  pagination,
  pageHref,
  ...table
}: Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'busy' | 'dense' | 'onFocusLost'> & {
  /** Name of the list, if a person can choose its columns (`ListViewButton`). */
  name?: string;
  /** Null during loading. */
  list: Part<unknown> | null;
  /** `error` is the server's text, empty if it gave none. */
  failed: (error: string) => string;
  /** Undefined or null before the first rows arrive. */
  rows: Row[] | null | undefined;
  nothing: Elements;
  pagination?: Pagination | undefined;
  pageHref?: (page: number) => string;
}) {
  const { pages } = useOfficeText('editing');
  const busy = useNavigation().state === 'loading';
  const { dense, shown } = useListView(name);
  return (
    <>
      {list?.ok === false && <PartFailure className="mb-4">{failed(list.error)}</PartFailure>}
      {rows?.length === 0 && nothing}
      {rows && rows.length > 0 && (
        <>
          <DataTable
            {...table}
            columns={shown(columns)}
            dense={dense}
            rows={rows}
            busy={busy}
            onFocusLost={focusHeading}
          />
          {/* Uses a new pager for each page, because the focused link may be missing on the next page. */}
          {pagination && pageHref && (
            <ListPager
              key={pagination.page}
              {...pagination}
              href={pageHref}
              labels={pages}
              onFocusLost={focusHeading}
            />
          )}
        </>
      )}
    </>
  );
}

/** Message in place of a part that could not be read, with a button that retries. */
export function PartFailure({ className, children }: { className?: string; children: string }) {
  const { retry } = useOfficeText('editing');
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className={cx(
        'flex min-h-32 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card border border-sand-line bg-white p-6 text-center',
        className,
      )}
    >
      <p className="flex items-center gap-3">
        <Icon name="icon-circle-alert" className="size-5 shrink-0 text-coral" />
        <span>{children}</span>
      </p>
      <Button size="sm" pending={state === 'loading'} onClick={() => revalidate()}>
        {retry}
      </Button>
    </div>
  );
}

interface LinkTarget {
  to: string;
  label: string;
}

/** Message in place of the rows: the list is empty, or the filters match nothing. */
export function NothingListed({
  drawing,
  texts,
  filtered,
  clear,
  add,
}: {
  drawing: string;
  texts: Record<'noneFound' | 'empty' | 'emptyText', string>;
  filtered: boolean;
  clear: LinkTarget;
  add: LinkTarget;
}) {
  const { to, label } = filtered ? clear : add;
  return (
    <EmptyPart
      drawing={drawing}
      title={filtered ? texts.noneFound : texts.empty}
      text={filtered ? undefined : texts.emptyText}
      action={
        <ButtonLink size="sm" to={to}>
          {label}
        </ButtonLink>
      }
    />
  );
}
