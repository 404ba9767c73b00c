import type { ComponentProps } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { type Language, languageOf } from '#app/lib/language.ts';
import type { Part } from '#app/lib/settled.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { DataTable, ListPager } from '#app/ui/data-table.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmptyPart } from '#app/ui/part-states.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { focusHeading } from '#app/ui/sections.tsx';
import { officeWords } from './office-words.text.ts';

/** The way to the editor of a new record. */
export function AddLink({
  children,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, 'size' | 'children'> & { children: string }) {
  return (
    <ButtonLink size="sm" variant="primary" {...link}>
      <Icon name="icon-plus" className="size-5" />
      <span>{children}</span>
    </ButtonLink>
  );
}

/** The search, with what else chooses among the rows beside it. */
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
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-[min(15rem,100%)] max-w-md grow">
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

/** Beside the search: how many rows it found; empty while nothing is searched for. */
export function FoundCount({ children }: { children: string }) {
  return (
    <p role="status" className="self-center text-ink-soft text-sm tabular-nums">
      {children}
    </p>
  );
}

/**
 * The rows in their table with the pager below it, or `nothing` in their place; and above them that
 * they could not be read, where that failed. Both are shown when rows of an earlier reading are kept.
 */
export function ListRows<Row>({
  lang = languageOf('tr'),
  list,
  failed,
  rows,
  nothing,
  pagination,
  pageHref,
  ...table
}: Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'busy' | 'onFocusLost'> & {
  /** Of the screen, where it is not the document's. */
  lang?: Language;
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
  const busy = useNavigation().state === 'loading';
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
          <DataTable {...table} rows={rows} busy={busy} onFocusLost={focusHeading} />
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
  lang = languageOf('tr'),
  className,
  children,
}: {
  /** Of the screen, where it is not the document's. */
  lang?: Language;
  className?: string;
  children: string;
}) {
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
