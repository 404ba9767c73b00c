import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { messagesText } from '#app/base/messages/messages.text.ts';
import { handoverPath, paperPath, papersOf } from '#app/base/messages/papers.rules.ts';
import { phoneLink } from '#app/base/settings/contact-links.rules.ts';
import { DAY_LIST_PATH } from '#app/editing/office-paths.rules.ts';
import { addDays, businessNow, type IsoDate, type WallClock, wallClock } from '#app/lib/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { staffDayMonth, staffFullDate, staffMoment, staffWeekday } from '#app/lib/staff-dates.ts';
import type { HandoverKind } from '#app/loop/handovers/handover.rules.ts';
import { customerChatLink, shortPlace } from '#app/office/bookings/booking.rules.ts';
import { BookingLanguage } from '#app/office/bookings/booking-language.tsx';
import { bookingListHref, bookingPath } from '#app/office/bookings/booking-list-address.rules.ts';
import { useStatusChange } from '#app/office/bookings/booking-status-choice.tsx';
import emptyRoad from '#app/site/shell/assets/empty-road.svg?no-inline';
import { Button, ButtonAnchor, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/row-actions.tsx';
import { focusHeading } from '#app/ui/sections.tsx';
import { useFocusLost } from '#app/ui/use-focus-lost.ts';
import { useText } from '#app/ui/use-text.ts';
import {
  type AgendaKind,
  aroundNow,
  isLate,
  LATE_DAYS,
  minutesBetween,
  nextTask,
} from './agenda.rules.ts';
import type { AgendaAnswer, AgendaEntry } from './dashboard.schema.ts';
import { agendaAddress } from './list-address.rules.ts';
import { todayText } from './today.text.ts';

/** The look of a column of the morning: in a wide window it is as high as that and scrolls by itself. */
export const COLUMN =
  'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-sand-line bg-white';
export const COLUMN_HEAD = 'flex min-h-11 shrink-0 items-center justify-between gap-3 px-3 py-1';
export const COLUMN_BODY = 'min-h-0 grow overflow-y-auto';
/** Lower where a mouse points. */
export const SMALL_BUTTON = 'max-md:px-2.5 pointer-fine:min-h-9 pointer-fine:px-2.5';

const ICONS: Record<AgendaKind, IconName> = {
  pickup: 'icon-key-round',
  return: 'icon-corner-down-left',
  transfer: 'icon-plane',
};

/** So many of what is late from earlier days stand open above today's. */
const OPEN_LATE = 2;

const clock = (): WallClock => {
  const { date, time } = businessNow(new Date());
  return wallClock(date, time);
};

/** The moment on the clock of the business; it moves on while the page is open. */
export function useClock(): WallClock {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A day on one axis of time: what is late on top, what is done folded, the line of now, what is to come. */
export function AgendaColumn({
  agenda,
  now,
  className,
}: {
  agenda: AgendaAnswer;
  now: WallClock;
  className: string;
}) {
  const { agenda: text } = useText(todayText);
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
          {text.tasks(events.filter(({ done }) => !done).length)}
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
          <Rows events={events} now={now} />
          {events.length === 0 && <Nothing title={text.nothingThen} />}
        </div>
      )}
    </section>
  );
}

/** The way to the days of the week to come, with how much each has. */
function Days({ days, date, today }: Pick<AgendaAnswer, 'days' | 'date'> & { today: IsoDate }) {
  const { agenda: text } = useText(todayText);
  const nameOf = (day: IsoDate) => {
    if (day === today) return text.today;
    return day === addDays(today, 1) ? text.tomorrow : staffWeekday(day);
  };
  return (
    <nav aria-label={text.days} className="shrink-0 border-sand-line border-y bg-sand px-1 py-0.5">
      <ul className="grid grid-cols-7 large-letters:grid-cols-3">
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

function Today({ agenda, now }: { agenda: AgendaAnswer; now: WallClock }) {
  const { agenda: text } = useText(todayText);
  const scroller = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const { late, done, passed, coming } = aroundNow(agenda.events, now);
  const { late: earlier, moreLate } = agenda;
  const allLate = earlier.length + moreLate + late.length;
  const next = coming.find((event) => event.next !== null);
  // Opens on the line of now, where what is before it fills the window.
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
          <Rows events={earlier.slice(0, OPEN_LATE)} now={now} />
          {earlier.length > OPEN_LATE && (
            <Fold label={text.moreLate(earlier.length - OPEN_LATE + moreLate)} tone="text-coral">
              <Rows events={earlier.slice(OPEN_LATE)} now={now} />
              {moreLate > 0 && <MoreLate count={moreLate} today={now.slice(0, 10)} />}
            </Fold>
          )}
          <Rows events={late} now={now} />
        </section>
      )}
      {done.length > 0 && (
        <Fold label={text.doneCount(done.length)} icon="icon-check">
          <Rows events={done} now={now} />
        </Fold>
      )}
      <Rows events={passed} now={now} />
      <div
        ref={line}
        className="flex flex-wrap items-center gap-x-2 px-3 py-1 font-semibold text-xs tabular-nums"
      >
        <p className="rounded-full border border-sun bg-sun px-2 text-ink">
          {`${text.now} ${now.slice(11)}`}
        </p>
        <span aria-hidden="true" className="h-0 grow border-sun border-t-2" />
        {next && <p>{text.nextIn(text.inTime(minutesBetween(now, next.at)))}</p>}
      </div>
      <Rows events={coming} now={now} />
      {agenda.events.length === 0 && <Nothing title={text.nothing} />}
    </div>
  );
}

function Nothing({ title }: { title: string }) {
  const { agenda: text } = useText(todayText);
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

/** Rows that are seldom looked at. */
function Fold({
  label,
  icon,
  tone = 'text-ink-soft',
  children,
}: {
  label: string;
  icon?: IconName;
  tone?: string;
  children: Elements;
}) {
  return (
    <details className="group border-sand-line border-b">
      <summary
        className={cx(
          'flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-sm hover:bg-ink/5 pointer-fine:min-h-9',
          tone,
        )}
      >
        {icon && <Icon name={icon} className="size-4" />}
        <span>{label}</span>
        <Icon
          name="icon-chevron-down"
          className="ml-auto size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

/** The way to what is late and not listed. */
function MoreLate({ count, today }: { count: number; today: IsoDate }) {
  const { agenda: text } = useText(todayText);
  const days = { from: addDays(today, -LATE_DAYS), to: addDays(today, -1) };
  return (
    <Link
      to={bookingListHref(days)}
      className="flex min-h-11 items-center px-3 font-semibold text-sm text-turquoise hover:underline"
    >
      {text.moreLate(count)}
    </Link>
  );
}

function Rows({ events, now }: { events: AgendaEntry[]; now: WallClock }) {
  if (events.length === 0) return null;
  return (
    <ul className="divide-y divide-sand-line border-sand-line border-b">
      {events.map((event) => (
        <Row key={`${event.kind}-${event.id}`} event={event} now={now} />
      ))}
    </ul>
  );
}

const BOTH_LINES = '@max-md:row-span-2 large-letters:row-auto!';

/** An event in one row, which opens in place. */
function Row({ event, now }: { event: AgendaEntry; now: WallClock }) {
  const { agenda: text } = useText(todayText);
  const [isOpen, setOpen] = useState(false);
  const { kind, done, plate, needsPlate, status, carTitle } = event;
  // Its step may move it to another part of the axis, or away.
  const row = useFocusLost<HTMLLIElement>(focusHeading);
  return (
    <li ref={row}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={cx(
          'grid min-h-12 w-full grid-cols-[4.25rem_1rem_minmax(0,1fr)_auto] large-letters:grid-cols-1 items-center gap-x-2 px-3 py-0.5 text-left text-sm tabular-nums hover:bg-foam active:bg-sand',
          done && 'text-ink-soft',
        )}
      >
        <When event={event} now={now} />
        <span title={text.kinds[kind]} className={BOTH_LINES}>
          <Icon name={ICONS[kind]} className="size-4 text-turquoise" />
        </span>
        {/* In a narrow column the second line goes on below the sums. */}
        <span className="grid min-w-0 @max-md:contents">
          <span className="flex min-w-0 @md:flex-nowrap flex-wrap items-center gap-x-1.5">
            <span className="@max-md:w-full min-w-0 truncate font-semibold">{event.customer}</span>
            {plate && (
              <span className="@md:order-first shrink-0 whitespace-nowrap rounded-sm border border-control-line px-1 text-xs">
                {plate}
              </span>
            )}
            {needsPlate && (
              <span className="shrink-0 whitespace-nowrap text-coral text-xs">{text.noPlate}</span>
            )}
            {status === 'pending' && (
              <span className="shrink-0 whitespace-nowrap rounded-full bg-sun px-1.5 font-semibold text-ink text-xs">
                {text.waits}
              </span>
            )}
            {status === 'pending' && carTitle !== null && !event.holds && (
              <span className="shrink-0 whitespace-nowrap text-coral text-xs">{text.unheld}</span>
            )}
          </span>
          <span className="@max-md:col-span-2 @max-md:col-start-3 @max-md:row-start-2 large-letters:col-auto! large-letters:row-auto! min-w-0 @max-md:line-clamp-2 @md:truncate text-ink-soft text-xs">
            {[subjectOf(event), placeOf(event)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Sums
          event={event}
          className="@max-md:col-start-4 @max-md:row-start-1 large-letters:col-auto! large-letters:row-auto!"
        />
      </button>
      {isOpen && <Details event={event} />}
    </li>
  );
}

/** The hour and what happens; of what is late by how much, of another day the day. */
function When({ event, now }: { event: AgendaEntry; now: WallClock }) {
  const { agenda: text } = useText(todayText);
  const { at, kind } = event;
  const late = isLate(event, now);
  const isEarlier = at.slice(0, 10) < now.slice(0, 10);
  return (
    <span className={cx('grid', BOTH_LINES, late && 'text-coral')}>
      <time dateTime={at} className="font-bold">
        {isEarlier ? staffDayMonth(at.slice(0, 10)) : at.slice(11)}
      </time>
      <span className={cx('whitespace-nowrap text-xs', late ? 'font-semibold' : 'text-ink-soft')}>
        {late ? text.lateBy(minutesBetween(at, now)) : text.kinds[kind]}
      </span>
      {late && <span className="sr-only">{` ${text.kinds[kind]}`}</span>}
    </span>
  );
}

/** What is to be collected, and the deposit that is taken or given back. */
function Sums({ event, className }: { event: AgendaEntry; className?: string }) {
  const { agenda: text, dashboard } = useText(todayText);
  const { kind, done, due, deposit, total } = event;
  const isUnpriced = !done && kind !== 'return' && total === null;
  return (
    <span className={cx('grid justify-items-end whitespace-nowrap', className)}>
      {due !== null && (
        <span className="font-semibold">
          <span>{formatMinor(eurosToCents(due), 'EUR')}</span>
          <span className="sr-only">{` ${text.due}`}</span>
        </span>
      )}
      {isUnpriced && <span className="text-coral text-xs">{dashboard.bookings.unpriced}</span>}
      {deposit && (
        <span
          className={cx('text-right text-xs', kind === 'return' && 'max-w-24 whitespace-normal')}
        >
          {kind === 'return' ? text.depositBack(deposit) : text.deposit(deposit)}
        </span>
      )}
    </span>
  );
}

/** Of a rental the car, of a transfer who goes and how many. */
function subjectOf({ carTitle, passengers }: AgendaEntry): string {
  const { agenda: text } = todayText.onScreen();
  return carTitle ?? (passengers ? text.passengers(passengers) : '');
}

function placeOf(event: AgendaEntry): string {
  const { kind, pickupLocation, dropoffLocation, hotel, flightNumber } = event;
  const [from, to] = [shortPlace(pickupLocation), shortPlace(dropoffLocation)];
  // What does not fit is cut at its end, never the flight.
  if (kind === 'transfer') return [flightNumber, `${from} → ${to}`].filter(Boolean).join(' · ');
  const end = kind === 'pickup' ? [from, hotel, flightNumber] : [to, hotel];
  return end.filter(Boolean).join(' · ');
}

/** All that is done with an event: its next step, writing and calling, the way, papers. */
function Details({ event }: { event: AgendaEntry }) {
  const { agenda: text } = useText(todayText);
  const { paperNames } = useText(messagesText, 'tr');
  const { id, serviceType, bookingReference, language, at } = event;
  return (
    <div className="grid gap-2 px-3 pt-1 pb-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          to={bookingPath(id)}
          className="inline-flex min-h-11 items-center font-semibold text-turquoise hover:underline pointer-fine:min-h-8"
        >
          {`${text.booking} ${bookingReference}`}
        </Link>
        <span className="text-ink-soft tabular-nums">{staffMoment(at)}</span>
        <BookingLanguage language={language} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Step event={event} variant="ink" />
        <Contact event={event} />
        <Way event={event} />
      </div>
      <nav aria-label={text.papers}>
        <ul className="flex flex-wrap gap-x-4">
          {papersOf(serviceType).map((paper) => (
            <li key={paper}>
              <Link
                to={paperPath(id, paper)}
                className="inline-flex min-h-11 items-center text-turquoise text-xs hover:underline pointer-fine:min-h-8"
              >
                {paperNames[paper]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** The next step of an event. What ends a rental, or begins it, is recorded on a form of its own. */
function Step({ event, variant }: { event: AgendaEntry; variant: ButtonVariant }) {
  const { agenda: text } = useText(todayText);
  const { next, customer, bookingReference } = event;
  const record = recordOf(event);
  const { busy, change, dialog } = useStatusChange(event, {
    done: (status) => text.changed(bookingReference, status, customer),
    failed: text.notChanged,
    screen: 'tr',
  });
  const look = { size: 'sm', variant, className: SMALL_BUTTON } as const;
  if (record) {
    return (
      <ButtonLink
        {...look}
        to={handoverPath(event.id, record)}
        aria-label={text.stepOf(text.records[record], bookingReference)}
      >
        {text.records[record]}
      </ButtonLink>
    );
  }
  return (
    <>
      {(next === 'confirmed' || next === 'completed') && (
        <Button
          {...look}
          pending={busy}
          aria-label={text.stepOf(text.steps[next], bookingReference)}
          onClick={() => change(next)}
        >
          {text.steps[next]}
        </Button>
      )}
      {dialog}
    </>
  );
}

/** What is recorded of a rental at this step; null where a tap changes its status. */
function recordOf({ kind, next }: AgendaEntry): HandoverKind | null {
  if (kind === 'pickup' && next === 'active') return 'out';
  return kind === 'return' && next === 'completed' ? 'back' : null;
}

function Contact({ event }: { event: Pick<AgendaEntry, 'phone' | 'customer' | 'message'> }) {
  const { agenda: text } = useText(todayText);
  const { phone, customer } = event;
  if (!phone) return null;
  return (
    <>
      <WriteLink {...event} />
      <ButtonAnchor
        size="sm"
        className={SMALL_BUTTON}
        href={phoneLink(phone)}
        aria-label={text.call(customer)}
      >
        <Icon name="icon-phone" className="size-4" />
        <span>{text.callLabel}</span>
      </ButtonAnchor>
    </>
  );
}

/** The chat with a customer, with what there is to write. */
export function WriteLink({
  phone,
  customer,
  message,
}: Pick<AgendaEntry, 'phone' | 'customer' | 'message'>) {
  const { agenda: text } = useText(todayText);
  return (
    <ButtonAnchor
      size="sm"
      className={SMALL_BUTTON}
      href={customerChatLink(phone, message)}
      target="_blank"
      rel="noopener"
      aria-label={text.write(customer)}
    >
      <Icon name="icon-message-circle" className="size-4" />
      <span>{text.writeLabel}</span>
    </ButtonAnchor>
  );
}

/** The way to where it happens. https://developers.google.com/maps/documentation/urls */
function Way({ event }: { event: AgendaEntry }) {
  const { agenda: text } = useText(todayText);
  const { kind, pickupLocation, dropoffLocation, hotel } = event;
  const end = kind === 'return' ? dropoffLocation : pickupLocation;
  const place = [hotel, end].filter(Boolean).join(', ');
  const query = new URLSearchParams({ api: '1', destination: place });
  return (
    <ButtonAnchor
      size="sm"
      className={SMALL_BUTTON}
      href={`https://www.google.com/maps/dir/?${query}`}
      target="_blank"
      rel="noopener"
      aria-label={text.wayTo(place)}
    >
      <Icon name="icon-map-pin" className="size-4" />
      <span>{text.way}</span>
    </ButtonAnchor>
  );
}

/** On a phone the task that comes next, with all that is needed on the way to it. */
export function NextTask({ agenda, now }: { agenda: AgendaAnswer; now: WallClock }) {
  const { agenda: text } = useText(todayText);
  const id = useId();
  if (agenda.date !== now.slice(0, 10)) return null;
  const event = nextTask(agenda.events, now);
  if (!event) return null;
  const late = isLate(event, now);
  const minutes = late ? minutesBetween(event.at, now) : minutesBetween(now, event.at);
  return (
    <section
      aria-labelledby={id}
      className="mb-3 rounded-card bg-ink p-4 text-white tabular-nums md:hidden"
    >
      <p className="flex flex-wrap items-center justify-between gap-2 font-semibold text-sm">
        <span className="inline-flex items-center gap-2">
          <Icon name={ICONS[event.kind]} className="size-4" />
          <span>{`${text.next}: ${text.kinds[event.kind]}`}</span>
        </span>
        <span className={cx('rounded-full px-2', late ? 'bg-coral' : 'bg-sun text-ink')}>
          {late ? text.lateBy(minutes) : text.inTime(minutes)}
        </span>
      </p>
      <h2 id={id} className="mt-2 text-2xl">
        {`${event.at.slice(11)} ${event.customer}`}
      </h2>
      <div className="mt-2 flex items-end justify-between gap-3 text-sm">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            {event.plate && (
              <span className="whitespace-nowrap rounded-sm border border-white/60 px-1 font-semibold">
                {event.plate}
              </span>
            )}
            <span>{subjectOf(event)}</span>
          </p>
          <p className="mt-1">{placeOf(event)}</p>
        </div>
        <Sums event={event} className="text-base" />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <Way event={event} />
        {event.phone && <WriteLink {...event} />}
        <Step event={event} variant="primary" />
      </div>
    </section>
  );
}
