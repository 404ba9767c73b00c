import { useSearchParams } from 'react-router';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { phoneLink } from '#app/base/settings/contact-links.rules.ts';
import { useChosenAddress } from '#app/editing/use-chosen-address.ts';
import { staffFullDate } from '#app/lib/staff-dates.ts';
import { UnfiledReminder } from '#app/loop/filings/unfiled-reminder.tsx';
import type { HandoverKind } from '#app/loop/handovers/handover.rules.ts';
import { customerChatLink } from '#app/office/bookings/booking.rules.ts';
import { BookingLanguage } from '#app/office/bookings/booking-language.tsx';
import { bookingPath } from '#app/office/bookings/booking-list-address.rules.ts';
import { useStatusChange } from '#app/office/bookings/booking-status-choice.tsx';
import emptyRoad from '#app/site/shell/assets/empty-road.svg?no-inline';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyPart } from '#app/ui/part-states.tsx';
import { IconAnchor } from '#app/ui/row-actions.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { useText } from '#app/ui/use-text.ts';
import type { AgendaKind } from './agenda.rules.ts';
import type { AgendaAnswer, AgendaEntry } from './dashboard.schema.ts';
import { DueVehicles } from './due-vehicles.tsx';
import { agendaAddress } from './list-address.rules.ts';
import { todayText } from './today.text.ts';

const CARD = 'rounded-card border border-sand-line bg-white';
const ICONS: Record<AgendaKind, IconName> = {
  pickup: 'icon-key-round',
  return: 'icon-corner-down-left',
  transfer: 'icon-plane',
};

const SPANS = { today: [0, 1], tomorrow: [1, 2], week: [0, 7] } as const;
type Span = keyof typeof SPANS;

/** What is to be done today, and what is late: the first thing that the office looks at. */
export function AgendaPart({ agenda: { late, days, due, unfiled } }: { agenda: AgendaAnswer }) {
  const { agenda: text } = useText(todayText);
  const [params] = useSearchParams();
  const [chosen, show] = useChosenAddress(agendaAddress.read(params), agendaAddress.href);
  const span = chosen.days ?? 'today';
  const shown = (name: Span) =>
    days.slice(...SPANS[name]).filter(({ events }) => events.length > 0);
  const open = (name: Span) =>
    shown(name)
      .flatMap(({ events }) => events)
      .filter(isOpen).length;
  const segment = (value: Span) => ({
    value,
    label: `${text[value]} ${open(value)}`,
    name: text.count(text[value], open(value)),
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          legend={text.days}
          name="agenda"
          segments={[segment('today'), segment('tomorrow'), segment('week')]}
          value={span}
          onChange={(days) => show({ days: days === 'today' ? null : days }, { replace: true })}
        />
        <UnfiledReminder unfiled={unfiled} text={text.unfiled} />
      </div>
      {late.length > 0 && (
        <section aria-label={text.late(late.length)} className={cx(CARD, 'mb-4 border-coral')}>
          <h3 className="px-4 pt-3 font-bold text-coral">{text.late(late.length)}</h3>
          <Events events={late} withDay />
        </section>
      )}
      <DueVehicles due={due} />
      {shown(span).length === 0 && late.length === 0 && (
        <EmptyPart
          drawing={emptyRoad}
          title={text.nothing[span]}
          text={text.nothingText}
          heading="h3"
        />
      )}
      {shown(span).length === 0 && late.length > 0 && (
        <p className={cx(CARD, 'p-4 text-ink-soft')}>{text.nothing[span]}</p>
      )}
      <div className="grid gap-4">
        {shown(span).map(({ date, events }) => (
          <section key={date} aria-label={staffFullDate(date)} className={CARD}>
            <h3 className="px-4 pt-3 font-bold">{staffFullDate(date)}</h3>
            <Events events={events} />
          </section>
        ))}
      </div>
    </>
  );
}

const isOpen = ({ done }: AgendaEntry) => !done;

function Events({ events, withDay = false }: { events: AgendaEntry[]; withDay?: boolean }) {
  return (
    <ul className="divide-y divide-sand-line">
      {events.map((event) => (
        <Event key={`${event.kind}-${event.id}`} event={event} withDay={withDay} />
      ))}
    </ul>
  );
}

function Event({ event, withDay }: { event: AgendaEntry; withDay: boolean }) {
  const { agenda: text } = useText(todayText);
  const { id, kind, at, late, done, status, bookingReference } = event;
  const { carTitle, plate, passengers, flightNumber } = event;
  const subject =
    carTitle ??
    [text.kinds.transfer, passengers && text.passengers(passengers), flightNumber]
      .filter(Boolean)
      .join(', ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] large-letters:grid-cols-1 gap-x-4 gap-y-2 px-4 py-3 @2xl:grid-cols-[6.5rem_minmax(0,1fr)_auto] @2xl:items-center">
      <p className="tabular-nums leading-tight">
        <time dateTime={at} className={cx('font-bold text-lg', late && 'text-coral')}>
          {at.slice(11)}
        </time>
        {withDay && (
          <span className="block text-ink-soft text-sm">{staffFullDate(at.slice(0, 10))}</span>
        )}
        {late && <span className="block font-semibold text-coral text-sm">{text.isLate}</span>}
      </p>
      <div className={cx('wrap-anywhere min-w-0', done && 'text-ink-soft')}>
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <Icon name={ICONS[kind]} className="size-4 shrink-0 text-turquoise" />
          <span>{text.kinds[kind]}</span>
          <span aria-hidden="true">·</span>
          <Link to={bookingPath(id)} className="text-turquoise hover:underline">
            <span>{subject}</span>
            <span className="sr-only">{` ${bookingReference}`}</span>
          </Link>
          {plate && (
            <span className="whitespace-nowrap rounded-sm border border-control-line px-1.5 text-sm tabular-nums">
              {plate}
            </span>
          )}
          {status === 'pending' && (
            <span className="rounded-full bg-sun px-2 font-semibold text-ink text-sm">
              {text.waits}
            </span>
          )}
          {status === 'pending' && carTitle !== null && !event.holds && (
            <span className="text-coral text-sm">{text.unheld}</span>
          )}
        </p>
        <p className="text-sm">
          <span>{event.customer}</span> <span aria-hidden="true">·</span>{' '}
          <span>{placeOf(event)}</span>
          <span className="ml-1.5 empty:hidden">
            <BookingLanguage language={event.language} />
          </span>
        </p>
      </div>
      <EventActions event={event} />
    </li>
  );
}

function placeOf(event: AgendaEntry): string {
  const { kind, pickupLocation, dropoffLocation, hotel, flightNumber } = event;
  if (kind === 'transfer') return `${pickupLocation} → ${dropoffLocation}`;
  const end = kind === 'pickup' ? [pickupLocation, hotel, flightNumber] : [dropoffLocation, hotel];
  return end.filter(Boolean).join(', ');
}

function EventActions({ event }: { event: AgendaEntry }) {
  const { agenda: text } = useText(todayText);
  const { done, next, phone, customer, bookingReference } = event;
  const record = recordOf(event);
  const { busy, change, dialog } = useStatusChange(event, {
    done: (status) => text.changed(bookingReference, status, customer),
    failed: text.notChanged,
    screen: 'tr',
  });
  return (
    <div className="col-start-2 large-letters:col-start-1 flex flex-wrap items-center gap-2 @2xl:col-start-3 @2xl:justify-end">
      {phone && (
        <>
          <IconAnchor label={text.call(customer)} href={phoneLink(phone)}>
            <Icon name="icon-phone" className="size-5" />
          </IconAnchor>
          <IconAnchor
            label={text.write(customer)}
            href={customerChatLink(phone, event.message)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="icon-message-circle" className="size-5" />
          </IconAnchor>
        </>
      )}
      {done && (
        <span className="inline-flex items-center gap-1 px-2 font-semibold text-ink-soft text-sm">
          <Icon name="icon-check" className="size-4" />
          <span>{text.done}</span>
        </span>
      )}
      {next && record && (
        <ButtonLink
          size="sm"
          variant={event.late ? 'ink' : undefined}
          to={handoverPath(event.id, record)}
          aria-label={text.stepOf(text.records[record], bookingReference)}
        >
          {text.records[record]}
        </ButtonLink>
      )}
      {(next === 'confirmed' || next === 'completed') && !record && (
        <Button
          size="sm"
          variant={event.late ? 'ink' : undefined}
          pending={busy}
          aria-label={text.stepOf(text.steps[next], bookingReference)}
          onClick={() => change(next)}
        >
          {text.steps[next]}
        </Button>
      )}
      {dialog}
    </div>
  );
}

/** What is recorded of a rental at this step; null where a tap changes its status. */
function recordOf({ kind, next }: AgendaEntry): HandoverKind | null {
  if (kind === 'pickup' && next === 'active') return 'out';
  return kind === 'return' && next === 'completed' ? 'back' : null;
}

/** As high as a quiet day. */
export function AgendaSkeleton() {
  return (
    <div className={cx(CARD, 'mt-14 grid gap-4 p-4')}>
      <SkeletonLine className="w-40" />
      <SkeletonLine className="w-72" />
      <SkeletonLine className="w-60" />
    </div>
  );
}
