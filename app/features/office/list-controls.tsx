import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { dashboardText } from './dashboard.text.ts';
import { type ListAddress, type ListSection, listHref } from './list-address.rules.ts';

const text = dashboardText.list;

/** Above a list: what to search for and which status to show. Both lead to the first page. */
export function ListControls({
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
  const navigate = useNavigate();
  const show = (change: Partial<ListAddress>) =>
    navigate(listHref(section, { ...address, page: 1, ...change }), { preventScrollReset: true });
  // What was chosen stays chosen while its rows are on their way.
  const [status, expectStatus] = useOptimistic(address.status ?? '');
  const showStatus = (chosen: string) =>
    startTransition(async () => {
      expectStatus(chosen);
      await show({ status: chosen || null });
    });
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-[min(15rem,100%)] max-w-md grow">
        <SearchBox
          label={searchLabel}
          value={address.search}
          onSearch={(search) => show({ search })}
        />
      </div>
      <SegmentedControl
        legend={text.statusFilter}
        name="status"
        segments={[{ value: '', label: text.allStatuses }, ...statuses]}
        value={status}
        onChange={showStatus}
        className="max-sm:w-full"
      />
    </div>
  );
}
