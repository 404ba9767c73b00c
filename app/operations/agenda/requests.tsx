import { useId, useLayoutEffect, useRef, useState } from 'react';
import { shortPlace } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { staffDayMonth } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import {
  bookingListHref,
  bookingPath,
} from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Menu } from '#app/ui/dialogs/menu.tsx';
import { useFocusLost } from '#app/ui/focus.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { holdLeft, minutesBetween } from './agenda.rules.ts';
import type { Agenda, AgendaRequest } from './agenda.schema.ts';
import { COLUMN, COLUMN_BODY, COLUMN_HEAD, SMALL_BUTTON } from './column.ts';
import { Outcome, useDecision } from './decided.tsx';
import { WriteLink } from './event-actions.tsx';

/** Share of a hold; less than this is highlighted. */
const SHORT_HOLD = 0.25;

/**
 * Milliseconds after rows have moved in which a press is ignored, because it was probably meant for
 * the row that was there before.
 */
const MOVED_MS = 700;

/**
 * Requests that wait for an answer, oldest first. In a narrow window only the heading is visible at
 * first.
 */
export function Requests({
  requests: { count, bookings },
  now,
  className,
}: Pick<Agenda, 'requests'> & { now: WallClock; className: string }) {
  const { requests: text } = useOfficeText('agenda');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const more = count > bookings.length;
  const order = bookings.map((request) => request.id).join();
  const seen = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (seen.current !== order) movedAt.current = Date.now();
    seen.current = order;
  }, [order]);
  return (
    <section aria-labelledby={id} className={cx(COLUMN, className)}>
      <div className={cx(COLUMN_HEAD, 'border-sand-line', isOpen ? 'border-b' : '@2xl:border-b')}>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-lg">
          {text.title(count)}
        </h2>
        {bookings.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 font-semibold text-sm text-turquoise @2xl:hidden"
          >
            <span>{isOpen ? text.hide : text.show}</span>
            <Icon name={isOpen ? 'icon-chevron-up' : 'icon-chevron-down'} className="size-4" />
          </button>
        )}
      </div>
      <div className={cx(COLUMN_BODY, !isOpen && '@max-2xl:hidden')}>
        {bookings.length === 0 && (
          <p className="flex items-center gap-2 p-3 text-ink-soft text-sm">
            <Icon name="icon-circle-check" className="size-5 shrink-0 text-turquoise" />
            <span>{text.none}</span>
          </p>
        )}
        <ul className="divide-y divide-sand-line">
          {bookings.map((request) => (
            <Request
              key={request.id}
              request={request}
              now={now}
              areRowsStill={() => Date.now() - movedAt.current > MOVED_MS}
              onFocusLost={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
        {more && (
          <Link
            to={bookingListHref({ status: 'requests' })}
            className="flex min-h-11 items-center border-sand-line border-t px-3 font-semibold text-sm text-turquoise hover:underline"
          >
            {text.all(count)}
          </Link>
        )}
      </div>
    </section>
  );
}

function Request({
  request,
  now,
  areRowsStill,
  onFocusLost,
}: {
  request: AgendaRequest;
  now: WallClock;
  /** Returns true if the rows have not moved for `MOVED_MS`. */
  areRowsStill: () => boolean;
  onFocusLost: () => void;
}) {
  const agendaText = useOfficeText('agenda');
  const text = agendaText.requests;
  const { id, bookingReference, customer, carTitle, days, passengers, total, phone } = request;
  const { decision, busy, change, dialog, actions } = useDecision<HTMLDivElement>({
    list: 'requests',
    entry: request,
  });
  const row = useFocusLost<HTMLLIElement>(onFocusLost);
  const lang = useOfficeLanguage();
  const route = `${shortPlace(request.pickupLocation)} → ${shortPlace(request.dropoffLocation)}`;
  const size = carTitle
    ? days !== null && text.days(days)
    : passengers !== null && agendaText.passengers(passengers);
  const age = minutesBetween(momentOf(request.createdAt), now);
  return (
    <li ref={row} className="grid gap-0.5 p-3 text-sm tabular-nums">
      <p className="flex items-baseline justify-between gap-2">
        <Link
          to={bookingPath(id)}
          className="min-w-0 truncate font-semibold text-turquoise hover:underline"
        >
          <span>{customer}</span>
          <span className="sr-only">{` ${bookingReference}`}</span>
        </Link>
        <span className="shrink-0 text-ink-soft text-xs">{text.age(age)}</span>
      </p>
      <p title={carTitle ?? route} className="truncate">
        {carTitle ?? route}
      </p>
      <p className="flex items-baseline justify-between gap-2">
        <span className="text-ink-soft text-xs">
          {[daysOf(request), size].filter(Boolean).join(' · ')}
        </span>
        <span className="font-semibold">
          {total === null ? agendaText.unpriced : formatMinor(eurosToCents(total), 'EUR')}
        </span>
      </p>
      {carTitle !== null && <Hold request={request} now={now} />}
      <div ref={actions} className="mt-1 flex flex-wrap gap-1.5 *:grow">
        {decision ? (
          <Outcome decision={decision} />
        ) : (
          <>
            <Button
              size="sm"
              className={SMALL_BUTTON}
              pending={busy}
              aria-label={agendaText.stepOf(text.confirm, bookingReference)}
              onClick={() => areRowsStill() && change('confirmed')}
            >
              {text.confirm}
            </Button>
            {phone && <WriteLink {...request} />}
            <Menu
              label={text.more(bookingReference)}
              lang={lang}
              actions={[
                {
                  label: text.open,
                  icon: <Icon name="icon-eye" />,
                  href: bookingPath(id),
                },
                {
                  label: text.decline,
                  icon: <Icon name="icon-x" />,
                  destructive: true,
                  disabled: busy,
                  onSelect: () => areRowsStill() && change('cancelled'),
                },
              ]}
              className="grid size-11 max-w-11 place-items-center rounded-full hover:bg-sand active:bg-sand pointer-fine:size-9"
            >
              <Icon name="icon-ellipsis-vertical" className="size-5" />
            </Menu>
          </>
        )}
        {dialog}
      </div>
    </li>
  );
}

/**
 * Bar with the remaining time of a request's hold. Renders nothing if the hold has no end, and a
 * note if no unit is held.
 */
function Hold({ request, now }: { request: AgendaRequest; now: WallClock }) {
  const text = useOfficeText('agenda');
  const { createdAt, holdUntil, holds } = request;
  if (!holds) return <p className="font-semibold text-coral text-xs">{text.unheld}</p>;
  if (holdUntil === null) return null;
  const left = holdLeft({ createdAt, holdUntil }, new Date());
  const words = text.requests.left(Math.max(0, minutesBetween(now, momentOf(holdUntil))));
  return (
    <div title={text.requests.holds} className="flex items-center gap-2 text-xs">
      <span
        aria-hidden="true"
        className="h-1.5 grow overflow-hidden rounded-full border border-control-line bg-white"
      >
        <span
          className={cx(
            'block h-full origin-left forced-colors:bg-[CanvasText]',
            left < SHORT_HOLD ? 'bg-coral' : 'bg-turquoise-bright',
          )}
          style={{ transform: `scaleX(${left})` }}
        />
      </span>
      <span className={cx(left < SHORT_HOLD ? 'font-semibold text-coral' : 'text-ink-soft')}>
        {words}
      </span>
    </div>
  );
}

/** Returns `2 Ara – 9 Ara` for a rental; day and time of the pickup for a transfer. */
function daysOf({ serviceType, pickupAt, dropoffAt }: AgendaRequest): string {
  const first = staffDayMonth(pickupAt.slice(0, 10));
  if (serviceType === 'transfer') return `${first} ${pickupAt.slice(11)}`;
  return `${first} – ${staffDayMonth(dropoffAt.slice(0, 10))}`;
}

/** Converts an ISO 8601 instant to the local time of the business. */
function momentOf(instant: string): WallClock {
  const { date, time } = businessNow(new Date(instant));
  return wallClock(date, time);
}
