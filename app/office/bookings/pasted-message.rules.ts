/**
 * A visitor's pasted WhatsApp message as values of the booking form (product.md, WhatsApp hand-off).
 * The code in its last line holds the request (lib/request-code.ts). Without a valid code, only
 * labelled lines give name, phone and dates.
 */
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import {
  formatLongDate,
  isIsoDate,
  parseClockTime,
  type WallClock,
  wallClock,
} from '#app/lib/dates.ts';
import { decodeRequest } from '#app/lib/request-code.ts';
import { carsText } from '#app/site/cars/cars.text.ts';
import { readReservation } from '#app/site/cars/reservation.rules.ts';
import { decodeReservation } from '#app/site/cars/reservation-message.rules.ts';
import { decodeTransfer } from '#app/site/transfers/transfer-message.rules.ts';
import { transfersText } from '#app/site/transfers/transfers.text.ts';
import { matchFare } from '#app/site/transfers/zone.rules.ts';
import { anHourAfter, splitName } from './booking.rules.ts';
import type { BookingInput } from './booking.schema.ts';
import { type BookingOptions, extraOffers } from './booking-options.schema.ts';
import { extraNames } from './bookings.text.ts';
import { pasteText } from './paste-message.text.ts';

const text = pasteText.checks;

type UnreadableReason = keyof typeof pasteText.unreadable;

/** Fields that the message says nothing about are absent: the form keeps what it holds of them. */
export interface FilledMessage {
  ok: true;
  from: keyof typeof pasteText.filled;
  form: Partial<BookingInput>;
  /** For staff to check. What is missing or wrong, the form says when it is saved. */
  checks: string[];
}
export type PastedMessage = FilledMessage | { ok: false; reason: UnreadableReason };

/** Letters of the longest message that WhatsApp sends; a longer text is no message. */
const MAX_PASTED = 65_536;

/** The request in a pasted text; `reason` says why nothing could be read. */
export function readPastedMessage(pasted: string, options: BookingOptions): PastedMessage {
  if (pasted.length > MAX_PASTED) return { ok: false, reason: 'tooLong' };
  if (!pasted.trim()) return { ok: false, reason: 'empty' };
  const code = findCode(pasted);
  const read = code.ok ? readRequest(code.code, options) : readLines(pasted);
  if (!read) return { ok: false, reason: code.ok ? 'unknown' : code.reason };
  const broken = code.ok ? [] : [pasteText.unreadable[code.reason]];
  return { ok: true, ...read, checks: [...broken, ...read.checks] };
}

const START = 'KRV1-';
/** Marks that a chat's export writes between letters and no reader sees. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Between the parts of a code broken over lines: white space, and the marks of quoted lines. */
const BREAK = /[\s>|]+/;
const CODE_LETTERS = /^[\w-]*/;
/** Shorter than any code: a word about codes rather than one of them. */
const SHORTEST = 16;
/** A long text after the code must not be tried to its end. */
const MOST_PARTS = 200;

/** The last code of the text, since an older one may stand above it. */
function findCode(
  pasted: string,
): { ok: true; code: string } | { ok: false; reason: 'none' | 'damaged' } {
  const tails = pasted.replace(INVISIBLE, '').replace(DASHES, '-').split(START).slice(1);
  const attempts = tails
    .map((tail) => readTail(tail.split(BREAK, MOST_PARTS)))
    .filter(({ longest }) => longest.length >= SHORTEST);
  const last = attempts.at(-1);
  if (!last) return { ok: false, reason: 'none' };
  return last.whole === null ? { ok: false, reason: 'damaged' } : { ok: true, code: last.whole };
}

/** The first parts that make a whole code together; its own check says which. */
function readTail(parts: string[]): { whole: string | null; longest: string } {
  let joined = START;
  for (const part of parts) {
    const [letters = ''] = CODE_LETTERS.exec(part) ?? [];
    joined += letters;
    // A chat marks slanted text with an underscore on both sides.
    const whole = [joined, joined.replace(/_+$/, '')].find((code) => decodeRequest(code));
    if (whole) return { whole, longest: joined };
    if (letters.length < part.length) break;
  }
  return { whole: null, longest: joined };
}

type Read = Omit<FilledMessage, 'ok'>;

function readRequest(code: string, options: BookingOptions): Read | null {
  const rental = decodeReservation(code);
  if (rental) return readRental(rental, options);
  const transfer = decodeTransfer(code);
  return transfer && readTransferRequest(transfer.request, options);
}

function readRental(
  { carId, form: sent }: NonNullable<ReturnType<typeof decodeReservation>>,
  options: BookingOptions,
): Read {
  const offers = extraOffers(options.extras);
  const form = readReservation(new Map<string, unknown>(Object.entries(sent)), offers);
  const { pickupLocation, dropoffLocation, cocukKoltugu, ekSurucu, gencSurucu } = form;
  const car = options.cars.find(({ id }) => id === carId);
  const places = [...new Set([pickupLocation, dropoffLocation])];
  const tooMany = EXTRA_NAMES.filter((name) => sent[name] > offers[name].maxCount);
  return {
    from: 'rental',
    form: {
      serviceType: 'car_rental',
      carId: car?.id ?? null,
      transferId: null,
      pickupLocation,
      dropoffLocation,
      pickupTime: moment(form.pickupDate, form.pickupTime),
      dropoffTime: moment(form.returnDate, form.returnTime),
      extras: { cocukKoltugu, ekSurucu, gencSurucu },
      transferData: null,
    },
    checks: [
      ...(car ? [] : [text.carDeleted]),
      ...(car && !car.active ? [text.carInactive(car.title)] : []),
      ...tooMany.map((name) =>
        text.extraTooMany(extraNames[name], sent[name], offers[name].maxCount),
      ),
      ...places
        .filter((place) => place && !options.places.includes(place))
        .map((place) => text.placeUnknown(place)),
      text.customer,
    ],
  };
}

function readTransferRequest(
  request: NonNullable<ReturnType<typeof decodeTransfer>>['request'],
  options: BookingOptions,
): Read {
  const { vehicle, passengers, email, phone, flightNumber, message, date, time } = request;
  const fare = matchFare(
    options.zones.map((given) => ({ ...given, active: given.status === 'active' })),
    request,
  );
  const customer = { ...splitName(request.name), phoneNumber: phone };
  const hasTime = date !== '' && time !== '';
  return {
    from: 'transfer',
    form: {
      serviceType: 'transfer',
      carId: null,
      transferId: fare?.zone.id ?? null,
      drivers: [customer],
      email,
      pickupLocation: request.pickupLocation,
      dropoffLocation: request.dropoffLocation,
      pickupTime: moment(date, time),
      dropoffTime: hasTime ? anHourAfter(date, time) : '',
      transferData: {
        vehicleCapacity: vehicle,
        passengers,
        ...(flightNumber && { flightNumber }),
        ...(message && { notes: message }),
      },
    },
    checks: [...(fare ? [] : [text.specialPrice]), ...(hasTime ? [text.transferEnd] : [])],
  };
}

/** Lines such as `Telefon: 0555…`, by the labels of our own messages; null where there are none. */
function readLines(pasted: string): Read | null {
  const { fields } = transfersText.form;
  const name = lineOf(pasted, fields.name);
  const phone = lineOf(pasted, fields.phone);
  const pickup =
    lineOf(pasted, carsText.message.pickup) ?? lineOf(pasted, transfersText.message.date);
  const dropoff = lineOf(pasted, carsText.message.dropoff);
  if ([name, phone, pickup, dropoff].every((line) => line === null)) return null;
  const customer = { ...splitName(name ?? ''), phoneNumber: phone ?? '' };
  return {
    from: 'lines',
    form: {
      ...((name !== null || phone !== null) && { drivers: [customer] }),
      ...(pickup !== null && { pickupTime: readMoment(pickup) }),
      ...(dropoff !== null && { dropoffTime: readMoment(dropoff) }),
    },
    checks: [],
  };
}

/** What follows a label at the beginning of a line, after marks of quoting and of bold letters. */
function lineOf(pasted: string, label: string): string | null {
  const lines = pasted.replace(INVISIBLE, '').split('\n');
  const found = lines
    .map((line) => line.replace(/^[\s>|*_•-]+/, ''))
    .find((line) => line.startsWith(`${label}:`));
  return (
    found
      ?.slice(label.length + 1)
      .replace(/[*_]/g, '')
      .trim() ?? null
  );
}

const MONTHS = Array.from(
  { length: 12 },
  (_, i) => formatLongDate(`2026-${String(i + 1).padStart(2, '0')}-01`).split(/\s/)[1],
);

/** `14 Temmuz 2026 10:00` or `14.07.2026 10:00`, with anything behind it; empty where it is neither. */
function readMoment(said: string): WallClock | '' {
  const [, day = '', month = '', year, time = ''] =
    /^(\d{1,2})[ ./](\d{1,2}|\p{L}+)[ ./](\d{4})\D+(\d{1,2}[:.]\d{2})/u.exec(said) ?? [];
  const number = MONTHS.indexOf(month) + 1 || Number(month);
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? moment(date, parseClockTime(time) ?? '') : '';
}

function moment(date: string, time: string): WallClock | '' {
  return date && time ? wallClock(date, time) : '';
}
