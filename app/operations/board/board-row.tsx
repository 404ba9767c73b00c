import { type CSSProperties, type MouseEvent, useState } from 'react';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type Bar, type BlockBar, hasPlates, type Lane, unplatedLane } from './board.rules.ts';
import { canMove } from './board-move.rules.ts';

/** Days of a row on which a click starts a booking: those from `first` on, without a bar. */
export interface FreeDays {
  days: number;
  first: number;
  onChoose: (row: string, day: number) => void;
}

/**
 * A row: its head, and the bars of its lanes. Without `id` and `freeDays` nothing can be booked. One that
 * folds shows its first lane, with what begins first, until it is opened.
 */
export function BoardRow({
  id = '',
  title,
  note,
  lanes,
  freeDays,
  add,
  heading: Heading = 'h3',
  tone = 'bg-white',
  folds = false,
}: {
  id?: string;
  title: string;
  note: string;
  lanes: Lane[];
  freeDays?: FreeDays;
  /** The way to a new booking in this row. */
  add?: { to: string; label: string };
  heading?: 'h2' | 'h3';
  tone?: string;
  folds?: boolean;
}) {
  const { page: text } = useOfficeText('board');
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = folds && !isOpen && lanes.length > 1;
  const more = lanes.slice(1).reduce((sum, { bars }) => sum + bars.length, 0);
  const style = { '--lanes': Math.max(1, lanes.length) } as CSSProperties;
  const isEmpty = lanes.every(
    ({ bars, vehicle }) => bars.length + (vehicle?.blocks ?? []).length === 0,
  );
  const isOneLane = lanes.length < 2 || isFolded;
  const withPlates = hasPlates(lanes);
  const unplated = unplatedLane(lanes);
  return (
    <div className={cx('board-row', tone)} style={style} data-folded={isFolded || undefined}>
      <div
        className={cx('board-head flex items-start gap-1 pl-3 leading-tight max-sm:pl-2', tone)}
        data-plates={withPlates || undefined}
      >
        <div className="board-name">
          <Heading
            title={`${title} · ${note}`}
            className={cx(
              'line-clamp-2 font-semibold text-sm max-sm:text-xs large-letters:hyphens-auto leading-tight tracking-normal',
              isOneLane && 'pointer-fine:sm:block pointer-fine:sm:truncate',
              withPlates && 'max-sm:block max-sm:truncate',
            )}
          >
            {title}
          </Heading>
          {/* One lane has no room for it. */}
          <p className={isOneLane ? 'sr-only' : 'truncate text-ink-soft text-xs max-sm:sr-only'}>
            {note}
          </p>
        </div>
        {lanes.map(
          ({ vehicle }, at) =>
            vehicle && (
              <Link
                key={vehicle.id}
                to={vehiclePath(vehicle.id)}
                className="board-plate"
                style={{ '--at': at } as CSSProperties}
              >
                {vehicle.plate}
              </Link>
            ),
        )}
        {unplated >= 0 && (
          <p className="board-plate text-ink-soft" style={{ '--at': unplated } as CSSProperties}>
            {text.rows.unplated}
          </p>
        )}
        {folds && lanes.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={text.rows.more(more)}
            title={text.rows.more(more)}
            className="board-tool px-2 font-semibold text-sm tabular-nums print:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <Icon name="icon-chevron-down" className="size-4 rotate-180" /> : `+${more}`}
          </button>
        )}
        {add && (
          <Link
            to={add.to}
            aria-label={add.label}
            title={add.label}
            // Where the head is narrow, a tap on a free day does it; this stays for those who hear it.
            className="board-tool max-lg:sr-only"
          >
            <Icon name="icon-plus" className="size-4" />
          </Link>
        )}
      </div>
      <div
        className="board-line"
        data-row={freeDays && id}
        {...(freeDays && pointerShortcut(id, freeDays))}
      >
        {lanes.map(
          ({ kind }, at) =>
            kind === 'over' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
              <div key={at} className="board-over" style={{ '--at': at } as CSSProperties} />
            ),
        )}
        {isEmpty ? (
          <p className="sr-only">{text.rows.none}</p>
        ) : (
          <ol>
            {lanes.flatMap(({ kind, bars, vehicle }, at) => [
              ...(vehicle
                ? vehicle.blocks.map((bar) => (
                    <BlockedDays key={bar.block.id} bar={bar} at={at} vehicle={vehicle} />
                  ))
                : []),
              ...bars.map((bar) => (
                <BoardBar
                  key={bar.booking.id}
                  bar={bar}
                  at={at}
                  over={kind === 'over'}
                  isHidden={isFolded && at > 0}
                  plate={vehicle?.plate}
                />
              )),
            ])}
          </ol>
        )}
      </div>
    </div>
  );
}

/**
 * Marks the free day below the mouse, and starts a booking on the one that is clicked. The link in
 * the row's head does the same from the keyboard. The mark is an attribute of the row's own element,
 * so that a movement renders nothing.
 */
function pointerShortcut(row: string, { days, first, onChoose }: FreeDays) {
  function freeDayAt({ currentTarget, target, clientX }: MouseEvent<HTMLElement>): number | null {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * days);
    const isFree = day >= first && day < days && !(target as Element).closest('a, button');
    return isFree ? day : null;
  }
  const unmark = ({ currentTarget }: MouseEvent<HTMLElement>) => delete currentTarget.dataset.free;
  return {
    onMouseMove(event: MouseEvent<HTMLElement>) {
      const day = freeDayAt(event);
      if (day === null) return unmark(event);
      event.currentTarget.dataset.free = '';
      event.currentTarget.style.setProperty('--free', String(day));
    },
    onMouseLeave: unmark,
    onClick(event: MouseEvent<HTMLElement>) {
      const day = freeDayAt(event);
      if (day !== null) onChoose(row, day);
    },
  };
}

/** Bars that are longer keep their name in sight while their beginning is scrolled away. */
const LONG_DAYS = 9;

/** A booking as a bar in lane `at`; `BoardMover` shows more of it, and moves it. */
function BoardBar({
  bar,
  at,
  over,
  isHidden,
  plate,
}: {
  bar: Bar;
  at: number;
  over: boolean;
  /** But not on paper. */
  isHidden: boolean;
  plate: string | undefined;
}) {
  const { hold, statuses } = useOfficeText('bookings');
  const { page: text } = useOfficeText('board');
  const { booking, start, end, before, after } = bar;
  const shown = shownName(bar);
  const unheld = booking.status === 'pending' && booking.carId !== null && !booking.holds;
  const isLate = booking.lateUntil !== null;
  const status = isLate ? text.notBack : unheld ? hold.none : statuses[booking.status];
  const what = booking.serviceType === 'transfer' ? booking.customer : booking.carTitle;
  const when = `${staffMoment(booking.pickupTime)} – ${staffMoment(booking.dropoffTime)}`;
  // For screen readers: what the bar shows first, then all of it.
  const name = [
    `${shown} ${status}`,
    what,
    plate,
    when,
    over && text.overbooked,
    booking.bookingReference,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={isHidden ? 'hidden print:contents' : 'contents'}>
      <button
        type="button"
        data-booking={booking.id}
        aria-haspopup="dialog"
        aria-keyshortcuts={canMove(booking) ? 'M' : undefined}
        aria-label={name}
        title={name}
        data-status={booking.status}
        data-late={isLate || undefined}
        data-before={before || undefined}
        data-after={after || undefined}
        data-transfer={booking.serviceType === 'transfer' || undefined}
        data-long={end - start > LONG_DAYS || undefined}
        style={placeOf(bar, at)}
        className="board-bar board-status"
      >
        <span>
          <b className="font-semibold">{shown}</b> <span>{status}</span>
        </span>
      </button>
    </li>
  );
}

/** Days on which a plate is not let; leads to it. */
function BlockedDays({
  bar: { block, ...span },
  at,
  vehicle,
}: {
  bar: BlockBar;
  at: number;
  vehicle: NonNullable<Lane['vehicle']>;
}) {
  const states = useOfficeText('vehicles').state;
  const reason = states.reasons[block.reason];
  const name = [reason, vehicle.plate, states.days(block.firstDay, block.lastDay)].join(', ');
  return (
    <li className="contents">
      <Link
        to={vehiclePath(vehicle.id)}
        aria-label={name}
        title={name}
        data-before={span.before || undefined}
        data-after={span.after || undefined}
        style={placeOf(span, at)}
        className="board-bar board-block"
      >
        <span>{reason}</span>
      </Link>
    </li>
  );
}

function placeOf({ start, end }: Pick<Bar, 'start' | 'end'>, at: number): CSSProperties {
  return {
    '--at': at,
    '--start': round(start),
    '--length': round(end - start),
  } as CSSProperties;
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
