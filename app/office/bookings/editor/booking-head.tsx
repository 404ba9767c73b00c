import { MessagesMenu, PapersMenu } from '#app/base/messages/booking-papers.tsx';
import type { BookingMessages } from '#app/base/messages/messages.schema.ts';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import {
  type BookingStatus,
  fullName,
  type NextStep,
  STATUS_AFTER,
  shortPlace,
} from '#app/domain/bookings/booking.rules.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { EDITOR_TITLE_ID } from '#app/editing/editor/editor-page.tsx';
import { PageHead } from '#app/editing/page-head.tsx';
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffDayRange, staffMoment } from '#app/lib/dates/staff-dates.ts';
import type { Part } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useFocusLost } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import { HISTORY_ID } from '../history/booking-history.tsx';
import { BOOKINGS_PATH, bookingPath } from '../list/booking-list-address.rules.ts';
import { BOOKING_TONES, useStatusChange } from './booking-status-choice.tsx';

export function BookingHead({
  booking,
  options,
  messages,
  hint,
  step,
  saveAs,
}: {
  booking: OpenedBooking;
  options: BookingOptions;
  messages: Part<BookingMessages> | null;
  hint: string | null;
  step: NextStep | null;
  /** Saves the typed values with this status; null if nothing is unsaved. */
  saveAs: ((status: BookingStatus) => void) | null;
}) {
  const text = useOfficeText('bookings');
  const { id, serviceType } = booking;
  return (
    <>
      <PageHead
        back={{ to: BOOKINGS_PATH, label: text.list.title }}
        title={titleOf(booking, text)}
        titleId={EDITOR_TITLE_ID}
        actions={
          <>
            <PapersMenu bookingId={id} service={serviceType} />
            {messages && <MessagesMenu bookingId={id} messages={messages} />}
          </>
        }
        labelledAction={step && <Next key={step} booking={booking} step={step} saveAs={saveAs} />}
      />
      <div className="mb-4">
        <Facts booking={booking} options={options} />
        {hint && <p className="mt-2 text-ink-soft text-small print:hidden">{hint}</p>}
      </div>
    </>
  );
}

/** Returns the title, such as `Elif Koç · Citroën Berlingo`. */
function titleOf(
  { drivers, serviceType, carTitle, zoneName }: OpenedBooking,
  { form, services }: OfficeTexts['bookings'],
): string {
  const [customer] = drivers;
  const transfer = zoneName ? form.price.transfer(zoneName) : services.transfer;
  const subject = serviceType === 'transfer' ? transfer : carTitle;
  return [customer && fullName(customer), subject].filter(Boolean).join(' · ');
}

const LINK = 'inline-flex min-h-6 items-center font-strong text-turquoise underline';

const LINE =
  'mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:font-regular [&>li:not(:last-child)]:after:content-["·"]';

function Facts({ booking, options }: { booking: OpenedBooking; options: BookingOptions }) {
  const { form: text, statuses, fields } = useOfficeText('bookings');
  const list = useOfficeText('bookings').list;
  const messages = useOfficeText('messages');
  const pageText = useOfficeText('bookings').page;
  const { status, handovers, otherWay } = booking;
  const plate = plateOf(booking, options);
  return (
    <>
      <ul className={LINE}>
        <li className="wrap-anywhere">{whenAndWhere(booking)}</li>
        <li>
          <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
        </li>
      </ul>
      {handovers.map((record) => (
        <ul key={record.kind} className={LINE}>
          <li>
            <Link to={handoverPath(booking.id, record.kind)} className={LINK}>
              {messages.handovers[record.kind]}
            </Link>
          </li>
          <li>{staffMoment(record.at)}</li>
          <li>{messages.kilometres(record.kilometres)}</li>
          <li>{messages.fuel(record.fuelEighths)}</li>
        </ul>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 text-small">
        <ul className={`${LINE} text-ink-soft`}>
          {plate && (
            <li>
              <span className="sr-only">{`${fields.vehicleId}: `}</span>
              <span className="whitespace-nowrap rounded-small border border-control-line px-2 font-strong text-ink">
                {plate}
              </span>
            </li>
          )}
          <li>
            <span className="sr-only">{`${fields.language}: `}</span>
            <span>{messages.languages[booking.language]}</span>
          </li>
          <li>
            <span className="sr-only">{`${list.columns.reference}: `}</span>
            <span>{booking.bookingReference}</span>
          </li>
          {otherWay && (
            <li>
              <span>{`${otherWay.isWayBack ? text.returnTransfer : text.outwardTransfer}: `}</span>
              <Link to={bookingPath(otherWay.id)} className={LINK}>
                {otherWay.bookingReference}
              </Link>
            </li>
          )}
        </ul>
        <a href={`#${HISTORY_ID}`} className={`${LINK} mt-2 print:hidden`}>
          {pageText.history.title}
        </a>
      </div>
    </>
  );
}

/**
 * Returns days and places, such as `2–12 Ara, Merkez Ofis`; for a transfer `2 Ara 10:00, Havalimanı
 * → Belek`.
 */
function whenAndWhere(booking: OpenedBooking): string {
  const { serviceType, pickupTime, dropoffTime, pickupLocation, dropoffLocation } = booking;
  const [from, to] = [pickupTime.slice(0, 10), dropoffTime.slice(0, 10)];
  const today = businessNow(new Date()).date;
  const isTransfer = serviceType === 'transfer';
  const days = isTransfer
    ? `${staffDayRange(from, from, today)} ${pickupTime.slice(11)}`
    : staffDayRange(from, to, today);
  const places = [...new Set([pickupLocation, dropoffLocation].map(shortPlace))].join(' → ');
  return `${days}, ${places}`;
}

/**
 * Returns the plate of the booked vehicle, else of the last hand-over, since an office may record
 * no vehicles; empty if there is none.
 */
function plateOf({ vehicleId, handovers }: OpenedBooking, { cars }: BookingOptions): string {
  const vehicle = cars.flatMap(({ vehicles }) => vehicles).find(({ id }) => id === vehicleId);
  return vehicle?.plate ?? handovers.findLast(({ plate }) => plate)?.plate ?? '';
}

const STEP_ICONS: Record<NextStep, IconName> = {
  confirm: 'icon-check',
  out: 'icon-key-round',
  back: 'icon-corner-down-left',
  complete: 'icon-circle-check',
};

/**
 * Button of the next step: the main action of the page unless something is unsaved. A request has a
 * button to decline it, too.
 */
function Next({
  booking,
  step,
  saveAs,
}: {
  booking: OpenedBooking;
  step: NextStep;
  saveAs: ((status: BookingStatus) => void) | null;
}) {
  const { alerts } = useOfficeText('bookings');
  const text = useOfficeText('bookings').page;
  const { busy, change, dialog } = useStatusChange(booking, {
    done: () => alerts.statusUpdated,
    failed: alerts.updatingStatus,
  });
  const place = useFocusLost<HTMLDivElement>(() =>
    document.getElementById(EDITOR_TITLE_ID)?.focus(),
  );
  const look = {
    size: 'sm',
    variant: saveAs ? 'secondary' : 'primary',
  } as const;
  return (
    <div ref={place} className="contents">
      {step === 'confirm' && (
        <Button
          size="sm"
          variant="destroy"
          disabled={busy}
          onClick={() => (saveAs ?? change)('cancelled')}
        >
          {text.decline}
        </Button>
      )}
      {step === 'out' || step === 'back' ? (
        <ButtonLink {...look} to={handoverPath(booking.id, step)}>
          <Icon name={STEP_ICONS[step]} className="size-4" />
          <span>{text.next[step]}</span>
        </ButtonLink>
      ) : (
        <Button {...look} pending={busy} onClick={() => (saveAs ?? change)(STATUS_AFTER[step])}>
          <Icon name={STEP_ICONS[step]} className="size-4" />
          <span>{text.next[step]}</span>
        </Button>
      )}
      {dialog}
    </div>
  );
}
