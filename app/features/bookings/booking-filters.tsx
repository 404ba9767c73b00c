import { type ReactNode, startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { Select } from '#app/ui/field.tsx';
import { SearchBox } from '#app/ui/search-box.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { BOOKING_STATUSES, SERVICE_TYPES } from './booking.rules.ts';
import { type BookingListAddress, bookingListHref } from './booking-list-address.rules.ts';
import { bookingFields, bookingListText, bookingStatuses, serviceTypes } from './bookings.text.ts';

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
  const show = (change: Partial<BookingListAddress>) =>
    startTransition(async () => {
      const next = { ...shown, page: 1, ...change };
      expect(next);
      await navigate(bookingListHref(next), { preventScrollReset: true });
    });
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-60 max-w-md flex-1 max-sm:min-w-full">
        <SearchBox
          label={text.search}
          value={address.search}
          onSearch={(search) => show({ search: search.trim() })}
        />
      </div>
      <div className="w-40 max-sm:w-full">
        <Select
          aria-label={bookingFields.status}
          value={shown.status ?? ''}
          onChange={({ target: { value } }) =>
            show({ status: BOOKING_STATUSES.find((status) => status === value) ?? null })
          }
        >
          <option value="">{text.allStatuses}</option>
          {BOOKING_STATUSES.map((status) => (
            <option key={status} value={status}>
              {bookingStatuses[status]}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        legend={bookingFields.serviceType}
        name="serviceType"
        segments={[
          { value: 'all', label: text.all },
          ...SERVICE_TYPES.map((type) => ({ value: type, label: serviceTypes[type] })),
        ]}
        value={shown.serviceType ?? 'all'}
        onChange={(type) => show({ serviceType: type === 'all' ? null : type })}
        className="max-sm:w-full"
      />
      {children}
    </div>
  );
}
