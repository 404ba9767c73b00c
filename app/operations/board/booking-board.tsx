import { useNavigation } from 'react-router';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import parked from '#app/base/shell/assets/parked.svg?no-inline';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { AddLink, PartFailure } from '#app/editing/list/list-screen.tsx';
import { useLastGood, useLiveData } from '#app/editing/office-calls/use-live-data.ts';
import { editCarPath } from '#app/editing/office-paths.rules.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { addDays, type WallClock } from '#app/lib/dates/dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import { NEW_BOOKING_PATH } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { BookingsViewSwitch } from '#app/office/bookings/list/bookings-view-switch.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyPart } from '#app/ui/states/part-states.tsx';
import { type BoardLayout, countBookings, layOutBoard } from './board.rules.ts';
import type { Board } from './board.schema.ts';
import { type BoardAddress, type BoardDays, boardHref } from './board-address.rules.ts';
import { BoardToolbar } from './board-toolbar.tsx';
import { STATUS_LOOKS } from './grid/board-bar.tsx';
import { BoardGrid } from './grid/board-grid.tsx';

export function BookingBoard({
  address,
  shown,
  board,
  now,
}: {
  address: BoardAddress;
  shown: BoardDays;
  board: Part<Board>;
  now: WallClock;
}) {
  const { page: text } = useOfficeText('board');
  useLiveData();
  const { state } = useNavigation();
  const read = useLastGood(board, `${shown.from} ${shown.days}`);
  const layout = read && layOutBoard(read, address);
  const counts = layout && text.lead(layout.cars.length, countBookings(layout));
  return (
    // Scrolls the board instead of the page if the window is wide enough.
    <div className="board-page md:-mb-18 md:flex md:h-[max(36rem,100dvh)] md:flex-col md:pb-2">
      <PageHead
        title={text.title}
        count={
          <>
            <ShownDays {...shown} />
            {counts && <span>{` · ${counts}`}</span>}
          </>
        }
        tabs={<BookingsViewSwitch />}
        actions={<AddLink to={NEW_BOOKING_PATH}>{text.newBooking}</AddLink>}
      />
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <BoardToolbar
          address={address}
          shown={shown}
          help={<BoardHelp cancelled={address.cancelled} />}
        />
      </div>
      {!board.ok && <PartFailure className="mb-4">{board.error || text.failed}</PartFailure>}
      {layout && isNothing(layout) && <NoCars none={read.cars.length === 0} address={address} />}
      {layout && !isNothing(layout) && (
        <>
          <BoardGrid
            layout={layout}
            board={read}
            now={now}
            counts={counts ?? ''}
            busy={state === 'loading'}
          />
          <BoardLegend cancelled={address.cancelled} className="hidden print:flex" />
        </>
      )}
    </div>
  );
}

/** Dates of bookings are Turkish by default (spec, part 9). */
function ShownDays({ from, days }: BoardDays) {
  const { dates } = useOfficeText('board', 'tr');
  return <span lang={useOfficeLanguage('tr')}>{dates.span(from, addDays(from, days - 1))}</span>;
}

/** Returns true if the board has no row with a booking or a car. */
function isNothing({ cars, carless, transfers }: BoardLayout): boolean {
  return cars.length + carless.length + transfers.length === 0;
}

function NoCars({ none, address }: { none: boolean; address: BoardAddress }) {
  const { page: text } = useOfficeText('board');
  const everyCar = boardHref({ ...address, search: '', booked: false });
  return (
    <EmptyPart
      drawing={none ? parked : emptyRoad}
      title={none ? text.empty : text.noneFound}
      text={none ? text.emptyText : undefined}
      action={
        <ButtonLink size="sm" to={none ? editCarPath() : everyCar}>
          {none ? text.addCar : text.clear}
        </ButtonLink>
      }
    />
  );
}

function BoardHelp({ cancelled }: { cancelled: boolean }) {
  const { page: text } = useOfficeText('board');
  return (
    <details className="relative z-10 ml-auto max-sm:hidden">
      <summary className="flex h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-ink-soft text-small hover:text-ink">
        <Icon name="icon-info" className="size-5" />
        <span>{text.help}</span>
      </summary>
      <div className="absolute top-full right-0 w-96 rounded-control border border-sand-line bg-white p-4 text-small shadow-card">
        <p>{text.hint}</p>
        <BoardLegend cancelled={cancelled} className="flex" />
      </div>
    </details>
  );
}

/** Legend of the colours. The bars state their status as text, too. */
function BoardLegend({ cancelled, className }: { cancelled: boolean; className: string }) {
  const { statuses } = useOfficeText('bookings');
  const { page: text } = useOfficeText('board');
  return (
    <ul
      aria-label={text.legend}
      className={cx(
        'mt-3 flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-small',
        className,
      )}
    >
      {BOOKING_STATUSES.filter((status) => cancelled || status !== 'cancelled').map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span aria-hidden="true" className={cx('h-4 w-6 rounded-small', STATUS_LOOKS[status])} />
          <span>{statuses[status]}</span>
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="board-over h-4 w-6 rounded-small" />
        <span>{text.overbooked}</span>
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="board-buffer-look h-4 w-6" />
        <span>{text.buffer}</span>
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="board-refused h-4 w-6" />
        <span>{text.refused}</span>
      </li>
    </ul>
  );
}
