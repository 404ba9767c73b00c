/**
 * Reads a visitor's pasted WhatsApp message into the booking form (`product.md, "WhatsApp
 * hand-off"`). The code in the message's last line holds the request
 * (`lib/requests/request-code.ts`). For a rental, lines with labels may add name and phone number.
 */

import { EXTRA_NAMES, offersInCents } from '#app/base/settings/extras.rules.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { readReservation } from '#app/domain/requests/reservation.rules.ts';
import { tr as turkishLabels } from '#app/domain/requests/text/tr.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import { type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { completeVisitorsPhone } from '#app/lib/requests/phone.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { anHourAfter, type Driver, splitName } from '../booking.rules.ts';
import type { BookingInput } from '../booking.schema.ts';
import type { BookingOptions } from '../booking-options.schema.ts';
import { type BookingReceipt, typedReceipt } from '../booking-price.rules.ts';
import { decodeReservation } from './decoded-reservation.rules.ts';
import { decodeTransfer } from './decoded-transfer.rules.ts';

type ExtraNames = OfficeTexts['bookings']['extras'];
type PasteText = OfficeTexts['bookings']['paste'];

type UnreadableReason = keyof PasteText['unreadable'];

/** Values from the message. Fields that are missing here keep their value in the form. */
export interface FilledMessage {
  ok: true;
  from: keyof PasteText['filled'];
  form: Partial<BookingInput>;
  /**
   * Price in euro cents that the visitor was shown; null if it equals today's price or is unknown.
   */
  shownCents: number | null;
  /** Notes for staff to check. Missing and invalid fields are reported when the form is saved. */
  checks: string[];
}
export type PastedMessage = FilledMessage | { ok: false; reason: UnreadableReason };

/** Maximum length of a WhatsApp message in characters. A longer text is not a message. */
const MAX_PASTED = 65_536;

const CODE_START = 'KRV1-';

/** A pasted request is a visitor's unanswered request until staff choose another status. */
const AS_REQUEST = { requested: true, status: 'pending' } as const;

/** Reads the request in a pasted message. `reason` states why nothing could be read. */
export function readPastedMessage(
  pasted: string,
  options: BookingOptions,
  { checks: text }: PasteText,
  extraNames: ExtraNames,
): PastedMessage {
  if (pasted.length > MAX_PASTED) return { ok: false, reason: 'tooLong' };
  if (!pasted.trim()) return { ok: false, reason: 'empty' };
  // Uses the last code, because the text may quote an older one above.
  const start = pasted.lastIndexOf(CODE_START);
  if (start < 0) return { ok: false, reason: 'none' };
  const [code = ''] = pasted.slice(start).split(/\s/, 1);
  const rental = decodeReservation(code);
  if (rental)
    return {
      ok: true,
      ...readRental(rental, readCustomer(pasted, rental.language), options, text, extraNames),
    };
  const transfer = decodeTransfer(code);
  if (transfer) return { ok: true, ...readTransferRequest(transfer, options, text) };
  return { ok: false, reason: 'damaged' };
}

type Read = Omit<FilledMessage, 'ok'>;

function readRental(
  { carId, form: sent, language, cents }: NonNullable<ReturnType<typeof decodeReservation>>,
  customer: Driver | null,
  options: BookingOptions,
  text: PasteText['checks'],
  extraNames: ExtraNames,
): Read {
  const offers = offersInCents(options.extras);
  const form = readReservation(new Map<string, unknown>(Object.entries(sent)), offers);
  const { pickupLocation, dropoffLocation, cocukKoltugu, ekSurucu, gencSurucu } = form;
  const { hotel, flightNumber } = form;
  const car = options.cars.find(({ id }) => id === carId);
  const places = [...new Set([pickupLocation, dropoffLocation])];
  const tooMany = EXTRA_NAMES.filter((name) => sent[name] > offers[name].maxCount);
  const filled = {
    serviceType: 'car_rental' as const,
    carId: car?.id ?? null,
    transferId: null,
    ...(customer && { drivers: [customer] }),
    pickupLocation,
    dropoffLocation,
    pickupTime: moment(form.pickupDate, form.pickupTime),
    dropoffTime: moment(form.returnDate, form.returnTime),
    extras: { cocukKoltugu, ekSurucu, gencSurucu },
    hotel,
    flightNumber,
    transferData: null,
    language,
  };
  const price = shownPrice(cents, typedReceipt(filled, options), text);
  return {
    from: 'rental',
    ...price,
    form: { ...filled, ...price.form, ...AS_REQUEST },
    checks: [
      ...price.checks,
      ...(car ? [] : [text.carDeleted]),
      ...(car && !car.active ? [text.carInactive(car.title)] : []),
      ...tooMany.map((name) =>
        text.extraTooMany(extraNames[name], sent[name], offers[name].maxCount),
      ),
      ...places
        .filter((place) => place && !options.places.includes(place))
        .map((place) => text.placeUnknown(place)),
      ...(customer ? [] : [text.customer]),
    ],
  };
}

function readTransferRequest(
  { request, language, cents }: NonNullable<ReturnType<typeof decodeTransfer>>,
  options: BookingOptions,
  text: PasteText['checks'],
): Read {
  const { childSeats, suitcases } = request;
  const { vehicle, passengers, email, phone, flightNumber, message, date, time } = request;
  const fare = matchFare(
    options.zones.map((given) => ({ ...given, active: given.status === 'active' })),
    request,
  );
  const customer = {
    ...splitName(request.name),
    phoneNumber: completeVisitorsPhone(phone, language),
  };
  const hasTime = date !== '' && time !== '';
  const filled = {
    serviceType: 'transfer' as const,
    carId: null,
    transferId: fare?.zone.id ?? null,
    drivers: [customer],
    email,
    language,
    pickupLocation: request.pickupLocation,
    dropoffLocation: request.dropoffLocation,
    pickupTime: moment(date, time),
    dropoffTime: hasTime ? anHourAfter(date, time) : '',
    wayBackTime: moment(request.returnDate, request.returnTime) || null,
    transferData: {
      vehicleCapacity: vehicle,
      passengers,
      ...(childSeats && { childSeats }),
      ...(suitcases && { suitcases }),
      ...(flightNumber && { flightNumber }),
      ...(message && { notes: message }),
    },
  };
  const receipt = typedReceipt({ ...filled, extras: NO_EXTRAS }, options);
  const price = shownPrice(cents, receipt, text);
  return {
    from: 'transfer',
    ...price,
    form: { ...filled, ...price.form, ...AS_REQUEST },
    checks: [
      ...price.checks,
      ...(fare ? [] : [text.specialPrice]),
      ...(hasTime ? [text.transferEnd] : []),
    ],
  };
}

/**
 * Fills in the price that the visitor was shown, because the site promised it, with a note. Fills
 * in no total if it equals today's price.
 */
function shownPrice(
  cents: number | null,
  receipt: BookingReceipt | null,
  text: PasteText['checks'],
): Pick<FilledMessage, 'shownCents' | 'checks'> & { form: Pick<FilledMessage['form'], 'pricing'> } {
  const today = receipt?.totalCents ?? null;
  if (cents === null || cents === today) {
    return {
      shownCents: null,
      form: cents === null ? {} : { pricing: { total: null } },
      checks: [],
    };
  }
  return {
    shownCents: cents,
    form: { pricing: { total: centsToEuros(cents) } },
    checks: [text.shownPrice(cents, today)],
  };
}

/**
 * Reads name and phone number from lines such as `Telefon: 0555…`, because the code of a rental has
 * neither. Returns null if both are missing.
 */
function readCustomer(pasted: string, language: SiteLanguage): Driver | null {
  const { name, phone } = turkishLabels;
  const lines = pasted.split('\n').map((line) => line.trim());
  const labelled = (label: string) =>
    lines
      .find((line) => line.startsWith(`${label}:`))
      ?.slice(label.length + 1)
      .trim() ?? '';
  const customer = {
    ...splitName(labelled(name)),
    phoneNumber: completeVisitorsPhone(labelled(phone), language),
  };
  return customer.name || customer.phoneNumber ? customer : null;
}

function moment(date: string, time: string): WallClock | '' {
  return date && time ? wallClock(date, time) : '';
}
