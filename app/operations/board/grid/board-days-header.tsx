import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { staffShortMonth } from '#app/lib/dates/staff-dates.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import type { BoardDays } from '../board-address.rules.ts';

/** Number of days whose columns have room for the name of a month and its year. */
const ROOM_OF_NAME = 3;

/** Header with the days. Screen readers skip it because each bar states its own days. */
export function BoardDaysHeader({
  from,
  days,
  today,
  counts,
}: BoardDays & { today: IsoDate; counts: string }) {
  // Dates of bookings are Turkish by default (spec, part 9).
  const { dates: boardDates } = useOfficeText('board', 'tr');
  const lang = useOfficeLanguage('tr');
  const dates = Array.from({ length: days }, (_, i) => addDays(from, i));
  return (
    <div
      aria-hidden="true"
      lang={lang}
      className="board-days sticky top-0 z-3 grid w-(--width) grid-cols-[var(--head)_repeat(var(--days),var(--day))] border-sand-line border-b bg-sand text-center text-ink-soft text-meta"
    >
      <div className="sticky left-0 z-2 row-span-2 flex w-(--head) items-end border-sand-line border-r bg-sand pb-2 pl-3 text-left">
        <span lang={useOfficeLanguage()} className="max-lg:hidden">
          {counts}
        </span>
      </div>
      {monthsOf(dates).map(({ first, length }) => (
        <div
          key={first}
          className="overflow-clip border-sand-line border-l pt-0.5 text-left font-strong text-ink"
          style={{ gridColumn: `span ${length}` }}
        >
          <span className="sticky left-(--head) px-2 whitespace-nowrap">
            {length < ROOM_OF_NAME
              ? staffShortMonth(first.slice(0, 7), lang)
              : boardDates.month(first)}
          </span>
        </div>
      ))}
      {dates.map((date) => (
        <div
          key={date}
          className={cx('flex flex-col items-center pb-0.5', isWeekend(date) && 'bg-sand-line/50')}
        >
          <span>{boardDates.weekday(date)}</span>
          <span
            className={cx(
              'grid min-w-6 place-items-center rounded-full px-1 text-ink text-small-strong tabular-nums',
              date === today &&
                'bg-coral text-white forced-colors:outline-2 forced-colors:outline-[Highlight]',
            )}
          >
            {Number(date.slice(8))}
          </span>
        </div>
      ))}
    </div>
  );
}

function monthsOf(dates: IsoDate[]): { first: IsoDate; length: number }[] {
  const months = groupBy(dates, (date) => date.slice(0, 7));
  return [...months.values()].map((inMonth) => ({
    first: inMonth[0] ?? '',
    length: inMonth.length,
  }));
}

function isWeekend(date: IsoDate): boolean {
  const [sunday, saturday] = [0, 6];
  return [sunday, saturday].includes(new Date(date).getUTCDay());
}
