import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { Language } from '#app/lib/words/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { SearchBox } from '#app/ui/fields/search-box.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { useOfficeLanguage } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, DataTable, DataTableSkeleton, ListPager } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import { useLater } from '#app/ui/use-later.ts';
import { officeWords } from '../office-words.text.ts';
import { useListView } from './list-view.ts';

/** The way to the editor of a new record. */
export function AddLink({
  children,
  short = false,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, 'size' | 'children'> & {
  children: string;
  /** On a phone only the sign is seen: other actions need the room. */
  short?: boolean;
}) {
  return (
    <ButtonLink size="sm" variant="primary" {...link}>
      <Icon name="icon-plus" className="size-5" />
      <span className={cx(short && 'max-sm:sr-only')}>{children}</span>
    </ButtonLink>
  );
}

/** A list, or a part of it, that a tab leads to. */
export interface ListTab {
  to: string;
  label: string;
  /** As it is read; null while it is not known, undefined where nothing is counted. */
  count?: string | null | undefined;
  /** The dot of a status. */
  tone?: StatusTone;
  /** It is what the list shows. */
  current: boolean;
}

/** The parts of a list with how many rows each has: one line, which a phone moves sideways within itself. */
export function ListTabs({ label, tabs }: { label: string; tabs: ListTab[] }) {
  const row = useRef<HTMLUListElement>(null);
  const shown = tabs.find(({ current }) => current)?.to;
  // On a phone the chosen one may be beyond the edge.
  useLayoutEffect(() => {
    const tab = shown && row.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - 16 });
  }, [shown]);
  return (
    <nav aria-label={label} className="max-md:-mx-4 large-letters:mx-0 mb-2">
      <ul
        ref={row}
        className="relative flex large-letters:flex-wrap overflow-x-auto border-sand-line border-b [scrollbar-width:none] max-md:px-2"
      >
        {tabs.map(({ to, label: name, count, tone, current }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className={cx(
                'flex h-11 items-center gap-1.5 whitespace-nowrap border-b-2 px-1.5 text-sm -outline-offset-3',
                current
                  ? 'border-ink font-semibold text-ink'
                  : 'border-transparent font-medium text-ink-soft hover:border-control-line hover:text-ink',
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

/** One line above the rows, whose controls are as high as buttons: the search and what else chooses among them. */
export const LIST_BAR =
  'mb-3 flex flex-wrap items-center gap-2 [&_:is(input,select)]:max-h-11 md:[&_fieldset_label]:min-h-10';

/** The search, and the filters next to it. */
export function ListSearch({
  label,
  value,
  show,
  children,
}: {
  label: string;
  value: string;
  /** Of `useChosenAddress`. */
  show: (change: { search: string }, how: { replace: boolean }) => void;
  children?: Elements;
}) {
  return (
    <div className={LIST_BAR}>
      <div className="min-w-[min(12rem,100%)] max-w-md grow">
        <SearchBox
          label={label}
          value={value}
          onSearch={(search) => show({ search }, { replace: true })}
        />
      </div>
      {children}
    </div>
  );
}

const fetchViewMenu = () => import('./list-view-menu.tsx').then(({ ListViewMenu }) => ListViewMenu);

/** Chooses how the list of this name looks (`list-view.ts`); at the end of its line. */
export function ListViewButton<Row>({
  name,
  columns,
  lang: given,
}: {
  name: string;
  columns: Column<Row>[];
  /** Language, if it differs from the screen's. */
  lang?: Language;
}) {
  const language = useOfficeLanguage();
  const lang = given ?? language;
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
        className="button ml-auto min-h-11 border border-control-line bg-white px-3 text-sm hover:border-ink max-md:hidden"
      >
        <Icon name="icon-table-properties" className="size-4" />
        <span className="max-xl:sr-only">{officeWords[lang].view.open}</span>
      </button>
      {isOpen && Menu && (
        <Menu
          button={button}
          name={name}
          columns={columns}
          lang={lang}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Placeholder of `ListRows` with this name while they are loading. */
export function ListSkeleton<Row>({
  name,
  columns,
  rows = 12,
}: {
  name: string;
  columns: Column<Row>[];
  rows?: number;
}) {
  const { dense, shown } = useListView(name);
  return <DataTableSkeleton dense={dense} columns={shown(columns)} rows={rows} />;
}

/** Next to the search: how many rows it found; empty while nothing is searched for. */
export function FoundCount({ children }: { children: string }) {
  return (
    <p role="status" className="self-center text-ink-soft text-sm tabular-nums empty:-ml-2">
      {children}
    </p>
  );
}

/**
 * The rows in their table with the pager below it, or `nothing` in their place; and above them that
 * they could not be read, where that failed. Both are shown when rows of an earlier reading are kept.
 */
export function ListRows<Row>({
  lang: given,
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
  /** Language, if it differs from the screen's. */
  lang?: Language;
  /** Of the list, where a person chooses its columns (`ListViewButton`). */
  name?: string;
  /** Null while it is being loaded. */
  list: Part<unknown> | null;
  /** `error` is the server's own text, empty where it gave none. */
  failed: (error: string) => string;
  /** Undefined or null while none have come. */
  rows: Row[] | null | undefined;
  nothing: Elements;
  /** Of a list in pages. */
  pagination?: Pagination | undefined;
  pageHref?: (page: number) => string;
}) {
  const language = useOfficeLanguage();
  const lang = given ?? language;
  const busy = useNavigation().state === 'loading';
  const { dense, shown } = useListView(name);
  return (
    <>
      {list?.ok === false && (
        <PartFailure lang={lang} className="mb-4">
          {failed(list.error)}
        </PartFailure>
      )}
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
          {/* A new pager for each page: the link that had the focus may not be in it. */}
          {pagination && pageHref && (
            <ListPager
              key={pagination.page}
              {...pagination}
              href={pageHref}
              labels={officeWords[lang].pages}
              onFocusLost={focusHeading}
            />
          )}
        </>
      )}
    </>
  );
}

/** In place of a part that could not be read, with a button that reads it again. */
export function PartFailure({
  lang: given,
  className,
  children,
}: {
  /** Language, if it differs from the screen's. */
  lang?: Language;
  className?: string;
  children: string;
}) {
  const language = useOfficeLanguage();
  const lang = given ?? language;
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className={cx(
        'flex min-h-32 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card border border-sand-line bg-white p-6 text-center',
        className,
      )}
    >
      <p className="flex items-center gap-3 font-medium">
        <Icon name="icon-circle-alert" className="size-5 shrink-0 text-coral" />
        <span>{children}</span>
      </p>
      <Button size="sm" pending={state === 'loading'} onClick={() => revalidate()}>
        {officeWords[lang].retry}
      </Button>
    </div>
  );
}

interface Way {
  to: string;
  label: string;
}

/** In place of the rows: there are none at all, or none of those that are looked for. */
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
  /** Leads to all rows. */
  clear: Way;
  add: Way;
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
