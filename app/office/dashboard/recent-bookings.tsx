import type { ReactNode } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Column, DataTable, DataTableSkeleton } from '#app/ui/lists/data-table.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { SkeletonLine } from '#app/ui/states/skeleton.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';

const TWO_LINES = <TwoLines first={<SkeletonLine />} second={<SkeletonLine className="w-20" />} />;

const columns = (text: OfficeTexts['today']['bookings']): Column<Booking>[] => {
  return [
    {
      key: 'booking',
      header: text.booking,
      waiting: TWO_LINES,
      cell: (booking) => (
        <div className="flex large-letters:flex-wrap items-start justify-between gap-3">
          <TwoLines
            first={
              <Link
                to={bookingPath(booking.id)}
                className="-my-2.5 inline-flex min-h-11 min-w-22 items-center whitespace-nowrap font-semibold text-turquoise hover:underline"
              >
                {booking.bookingReference}
              </Link>
            }
            second={<Cut>{service(booking, text)}</Cut>}
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
          <TwoLines first={<Cut>{fullName(customer)}</Cut>} second={customer.phoneNumber} />
        ),
    },
    {
      key: 'total',
      header: text.total,
      inCard: { sixths: 3 },
      align: 'end',
      cell: ({ pricing }) => (
        <span className="amount font-semibold">
          {isUnpriced(pricing)
            ? text.unpriced
            : formatMinor(eurosToCents(pricing.total), pricing.currency)}
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
          first={<When at={booking.pickupTime} />}
          second={<Cut>{booking.pickupLocation}</Cut>}
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
          first={<When at={booking.dropoffTime} />}
          second={<Cut>{booking.dropoffLocation}</Cut>}
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
};

/** The bookings that were recorded last. */
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

/** A text of any length. A table cuts it at the width of its column; the title has all of it. */
function Cut({ children }: { children: string }) {
  return (
    <div title={children} className="@3xl:w-[12cqw] @3xl:min-w-full @3xl:truncate">
      {children}
    </div>
  );
}

function When({ at }: { at: Booking['pickupTime'] }) {
  return (
    <span>
      <span className="whitespace-nowrap">{staffDay(at.slice(0, 10))}</span>{' '}
      <span className="whitespace-nowrap">{at.slice(11)}</span>
    </span>
  );
}

function Status({ status }: Booking) {
  const text = useOfficeText('today').bookings;
  return <StatusDot tone={BOOKING_TONES[status]}>{text.statuses[status]}</StatusDot>;
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className="wrap-anywhere tabular-nums">
      <div>{first}</div>
      <div className="text-ink-soft text-sm">{second}</div>
    </div>
  );
}
