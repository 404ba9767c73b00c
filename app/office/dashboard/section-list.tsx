import { useDeletion } from '#app/editing/list/list-actions.tsx';
import {
  AddLink,
  ListRows,
  ListSearch,
  ListSkeleton,
  ListViewButton,
  NothingListed,
} from '#app/editing/list/list-screen.tsx';
import { useChosenAddress } from '#app/editing/list/use-chosen-address.ts';
import { useLastGood } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import type { Part } from '#app/lib/page-part.ts';
import type { Elements } from '#app/ui/elements.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { Column } from '#app/ui/lists/data-table.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { DashboardAction } from './dashboard-data.ts';
import { isFiltered, type ListAddress, type ListSection, listHref } from './list-address.rules.ts';
import type { ListPage } from './section-data.ts';

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
  drawing: string;
  add: { to: string; label: string };
  tabs?: Elements;
  more?: Elements;
  deletion: {
    intent: Extract<DashboardAction, `delete-${string}`>;
    title: string;
    warning?: (row: Row) => Elements;
    typed?: (row: Row) => { word: string; label: string } | null;
    done: (title: string) => string;
  };
}

export function SectionList<Row extends { id: string; title: string }>({
  section,
  address,
  list,
  columns,
  statuses,
  texts,
  drawing,
  add,
  tabs,
  more,
  deletion,
}: SectionListProps<Row>) {
  const { shell: shellText } = useOfficeText('frame');
  const dashboardText = useOfficeText('today');
  // The question is verbatim and English (spec, part 8), although the screen is Turkish.
  const { deletion: english } = useOfficeText('today', 'en');
  const questionLang = useOfficeLanguage('en');
  const { ask, dialog } = useDeletion<Row>({
    intent: deletion.intent,
    texts: {
      ...dashboardText.deletion,
      title: deletion.title,
      typed: deletion.typed,
      question: (row) => (
        <>
          <p lang={questionLang}>{english.question(row.title)}</p>
          {deletion.warning?.(row)}
        </>
      ),
      done: (row) => deletion.done(row.title),
    },
  });
  const shown = columns(ask);
  const found = useLastGood(list, listHref(section, address));
  return (
    <>
      <PageHead
        title={shellText.sections[section]}
        count={found && texts.lead(found.pagination.total)}
        tabs={tabs}
        actions={
          <>
            {more}
            <AddLink to={add.to}>{add.label}</AddLink>
          </>
        }
      />
      <ListControls
        section={section}
        address={address}
        searchLabel={texts.search}
        statuses={statuses}
        columns={shown}
      />
      {list === null && <ListSkeleton name={section} columns={shown} />}
      <ListRows
        list={list}
        failed={() => texts.failed}
        rows={found?.rows}
        nothing={
          <NothingListed
            drawing={drawing}
            texts={texts}
            filtered={isFiltered(address)}
            clear={{ to: listHref(section), label: dashboardText.list.clear }}
            add={add}
          />
        }
        name={section}
        caption={shellText.sections[section]}
        columns={shown}
        rowKey={({ id }) => id}
        pagination={found?.pagination}
        pageHref={(page) => listHref(section, { ...address, page })}
      />
      {dialog}
    </>
  );
}

/** Search and status filter. A change of either opens page 1. */
function ListControls<Row>({
  section,
  address,
  searchLabel,
  statuses,
  columns,
}: {
  section: ListSection;
  address: ListAddress;
  searchLabel: string;
  statuses: { value: string; label: string }[];
  columns: Column<Row>[];
}) {
  const text = useOfficeText('today').list;
  const [shown, show] = useChosenAddress(address, (next) =>
    listHref(section, { ...next, page: 1 }),
  );
  return (
    <ListSearch
      label={searchLabel}
      value={address.search}
      show={show}
      filters={
        <SegmentedControl
          legend={text.statusFilter}
          name="status"
          segments={[{ value: '', label: text.allStatuses }, ...statuses]}
          value={shown.status ?? ''}
          onChange={(status) => show({ status: status || null })}
        />
      }
    >
      <ListViewButton name={section} columns={columns} />
    </ListSearch>
  );
}

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
