import { Link } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { StatusDot } from '#app/ui/status-dot.tsx';
import type { BookingStatus } from './booking.rules.ts';
import { type BookingListAddress, bookingListHref } from './booking-list-address.rules.ts';
import { BOOKING_TONES } from './booking-status-choice.tsx';
import { bookingListText } from './bookings.text.ts';

const text = bookingListText.stats;

/** Spec, part 2: total, pending, active and completed. */
const STATS = ['total', 'pending', 'active', 'completed'] as const;
export type BookingStats = Record<(typeof STATS)[number], number>;

const GRID = 'mb-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4';
const CARD = 'block rounded-card border bg-white px-4 py-3';

/** Bookings in four numbers; each leads to the bookings it counts. Null while nobody knows them. */
export function BookingStatCards({
  stats,
  address,
}: {
  stats: BookingStats | null;
  address: BookingListAddress;
}) {
  return (
    <nav aria-label={text.label}>
      <ul className={GRID}>
        {STATS.map((stat) => {
          const status: BookingStatus | null = stat === 'total' ? null : stat;
          const isShown = address.status === status && !address.search && !address.serviceType;
          return (
            <li key={stat}>
              <Link
                to={bookingListHref({ status })}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
                className={cx(
                  CARD,
                  'transition-colors hover:border-control-line',
                  isShown ? 'border-turquoise' : 'border-sand-line',
                )}
              >
                <StatLabel status={status} label={text[stat]} />
                <span className="mt-0.5 block font-bold text-2xl leading-tight tracking-tight tabular-nums">
                  {stats ? stats[stat].toLocaleString('en-US') : text.unknown}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function StatLabel({ status, label }: { status: BookingStatus | null; label: string }) {
  return (
    <span className="flex min-h-6 items-center font-medium text-ink-soft text-sm">
      {status ? <StatusDot tone={BOOKING_TONES[status]}>{label}</StatusDot> : label}
    </span>
  );
}

export function BookingStatCardsSkeleton() {
  return (
    <div aria-hidden="true" className={GRID}>
      {STATS.map((stat) => (
        <div key={stat} className={cx(CARD, 'border-sand-line')}>
          <div className="text-sm">
            <SkeletonLine />
          </div>
          <div className="mt-0.5 text-2xl leading-tight">
            <SkeletonLine className="w-14" />
          </div>
        </div>
      ))}
    </div>
  );
}
