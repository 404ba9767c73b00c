import { type CSSProperties, createContext, type MouseEvent, type TouchEvent, use } from 'react';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { type Bar, type BlockBar, isBufferOnly, type Lane } from '../board.rules.ts';
import type { BoardBooking } from '../board.schema.ts';

export interface BarActions {
  /** Starts a drag if the pointer then moves far enough. */
  grab: (event: MouseEvent | TouchEvent, booking: BoardBooking) => void;
  open: (booking: BoardBooking) => void;
}

export const BarActionsContext = createContext<BarActions>({
  grab: () => undefined,
  open: () => undefined,
});

/**
 * Classes of a bar and of the legend by status. Borders and lines distinguish the states without
 * colours, too.
 */
export const STATUS_LOOKS: Record<BoardBooking['status'], string> = {
  pending: 'border border-ink-soft border-dashed bg-[#ffe9b8] text-ink',
  confirmed: 'border border-transparent bg-sea text-white',
  active: 'border border-transparent bg-turquoise text-white',
  completed: 'border border-sand-line bg-[#efe7d9] text-ink-soft',
  cancelled: 'border border-control-line bg-white text-ink-soft line-through',
};

/** Classes of a late rental. Its bar extends beyond its drop-off until its return is recorded. */
const LATE_LOOK = 'border-2 border-coral bg-turquoise text-white';

export const BAR =
  'board-bar absolute flex cursor-pointer select-none items-center whitespace-nowrap rounded-small text-left text-meta hover:z-1 hover:shadow-card hover:brightness-106 focus-visible:z-1 focus-visible:shadow-card focus-visible:brightness-106';

export const barId = (bookingId: string) => `bar-${bookingId}`;

/** A bar of more days keeps its name visible when its beginning is scrolled away. */
const LONG_DAYS = 9;

/** Booking as a bar in lane number `at`. `BoardMover` shows its details and moves it. */
export function BoardBar({
  bar,
  at,
  over,
  isHidden,
  plate,
}: {
  bar: Bar;
  at: number;
  over: boolean;
  /** True to hide the bar on the screen, but not on paper. */
  isHidden: boolean;
  plate: string | undefined;
}) {
  const { hold, statuses } = useOfficeText('bookings');
  const { page: text } = useOfficeText('board');
  const { grab, open } = use(BarActionsContext);
  const { booking, start, end, freeAt, before, after } = bar;
  const shown = shownName(bar);
  const unheld = booking.status === 'pending' && booking.carId !== null && !booking.holds;
  const isLate = booking.lateUntil !== null;
  const isTransfer = booking.serviceType === 'transfer';
  const status = isLate ? text.notBack : unheld ? hold.none : statuses[booking.status];
  const unpaid = unpaidAmount(booking);
  const owes = unpaid === null ? '' : text.owes(formatMinor(eurosToCents(unpaid), 'EUR'));
  const what = isTransfer ? booking.customer : booking.carTitle;
  const when = `${staffMoment(booking.pickupTime)} – ${staffMoment(booking.dropoffTime)}`;
  // Name for screen readers: the visible text, then the details.
  const name = [
    [shown, status, owes].filter(Boolean).join(' '),
    what,
    plate,
    when,
    booking.freeFrom && text.freeFrom(staffMoment(booking.freeFrom)),
    over && text.overbooked,
    booking.bookingReference,
  ]
    .filter(Boolean)
    .join(', ');
  const buffer = freeAt > end && (
    <span
      style={placeOf({ start: end, end: freeAt }, at)}
      className="board-buffer pointer-events-none absolute"
    />
  );
  if (isBufferOnly(bar)) {
    return (
      <li className="contents">
        <span className="sr-only">{name}</span>
        {buffer}
      </li>
    );
  }
  return (
    <li className={isHidden ? 'hidden print:contents' : 'contents'}>
      {buffer}
      <button
        type="button"
        id={barId(booking.id)}
        aria-haspopup="dialog"
        aria-label={name}
        title={name}
        data-transfer={isTransfer || undefined}
        style={placeOf(bar, at)}
        className={cx(
          BAR,
          isLate ? LATE_LOOK : STATUS_LOOKS[booking.status],
          before && 'rounded-l-none',
          after && 'rounded-r-none',
        )}
        onMouseDown={(event) => grab(event, booking)}
        onTouchStart={(event) => grab(event, booking)}
        onClick={() => open(booking)}
      >
        <span
          className={cx(
            'min-w-0 overflow-clip text-ellipsis',
            // The time of a transfer is the important part; words without room wrap out of sight.
            isTransfer ? 'mx-auto max-h-lh whitespace-normal text-center wrap-normal' : 'px-2',
            end - start > LONG_DAYS && 'sticky left-(--head)',
          )}
        >
          <b className="font-strong">{shown}</b> <span>{status}</span>
          {/* A transfer's bar is too narrow for an amount; its name has it. */}
          {owes && !isTransfer && <span className="font-strong">{` ${owes}`}</span>}
        </span>
      </button>
    </li>
  );
}

/** Link to a vehicle on the days on which it is blocked. */
export function BlockedDays({
  bar: { block, ...span },
  at,
  vehicle,
}: {
  bar: BlockBar;
  at: number;
  vehicle: NonNullable<Lane['vehicle']>;
}) {
  const states = useOfficeText('vehicles').state;
  const { days } = useOfficeText('vehicles', 'tr').state;
  const reason = states.reasons[block.reason];
  const name = [reason, vehicle.plate, days(block.firstDay, block.lastDay)].join(', ');
  return (
    <li className="contents">
      <Link
        to={vehiclePath(vehicle.id)}
        aria-label={name}
        title={name}
        style={placeOf(span, at)}
        className={cx(
          BAR,
          'board-block border border-control-line text-ink',
          span.before && 'rounded-l-none',
          span.after && 'rounded-r-none',
        )}
      >
        <span className="min-w-0 overflow-clip text-ellipsis px-2">{reason}</span>
      </Link>
    </li>
  );
}

/** Returns the unpaid euros of a booking that has begun; null if nothing is unpaid. */
function unpaidAmount({ status, balance }: BoardBooking): number | null {
  const hasBegun = status === 'active' || status === 'completed';
  return hasBegun && balance !== null && balance > 0 ? balance : null;
}

export function placeOf({ start, end }: Pick<Bar, 'start' | 'end'>, at: number): CSSProperties {
  return {
    '--at': at,
    '--start': round(start),
    '--length': round(end - start),
  } as CSSProperties;
}

/** Returns the customer of a rental, or time and place of a transfer. */
function shownName({ booking }: Bar): string {
  const { serviceType, customer, pickupTime, zoneName, dropoffLocation } = booking;
  if (serviceType !== 'transfer') return customer;
  return `${pickupTime.slice(11)} ${zoneName ?? dropoffLocation}`;
}

/** Rounds to three decimals of a day, about a minute and a half. */
function round(days: number): number {
  return Math.round(days * 1000) / 1000;
}
