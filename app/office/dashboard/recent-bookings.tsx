import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { Booking } from '#app/domain/bookings/booking.schema.ts';
import { amountOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import { BookingAmount } from '#app/office/bookings/list/booking-amount.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import { LINE, NoLines } from './lines.tsx';

/** Latest bookings, one line each: customer, status and amount. */
export function RecentBookings({ bookings }: { bookings: Booking[] }) {
  const text = useOfficeText('today').bookings;
  if (bookings.length === 0) return <NoLines title={text.empty} text={text.emptyText} />;
  return (
    <ul>
      {bookings.map((booking) => {
        const { id, bookingReference, drivers, status } = booking;
        const [customer] = drivers;
        const name = customer ? fullName(customer) : bookingReference;
        return (
          <li key={id}>
            <Link to={bookingPath(id)} className={LINE}>
              {/* `relative`, so that the hidden reference is cut with the name. */}
              <span title={name} className="relative min-w-0 grow truncate font-strong">
                <span>{name}</span>
                {customer && <span className="sr-only">{` ${bookingReference}`}</span>}
              </span>
              <span className="shrink-0 text-meta">
                <StatusDot tone={BOOKING_TONES[status]}>{text.statuses[status]}</StatusDot>
              </span>
              <span className="shrink-0">
                <BookingAmount {...amountOf(booking)} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
