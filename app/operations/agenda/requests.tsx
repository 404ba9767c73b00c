import { useLayoutEffect, useRef } from 'react';
import { type CancelReason, DECLINE_REASONS } from '#app/domain/account/cancellation-fee.rules.ts';
import { shortPlace } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { staffDayMonth } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
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
import { SMALL_BUTTON } from './box.ts';
import { Outcome, useDecision } from './decided.tsx';
import { WriteLink } from './event-actions.tsx';
import { FoldingBox } from './folding-box.tsx';

/** Share of a hold; less than this is highlighted. */
const SHORT_HOLD = 0.25;

/**
 * Milliseconds after rows have moved in which a press is ignored, because it was probably meant for
 * the row that was there before.
 */
const MOVED_MS = 700;

/** Number of requests that are listed; the bookings list has the others. */
const LISTED = 6;

/**
 * Requests that wait for an answer, oldest first. In a narrow window only the heading is visible at
 * first.
 */
export function Requests({
  requests: { count, bookings, lastAnswerMinutes },
  now,
}: Pick<Agenda, 'requests'> & { now: WallClock }) {
  const { requests: text } = useOfficeText('agenda');
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = bookings.slice(0, LISTED);
  const order = listed.map((request) => request.id).join();
  const seen = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (seen.current !== order) movedAt.current = Date.now();
    seen.current = order;
  }, [order]);
  return (
    <FoldingBox title={text.title(count)} heading={heading} isAlwaysOpen={listed.length === 0}>
      {listed.length === 0 && (
        <p className="flex items-center gap-2 p-3 text-ink-soft text-small">
          <Icon name="icon-circle-check" className="size-5 shrink-0 text-turquoise" />
          <span>{text.none(lastAnswerMinutes)}</span>
        </p>
      )}
      <ul className="divide-y divide-sand-line">
        {listed.map((request) => (
          <Request
            key={request.id}
            request={request}
            now={now}
            areRowsStill={() => Date.now() - movedAt.current > MOVED_MS}
            onFocusLost={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      {count > listed.length && (
        <Link
          to={bookingListHref({ status: 'requests' })}
          className="flex min-h-11 items-center border-sand-line border-t px-3 text-small-strong text-turquoise hover:underline"
        >
          {text.all(count)}
        </Link>
      )}
    </FoldingBox>
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
  const { id, bookingReference, customer, carTitle, total, phone } = request;
  const { decision, busy, change, dialog, actions } = useDecision<HTMLDivElement>({
    list: 'requests',
    entry: request,
  });
  const row = useFocusLost<HTMLLIElement>(onFocusLost);
  const age = minutesBetween(momentOf(request.createdAt), now);
  const subject = subjectOf(request);
  return (
    <li ref={row} className="grid grid-cols-1 p-3 text-small tabular-nums">
      <p className="flex items-baseline justify-between gap-2">
        <Link
          to={bookingPath(id)}
          className="relative min-w-0 truncate font-strong hover:underline"
        >
          <span>{customer}</span>
          <span className="sr-only">{` ${bookingReference}`}</span>
        </Link>
        <span className="shrink-0 text-ink-soft text-meta">{text.age(age)}</span>
      </p>
      <p title={subject} className="truncate text-meta">
        {subject}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-meta">
        <span className="whitespace-nowrap">{sizeOf(request, agendaText)}</span>
        {carTitle !== null && <Hold request={request} now={now} />}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="font-strong">
          {total === null ? agendaText.unpriced : formatMinor(eurosToCents(total), 'EUR')}
        </span>
        <div ref={actions} className="ml-auto flex items-center gap-1">
          {decision ? (
            <Outcome decision={decision} />
          ) : (
            <>
              <Button
                size="sm"
                variant="ink"
                className={SMALL_BUTTON}
                pending={busy}
                aria-label={agendaText.stepOf(text.confirm, bookingReference)}
                onClick={() => areRowsStill() && change('confirmed')}
              >
                {text.confirm}
              </Button>
              {phone && <WriteLink {...request} />}
              <More
                request={request}
                disabled={busy}
                onDecline={(reason) =>
                  areRowsStill() && change('cancelled', { cancelReason: reason, fee: null })
                }
              />
            </>
          )}
          {dialog}
        </div>
      </div>
    </li>
  );
}

/** Menu of a request. Staff choose a reason to decline it, so that one tap declines nothing. */
function More({
  request: { id, bookingReference },
  disabled,
  onDecline,
}: {
  request: AgendaRequest;
  disabled: boolean;
  onDecline: (reason: CancelReason) => void;
}) {
  const { requests: text } = useOfficeText('agenda');
  const { reasons } = useOfficeText('bookings').list.cancelling;
  return (
    <Menu
      label={text.more(bookingReference)}
      lang={useOfficeLanguage()}
      actions={[
        { label: text.open, icon: <Icon name="icon-eye" />, href: bookingPath(id) },
        {
          label: text.decline,
          actions: DECLINE_REASONS.map((reason) => ({
            label: reasons[reason],
            icon: <Icon name="icon-x" />,
            destructive: true,
            disabled,
            onSelect: () => onDecline(reason),
          })),
        },
      ]}
      className="grid size-11 place-items-center rounded-full hover:bg-sand active:bg-sand pointer-fine:size-9"
    >
      <Icon name="icon-ellipsis-vertical" className="size-5" />
    </Menu>
  );
}

/**
 * Remaining time of a request's hold. Renders nothing if the hold has no end, and a note if no unit
 * is held.
 */
function Hold({ request, now }: { request: AgendaRequest; now: WallClock }) {
  const text = useOfficeText('agenda');
  const { createdAt, holdUntil, holds } = request;
  if (!holds) return <span className="shrink-0 font-strong text-coral">{text.unheld}</span>;
  if (holdUntil === null) return null;
  const isShort = holdLeft({ createdAt, holdUntil }, new Date()) < SHORT_HOLD;
  return (
    <span
      title={text.requests.holds}
      className={cx('shrink-0', isShort ? 'font-strong text-coral' : 'text-ink-soft')}
    >
      {text.requests.left(Math.max(0, minutesBetween(now, momentOf(holdUntil))))}
    </span>
  );
}

/** Returns the car of a rental, or the way of a transfer. */
function subjectOf({ carTitle, pickupLocation, dropoffLocation }: AgendaRequest): string {
  return carTitle ?? `${shortPlace(pickupLocation)} → ${shortPlace(dropoffLocation)}`;
}

/** Returns the days, and the number of rental days or passengers. */
function sizeOf(request: AgendaRequest, text: OfficeTexts['agenda']): string {
  const { carTitle, days, passengers } = request;
  const size = carTitle
    ? days !== null && text.requests.days(days)
    : passengers !== null && text.passengers(passengers);
  return [daysOf(request), size].filter(Boolean).join(' · ');
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
