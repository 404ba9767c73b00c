import type { ReactNode } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { amountOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import { BookingAmount } from '#app/office/bookings/list/booking-amount.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable, DataTableSkeleton } from '#app/ui/lists/data-table.tsx';
import { CutText, RowLink } from '#app/ui/lists/row-text.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';

const TWO_LINES = <TwoLines first={<SkeletonLine />} second={<SkeletonLine className="w-20" />} />;

const columns = (text: OfficeTexts['today']['bookings']): Column<Booking>[] => {
  return [
    {
      key: 'booking',
      kind: 'text',
      header: text.booking,
      priority: 1,
      waiting: TWO_LINES,
      cell: (booking) => (
        <TwoLines
          first={
            <RowLink to={bookingPath(booking.id)} title={booking.bookingReference}>
              {booking.bookingReference}
            </RowLink>
          }
          second={<CutText title={service(booking, text)} />}
        />
      ),
    },
    {
      key: 'customer',
      kind: 'person',
      header: text.customer,
      priority: 2,
      waiting: TWO_LINES,
      cell: ({ drivers: [customer] }) =>
        customer && (
          <TwoLines
            first={<CutText title={fullName(customer)} />}
            second={<span className="whitespace-nowrap">{customer.phoneNumber}</span>}
          />
        ),
    },
    {
      key: 'total',
      kind: 'money',
      header: text.total,
      priority: 2,
      cell: (booking) => <BookingAmount {...amountOf(booking)} />,
    },
    {
      key: 'pickup',
      kind: 'text',
      header: text.pickup,
      priority: 3,
      waiting: TWO_LINES,
      cell: (booking) => <TimeAndPlace at={booking.pickupTime} place={booking.pickupLocation} />,
    },
    {
      key: 'dropoff',
      kind: 'text',
      header: text.dropoff,
      priority: 3,
      waiting: TWO_LINES,
      cell: (booking) => <TimeAndPlace at={booking.dropoffTime} place={booking.dropoffLocation} />,
    },
    {
      key: 'status',
      kind: 'status',
      header: text.status,
      priority: 1,
      cell: ({ status }) => (
        <StatusDot tone={BOOKING_TONES[status]}>{text.statuses[status]}</StatusDot>
      ),
    },
  ];
};

export function RecentBookings({ bookings }: { bookings: Booking[] }) {
  const text = useOfficeText('today').bookings;
  if (bookings.length === 0) {
    return <EmptyPart drawing={emptyRoad} title={text.empty} text={text.emptyText} heading="h3" />;
  }
  return (
    <DataTable
      caption={text.title}
      columns={columns(text)}
      rows={bookings}
      rowKey={({ id }) => id}
    />
  );
}

function service(
  { serviceType, carTitle, transferData }: Booking,
  text: OfficeTexts['today']['bookings'],
): string {
  if (serviceType === 'car_rental') return carTitle ?? '';
  return [text.transfer, transferData && text.passengers(transferData.passengers)]
    .filter(Boolean)
    .join(', ');
}

export function RecentBookingsSkeleton() {
  return <DataTableSkeleton columns={columns(useOfficeText('today').bookings)} rows={5} />;
}

/** Time and place of the start or the end of a booking. */
function TimeAndPlace({ at, place }: { at: Booking['pickupTime']; place: string }) {
  return (
    <TwoLines
      first={<span className="whitespace-nowrap">{staffMoment(at)}</span>}
      second={<CutText title={place} />}
    />
  );
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="tabular-nums">
      <div>{first}</div>
      <div className="text-ink-soft text-xs">{second}</div>
    </div>
  );
}
