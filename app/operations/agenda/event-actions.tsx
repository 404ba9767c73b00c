import { handoverPath, paperPath, papersOf } from '#app/base/messages/papers.rules.ts';
import { canCancel } from '#app/domain/bookings/booking.rules.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { HandoverKind } from '#app/operations/handovers/handover.rules.ts';
import { Button, ButtonAnchor, ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { IconLink } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { placeOfEvent } from './agenda.rules.ts';
import type { AgendaEntry } from './agenda.schema.ts';
import { SMALL_BUTTON } from './box.ts';
import { Outcome, useDecision } from './decided.tsx';
import { ICONS } from './event-facts.tsx';

/**
 * Button or link of the next step of an event. Hand-over and return of a rental have their own
 * forms.
 */
export function Step({ event, variant }: { event: AgendaEntry; variant: ButtonVariant }) {
  const text = useOfficeText('agenda');
  const { next, bookingReference } = event;
  const record = handoverFormOf(event);
  const { decision, busy, change, dialog, actions } = useDecision<HTMLSpanElement>({
    list: 'events',
    entry: event,
  });
  const look = { size: 'sm', variant, className: SMALL_BUTTON } as const;
  if (record && !decision) {
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
    <span ref={actions} className="grid empty:hidden">
      {decision && <Outcome decision={decision} />}
      {!decision && (next === 'confirmed' || next === 'completed') && (
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
    </span>
  );
}

/** Button that cancels a booking that has not begun. `Step` shows the outcome. */
export function Cancel({ event }: { event: AgendaEntry }) {
  const text = useOfficeText('agenda');
  const { decision, busy, change, dialog } = useDecision({ list: 'events', entry: event });
  return (
    <>
      {!decision && canCancel(event.status) && (
        <Button
          size="sm"
          variant="destroy"
          pending={busy}
          aria-label={text.stepOf(text.cancel, event.bookingReference)}
          onClick={() => change('cancelled')}
        >
          {text.cancel}
        </Button>
      )}
      {dialog}
    </>
  );
}

/**
 * Returns the hand-over form of the next step; null if the step only changes the status, or if no
 * step is left.
 */
function handoverFormOf({ kind, next }: AgendaEntry): HandoverKind | null {
  if (kind === 'pickup' && next === 'active') return 'out';
  return kind === 'return' && next === 'completed' ? 'back' : null;
}

/**
 * Shortcut to the hand-over form: the row's icon is a link while the mouse is over the row or the
 * link has the focus.
 */
export function RecordLink({ event }: { event: AgendaEntry }) {
  const text = useOfficeText('agenda');
  const record = handoverFormOf(event);
  if (!record) return null;
  return (
    <IconLink
      to={handoverPath(event.id, record)}
      label={text.stepOf(text.records[record], event.bookingReference)}
      className="absolute top-1/2 left-20 size-8! -translate-y-1/2 border-control-line text-turquoise opacity-0 hover:bg-sand focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:hidden large-text:hidden"
    >
      <Icon name={ICONS[event.kind]} className="size-4" />
    </IconLink>
  );
}

type Reached = Pick<AgendaEntry, 'phone' | 'customer' | 'message'>;

export function WriteLink({ phone, customer, message }: Reached) {
  const text = useOfficeText('agenda');
  return (
    <ButtonAnchor
      size="sm"
      className={SMALL_BUTTON}
      href={whatsappLink(phone, message)}
      target="_blank"
      rel="noopener"
      aria-label={text.write(customer)}
    >
      {text.writeLabel}
    </ButtonAnchor>
  );
}

function CallLink({ phone, label, name }: { phone: string; label: string; name: string }) {
  return (
    <ButtonAnchor size="sm" className={SMALL_BUTTON} href={phoneLink(phone)} aria-label={name}>
      <Icon name="icon-phone" className="size-4" />
      <span>{label}</span>
    </ButtonAnchor>
  );
}

export function Contacts({ event }: { event: AgendaEntry }) {
  const text = useOfficeText('agenda');
  const { phone, customer, driverName, driverPhone } = event;
  return (
    <>
      {phone && <WriteLink {...event} />}
      {phone && <CallLink phone={phone} label={text.callLabel} name={text.call(customer)} />}
      {driverPhone && (
        <CallLink
          phone={driverPhone}
          label={text.callDriver}
          name={text.callDriverNamed(driverName)}
        />
      )}
    </>
  );
}

export function Papers({ event, className }: { event: AgendaEntry; className: string }) {
  const text = useOfficeText('agenda');
  const { paperNames } = useOfficeText('messages');
  return (
    <nav aria-label={text.papers}>
      <ul className="flex flex-wrap gap-x-4">
        {papersOf(event.serviceType).map((paper) => (
          <li key={paper}>
            <Link
              to={paperPath(event.id, paper)}
              className={cx(
                'inline-flex min-h-11 items-center text-meta hover:underline pointer-fine:min-h-9',
                className,
              )}
            >
              {paperNames[paper]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Link to directions. Source: https://developers.google.com/maps/documentation/urls */
export function DirectionsLink({
  event,
  variant,
}: {
  event: AgendaEntry;
  variant?: ButtonVariant;
}) {
  const text = useOfficeText('agenda');
  const { hotel, destination } = event;
  const place = [hotel, placeOfEvent(event)].filter(Boolean).join(', ');
  const query = new URLSearchParams({ api: '1', destination });
  return (
    <ButtonAnchor
      size="sm"
      variant={variant}
      className={SMALL_BUTTON}
      href={`https://www.google.com/maps/dir/?${query}`}
      target="_blank"
      rel="noopener"
      aria-label={text.wayTo(place)}
    >
      <Icon name="icon-map-pin" className="size-4" />
      <span>{text.directions}</span>
    </ButtonAnchor>
  );
}
