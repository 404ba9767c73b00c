import { useId, useLayoutEffect, useRef } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { DAY_LIST_PATH } from '#app/editing/office-paths.rules.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { staffFullDate, staffWeekday } from '#app/lib/dates/staff-dates.ts';
import { bookingListHref, LATE } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/lists/row-actions.tsx';
import { isNarrowScreen } from '#app/ui/narrow-screen.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { aroundNow, minutesBetween, nextTask } from './agenda.rules.ts';
import type { Agenda } from './agenda.schema.ts';
import { agendaAddress } from './agenda-address.rules.ts';
import { AgendaRows } from './agenda-row.tsx';
import { COLUMN, COLUMN_BODY, COLUMN_HEAD } from './column.ts';

/** Number of late events of earlier days that are visible without unfolding. */
const OPEN_LATE = 2;
const FOLD =
  'border-sand-line border-b pointer-fine:[&>summary]:min-h-9 [&>summary]:rounded-none [&>summary]:px-3 [&>div]:p-0';

/**
 * Events of a day in order of time. Today's late events come first, done events are folded, and a
 * line marks the current time.
 */
export function AgendaColumn({
  agenda,
  now,
  className,
}: {
  agenda: Agenda;
  now: WallClock;
  className: string;
}) {
  const text = useOfficeText('agenda');
  const { date, days, events } = agenda;
  const id = useId();
  const today = now.slice(0, 10);
  const isToday = date === today;
  return (
    <section aria-labelledby={id} className={cx(COLUMN, '@container', className)}>
      <div className={COLUMN_HEAD}>
        <h2 id={id} className="text-lg">
          {isToday ? text.today : staffFullDate(date)}
        </h2>
        {isToday && <p className="@max-md:hidden text-ink-soft text-sm">{staffFullDate(date)}</p>}
        <p className="ml-auto text-ink-soft text-sm tabular-nums">
          {text.tasks(events.filter(({ done, status }) => !done && status !== 'cancelled').length)}
        </p>
        <IconLink
          label={text.print}
          to={isToday ? DAY_LIST_PATH : `${DAY_LIST_PATH}?date=${date}`}
          className="-mr-2 border-transparent"
        >
          <Icon name="icon-printer" className="size-5" />
        </IconLink>
      </div>
      <Days days={days} date={date} today={today} />
      {isToday ? (
        <Today key={date} agenda={agenda} now={now} />
      ) : (
        <div key={date} className={COLUMN_BODY}>
          <AgendaRows events={events} now={now} />
          {events.length === 0 && <Nothing title={text.nothingThen} />}
        </div>
      )}
    </section>
  );
}

function Days({ days, date, today }: Pick<Agenda, 'days' | 'date'> & { today: IsoDate }) {
  const text = useOfficeText('agenda');
  const nameOf = (day: IsoDate) => {
    if (day === today) return text.today;
    // English has no short word for tomorrow, so the weekday is shown.
    return (day === addDays(today, 1) && text.tomorrow) || staffWeekday(day);
  };
  return (
    <nav aria-label={text.days} className="shrink-0 border-sand-line border-y bg-sand px-1 py-0.5">
      <ul className="grid grid-cols-7 large-text:grid-cols-3">
        {days.map(({ date: day, open }) => (
          <li key={day}>
            <Link
              to={agendaAddress.href({ day: day === today ? null : day })}
              preventScrollReset
              aria-current={day === date ? 'date' : undefined}
              className="flex min-h-11 flex-col items-center justify-center rounded-control font-semibold text-ink-soft text-xs tabular-nums @max-[22rem]:tracking-tighter hover:text-ink aria-[current]:bg-white aria-[current]:text-ink aria-[current]:shadow-card"
            >
              <span className="@max-md:hidden whitespace-nowrap">{nameOf(day)}</span>
              <span className="@md:hidden whitespace-nowrap">
                {day === today ? text.today : staffWeekday(day)}
              </span>
              <span aria-hidden="true" className="font-normal">
                {open}
              </span>
              <span className="sr-only">{`, ${text.tasks(open)}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Today({ agenda, now }: { agenda: Agenda; now: WallClock }) {
  const text = useOfficeText('agenda');
  const scroller = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { late, done, passed, coming } = aroundNow(agenda.events, now);
  const { late: earlier, moreLate } = agenda;
  const allLate = earlier.length + moreLate + late.length;
  const next = coming.find((event) => event.next !== null);
  const inCard = nextTask(agenda.events, now);
  // Scrolls to the line of the current time if it is below the middle of the box.
  useLayoutEffect(() => {
    const [box, mark] = [scroller.current, line.current];
    if (!box || !mark) return;
    const below = mark.offsetTop - box.offsetTop - box.clientHeight / 2;
    if (below > 0) box.scrollTop = below;
  }, []);
  return (
    <div ref={scroller} className={COLUMN_BODY}>
      {allLate > 0 && (
        <section aria-label={text.late(allLate)} className="border-coral border-l-4">
          <h3 className="sr-only">{text.late(allLate)}</h3>
          <AgendaRows events={earlier.slice(0, OPEN_LATE)} now={now} />
          {earlier.length > OPEN_LATE && (
            <Fold title={text.moreLate(earlier.length - OPEN_LATE + moreLate)} className={FOLD}>
              <AgendaRows events={earlier.slice(OPEN_LATE)} now={now} />
              {moreLate > 0 && <AllLate count={earlier.length + moreLate} />}
            </Fold>
          )}
          <AgendaRows events={late} now={now} inCard={inCard} />
        </section>
      )}
      {done.length > 0 && (
        <Fold title={text.doneCount(done.length)} className={FOLD}>
          <AgendaRows events={done} now={now} />
        </Fold>
      )}
      <AgendaRows events={passed} now={now} />
      <div
        ref={line}
        className="flex flex-wrap items-center gap-x-2 px-3 py-1 font-semibold text-xs tabular-nums"
      >
        <p className="rounded-full border border-ink bg-ink px-2 text-white print:bg-transparent">
          {`${text.now} ${now.slice(11)}`}
        </p>
        <span aria-hidden="true" className="h-0 grow border-ink border-t-2" />
        {next && <p>{text.nextIn(text.inTime(minutesBetween(now, next.at)))}</p>}
      </div>
      <AgendaRows
        events={coming}
        now={now}
        next={isNarrowScreen() ? undefined : next}
        inCard={inCard}
      />
      {agenda.events.length === 0 && <Nothing title={text.nothing} />}
    </div>
  );
}

function Nothing({ title }: { title: string }) {
  const text = useOfficeText('agenda');
  return (
    <div className="px-4">
      <EmptyState
        role="status"
        drawing={<img src={emptyRoad} alt="" width={180} height={120} />}
        title={title}
        text={text.nothingText}
        heading="h3"
      />
    </div>
  );
}

/** Link to the list of all late bookings; the agenda lists only the 40 latest. */
function AllLate({ count }: { count: number }) {
  const text = useOfficeText('agenda');
  return (
    <Link
      to={bookingListHref({ status: LATE })}
      className="flex min-h-11 items-center px-3 font-semibold text-sm text-turquoise hover:underline"
    >
      {text.allLate(count)}
    </Link>
  );
}
