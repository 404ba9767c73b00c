import { useTransition } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { useDeletion } from '#app/editing/list-actions.tsx';
import { AddLink, ListRows, NothingListed } from '#app/editing/list-screen.tsx';
import { useLastGood, useLiveData } from '#app/editing/use-live-data.ts';
import { languageOf } from '#app/lib/language.ts';
import type { Part } from '#app/lib/settled.ts';
import emptyRoad from '#app/site/shell/assets/empty-road.svg?no-inline';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { DataTableSkeleton } from '#app/ui/data-table.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHeader } from '#app/ui/sections.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import { useText } from '#app/ui/use-text.ts';
import { fullName } from './booking.rules.ts';
import type { Booking, BookingStatistics, bookingsSchema } from './booking.schema.ts';
import { BookingFilters } from './booking-filters.tsx';
import { bookingListText } from './booking-list.text.ts';
import {
  type BookingListAddress,
  bookingListHref,
  isFiltered,
  NEW_BOOKING_PATH,
  readBookingList,
} from './booking-list-address.rules.ts';
import { BOOKING_TONES } from './booking-status-choice.tsx';
import { bookingColumns } from './booking-table.tsx';
import { bookingsText } from './bookings.text.ts';
import { BookingsViewSwitch } from './bookings-view-switch.tsx';
import { ExportBookings } from './export-bookings.tsx';

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
  const { alerts } = useText(bookingsText);
  const text = useText(bookingListText);
  useLiveData();
  const { revalidate } = useRevalidator();
  // The button turns only for the reading that it started.
  const [refreshing, startRefresh] = useTransition();
  const { ask, dialog } = useDeletion<Booking>({
    intent: 'delete-booking',
    lang: languageOf('en'),
    texts: {
      ...text.deletion,
      question: (booking) => text.deletion.question(titleOf(booking)),
      failed: alerts.deleting,
      done: () => alerts.deleted,
    },
  });
  const found = useLastGood(list, bookingListHref(address));
  const counts = useLastGood(stats, 'counts');
  return (
    <div lang={languageOf('en')}>
      <SectionHeader
        title={text.title}
        lead={found && text.lead(found.pagination.total)}
        actions={
          <>
            <Button size="sm" pending={refreshing} onClick={() => startRefresh(() => revalidate())}>
              <Icon name="icon-rotate-cw" className="size-4" />
              <span>{text.refresh}</span>
            </Button>
            <ExportBookings address={address} />
            <AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>
          </>
        }
      />
      <BookingStatCards stats={counts} address={address} />
      <BookingFilters address={address}>
        <BookingsViewSwitch className="max-sm:flex max-sm:w-full" />
      </BookingFilters>
      <ListRows
        lang={languageOf('en')}
        list={list}
        failed={(error) => error || text.failed}
        rows={found?.bookings}
        nothing={
          <NothingListed
            drawing={emptyRoad}
            texts={text}
            filtered={isFiltered(address)}
            clear={{ to: bookingListHref(), label: text.filters.clear }}
            add={{ to: NEW_BOOKING_PATH, label: text.newBooking }}
          />
        }
        fixed
        caption={text.title}
        columns={bookingColumns(ask, address)}
        rowKey={({ id }) => id}
        pagination={found?.pagination}
        pageHref={(page) => bookingListHref({ ...address, page })}
      />
      {dialog}
    </div>
  );
}

/** The name of a booking in a question. */
function titleOf({ bookingReference, drivers: [customer] }: Booking): string {
  return customer ? `${bookingReference} – ${fullName(customer)}` : bookingReference;
}

/** As high as what comes, so that nothing jumps when it is there. */
export function BookingListSkeleton() {
  const text = useText(bookingListText);
  const address = readBookingList(new URLSearchParams());
  return (
    <div lang={languageOf('en')}>
      <SectionHeader title={text.title} lead={text.loading} />
      <div aria-hidden="true" inert>
        <BookingStatCards stats={null} address={address} />
      </div>
      <DataTableSkeleton dense fixed columns={bookingColumns(() => {}, address)} rows={8} />
    </div>
  );
}

/** Spec, part 2: total, pending, active and completed. */
const STATS = ['total', 'pending', 'active', 'completed'] as const;

/** Bookings in four numbers; each leads to the bookings it counts. Null while they are not known. */
function BookingStatCards({
  stats,
  address,
}: {
  stats: BookingStatistics | null;
  address: BookingListAddress;
}) {
  const { statuses } = useText(bookingsText);
  const text = useText(bookingListText);
  return (
    <nav aria-label={text.stats}>
      <ul className="mb-6 grid grid-cols-2 large-letters:grid-cols-1 gap-3 lg:grid-cols-4 lg:gap-4">
        {STATS.map((stat) => {
          const status = stat === 'total' ? null : stat;
          const isShown = address.status === status && !isFiltered({ ...address, status: null });
          return (
            <li key={stat}>
              <Link
                to={bookingListHref({ status })}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
                className={cx(
                  'block rounded-card border bg-white px-4 py-3 transition-colors hover:border-control-line',
                  isShown ? 'border-turquoise' : 'border-sand-line',
                )}
              >
                <span className="flex min-h-6 items-center font-medium text-ink-soft text-sm">
                  {status ? (
                    <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
                  ) : (
                    text.total
                  )}
                </span>
                <span className="mt-0.5 block font-bold text-2xl leading-tight tracking-tight tabular-nums">
                  {stats ? text.count(stats[stat]) : '–'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
