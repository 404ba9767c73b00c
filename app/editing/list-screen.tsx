import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import type { Part } from '#app/lib/settled.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable, ListPager } from '#app/ui/data-table.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Pages } from '#app/ui/pagination.tsx';
import { EmptyPart, PartFailure } from '#app/ui/part-states.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { focusHeading } from '#app/ui/sections.tsx';

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
  list,
  failed,
  retry,
  rows,
  nothing,
  pages,
  ...table
}: Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'busy' | 'onFocusLost'> & {
  /** Null while it is being loaded. */
  list: Part<unknown> | null;
  /** `error` is the server's own text, empty where it gave none. */
  failed: (error: string) => string;
  retry: string;
  /** Undefined or null while none have come. */
  rows: Row[] | null | undefined;
  nothing: Elements;
  pages?: Pages | false | null;
}) {
  const busy = useNavigation().state === 'loading';
  return (
    <>
      {list?.ok === false && (
        <div className="mb-4">
          <PartFailure retryLabel={retry}>{failed(list.error)}</PartFailure>
        </div>
      )}
      {rows?.length === 0 && nothing}
      {rows && rows.length > 0 && (
        <>
          <DataTable {...table} rows={rows} busy={busy} onFocusLost={focusHeading} />
          {/* A new pager for each page: the link that had the focus may not be in it. */}
          {pages && <ListPager key={pages.page} {...pages} onFocusLost={focusHeading} />}
        </>
      )}
    </>
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
