import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import { BookingAmount } from '#app/office/bookings/list/booking-amount.tsx';
import {
  bookingListHref,
  bookingPath,
} from '#app/office/bookings/list/booking-list-address.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { CustomerBooking, CustomerPage } from './customer.schema.ts';

/**
 * Bookings of a customer, newest first, with a mark where the customer is only a further driver.
 */
export function CustomerBookings(customer: CustomerPage) {
  const { history, bookings, phone, sharedWith } = customer;
  const { form: text } = useOfficeText('customers');
  // Other people may share the number, so the link searches for the name, too.
  const search = sharedWith.length > 0 ? `${fullName(customer)} ${phone}` : phone;
  return (
    <FormSection id="customer-bookings" title={text.sections.bookings}>
      {history.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <ul className="-mt-3 divide-y divide-sand-line">
        {history.map((booking) => (
          <BookingRow key={booking.id} {...booking} />
        ))}
      </ul>
      {bookings > history.length && (
        <Link
          to={bookingListHref({ search })}
          className="mt-3 inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
        >
          {text.more(bookings)}
        </Link>
      )}
    </FormSection>
  );
}

function BookingRow(booking: CustomerBooking) {
  const { statuses, services } = useOfficeText('bookings');
  const { form: text } = useOfficeText('customers');
  const { id, bookingReference, serviceType, title, pickupTime, dropoffTime, status } = booking;
  const [from, to] = [pickupTime, dropoffTime].map((moment) => staffDay(moment.slice(0, 10)));
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] large-text:grid-cols-1 items-baseline gap-x-4 py-2 text-small large-text:*:justify-self-start hover:bg-foam">
      <span className="wrap-anywhere font-strong">
        <span>{title ?? services[serviceType]}</span>
        {!booking.own && (
          <span className="font-regular text-ink-soft">{` · ${text.furtherDriver}`}</span>
        )}
      </span>
      <span className="amount text-right font-strong">
        <BookingAmount amount={booking.total} formerPrice={booking.formerPrice} />
      </span>
      <span className="flex flex-wrap gap-x-2 text-ink-soft text-meta tabular-nums">
        <span>
          <span className="whitespace-nowrap">{from === to ? from : `${from} –`}</span>{' '}
          {from !== to && <span className="whitespace-nowrap">{to}</span>}
        </span>
        {/* The link covers the whole row. */}
        <Link
          to={bookingPath(id)}
          className="whitespace-nowrap text-turquoise after:absolute after:inset-0 hover:underline"
        >
          {bookingReference}
        </Link>
      </span>
      <span className="text-right">
        <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
      </span>
      {booking.own && <AccountLine {...booking} />}
    </li>
  );
}

function AccountLine({ balance, depositHeld, status }: CustomerBooking) {
  const isDue = balance > 0 && status !== 'pending' && status !== 'confirmed';
  const { form: text } = useOfficeText('customers');
  const amount = (euros: number) => formatMinor(eurosToCents(Math.abs(euros)), 'EUR');
  const parts = [
    balance !== 0 && `${balance > 0 ? text.owes : text.overpaid}: ${amount(balance)}`,
    depositHeld > 0 && `${text.depositHeld}: ${amount(depositHeld)}`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span
      className={cx('col-span-full text-meta tabular-nums', isDue ? 'text-coral' : 'text-ink-soft')}
    >
      {parts.join(' · ')}
    </span>
  );
}
