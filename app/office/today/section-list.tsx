import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { useDeletion } from '#app/editing/list-actions.tsx';
import { useChosenAddress } from '#app/editing/use-chosen-address.ts';
import { languageOf } from '#app/lib/language.ts';
import type { Part } from '#app/lib/settled.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable, DataTableSkeleton, ListPager } from '#app/ui/data-table.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmptyPart, PartFailure } from '#app/ui/part-states.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { shellText } from '../frame/office.text.ts';
import type { DashboardAction, ListPage } from './dashboard-data.ts';
import { isFiltered, type ListAddress, type ListSection, listHref } from './list-address.rules.ts';
import { dashboardText } from './today.text.ts';

const text = dashboardText.list;

interface SectionListProps<Row> {
  section: ListSection;
  address: ListAddress;
  /** Null while the rows are being loaded. */
  list: Part<ListPage<Row>> | null;
  columns: (onDelete: (row: Row) => void) => Column<Row>[];
  statuses: { value: string; label: string }[];
  texts: Record<'failed' | 'search' | 'empty' | 'emptyText' | 'noneFound', string> & {
    lead: (total: number) => string;
  };
  /** Shown when there are no rows. */
  drawing: string;
  /** The link to the editor of a new record. */
  add: { to: string; label: string };
  /** Another link of the header. */
  more?: Elements;
  deletion: {
    intent: Extract<DashboardAction, `delete-${string}`>;
    title: string;
    /** What to know before deleting. */
    warning?: (row: Row) => Elements;
    done: (title: string) => string;
  };
}

/** A section of the dashboard with a list: header, search, status filter, table and pages. */
export function SectionList<Row extends { id: string; title: string }>({
  section,
  address,
  list,
  columns,
  statuses,
  texts,
  drawing,
  add,
  more,
  deletion,
}: SectionListProps<Row>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useNavigation().state === 'loading';
  const { ask, dialog } = useDeletion<Row>({
    intent: deletion.intent,
    heading,
    texts: {
      ...dashboardText.deletion,
      title: deletion.title,
      question: (row) => (
        <>
          <p lang={languageOf('en')}>{dashboardText.deletion.question(row.title)}</p>
          {deletion.warning?.(row)}
        </>
      ),
      done: (row) => deletion.done(row.title),
    },
  });
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <>
      <SectionHeader
        headingRef={heading}
        title={shellText.sections[section]}
        lead={list?.ok && texts.lead(list.data.pagination.total)}
        actions={
          <>
            {more}
            <ButtonLink size="sm" variant="primary" to={add.to}>
              <Icon name="icon-plus" className="size-5" />
              <span>{add.label}</span>
            </ButtonLink>
          </>
        }
      />
      <ListControls
        section={section}
        address={address}
        searchLabel={texts.search}
        statuses={statuses}
      />
      {list === null && <DataTableSkeleton columns={columns(ask)} rows={8} />}
      {list?.ok === false && (
        <PartFailure retryLabel={dashboardText.retry}>{texts.failed}</PartFailure>
      )}
      {list?.ok && list.data.rows.length > 0 && (
        <>
          <DataTable
            caption={shellText.sections[section]}
            columns={columns(ask)}
            rows={list.data.rows}
            rowKey={({ id }) => id}
            busy={loading}
            onFocusLost={toHeading}
          />
          {/* A new pager for each page: the link that had the focus may not be in it. */}
          <ListPager
            key={list.data.pagination.page}
            {...list.data.pagination}
            labels={text.pages}
            href={(page) => listHref(section, { ...address, page })}
            onFocusLost={toHeading}
          />
        </>
      )}
      {list?.ok && list.data.rows.length === 0 && (
        <EmptyPart
          drawing={drawing}
          title={isFiltered(address) ? texts.noneFound : texts.empty}
          text={isFiltered(address) ? undefined : texts.emptyText}
          action={
            <ButtonLink size="sm" to={isFiltered(address) ? listHref(section) : add.to}>
              {isFiltered(address) ? text.clear : add.label}
            </ButtonLink>
          }
        />
      )}
      {dialog}
    </>
  );
}

/** Search and status; both lead to the first page. */
function ListControls({
  section,
  address,
  searchLabel,
  statuses,
}: {
  section: ListSection;
  address: ListAddress;
  searchLabel: string;
  statuses: { value: string; label: string }[];
}) {
  const [shown, show] = useChosenAddress(address, (next) =>
    listHref(section, { ...next, page: 1 }),
  );
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-[min(15rem,100%)] max-w-md grow">
        <SearchBox
          label={searchLabel}
          value={address.search}
          onSearch={(search) => show({ search }, { replace: true })}
        />
      </div>
      <SegmentedControl
        legend={text.statusFilter}
        name="status"
        segments={[{ value: '', label: text.allStatuses }, ...statuses]}
        value={shown.status ?? ''}
        onChange={(status) => show({ status: status || null })}
        className="max-sm:w-full"
      />
    </div>
  );
}

/** After the name of a record that the site shows first. */
export function FeaturedMark({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label}>
      <Icon
        name="icon-star/filled"
        className="inline-block size-4 -translate-y-0.5 text-sun-deep"
      />
    </span>
  );
}
