import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { Select } from '#app/ui/controls.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import {
  type BookingListAddress,
  bookingListHref,
  readBookingList,
} from './booking-list-address.rules.ts';
import { bookingListText, bookingStatuses, serviceTypes } from './bookings.text.ts';

const text = bookingListText.filters;

/** Above the list: what to search for, and which bookings to show. Each leads to the first page. */
export function BookingFilters({
  address,
  children,
}: {
  address: BookingListAddress;
  /** At the end of the row. */
  children: ReactNode;
}) {
  const navigate = useNavigate();
  // What was chosen stays chosen while its rows are on their way.
  const [shown, expect] = useOptimistic(address);
  const show = (change: Record<string, string>) =>
    startTransition(async () => {
      const next = { ...shown, page: 1, ...readChange(change) };
      expect(next);
      await navigate(bookingListHref(next), { preventScrollReset: true });
    });
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-60 max-w-md flex-1 max-sm:min-w-full">
        <SearchBox
          label={text.search}
          value={address.search}
          onSearch={(search) => show({ search })}
        />
      </div>
      <div className="w-40 max-sm:w-full">
        <Select
          aria-label={text.status}
          value={shown.status ?? 'all'}
          onChange={(event) => show({ status: event.target.value })}
        >
          <option value="all">{text.allStatuses}</option>
          {BOOKING_STATUSES.map((status) => (
            <option key={status} value={status}>
              {bookingStatuses[status]}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        legend={text.service}
        name="serviceType"
        segments={[
          { value: 'all', label: text.all },
          ...SERVICE_TYPES.map((type) => ({ value: type, label: serviceTypes[type] })),
        ]}
        value={shown.serviceType ?? 'all'}
        onChange={(serviceType) => show({ serviceType })}
        className="max-sm:w-full"
      />
      {children}
    </div>
  );
}

/** What was chosen, as the address would be read with it. */
function readChange(change: Record<string, string>): Partial<BookingListAddress> {
  const read = readBookingList(new URLSearchParams(change));
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, read[name as keyof BookingListAddress]]),
  );
}
