import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { StatusDot } from '#app/ui/status-dot.tsx';
import type { BookingStatistics } from './booking.schema.ts';
import { type BookingListAddress, bookingListHref } from './booking-list-address.rules.ts';
import { BOOKING_TONES } from './booking-status-choice.tsx';
import { bookingStatuses, bookingListText as text } from './bookings.text.ts';

/** Spec, part 2: total, pending, active and completed. */
const STATS = ['total', 'pending', 'active', 'completed'] as const;

/** Bookings in four numbers; each leads to the bookings it counts. Null while they are not known. */
export function BookingStatCards({
  stats,
  address,
}: {
  stats: BookingStatistics | null;
  address: BookingListAddress;
}) {
  return (
    <nav aria-label={text.stats}>
      <ul className="mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {STATS.map((stat) => {
          const status = stat === 'total' ? null : stat;
          const isShown = address.status === status && !address.search && !address.serviceType;
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
                    <StatusDot tone={BOOKING_TONES[status]}>{bookingStatuses[status]}</StatusDot>
                  ) : (
                    text.total
                  )}
                </span>
                <span className="mt-0.5 block font-bold text-2xl leading-tight tracking-tight tabular-nums">
                  {stats ? stats[stat].toLocaleString('en-US') : '–'}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
