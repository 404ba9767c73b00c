/** What the messages to a customer say of a booking. */
import { fullName, isUnpriced } from '#app/features/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/features/bookings/booking.schema.ts';
import {
  fillTemplate,
  MESSAGE_STEPS,
  type MessageFacts,
} from '#app/features/messages/message-template.rules.ts';
import type { BookingMessages } from '#app/features/messages/messages.schema.ts';
import type { Settings } from '#app/features/settings/settings.schema.ts';
import type { WallClock } from '#app/lib/dates.ts';
import type { Language } from '#app/lib/language.ts';
import { formatMinor } from '#app/lib/money.ts';
import { phoneWithCountry } from '#app/lib/phone.ts';
import { staffFullDate } from '#app/lib/staff-dates.ts';
import { transferVehicles } from './papers.text.ts';

type Told = Pick<
  BookingRecord,
  | 'serviceType'
  | 'reference'
  | 'drivers'
  | 'carTitle'
  | 'pickupAt'
  | 'pickupLocation'
  | 'dropoffAt'
  | 'dropoffLocation'
  | 'transferData'
  | 'totalCents'
  | 'quotedCents'
>;
interface Around {
  /** Null until a vehicle was chosen. */
  plate: string | null;
  settings: Pick<Settings, 'business' | 'papers'>;
}

/** A Turkish number is written to in Turkish, any other in English. */
export function languageOfPhone(phone: string): Language {
  return phoneWithCountry(phone).startsWith('90') ? 'tr' : 'en';
}

/** The messages of a booking in both languages; a transfer has no return. */
export function bookingMessages(booking: Told, around: Around): BookingMessages {
  const phone = booking.drivers[0]?.phoneNumber ?? '';
  const templates = around.settings.papers.messages;
  const facts = {
    tr: messageFacts(booking, around, 'tr'),
    en: messageFacts(booking, around, 'en'),
  };
  const steps = MESSAGE_STEPS.filter(
    (step) => step !== 'return' || booking.serviceType === 'car_rental',
  );
  return {
    phone: phoneWithCountry(phone),
    language: languageOfPhone(phone),
    messages: steps.map((step) => ({
      step,
      tr: fillTemplate(templates[step].tr, facts.tr),
      en: fillTemplate(templates[step].en, facts.en),
    })),
  };
}

function messageFacts(
  booking: Told,
  { plate, settings: { business, papers } }: Around,
  language: Language,
): MessageFacts {
  const { serviceType, drivers, transferData, totalCents, quotedCents } = booking;
  const [customer] = drivers;
  const isTransfer = serviceType === 'transfer';
  const vehicle = transferData && transferVehicles[transferData.vehicleCapacity][language];
  const priced = !isUnpriced({ total: totalCents, quoted: quotedCents });
  return {
    ad: customer ? fullName(customer) : '',
    referans: booking.reference,
    araç: (isTransfer ? vehicle : booking.carTitle) ?? '',
    plaka: plate ?? '',
    alış: moment(booking.pickupAt, language),
    alışYeri: booking.pickupLocation,
    // The end of a transfer is assumed; nobody has agreed to it.
    iade: isTransfer ? '' : moment(booking.dropoffAt, language),
    iadeYeri: isTransfer ? '' : booking.dropoffLocation,
    varış: isTransfer ? booking.dropoffLocation : '',
    uçuş: transferData?.flightNumber ?? '',
    toplam: priced ? formatMinor(totalCents, 'EUR') : '',
    buluşma: papers.meetingPoint[language],
    ofis: business.name,
    telefon: business.phone,
  };
}

/** `14 Temmuz 2026, Salı, 10:30`, or `Tuesday, 14 July 2026, 10:30`. */
function moment(at: WallClock, language: Language): string {
  return `${staffFullDate(at.slice(0, 10), language)}, ${at.slice(11)}`;
}
