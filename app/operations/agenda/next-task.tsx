import { useId } from 'react';
import type { WallClock } from '#app/lib/dates/dates.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { isAtHand, isLate, minutesBetween, nextTask } from './agenda.rules.ts';
import type { Agenda } from './agenda.schema.ts';
import { Contacts, DirectionsLink, Papers, Step } from './event-actions.tsx';
import { driverText, ICONS, placeOf, Sums, subjectOf } from './event-facts.tsx';

/** Card of today's next task on a phone; nothing on other days or if no task is left. */
export function NextTask({ agenda, now }: { agenda: Agenda; now: WallClock }) {
  const text = useOfficeText('agenda');
  const id = useId();
  if (agenda.date !== now.slice(0, 10)) return null;
  const event = nextTask(agenda.events, now);
  if (!event) return null;
  const atHand = isAtHand(event, now);
  const late = isLate(event, now);
  const minutes = late ? minutesBetween(event.at, now) : minutesBetween(now, event.at);
  return (
    <section
      aria-labelledby={id}
      className="mb-3 rounded-card bg-ink p-4 text-white tabular-nums md:hidden"
    >
      <p className="flex flex-wrap items-center justify-between gap-2 text-small-strong">
        <span className="inline-flex items-center gap-2">
          <Icon name={ICONS[event.kind]} className="size-4" />
          <span>{`${text.next}: ${text.kinds[event.kind]}`}</span>
        </span>
        <span className={cx('rounded-full px-2', late ? 'bg-coral' : 'bg-white text-ink')}>
          {late ? text.lateBy(minutes) : text.inTime(minutes)}
        </span>
      </p>
      <h2 id={id} className="mt-2 text-title">
        <Link to={bookingPath(event.id)} className="hover:underline">
          {`${event.at.slice(11)} ${event.customer}`}
        </Link>
      </h2>
      <div className="mt-2 flex items-end justify-between gap-3 text-small">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2">
            {event.plate && (
              <span className="whitespace-nowrap rounded-small border border-white/60 px-1 font-strong">
                {event.plate}
              </span>
            )}
            {event.outWith && <Warning>{text.notBack(event.outWith)}</Warning>}
            {event.needsPlate && <Warning>{text.noPlate}</Warning>}
            {event.kind === 'transfer' && event.driverName === '' && (
              <Warning>{text.noDriver}</Warning>
            )}
            <span>{subjectOf(event, text)}</span>
          </p>
          <p className="mt-1">
            {[driverText(event, text), placeOf(event)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Sums event={event} className="shrink-0 large-text:shrink text-body" />
      </div>
      <div className="mt-3 flex flex-wrap gap-2 *:grow">
        <DirectionsLink event={event} variant={atHand ? 'secondary' : 'primary'} />
        <Contacts event={event} />
        {/* An accidental tap must not complete a transfer that is still to come. */}
        {(atHand || event.kind !== 'transfer' || event.next !== 'completed') && (
          <Step event={event} variant={atHand ? 'primary' : 'secondary'} />
        )}
      </div>
      <Papers event={event} className="text-white underline" />
    </section>
  );
}

function Warning({ children }: { children: string }) {
  return <span className="rounded-small bg-coral px-1 font-strong">{children}</span>;
}
