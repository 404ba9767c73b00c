import { Popover } from '@base-ui/react/popover';
import { handoverPath } from '#app/base/messages/papers.rules.ts';
import { canCancel, nextStep, STATUS_AFTER } from '#app/domain/bookings/booking.rules.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { BookingLanguage } from '#app/office/bookings/editor/booking-language.tsx';
import {
  BOOKING_TONES,
  useStatusChange,
} from '#app/office/bookings/editor/booking-status-choice.tsx';
import { BookingAmount } from '#app/office/bookings/list/booking-amount.tsx';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { BoardBooking } from '../board.schema.ts';
import { canMove } from '../move/board-move.rules.ts';

export function BoardDetails({
  booking,
  anchor,
  onClose,
  onMove,
}: {
  booking: BoardBooking;
  anchor: () => HTMLElement | null;
  onClose: () => void;
  onMove: () => void;
}) {
  const { alerts, statuses } = useOfficeText('bookings');
  const { details: text, notBack } = useOfficeText('board').page;
  const { id, customer, phone, pickupTime, dropoffTime, total, balance, status } = booking;
  const { date, time } = businessNow(new Date());
  const step = nextStep(booking, wallClock(date, time));
  const steps = useOfficeText('bookings').page.next;
  const { busy, change, dialog } = useStatusChange(booking, {
    done: () => alerts.statusUpdated,
    failed: alerts.updatingStatus,
  });
  return (
    <>
      {/* `busy` is set at once; the router's list of running requests follows later. */}
      <Popover.Root open onOpenChange={(open) => !open && !busy && onClose()}>
        <Popover.Portal lang={useOfficeLanguage()}>
          <Popover.Positioner anchor={anchor} sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              finalFocus={() => anchor() ?? true}
              className="grid w-88 max-w-(--available-width) gap-2 rounded-card border border-sand-line bg-white p-4 text-ink shadow-card outline-hidden"
            >
              <Popover.Title className="wrap-anywhere flex items-center gap-2 text-heading">
                <span>{customer}</span>
                <BookingLanguage language={booking.language} />
              </Popover.Title>
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-small">
                <span className="whitespace-nowrap">{booking.bookingReference}</span>
                <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
                {booking.lateUntil && <span className="font-strong text-coral">{notBack}</span>}
              </p>
              <p className="text-small tabular-nums">
                <span className="whitespace-nowrap">{`${staffMoment(pickupTime)} –`}</span>{' '}
                <span className="whitespace-nowrap">{staffMoment(dropoffTime)}</span>
              </p>
              <p className="wrap-anywhere text-small">
                <span>{booking.carTitle ?? booking.zoneName}</span>
                <span className="block text-ink-soft">
                  {`${booking.pickupLocation} → ${booking.dropoffLocation}`}
                </span>
              </p>
              <p className="amount font-strong">
                <BookingAmount amount={total} formerPrice={booking.formerPrice} />
              </p>
              {balance !== null && balance !== 0 && balance !== total && (
                <p className="amount text-small">
                  {(balance > 0 ? text.balance : text.overpaid)(
                    formatMinor(eurosToCents(Math.abs(balance)), 'EUR'),
                  )}
                </p>
              )}
              {phone && (
                <div className="flex flex-wrap gap-2">
                  <ButtonAnchor size="sm" href={phoneLink(phone)} aria-label={text.call(phone)}>
                    <Icon name="icon-phone" className="size-4" />
                    <span className="whitespace-nowrap tabular-nums">{phone}</span>
                  </ButtonAnchor>
                  <ButtonAnchor
                    size="sm"
                    href={whatsappLink(phone)}
                    target="_blank"
                    rel="noopener"
                    aria-label={text.chat(customer)}
                  >
                    <Icon name="icon-message-circle" className="size-4" />
                    <span>{text.chatLabel}</span>
                  </ButtonAnchor>
                </div>
              )}
              <div className="flex flex-wrap gap-2 border-sand-line border-t pt-3">
                {step === 'out' || step === 'back' ? (
                  <ButtonLink size="sm" variant="ink" to={handoverPath(id, step)}>
                    {steps[step]}
                  </ButtonLink>
                ) : (
                  step && (
                    <Button
                      size="sm"
                      variant="ink"
                      pending={busy}
                      onClick={() => change(STATUS_AFTER[step])}
                    >
                      {steps[step]}
                    </Button>
                  )
                )}
                {canMove(booking) && (
                  <Button size="sm" onClick={onMove}>
                    <Icon name="icon-move" className="size-4" />
                    <span>{text.move}</span>
                  </Button>
                )}
                <ButtonLink size="sm" variant="quiet" to={bookingPath(id)}>
                  {text.open}
                </ButtonLink>
                {canCancel(status) && (
                  <Button size="sm" variant="destroy" onClick={() => change('cancelled')}>
                    {text.cancel}
                  </Button>
                )}
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {dialog}
    </>
  );
}
