import { useRef, useTransition } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { z } from 'zod';
import { useDeletion } from '#app/editing/list-actions.tsx';
import { useLastGood, useLiveData } from '#app/editing/use-live-data.ts';
import type { Part } from '#app/lib/settled.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataTable, DataTableSkeleton, ListPager } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { EmptyPart, PartFailure } from '#app/ui/part-states.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import { fullName } from './booking.rules.ts';
import type { Booking, BookingStatistics, bookingsSchema } from './booking.schema.ts';
import { BookingFilters } from './booking-filters.tsx';
import {
  type BookingListAddress,
  bookingListHref,
  isFiltered,
  NEW_BOOKING_PATH,
  readBookingList,
} from './booking-list-address.rules.ts';
import { BookingStatCards } from './booking-stats.tsx';
import { bookingColumns } from './booking-table.tsx';
import { bookingAlerts, bookingListText as text } from './bookings.text.ts';
import { BookingsViewSwitch } from './bookings-view-switch.tsx';

/** All bookings: how many there are, which of them are looked for, and what to do with each. */
export function BookingList({
  address,
  list,
  stats,
}: {
  address: BookingListAddress;
  list: Part<z.infer<typeof bookingsSchema>>;
  stats: Part<BookingStatistics>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLiveData();
  const { revalidate } = useRevalidator();
  // The button turns only for the reading that it started.
  const [refreshing, startRefresh] = useTransition();
  const navigation = useNavigation();
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const { ask, dialog } = useDeletion<Booking>({
    intent: 'delete-booking',
    heading,
    lang: 'en',
    texts: {
      title: text.deletion.title,
      question: (booking) => text.deletion.question(titleOf(booking)),
      confirm: text.deletion.confirm,
      cancel: text.deletion.cancel,
      failed: bookingAlerts.deleting,
      done: () => bookingAlerts.deleted,
    },
  });
  const found = useLastGood(list, bookingListHref(address));
  const counts = useLastGood(stats, 'counts');
  return (
    <div lang="en">
      <SectionHeader
        headingRef={heading}
        title={text.title}
        lead={found && text.lead(found.pagination.total)}
        actions={
          <>
            <Button size="sm" pending={refreshing} onClick={() => startRefresh(() => revalidate())}>
              <Icon name="icon-rotate-cw" className="size-4" />
              {text.refresh}
            </Button>
            <ButtonLink size="sm" variant="primary" to={NEW_BOOKING_PATH}>
              <Icon name="icon-plus" className="size-5" />
              {text.newBooking}
            </ButtonLink>
          </>
        }
      />
      <BookingStatCards stats={counts} address={address} />
      <BookingFilters address={address}>
        <BookingsViewSwitch className="ml-auto max-sm:flex max-sm:w-full" />
      </BookingFilters>
      {!list.ok && (
        <div className="mb-4">
          <PartFailure retryLabel={text.retry}>{list.error || text.failed}</PartFailure>
        </div>
      )}
      {found?.bookings.length === 0 && <NoBookings filtered={isFiltered(address)} />}
      {found && found.bookings.length > 0 && (
        <>
          <DataTable
            dense
            caption={text.title}
            columns={bookingColumns(ask)}
            rows={found.bookings}
            rowKey={({ id }) => id}
            busy={navigation.state === 'loading'}
            onFocusLost={toHeading}
          />
          <ListPager
            key={found.pagination.page}
            {...found.pagination}
            href={(page) => bookingListHref({ ...address, page })}
            labels={text.pages}
            onFocusLost={toHeading}
          />
        </>
      )}
      {dialog}
    </div>
  );
}

function NoBookings({ filtered }: { filtered: boolean }) {
  return (
    <EmptyPart
      drawing={emptyRoad}
      title={filtered ? text.noneFound : text.empty}
      text={filtered ? undefined : text.emptyText}
      action={
        <ButtonLink size="sm" to={filtered ? bookingListHref() : NEW_BOOKING_PATH}>
          {filtered ? text.filters.clear : text.newBooking}
        </ButtonLink>
      }
    />
  );
}

/** The name of a booking in a question. */
function titleOf({ bookingReference, drivers: [customer] }: Booking): string {
  return customer ? `${bookingReference} – ${fullName(customer)}` : bookingReference;
}

/** As high as what comes, so that nothing jumps when it is there. */
export function BookingListSkeleton() {
  return (
    <div lang="en">
      <SectionHeader title={text.title} lead={text.loading} />
      <div aria-hidden="true" inert>
        <BookingStatCards stats={null} address={readBookingList(new URLSearchParams())} />
      </div>
      <DataTableSkeleton dense columns={bookingColumns(() => {})} rows={8} />
    </div>
  );
}
