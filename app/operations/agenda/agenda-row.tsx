import { useState } from 'react';
import type { WallClock } from '#app/lib/dates/dates.ts';
import { staffDayMonth, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { BookingLanguage } from '#app/office/bookings/editor/booking-language.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { focusHeading, useFocusLost } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { isAtHand, isLate, minutesBetween } from './agenda.rules.ts';
import type { AgendaEntry } from './agenda.schema.ts';
import { Cancel, Contacts, DirectionsLink, Papers, RecordLink, Step } from './event-actions.tsx';
import { driverText, ICONS, placeOf, Sums, subjectOf } from './event-facts.tsx';

/** Rows of events. The row of `next` is open at first. */
export function AgendaRows({
  events,
  now,
  next,
  inCard,
}: {
  events: AgendaEntry[];
  now: WallClock;
  next?: AgendaEntry | undefined;
  /** Event that a phone shows in `NextTask` above the list instead of in a row. */
  inCard?: AgendaEntry | null;
}) {
  if (events.length === 0) return null;
  return (
    <ul className="divide-y divide-sand-line border-sand-line border-b">
      {events.map((event) => (
        <Row
          key={`${event.kind}-${event.id}`}
          event={event}
          now={now}
          isNext={event === next}
          isInCard={event === inCard}
        />
      ))}
    </ul>
  );
}

const COLUMNS = 'grid-cols-[4.25rem_1rem_minmax(0,1fr)_auto]';
/** A narrow list breaks the line of the deposit, so that the warning keeps its room. */
const COLUMNS_WITH_WARNING = 'grid-cols-[4.25rem_1rem_minmax(0,1fr)_fit-content(32%)]';
/** Classes of a warning beside the name, which wraps in a narrow list and so keeps clear of the sums. */
const WARNING = 'text-coral text-meta @md:shrink-0 @md:whitespace-nowrap';

const BOTH_LINES = '@max-md:row-span-2 large-text:row-auto!';

function Row({
  event,
  now,
  isNext,
  isInCard,
}: {
  event: AgendaEntry;
  now: WallClock;
  isNext: boolean;
  isInCard: boolean;
}) {
  const text = useOfficeText('agenda');
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isNext;
  const { kind, done, plate, outWith, needsPlate, status, carTitle } = event;
  // The button of a row may move the row to another part of the list, or remove it.
  const row = useFocusLost<HTMLLIElement>(focusHeading);
  return (
    <li ref={row} className={cx(isInCard && 'max-md:hidden')}>
      <div className="group relative">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'agenda-row grid min-h-12 w-full large-text:grid-cols-1! items-center gap-x-2 px-3 py-0.5 text-left text-small tabular-nums hover:bg-foam active:bg-sand',
            needsPlate ? COLUMNS_WITH_WARNING : COLUMNS,
            done && 'text-ink-soft',
          )}
        >
          <When event={event} now={now} />
          <span title={text.kinds[kind]} className={BOTH_LINES}>
            <Icon name={ICONS[kind]} className="size-4 text-turquoise" />
          </span>
          {/* In a narrow column the second line continues below the sums. */}
          <span className="grid min-w-0 @max-md:contents">
            <span className="flex min-w-0 @md:flex-nowrap flex-wrap items-center gap-x-2">
              <span className="min-w-0 max-w-full truncate font-strong">{event.customer}</span>
              {plate && (
                <span className="@md:order-first shrink-0 whitespace-nowrap rounded-small border border-control-line px-1 text-meta">
                  {plate}
                </span>
              )}
              {outWith && (
                // Cut before the name of the customer is.
                <span
                  title={text.notBack(outWith)}
                  className="min-w-0 shrink-100 truncate text-coral text-meta-strong"
                >
                  {text.notBack(outWith)}
                </span>
              )}
              {needsPlate && <span className={WARNING}>{text.noPlate}</span>}
              {kind === 'transfer' && !done && event.driverName === '' && (
                <span className={WARNING}>{text.noDriver}</span>
              )}
              {status === 'pending' && (
                <span className="shrink-0 whitespace-nowrap rounded-full border border-control-line bg-sand px-2 text-ink text-meta-strong">
                  {text.waits}
                </span>
              )}
              {status === 'cancelled' && (
                <span className="shrink-0 whitespace-nowrap text-coral text-meta-strong">
                  {text.cancelled}
                </span>
              )}
              {status === 'pending' && carTitle !== null && !event.holds && (
                <span className={WARNING}>{text.unheld}</span>
              )}
            </span>
            <span className="@max-md:col-span-2 @max-md:col-start-3 @max-md:row-start-2 large-text:col-auto! large-text:row-auto! min-w-0 @max-md:line-clamp-2 @md:truncate text-ink-soft text-meta">
              {[subjectOf(event, text), driverText(event, text), placeOf(event)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Sums
            event={event}
            className="@max-md:col-start-4 @max-md:row-start-1 large-text:col-auto! large-text:row-auto!"
          />
        </button>
        {!isOpen && <RecordLink event={event} />}
      </div>
      {isOpen && <Details event={event} atHand={isAtHand(event, now)} />}
    </li>
  );
}

/**
 * Time and kind of an event. A late event shows its delay instead of its kind; an event of an
 * earlier day shows its day instead of its time.
 */
function When({ event, now }: { event: AgendaEntry; now: WallClock }) {
  const text = useOfficeText('agenda');
  const { at, kind } = event;
  const late = isLate(event, now);
  const isEarlier = at.slice(0, 10) < now.slice(0, 10);
  return (
    <span className={cx('grid', BOTH_LINES, late && 'text-coral')}>
      <time dateTime={at} className="font-strong">
        {isEarlier ? staffDayMonth(at.slice(0, 10)) : at.slice(11)}
      </time>
      <span className={cx('whitespace-nowrap text-meta', late ? 'font-strong' : 'text-ink-soft')}>
        {late ? text.lateBy(minutesBetween(at, now)) : text.kinds[kind]}
      </span>
      {late && <span className="sr-only">{` ${text.kinds[kind]}`}</span>}
    </span>
  );
}

/** The main action is the way to the place, and from half an hour before the event its next step. */
function Details({ event, atHand }: { event: AgendaEntry; atHand: boolean }) {
  const text = useOfficeText('agenda');
  const { id, bookingReference, language, at } = event;
  return (
    <div className="grid gap-2 px-3 pt-1 pb-3 text-small">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          to={bookingPath(id)}
          className="inline-flex min-h-11 items-center font-strong text-turquoise hover:underline pointer-fine:min-h-9"
        >
          {`${text.booking} ${bookingReference}`}
        </Link>
        <span className="text-ink-soft tabular-nums">{staffMoment(at)}</span>
        <BookingLanguage language={language} />
      </p>
      <div className="flex flex-wrap gap-2">
        {!atHand && <DirectionsLink event={event} variant="ink" />}
        <Step event={event} variant={atHand ? 'ink' : 'secondary'} />
        <Contacts event={event} />
        {atHand && <DirectionsLink event={event} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Papers event={event} className="text-turquoise" />
        <Cancel event={event} />
      </div>
    </div>
  );
}
