/** The e-mail to the office about a visitor's request: no more than the office needs to act. */

import { formatShortDate, type WallClock } from '#app/lib/dates.ts';
import { fullName } from '#app/office/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import { neverHeld } from '#app/site/cars/availability.rules.ts';
import { mailText as text } from './outgoing.text.ts';

/** What is written of a request; `id` is the same each time. */
interface RequestMail {
  id: string;
  subject: string;
  text: string;
}

/** Subject and text; the link is left out where the site's address is not known. */
export function requestMail(booking: BookingRecord, siteUrl: string | null): RequestMail {
  const { id, reference, drivers, carTitle, pickupAt, dropoffAt, language } = booking;
  const [customer] = drivers;
  const isTransfer = booking.serviceType === 'transfer';
  const way = `${booking.pickupLocation} → ${booking.dropoffLocation}`;
  const lines = [
    text.lead,
    '',
    `${text.reference}: ${reference}`,
    `${text.days}: ${isTransfer ? moment(pickupAt) : `${moment(pickupAt)} – ${moment(dropoffAt)}`}`,
    isTransfer ? `${text.transfer}: ${way}` : `${text.car}: ${carTitle ?? ''}`,
    `${text.name}: ${customer ? fullName(customer) : ''}`,
    `${text.phone}: ${customer?.phoneNumber ?? ''}`,
    // Of one who is not answered in Turkish.
    ...(language === 'tr' ? [] : [`${text.language}: ${text.languages[language]}`]),
    ...(!isTransfer && neverHeld(booking) ? ['', text.unheld] : []),
    ...(siteUrl === null ? [] : ['', `${siteUrl}/admin/bookings/${id}`]),
  ];
  return { id: `request-${id}`, subject: text.subject(reference), text: `${lines.join('\n')}\n` };
}

function moment(wallClock: WallClock): string {
  const [date = '', time = ''] = wallClock.split('T');
  return `${formatShortDate(date)} ${time}`;
}
