import { useId } from 'react';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?no-inline';
import { DAY_LIST_PATH } from '#app/editing/office-paths.rules.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { staffFullDate, staffShortWeekday, staffWeekday } from '#app/lib/dates/staff-dates.ts';
import { bookingListHref, LATE } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/lists/row-actions.tsx';
import { NARROW, useMediaQuery } from '#app/ui/media-query.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { aroundNow, minutesBetween, nextTask } from './agenda.rules.ts';
import type { Agenda } from './agenda.schema.ts';
import { agendaAddress } from './agenda-address.rules.ts';
import { AgendaRows } from './agenda-row.tsx';
import { BOX, BOX_HEAD } from './box.ts';

/** Number of late events of earlier days that are visible without unfolding. */
const OPEN_LATE = 2;
const FOLD =
  'border-sand-line border-b pointer-fine:[&>summary]:min-h-9 [&>summary]:rounded-none [&>summary]:px-3 [&>div]:p-0';

/** Height of a row, and of what stands above and between the rows, in pixels. */
const ROW = 48;
const AROUND_ROWS = 416;
/** Returns the number of rows of today and the following days that fill the window. */
const rowsThatFit = () => Math.max(ROWS_OF_PHONE, Math.floor((innerHeight - AROUND_ROWS) / ROW));
/** Number of rows on a phone, which folds today's further rows. */
const ROWS_OF_PHONE = 5;
/** Windows in which Today has one column: the page is narrower than its `@2xl`. */
const ONE_COLUMN = '(width < 44rem)';

/**
 * Events of a day in order of time, followed by the next days until the window is full. Today's late
 * events come first, done events are folded, and a line marks the current time.
 */
export function AgendaColumn({ agenda, now }: { agenda: Agenda; now: WallClock }) {
  const text = useOfficeText('agenda');
  const { date, days, events } = agenda;
  const id = useId();
  const today = now.slice(0, 10);
  const isToday = date === today;
  const open = events.filter(({ done, status }) => !done && status !== 'cancelled').length;
  const isOneColumn = useMediaQuery(ONE_COLUMN);
  const room = Math.max(0, (isOneColumn ? ROWS_OF_PHONE : rowsThatFit()) - open);
  const hasFollowing = agenda.following.length > 0;
  return (
    <section aria-labelledby={id} className={cx(BOX, '@container')}>
      <div className={BOX_HEAD}>
        <h2 id={id} className="text-heading">
          {isToday ? text.today : staffFullDate(date)}
        </h2>
        {isToday && (
          <p className="@max-md:hidden text-ink-soft text-small">{staffFullDate(date)}</p>
        )}
        <p className="ml-auto text-ink-soft text-small tabular-nums">{text.tasks(open)}</p>
        <IconLink
          label={text.print}
          to={isToday ? DAY_LIST_PATH : `${DAY_LIST_PATH}?date=${date}`}
          className="-mr-2 border-transparent"
        >
          <Icon name="icon-printer" className="size-5" />
        </IconLink>
      </div>
      <Days days={days} date={date} today={today} />
      <div key={date}>
        {isToday ? <Today agenda={agenda} now={now} /> : <AgendaRows events={events} now={now} />}
        {events.length === 0 && (
          <Nothing title={isToday ? text.nothing : text.nothingThen} isAll={!hasFollowing} />
        )}
        <Following agenda={agenda} now={now} room={room} />
      </div>
    </section>
  );
}

/**
 * Events of the days after the shown one, each day below its name, at most `room` rows. A day without
 * a row is not named: the bar of days has its number of tasks.
 */
function Following({ agenda, now, room }: { agenda: Agenda; now: WallClock; room: number }) {
  const text = useOfficeText('agenda');
  const { date: shown, days, following } = agenda;
  const tomorrow = addDays(now.slice(0, 10), 1);
  const listed = following.slice(0, room);
  const coming = days.filter(({ date, open }) => date > shown && open > 0);
  const visible = coming.filter(({ date }) => listed.some(({ at }) => at.startsWith(date)));
  return visible.map(({ date, open }) => {
    const name = date === tomorrow ? text.tomorrowThen : staffFullDate(date);
    const events = listed.filter(({ at }) => at.startsWith(date));
    return (
      <section key={date} aria-label={name}>
        <h3 className="text-small-strong">
          <Link
            to={agendaAddress.href({ day: date })}
            preventScrollReset
            className="flex min-h-11 items-center border-sand-line border-b bg-sand px-3 tabular-nums hover:underline pointer-fine:min-h-8"
          >
            {text.tasksOf(name, open)}
          </Link>
        </h3>
        <AgendaRows events={events} now={now} />
        {events.length < open && (
          <Link
            to={agendaAddress.href({ day: date })}
            preventScrollReset
            aria-label={`${name}: ${text.moreTasks(open - events.length)}`}
            className="flex min-h-11 items-center px-3 text-small-strong text-turquoise hover:underline"
          >
            {text.moreTasks(open - events.length)}
          </Link>
        )}
      </section>
    );
  });
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
      <ul className="grid @max-md:grid-cols-[auto_repeat(6,minmax(0,1fr))] grid-cols-7 large-text:grid-cols-3!">
        {days.map(({ date: day, open }) => (
          <li key={day} className="@max-md:first:*:px-2">
            <Link
              to={agendaAddress.href({ day: day === today ? null : day })}
              preventScrollReset
              aria-current={day === date ? 'date' : undefined}
              className="segment flex min-h-11 flex-col items-center justify-center text-meta-strong tabular-nums"
            >
              <span className="@max-md:hidden whitespace-nowrap">{nameOf(day)}</span>
              <span className="@md:hidden whitespace-nowrap">
                {day === today ? text.today : staffShortWeekday(day)}
              </span>
              <span aria-hidden="true" className="font-regular">
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
  const { late, done, passed, coming } = aroundNow(agenda.events, now);
  const { late: earlier, moreLate } = agenda;
  const allLate = earlier.length + moreLate + late.length;
  const next = coming.find((event) => event.next !== null);
  const inCard = nextTask(agenda.events, now);
  const isNarrow = useMediaQuery(NARROW);
  const shown = useMediaQuery(ONE_COLUMN) ? ROWS_OF_PHONE : coming.length;
  return (
    <>
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
      <div className="flex flex-wrap items-center gap-x-2 px-3 py-1 text-meta-strong tabular-nums">
        <p className="rounded-full border border-ink bg-ink px-2 text-white print:bg-transparent">
          {`${text.now} ${now.slice(11)}`}
        </p>
        <span aria-hidden="true" className="h-0 grow border-ink border-t-2" />
        {next && <p>{text.nextIn(text.inTime(minutesBetween(now, next.at)))}</p>}
      </div>
      <AgendaRows
        events={coming.slice(0, shown)}
        now={now}
        next={isNarrow ? undefined : next}
        inCard={inCard}
      />
      {coming.length > shown && (
        <Fold title={text.moreTasks(coming.length - shown)} className={FOLD}>
          <AgendaRows events={coming.slice(shown)} now={now} />
        </Fold>
      )}
    </>
  );
}

/** Message of a day without events, with a drawing if the following days have none either. */
function Nothing({ title, isAll }: { title: string; isAll: boolean }) {
  const text = useOfficeText('agenda');
  if (!isAll) {
    return (
      <p
        role="status"
        className="flex min-h-12 items-center border-sand-line border-b px-3 text-ink-soft text-small"
      >
        {title}
      </p>
    );
  }
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
      className="flex min-h-11 items-center px-3 text-small-strong text-turquoise hover:underline"
    >
      {text.allLate(count)}
    </Link>
  );
}
