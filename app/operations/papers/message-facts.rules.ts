import {
  fillTemplate,
  type MessageFacts,
  type MessageStep,
} from '#app/base/messages/message-template.rules.ts';
import type { BookingMessages } from '#app/base/messages/messages.schema.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { officeText } from '#app/base/settings/settings-in-language.rules.ts';
import type { BookingStatus, ServiceType } from '#app/domain/bookings/booking.rules.ts';
import { TRIP_PATH } from '#app/domain/requests/request.rules.ts';
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import { formatFullDate, formatShortDate, type WallClock } from '#app/lib/dates/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { isPhone, phoneWithCountry } from '#app/lib/requests/phone.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainSpaces } from '#app/lib/words/plain-text.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { eachLanguage, type SiteLanguage } from '#app/lib/words/texts.ts';
import { type PaperText, papersText } from './paper-texts.ts';

export interface MessageBooking {
  serviceType: ServiceType;
  status: BookingStatus;
  language: SiteLanguage;
  bookingReference: string;
  /** Name of the person who booked. `phone` is the number as the person wrote it. */
  customer: string;
  phone: string;
  /** Null for a transfer. */
  carTitle: string | null;
  /** Null until a vehicle was chosen. */
  plate: string | null;
  /** Null for a rental. */
  vehicle: Vehicle | null;
  flightNumber: string | null;
  /** Name and phone number of the driver of a transfer; empty until they are known. */
  driver: string;
  pickupAt: WallClock;
  pickupLocation: string;
  dropoffAt: WallClock;
  dropoffLocation: string;
  /** Price and charges in euros; null while no price is agreed. */
  total: number | null;
  /** Euros that are still to be paid; null while no price is agreed. */
  balance: number | null;
  /** Euros of the deposit that is held; 0 before it is taken. */
  depositHeld: number;
  /** Deposit of the car's terms in the language of the message; null for none. */
  depositTerms: Readonly<Record<SiteLanguage, string | null>>;
  /** Secret part of the address of the booking's trip page. */
  tripToken: string;
  /** Tolls and fines that the customer pays; null without any. */
  road?: RoadFacts | null;
}

/** Tolls and fines of a booking, oldest first, with amounts in euros. */
export interface RoadFacts {
  plates: string[];
  passages: { kind: keyof PaperText['roadKinds']; at: WallClock; place: string; amount: number }[];
  /** True if the office adds a fee to each amount. */
  hasFee: boolean;
}

/**
 * Returns the kinds of messages that fit the state of a booking; none without a phone number. Tolls
 * and fines add a message in each state.
 */
export function stepsOf(
  booking: Pick<MessageBooking, 'serviceType' | 'status' | 'phone' | 'road'>,
): MessageStep[] {
  // An anonymised customer has no phone number.
  if (!isPhone(booking.phone)) return [];
  return [...stepsOfStatus(booking), ...(booking.road ? (['road'] as const) : [])];
}

function stepsOfStatus({
  serviceType,
  status,
}: Pick<MessageBooking, 'serviceType' | 'status'>): MessageStep[] {
  if (status === 'pending') return ['request'];
  if (status === 'confirmed') return ['confirmation', 'reminder'];
  return status === 'active' && serviceType === 'car_rental' ? ['return'] : [];
}

/** Returns the messages that fit the state of a booking, in each language. */
export function bookingMessages(booking: MessageBooking, texts: MessageTexts): BookingMessages {
  const steps = stepsOf(booking);
  return {
    phone: phoneWithCountry(booking.phone),
    language: booking.language,
    tripUrl: tripUrl(booking, texts),
    messages: steps.map((step) => ({
      step,
      ...eachLanguage((language) => messageOf({ ...booking, language }, texts, step)),
    })),
  };
}

/** Returns a message in the language of the booking; '' if there is no template. */
export function messageOf(booking: MessageBooking, texts: MessageTexts, step: MessageStep): string {
  const { road } = booking;
  // Names the plates that had the tolls and fines; the booking may have another plate by now.
  const written = step === 'road' && road ? { ...booking, plate: road.plates.join(', ') } : booking;
  return fillTemplate(texts.messages[step][booking.language], messageFacts(written, texts));
}

export interface MessageTexts {
  messages: Settings['papers']['messages'];
  /** Returns the description of the meeting point at a place. */
  meetingPointAt: (place: string) => Record<SiteLanguage, string>;
  office: Pick<Settings['business'], 'name' | 'phone'>;
  /** Names of places, by their Turkish names. */
  placeNames: Record<SiteLanguage, Readonly<Record<string, string>>>;
  dates: Record<SiteLanguage, SiteTexts['dates']>;
  /** Address of the site, without a path. */
  origin: string;
}

/**
 * Returns the address of a booking's trip page in the language of the booking. It contains a
 * secret.
 */
export function tripUrl(
  { tripToken, language }: Pick<MessageBooking, 'tripToken' | 'language'>,
  { origin }: Pick<MessageTexts, 'origin'>,
): string {
  return `${origin}${localPath(language, `${TRIP_PATH}/${tripToken}`)}`;
}

function messageFacts(booking: MessageBooking, texts: MessageTexts): MessageFacts {
  const { meetingPointAt, office, placeNames, dates } = texts;
  const { vehicle, total, balance, depositHeld, depositTerms, language } = booking;
  const place = (name: string) => ownValue(placeNames[language], name) ?? name;
  const isTransfer = booking.serviceType === 'transfer';
  return {
    ad: booking.customer,
    referans: booking.bookingReference,
    araç: (vehicle ? papersText[language].vehicles[vehicle] : booking.carTitle) ?? '',
    plaka: booking.plate ?? '',
    alış: moment(booking.pickupAt, dates[language]),
    alışYeri: place(booking.pickupLocation),
    // The end of a transfer is assumed, not agreed with the customer.
    iade: isTransfer ? '' : moment(booking.dropoffAt, dates[language]),
    iadeYeri: isTransfer ? '' : place(booking.dropoffLocation),
    varış: isTransfer ? place(booking.dropoffLocation) : '',
    uçuş: booking.flightNumber ?? '',
    şoför: booking.driver,
    toplam: total === null ? '' : formatMinor(eurosToCents(total), 'EUR'),
    // An empty value removes the line from the message: it asks for money only if some is due.
    kalan: balance !== null && balance > 0 ? formatMinor(eurosToCents(balance), 'EUR') : '',
    depozito:
      depositHeld > 0
        ? formatMinor(eurosToCents(depositHeld), 'EUR')
        : (depositTerms[language] ?? ''),
    buluşma: officeText(meetingPointAt(booking.pickupLocation), language).text,
    ofis: office.name,
    telefon: office.phone,
    yolculuk: tripUrl(booking, texts),
    ...roadFacts(booking.road ?? null, language),
  };
}

/**
 * Returns a line for each toll or fine, `14.07.2026 10:30 Maut, Antalya €3.20`, below them that the
 * fee is included, and the sum of all.
 */
function roadFacts(
  road: RoadFacts | null,
  language: SiteLanguage,
): Pick<MessageFacts, 'geçişler' | 'tutar'> {
  if (!road) return { geçişler: '', tutar: '' };
  const { roadKinds, roadFeeIncluded } = papersText[language];
  const lines = road.passages.map(({ kind, at, place, amount }) => {
    const what = [roadKinds[kind], place].filter(Boolean).join(', ');
    const euros = formatMinor(eurosToCents(amount), 'EUR');
    return `${formatShortDate(at.slice(0, 10))} ${at.slice(11)} ${what} ${euros}`;
  });
  const cents = road.passages.reduce((sum, { amount }) => sum + eurosToCents(amount), 0);
  return {
    geçişler: [...lines, ...(road.hasFee ? [roadFeeIncluded] : [])].join('\n'),
    tutar: formatMinor(cents, 'EUR'),
  };
}

/** Returns, for example, `14 Temmuz 2026, Salı, 10:30` or `Tuesday, 14 July 2026, 10:30`. */
function moment(at: WallClock, text: SiteTexts['dates']): string {
  return plainSpaces(text.dateTime(formatFullDate(at.slice(0, 10), text), at.slice(11)));
}
