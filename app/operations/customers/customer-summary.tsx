import type { ReactNode } from 'react';
import { useSignedInAdmin } from '#app/base/auth/signed-in.tsx';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { customerPath } from '#app/office/bookings/customer/customer-path.rules.ts';
import { newBookingHref } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { CustomerPage } from './customer.schema.ts';

export function CustomerSummary({ customer }: { customer: CustomerPage }) {
  const { form: text, page: pageText } = useOfficeText('customers');
  const { id, phone, warning, notes, bookings, total, balance, depositHeld } = customer;
  const isOwner = useSignedInAdmin().role === 'owner';
  /** True if the office probably no longer needs the contact. */
  const isLeftover = bookings === 0 && !warning && !notes;
  return (
    <div className="mb-6 grid gap-4">
      {warning && <Warning>{warning}</Warning>}
      <SharedNumber customer={customer} />
      {isOwner && isLeftover && (
        <p className="rounded-card border border-sand-line bg-white p-4">{text.forgotten}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-sand-line bg-white p-4 large-text:p-2 sm:px-6">
        <dl className="flex flex-wrap gap-x-8 gap-y-2 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] max-sm:gap-x-4">
          <Figure label={text.bookings(bookings)}>{pageText.count(bookings)}</Figure>
          <Figure label={text.total}>{inEuros(total)}</Figure>
          {balance !== 0 && (
            <Figure label={balance > 0 ? text.owes : text.overpaid}>
              {inEuros(Math.abs(balance))}
            </Figure>
          )}
          {depositHeld > 0 && <Figure label={text.depositHeld}>{inEuros(depositHeld)}</Figure>}
        </dl>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:grow max-sm:*:px-3">
          <ButtonAnchor size="sm" href={phoneLink(phone)} aria-label={text.call(phone)}>
            <Icon name="icon-phone" className="size-4" />
            <span className="whitespace-nowrap tabular-nums max-sm:sr-only">{phone}</span>
          </ButtonAnchor>
          <ButtonAnchor size="sm" href={whatsappLink(phone)} target="_blank" rel="noopener">
            <Icon name="icon-message-circle" className="size-4" />
            <span className="max-sm:sr-only">{text.whatsapp}</span>
          </ButtonAnchor>
          <ButtonLink size="sm" variant="ink" to={newBookingHref({ customer: id })}>
            <Icon name="icon-plus" className="size-5" />
            <span>{text.newBooking}</span>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Warning({ children }: { children: string }) {
  const { form: text } = useOfficeText('customers');
  return (
    <Alert tone="warning" className="wrap-anywhere">
      <span className="sr-only">{`${text.warned}: `}</span>
      <span>{children}</span>
    </Alert>
  );
}

function SharedNumber({ customer: { sharedWith } }: { customer: CustomerPage }) {
  const { form: text } = useOfficeText('customers');
  if (sharedWith.length === 0) return null;
  return (
    <div className="rounded-card border border-sand-line bg-white p-4">
      <p>{text.shared}</p>
      <ul>
        {sharedWith.map((other) => (
          <li key={other.id}>
            <Link
              to={customerPath(other.id)}
              className="wrap-anywhere inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
            >
              {`${fullName(other)}, ${text.sharedBookings(other.bookings)}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-small">{label}</dt>
      <dd className="amount text-heading sm:text-title">{children}</dd>
    </div>
  );
}

function inEuros(euros: number): string {
  return formatMinor(eurosToCents(euros), 'EUR');
}
