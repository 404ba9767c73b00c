import type { ReactNode, RefObject } from 'react';
import { useNavigation } from 'react-router';
import { ListPager } from '#app/editing/list-pager.tsx';
import type { Pagination as Page } from '#app/lib/envelope.schema.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { EmptyPart } from '#app/ui/empty-part.tsx';
import { dashboardText } from './dashboard.text.ts';
import { isFiltered, type ListAddress, type ListSection, listHref } from './list-address.rules.ts';

const text = dashboardText.list;

interface EmptyTexts {
  empty: string;
  emptyText: string;
  noneFound: string;
}

/** The rows of a section with its pager, or why there are none. */
export function SectionList<Row extends { id: string }>({
  section,
  address,
  caption,
  columns,
  rows,
  pagination,
  texts,
  drawing,
  addFirst,
  heading,
}: {
  section: ListSection;
  address: ListAddress;
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  pagination: Page;
  texts: EmptyTexts;
  /** Shown when there are none. */
  drawing: string;
  /** What to do when there is nothing at all. */
  addFirst: ReactNode;
  /** Takes the focus when what had it is gone, or far from what it led to. */
  heading: RefObject<HTMLElement | null>;
}) {
  const { state } = useNavigation();
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  if (rows.length === 0) {
    const filtered = isFiltered(address);
    return (
      <EmptyPart
        drawing={drawing}
        title={filtered ? texts.noneFound : texts.empty}
        text={filtered ? undefined : texts.emptyText}
        action={
          filtered ? (
            <ButtonLink size="sm" to={listHref(section)}>
              {text.clear}
            </ButtonLink>
          ) : (
            addFirst
          )
        }
      />
    );
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={state === 'loading'}
        onFocusLost={toHeading}
      />
      {/* Another one for each page: what led there may not be in it. */}
      <ListPager
        key={pagination.page}
        {...pagination}
        labels={text.pages}
        href={(page) => listHref(section, { ...address, page })}
        onFocusLost={toHeading}
      />
    </>
  );
}
