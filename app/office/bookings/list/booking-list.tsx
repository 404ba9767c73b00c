import { useTransition } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { BOOKING_STATUSES, fullName } from '#app/domain/bookings/booking.rules.ts';
import type {
  Booking,
  BookingStatistics,
  bookingListSchema,
} from '#app/domain/bookings/booking.schema.ts';
import { useDeletion } from '#app/editing/list/list-actions.tsx';
import { AddLink, ListRows, ListTabs, NothingListed } from '#app/editing/list/list-screen.tsx';
import { useLastGood, useLiveData } from '#app/editing/office-calls/use-live-data.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { staffDayMonth, staffFullDate } from '#app/lib/dates/staff-dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { BOOKING_TONES } from '../editor/booking-status-choice.tsx';
import { BookingFilters } from './booking-filters.tsx';
import {
  type BookingListAddress,
  bookingListHref,
  isFiltered,
  LATE,
  NEW_BOOKING_PATH,
  REQUESTS,
  shownSort,
} from './booking-list-address.rules.ts';
import { BOOKING_LIST, bookingColumns } from './booking-table.tsx';
import { BookingsViewSwitch } from './bookings-view-switch.tsx';
import { ExportBookings } from './export-bookings.tsx';

export function BookingList({
  address,
  list,
  stats,
}: {
  address: BookingListAddress;
  list: Part<z.infer<typeof bookingListSchema>>;
  stats: Part<BookingStatistics>;
}) {
  const texts = useOfficeText('bookings');
  const { alerts, list: text } = texts;
  useLiveData();
  const { revalidate } = useRevalidator();
  // Only a refresh by the button makes the button spin.
  const [refreshing, startRefresh] = useTransition();
  const { ask, dialog } = useDeletion<Booking>({
    intent: 'delete-booking',
    texts: {
      ...text.deletion,
      question: (booking) => text.deletion.question(titleOf(booking)),
      failed: alerts.deleting,
      done: () => alerts.deleted,
    },
  });
  const found = useLastGood(list, bookingListHref(address));
  const counts = useLastGood(stats, 'counts');
  const isByDay = shownSort(address).endsWith('pickup');
  const columns = bookingColumns(ask, { address, texts, isByDay });
  const today = businessNow(new Date()).date;
  const dayOf = ({ pickupTime }: Booking) => {
    const day = pickupTime.slice(0, 10);
    const count = found?.days.find(({ date }) => date === day)?.count;
    const name =
      day === today || day === addDays(today, 1)
        ? `${day === today ? text.days.today : text.days.tomorrow}, ${staffDayMonth(day)}`
        : staffFullDate(day);
    return [name, count].filter(Boolean).join(' · ');
  };
  const isNoneUpcoming = address.upcoming && !isFiltered(address) && counts?.total !== 0;
  return (
    <div>
      <PageHead
        title={text.title}
        count={found && text.lead(found.pagination.total)}
        // A phone has links to both views in its bar, and the room is for the rows.
        tabs={<BookingsViewSwitch className="max-md:hidden" />}
        actions={
          <>
            <Button
              size="sm"
              title={text.refresh}
              pending={refreshing}
              onClick={() => startRefresh(() => revalidate())}
              className="size-11 px-0"
            >
              <Icon name="icon-rotate-cw" className={cx('size-4', refreshing && 'hidden')} />
              <span className="sr-only">{text.refresh}</span>
            </Button>
            <ExportBookings address={address} />
            <AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>
          </>
        }
      />
      <BookingTabs stats={counts} address={address} />
      <BookingFilters address={address} columns={columns} />
      <ListRows
        list={list}
        failed={(error) => error || text.failed}
        rows={found?.bookings}
        nothing={
          <NothingListed
            drawing={emptyRoad}
            texts={isNoneUpcoming ? { ...text, noneFound: text.noneUpcoming } : text}
            filtered={isNoneUpcoming || isFiltered(address)}
            clear={
              isNoneUpcoming
                ? { to: bookingListHref({ upcoming: false }), label: text.showAll }
                : { to: bookingListHref(), label: text.filters.clear }
            }
            add={{ to: NEW_BOOKING_PATH, label: text.newBooking }}
          />
        }
        name={BOOKING_LIST}
        caption={text.title}
        columns={columns}
        groupOf={isByDay ? dayOf : undefined}
        rowKey={({ id }) => id}
        pagination={found?.pagination}
        pageHref={(page) => bookingListHref({ ...address, page })}
      />
      {dialog}
    </div>
  );
}

function titleOf({ bookingReference, drivers: [customer] }: Booking): string {
  return customer ? `${bookingReference} – ${fullName(customer)}` : bookingReference;
}

/**
 * Tabs for bookings from today on, for all, and for each status (spec, part 2: total, pending,
 * active and completed), with their counts. `stats` is null while the counts are unknown.
 */
function BookingTabs({
  stats,
  address,
}: {
  stats: BookingStatistics | null;
  address: BookingListAddress;
}) {
  const { statuses, list: text } = useOfficeText('bookings');
  const { status, upcoming } = address;
  const count = (name: keyof BookingStatistics) => stats && text.count(stats[name]);
  const isWhole = !isFiltered({ ...address, status: null });
  return (
    <ListTabs
      className="mb-2"
      label={text.stats}
      tabs={[
        {
          to: bookingListHref(),
          label: text.upcoming,
          count: count('upcoming'),
          current: isWhole && upcoming && status === null,
        },
        {
          to: bookingListHref({ upcoming: false }),
          label: text.total,
          count: count('total'),
          current: isWhole && !upcoming && status === null,
        },
        ...BOOKING_STATUSES.map((each) => ({
          to: bookingListHref({ status: each }),
          label: statuses[each],
          count: count(each),
          tone: BOOKING_TONES[each],
          current: isWhole && !upcoming && status === each,
        })),
        ...(status === LATE || status === REQUESTS
          ? [{ to: bookingListHref({ status }), label: text[status], current: isWhole }]
          : []),
      ]}
    />
  );
}
