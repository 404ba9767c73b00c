import { type CSSProperties, type MouseEvent, useId, useState } from 'react';
import { vehiclePath } from '#app/editing/office-paths.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { focusAfter } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { crowdedDays, hasPlates, type Lane, unplatedLane } from '../board.rules.ts';
import type { RefusedDay } from '../refused-days.rules.ts';
import { BlockedDays, BoardBar, barId } from './board-bar.tsx';
import { BoardLine } from './board-line.tsx';
import { BookingCount } from './booking-count.tsx';
import { RefusedDays, RefusedDaysText, useRefusalText } from './refused-days.tsx';

/** Days of a row on which a click starts a new booking: from `first` on, where no bar is. */
export interface FreeDays {
  days: number;
  first: number;
  onChoose: (row: string, day: number) => void;
}

const PLATE =
  'board-plate absolute overflow-clip text-ellipsis whitespace-nowrap border-sand-line border-l-[3px] pl-2 text-meta tabular-nums';

const TOOL =
  'board-tool my-[0.5px] grid h-[calc(var(--lane)+2*var(--pad)-1px)] min-w-7 shrink-0 place-items-center rounded-full text-turquoise hover:bg-turquoise-wash pointer-coarse:sm:min-w-11';

/**
 * Row of the board: its head, and the bars of its lanes. Free days start a new booking on a click
 * only if `freeDays` is given. A row that folds shows a single lane until it is opened, with the
 * number of bookings in place of the bars of a crowded day.
 */
export function BoardRow({
  id,
  title,
  note,
  lanes,
  freeDays,
  add,
  heading: Heading = 'h3',
  tone = 'bg-white',
  folds = false,
  refused = [],
}: {
  id: string;
  title: string;
  note: string;
  lanes: Lane[];
  freeDays?: FreeDays;
  add?: { to: string; label: string };
  heading?: 'h2' | 'h3';
  tone?: string;
  folds?: boolean;
  /** Days on which a letting rule refuses every pickup. */
  refused?: readonly RefusedDay[];
}) {
  const { page: text } = useOfficeText('board');
  const refusalOn = useRefusalText(refused);
  const rulesId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = folds && !isOpen && lanes.length > 1;
  const crowded = isFolded ? crowdedDays(lanes) : null;
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
        className={cx(
          'sticky left-0 z-2 flex w-(--head) items-start gap-1 border-sand-line border-r pl-3 max-sm:pl-2',
          withPlates && 'sm:pr-(--plates) sm:[--plates:5.75rem] lg:[--plates:6.25rem]',
          tone,
        )}
      >
        <div
          className={cx(
            'grid min-h-[calc(var(--lane)+2*var(--pad))] min-w-0 flex-1 content-center',
            // Leaves room for the first lane's plate, which a phone shows below the name.
            withPlates && 'max-sm:content-start max-sm:pt-1',
          )}
        >
          <Heading
            title={`${title} · ${note}`}
            className={cx(
              'line-clamp-2 text-small-strong max-sm:text-meta-strong large-text:hyphens-auto',
              isOneLane && 'pointer-fine:sm:block pointer-fine:sm:truncate',
              withPlates && 'max-sm:block max-sm:truncate',
            )}
          >
            {title}
          </Heading>
          {/* There is no room for the note in a single lane. */}
          <p className={isOneLane ? 'sr-only' : 'truncate text-ink-soft text-meta max-sm:sr-only'}>
            {note}
          </p>
        </div>
        {lanes.map(
          ({ vehicle }, at) =>
            vehicle && (
              <Link
                key={vehicle.id}
                to={vehiclePath(vehicle.id)}
                className={cx(PLATE, 'hover:text-turquoise hover:underline')}
                style={{ '--at': at } as CSSProperties}
              >
                {vehicle.plate}
              </Link>
            ),
        )}
        {unplated >= 0 && (
          <p className={cx(PLATE, 'text-ink-soft')} style={{ '--at': unplated } as CSSProperties}>
            {text.rows.unplated}
          </p>
        )}
        {folds && lanes.length > 1 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={text.rows.showAll(title)}
            title={text.rows.showAll(title)}
            className={cx(TOOL, 'print:hidden')}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="icon-chevron-down" className={cx('size-4', isOpen && 'rotate-180')} />
          </button>
        )}
        {add && (
          <Link
            to={add.to}
            aria-label={add.label}
            title={add.label}
            aria-describedby={refused.length > 0 ? rulesId : undefined}
            // In a narrow head the link is for screen readers only; a tap on a free day does the
            // same.
            className={cx(TOOL, 'max-lg:sr-only')}
          >
            <Icon name="icon-plus" className="size-4" />
          </Link>
        )}
        <RefusedDaysText id={rulesId} refused={refused} />
      </div>
      <BoardLine row={id} {...(freeDays && pointerShortcut(id, freeDays, refusalOn))}>
        <RefusedDays refused={refused} />
        {lanes.map(
          ({ kind }, at) =>
            kind === 'over' && (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
                key={at}
                className="board-over pointer-events-none absolute inset-x-0 top-[calc(var(--at)*var(--lane)+var(--pad))] h-(--lane)"
                style={{ '--at': at } as CSSProperties}
              />
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
              ...bars.flatMap((bar) => {
                const ofDay = crowded?.get(Math.floor(bar.start));
                return [
                  ofDay && at === 0 && (
                    <BookingCount
                      key={`count ${bar.booking.id}`}
                      bars={ofDay}
                      onOpen={() => focusAfter(barId(bar.booking.id), () => setIsOpen(true))}
                    />
                  ),
                  <BoardBar
                    key={bar.booking.id}
                    bar={bar}
                    at={at}
                    over={kind === 'over'}
                    isHidden={ofDay !== undefined}
                    plate={vehicle?.plate}
                  />,
                ];
              }),
            ])}
          </ol>
        )}
      </BoardLine>
    </div>
  );
}

/**
 * Highlights the free day under the mouse, and starts a booking on a clicked day. The link in the
 * row's head does the same with the keyboard. The highlight and the title, which names the letting
 * rule that refuses the day, are attributes that are set without rendering the row.
 */
function pointerShortcut(
  row: string,
  { days, first, onChoose }: FreeDays,
  refusalOn: (day: number) => string,
) {
  function freeDayAt({ currentTarget, target, clientX }: MouseEvent<HTMLElement>): number | null {
    const { left, width } = currentTarget.getBoundingClientRect();
    const day = Math.floor(((clientX - left) / width) * days);
    const isFree = day >= first && day < days && !(target as Element).closest('a, button');
    return isFree ? day : null;
  }
  const unmark = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    delete currentTarget.dataset.free;
    currentTarget.title = '';
  };
  return {
    onMouseMove(event: MouseEvent<HTMLElement>) {
      const day = freeDayAt(event);
      if (day === null) return unmark(event);
      event.currentTarget.dataset.free = '';
      event.currentTarget.title = refusalOn(day);
      event.currentTarget.style.setProperty('--free', String(day));
    },
    onMouseLeave: unmark,
    onClick(event: MouseEvent<HTMLElement>) {
      const day = freeDayAt(event);
      if (day !== null) onChoose(row, day);
    },
  };
}
