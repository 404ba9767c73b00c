import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { bookingPath } from '#app/features/bookings/booking-list-address.rules.ts';
import { bookingStatuses, HOLD_EXPIRED } from '#app/features/bookings/bookings.text.ts';
import type { Bar } from './board.rules.ts';
import { barName } from './board.text.ts';

/** Bars that are longer keep their name in sight while their beginning is scrolled away. */
const LONG_DAYS = 9;

/** A booking as a bar in lane `at`, which leads to it. */
export function BoardBar({ bar, at, over }: { bar: Bar; at: number; over: boolean }) {
  const { booking, start, end, before, after } = bar;
  const shown = shownName(bar);
  const expired = booking.status === 'pending' && booking.carId !== null && !booking.holds;
  const status = expired ? HOLD_EXPIRED : bookingStatuses[booking.status];
  const name = barName({
    shown,
    reference: booking.bookingReference,
    what: booking.serviceType === 'transfer' ? booking.customer : (booking.carTitle ?? ''),
    pickupTime: booking.pickupTime,
    dropoffTime: booking.dropoffTime,
    status,
    over,
  });
  const style = { '--at': at, '--start': round(start), '--length': round(end - start) };
  return (
    <li className="contents">
      <Link
        to={bookingPath(booking.id)}
        aria-label={name}
        title={name}
        data-status={booking.status}
        data-before={before || undefined}
        data-after={after || undefined}
        data-long={end - start > LONG_DAYS || undefined}
        style={style as CSSProperties}
        className="board-bar board-status"
      >
        <span>
          <b className="font-semibold">{shown}</b> {status}
        </span>
      </Link>
    </li>
  );
}

/** Who has the car, or when and where a transfer goes. */
function shownName({ booking }: Bar): string {
  const { serviceType, customer, pickupTime, zoneName, dropoffLocation } = booking;
  if (serviceType !== 'transfer') return customer;
  return `${pickupTime.slice(11)} ${zoneName ?? dropoffLocation}`;
}

/** Three decimals of a day are a minute and a half. */
function round(days: number): number {
  return Math.round(days * 1000) / 1000;
}
