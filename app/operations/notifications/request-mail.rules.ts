/**
 * E-mails to the office about visitors' requests, with only the data that the office needs to act.
 */

import { neverHeld } from '#app/domain/availability/availability.rules.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { formatShortDate, type WallClock } from '#app/lib/dates/dates.ts';
import { mailText as text } from '#app/operations/exports/business-texts.ts';

/** E-mail about requests. A repeated e-mail has the same `id`. */
export interface RequestMail {
  id: string;
  subject: string;
  text: string;
}

/** Returns the e-mail about a request. It has no link if `siteUrl` is null. */
export function requestMail(booking: BookingRecord, siteUrl: string | null): RequestMail {
  const { id, reference, drivers, carTitle, language } = booking;
  const [customer] = drivers;
  const isTransfer = booking.serviceType === 'transfer';
  const way = `${booking.pickupLocation} → ${booking.dropoffLocation}`;
  const lines = [
    text.lead,
    '',
    `${text.reference}: ${reference}`,
    `${text.days}: ${daysOf(booking)}`,
    isTransfer ? `${text.transfer}: ${way}` : `${text.car}: ${carTitle ?? ''}`,
    `${text.name}: ${customer ? fullName(customer) : ''}`,
    `${text.phone}: ${customer?.phoneNumber ?? ''}`,
    ...(language === 'tr' ? [] : [`${text.language}: ${text.languages[language]}`]),
    ...(!isTransfer && neverHeld(booking) ? ['', text.unheld] : []),
    ...(siteUrl === null ? [] : ['', `${siteUrl}/admin/bookings/${id}`]),
  ];
  return { id: `request-${id}`, subject: text.subject(reference), text: `${lines.join('\n')}\n` };
}

/**
 * Returns the e-mail about several requests: a line for each, and a link to the list. The same
 * requests give the same `id`. A single request has its ordinary e-mail. Throws if there is none.
 */
export function collectiveMail(requests: BookingRecord[], siteUrl: string | null): RequestMail {
  const [first] = requests;
  const last = requests.at(-1);
  if (!first || !last) throw new Error('An e-mail tells of at least one request');
  if (first === last) return requestMail(first, siteUrl);
  const lines = [
    text.leadOfMany(requests.length),
    '',
    ...requests.map((booking) => {
      const { reference, drivers, carTitle, pickupLocation, dropoffLocation } = booking;
      const isTransfer = booking.serviceType === 'transfer';
      const ordered = isTransfer ? `${pickupLocation} → ${dropoffLocation}` : carTitle;
      const [customer] = drivers;
      const name = customer && fullName(customer);
      const facts = [reference, daysOf(booking), ordered, name, customer?.phoneNumber];
      return facts.filter(Boolean).join(' · ');
    }),
    ...(siteUrl === null ? [] : ['', `${siteUrl}/admin/bookings?status=pending`]),
  ];
  return {
    id: `requests-${first.id}-${last.id}`,
    subject: text.subjectOfMany(requests.length),
    text: `${lines.join('\n')}\n`,
  };
}

function daysOf({ serviceType, pickupAt, dropoffAt }: BookingRecord): string {
  return serviceType === 'transfer'
    ? moment(pickupAt)
    : `${moment(pickupAt)} – ${moment(dropoffAt)}`;
}

function moment(wallClock: WallClock): string {
  const [date = '', time = ''] = wallClock.split('T');
  return `${formatShortDate(date)} ${time}`;
}
