import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import {
  addDays,
  calendarDaysBetween,
  type IsoDate,
  type WallClock,
} from '#app/lib/dates/dates.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type BoardLayout, dayOffset, FEW_DAYS } from '../board.rules.ts';
import type { Board } from '../board.schema.ts';
import { bookingFromBoard, CARLESS, TRANSFERS } from '../board-address.rules.ts';
import { BoardMover } from '../move/board-mover.tsx';
import { BoardDaysHeader } from './board-days-header.tsx';
import { BoardRow, type FreeDays } from './board-row.tsx';

const SATURDAY = 6;
const WEEK = 7;

/** Grid of the board. Scrolling and pointer movements do not render it again. */
export function BoardGrid({
  layout: { transfers, cars, carless },
  board: { bookings, cars: fleet, from, days },
  now,
  counts,
  busy,
}: {
  layout: BoardLayout;
  board: Board;
  now: WallClock;
  /** Text with the number of shown cars and bookings. */
  counts: string;
  busy: boolean;
}) {
  const { page: text } = useOfficeText('board');
  const navigate = useNavigate();
  const today = now.slice(0, 10);
  // Days before today cannot be booked.
  const firstFree = calendarDaysBetween(from, today);
  const style = {
    '--days': days,
    '--saturday': daysToSaturday(from),
    '--now': dayOffset(from, now),
  } as CSSProperties;
  const newOn = (row: string, date: IsoDate) => bookingFromBoard(row, date, now);
  const freeDays: FreeDays = {
    days,
    first: firstFree,
    onChoose: (row, day) => navigate(newOn(row, addDays(from, day))),
  };
  const firstDay = from > today ? from : today;
  return (
    <BoardMover
      bookings={bookings}
      cars={fleet}
      rows={cars}
      from={from}
      days={days}
      region={{
        'aria-label': text.region,
        'aria-busy': busy || undefined,
        style,
        ...{ 'data-now': (firstFree >= 0 && firstFree < days) || undefined },
        ...{ 'data-span': days <= FEW_DAYS ? 'week' : undefined },
        className: cx(
          'board md:max-h-none rounded-control border border-sand-line transition-opacity',
          busy && 'opacity-60',
        ),
      }}
    >
      {/* A table in print, so that each sheet repeats the header. */}
      <div className="contents print:table">
        <div className="contents break-inside-avoid print:table-header-group">
          <BoardDaysHeader from={from} days={days} today={today} counts={counts} />
        </div>
        <BoardRow
          id={TRANSFERS}
          heading="h2"
          title={text.rows.transfers}
          note={countIn(transfers, text)}
          lanes={transfers}
          freeDays={freeDays}
          add={{ to: newOn(TRANSFERS, firstDay), label: text.rows.newTransfer }}
          tone="bg-foam"
          folds
        />
        <h2 className="sr-only">{text.rows.cars}</h2>
        {cars.map(({ car, lanes, refused }) => (
          <BoardRow
            key={car.id}
            id={car.id}
            title={car.title}
            note={[
              car.category,
              car.total_units > 1 && text.rows.units(car.total_units),
              !car.active && text.rows.inactive,
            ]
              .filter(Boolean)
              .join(' · ')}
            lanes={lanes}
            freeDays={freeDays}
            refused={refused.filter(({ at }) => at >= firstFree)}
            add={{ to: newOn(car.id, firstDay), label: text.rows.newFor(car.title) }}
          />
        ))}
        {carless.length > 0 && (
          <BoardRow
            id={CARLESS}
            heading="h2"
            title={text.rows.carless}
            note={countIn(carless, text)}
            lanes={carless}
            tone="bg-sand"
          />
        )}
      </div>
    </BoardMover>
  );
}

function countIn(lanes: BoardLayout['transfers'], text: OfficeTexts['board']['page']): string {
  const bookings = lanes.reduce((sum, { bars }) => sum + bars.length, 0);
  return text.rows.bookings(bookings);
}

/**
 * Returns the number of days from the first day to the first Saturday; -1 if the board begins on a
 * Sunday.
 */
function daysToSaturday(from: IsoDate): number {
  const weekday = new Date(from).getUTCDay();
  return weekday === 0 ? -1 : (SATURDAY - weekday + WEEK) % WEEK;
}
