import type { ReactNode } from 'react';
import { formatWallClock } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { type Column, DataTable, DataTableSkeleton } from '#app/ui/data-table.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '#app/ui/status-dot.tsx';
import type { BookingStatus } from '../bookings/booking.rules.ts';
import type { Booking } from '../bookings/booking-json.schema.ts';
import emptyRoad from '../site/assets/empty-road.svg?no-inline';
import { dashboardText } from './dashboard.text.ts';
import { EmptyPart } from './empty-part.tsx';

const text = dashboardText.bookings;

const TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};

const TWO_LINES = <TwoLines first={<SkeletonLine />} second={<SkeletonLine className="w-20" />} />;

const COLUMNS: Column<Booking>[] = [
  {
    key: 'booking',
    header: text.booking,
    waiting: TWO_LINES,
    cell: (booking) => (
      <div className="flex items-start justify-between gap-3">
        <TwoLines
          first={<span className="font-semibold">{booking.bookingReference}</span>}
          second={service(booking)}
        />
        <span className="@3xl:hidden">
          <Status {...booking} />
        </span>
      </div>
    ),
  },
  {
    key: 'customer',
    header: text.customer,
    waiting: TWO_LINES,
    inCard: { sixths: 3 },
    cell: ({ drivers: [customer] }) =>
      customer && (
        <TwoLines first={`${customer.name} ${customer.surname}`} second={customer.phoneNumber} />
      ),
  },
  {
    key: 'total',
    header: text.total,
    inCard: { sixths: 3 },
    align: 'end',
    cell: ({ pricing }) => (
      <span className="font-semibold tabular-nums">
        {formatMinor(eurosToCents(pricing.total), pricing.currency)}
      </span>
    ),
  },
  {
    key: 'pickup',
    header: text.pickup,
    waiting: TWO_LINES,
    inCard: { sixths: 3 },
    cell: (booking) => (
      <TwoLines
        first={formatWallClock(booking.pickupTime)}
        second={<Place name={booking.pickupLocation} />}
      />
    ),
  },
  {
    key: 'dropoff',
    header: text.dropoff,
    waiting: TWO_LINES,
    inCard: { sixths: 3 },
    cell: (booking) => (
      <TwoLines
        first={formatWallClock(booking.dropoffTime)}
        second={<Place name={booking.dropoffLocation} />}
      />
    ),
  },
  {
    key: 'status',
    header: text.status,
    inCard: 'none',
    cell: (booking) => <Status {...booking} />,
  },
];

/** The bookings that were recorded last. */
export function RecentBookings({ bookings }: { bookings: Booking[] }) {
  if (bookings.length === 0) {
    return <EmptyPart drawing={emptyRoad} title={text.empty} text={text.emptyText} heading="h3" />;
  }
  return (
    <DataTable caption={text.title} columns={COLUMNS} rows={bookings} rowKey={({ id }) => id} />
  );
}

function service({ serviceType, carTitle, transferData }: Booking): ReactNode {
  if (serviceType === 'car_rental') return carTitle;
  return [text.transfer, transferData && text.passengers(transferData.passengers)]
    .filter(Boolean)
    .join(', ');
}

export function RecentBookingsSkeleton() {
  return <DataTableSkeleton columns={COLUMNS} rows={5} />;
}

/** Cut in a table, where the title tells all of it. */
function Place({ name }: { name: string }) {
  return (
    <div title={name} className="@3xl:max-w-44 @3xl:truncate">
      {name}
    </div>
  );
}

function Status({ status }: Booking) {
  return <StatusDot tone={TONES[status]}>{text.statuses[status]}</StatusDot>;
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="tabular-nums @3xl:whitespace-nowrap">
      <div>{first}</div>
      <div className="text-ink-soft text-sm">{second}</div>
    </div>
  );
}
