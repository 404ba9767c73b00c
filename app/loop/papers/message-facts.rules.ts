/** What the messages to a customer say of a booking. */

import {
  fillTemplate,
  type MessageFacts,
  type MessageStep,
} from '#app/base/messages/message-template.rules.ts';
import type { BookingMessages, MessageTexts } from '#app/base/messages/messages.schema.ts';
import type { WallClock } from '#app/lib/dates.ts';
import type { Language } from '#app/lib/language.ts';
import { eurosToCents, formatMinor } from '#app/lib/money.ts';
import { isPhone, phoneWithCountry } from '#app/lib/phone.ts';
import { staffFullDate } from '#app/lib/staff-dates.ts';
import type { BookingStatus, ServiceType } from '#app/office/bookings/booking.rules.ts';
import type { Vehicle } from '#app/site/transfers/zone.rules.ts';
import { transferVehicles } from './transfer-vehicles.text.ts';

/** A booking as far as messages know it. */
export interface MessageBooking {
  serviceType: ServiceType;
  status: BookingStatus;
  bookingReference: string;
  /** The name of the person who booked, and the phone number as they wrote it. */
  customer: string;
  phone: string;
  /** Of a rental. */
  carTitle: string | null;
  /** Null until a vehicle was chosen. */
  plate: string | null;
  /** Of a transfer. */
  vehicle: Vehicle | null;
  flightNumber: string | null;
  pickupAt: WallClock;
  pickupLocation: string;
  dropoffAt: WallClock;
  dropoffLocation: string;
  /** Euros; null while no price is agreed. */
  total: number | null;
}

/** A Turkish number is written to in Turkish, any other in English. */
export function languageOfPhone(phone: string): Language {
  return phoneWithCountry(phone).startsWith('90') ? 'tr' : 'en';
}

/** What there is to write at this point of a booking; a transfer has no return. */
export function stepsOf({
  serviceType,
  status,
  phone,
}: Pick<MessageBooking, 'serviceType' | 'status' | 'phone'>): MessageStep[] {
  // A message needs a phone number. An anonymised customer has none.
  if (!isPhone(phone)) return [];
  if (status === 'pending' || status === 'confirmed') return ['confirmation', 'reminder'];
  return status === 'active' && serviceType === 'car_rental' ? ['return'] : [];
}

/** The messages that fit the state of a booking, in both languages. */
export function bookingMessages(booking: MessageBooking, texts: MessageTexts): BookingMessages {
  const { phone } = booking;
  const steps = stepsOf(booking);
  return {
    phone: phoneWithCountry(phone),
    language: languageOfPhone(phone),
    messages: steps.map((step) => ({
      step,
      tr: messageOf(booking, texts, { step, language: 'tr' }),
      en: messageOf(booking, texts, { step, language: 'en' }),
    })),
  };
}

/** One message; in the language of the customer's number unless another is given. */
export function messageOf(
  booking: MessageBooking,
  texts: MessageTexts,
  { step, language = languageOfPhone(booking.phone) }: { step: MessageStep; language?: Language },
): string {
  return fillTemplate(texts.messages[step][language], messageFacts(booking, texts, language));
}

function messageFacts(
  booking: MessageBooking,
  { meetingPoint, office }: MessageTexts,
  language: Language,
): MessageFacts {
  const { vehicle, total } = booking;
  const isTransfer = booking.serviceType === 'transfer';
  return {
    ad: booking.customer,
    referans: booking.bookingReference,
    araç: (vehicle ? transferVehicles[vehicle][language] : booking.carTitle) ?? '',
    plaka: booking.plate ?? '',
    alış: moment(booking.pickupAt, language),
    alışYeri: booking.pickupLocation,
    // The end of a transfer is assumed, not agreed with the customer.
    iade: isTransfer ? '' : moment(booking.dropoffAt, language),
    iadeYeri: isTransfer ? '' : booking.dropoffLocation,
    varış: isTransfer ? booking.dropoffLocation : '',
    uçuş: booking.flightNumber ?? '',
    toplam: total === null ? '' : formatMinor(eurosToCents(total), 'EUR'),
    buluşma: meetingPoint[language],
    ofis: office.name,
    telefon: office.phone,
  };
}

/** `14 Temmuz 2026, Salı, 10:30`, or `Tuesday, 14 July 2026, 10:30`. */
function moment(at: WallClock, language: Language): string {
  return `${staffFullDate(at.slice(0, 10), language)}, ${at.slice(11)}`;
}
