import type { SiteTexts } from '#app/lib/words/catalogue.ts';

/** The visitor's transfer request: what the form holds, when it is right, what it says. */

import {
  isVehicle,
  MAX_PASSENGERS,
  matchFare,
  type Vehicle,
  vehicleFor,
  type Zone,
} from '#app/domain/zones/zone.rules.ts';
import {
  addDays,
  businessNow,
  type IsoDate,
  isClockTime,
  isIsoDate,
} from '#app/lib/dates/dates.ts';
import { type CurrencyCode, convertCents, formatMinor, type Rates } from '#app/lib/money/money.ts';
import { isOnePhone, withOurDigits } from '#app/lib/requests/phone.ts';
import {
  type FieldErrors,
  HORIZON_DAYS,
  isPastHour,
  oneLine,
  severalLines,
} from './request.rules.ts';

/** Values as typed: an empty string is a field that is not filled in. Keys are the names of form controls. */
export interface TransferForm {
  name: string;
  email: string;
  phone: string;
  passengers: number;
  childSeats: number;
  suitcases: number;
  pickupLocation: string;
  dropoffLocation: string;
  date: string;
  time: string;
  /** True if the way back is wanted, too; `returnDate` and `returnTime` say so as well. */
  bothWays: boolean;
  returnDate: string;
  returnTime: string;
  /** Empty when the visitor comes from a hotel. */
  flightNumber: string;
  message: string;
}
export type TransferField = keyof TransferForm;
export type TransferErrors = FieldErrors<TransferField>;
type ErrorText = SiteTexts['transfers']['form']['errors'];

/** Everything that is sent: the form and the vehicle chosen above it. */
export interface TransferRequest extends TransferForm {
  vehicle: Vehicle;
}

export const EMPTY_TRANSFER: TransferForm = {
  name: '',
  email: '',
  phone: '',
  passengers: 1,
  childSeats: 0,
  suitcases: 0,
  pickupLocation: '',
  dropoffLocation: '',
  date: '',
  time: '',
  bothWays: false,
  returnDate: '',
  returnTime: '',
  flightNumber: '',
  message: '',
};

/**
 * Limits in characters. If all fields are full of Turkish, Russian or Arabic letters, the address
 * of the chat still has at most 8,000 characters, which every server should accept (RFC 9110, 4.1):
 * such a letter takes 6 characters in the message and nearly 3 in its code.
 */
export const MAX_LENGTHS = {
  name: 80,
  email: 100,
  phone: 30,
  pickupLocation: 120,
  dropoffLocation: 120,
  flightNumber: 20,
  message: 300,
} satisfies Partial<Record<TransferField, number>>;

/** Greatest number of each extra of a transfer. */
export const MOST_LOADED = { childSeats: 4, suitcases: 20 } as const;

/** Spec, part 5, in its order. */
const REQUIRED = [
  'name',
  'email',
  'phone',
  'pickupLocation',
  'dropoffLocation',
  'date',
  'time',
] as const satisfies TransferField[];
/** And these of a request for both ways. */
const RETURN = ['returnDate', 'returnTime'] as const satisfies TransferField[];
type RequiredField = (typeof REQUIRED | typeof RETURN)[number];

/** The spec's "simple x@y.z pattern"; only a letter that arrives proves an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

type Ways = Partial<Pick<TransferForm, 'bothWays'>> &
  Pick<TransferForm, 'returnDate' | 'returnTime'>;

/** Returns true if the request includes the way back. Without JavaScript only its fields may say so. */
export function isBothWays({ bothWays, returnDate, returnTime }: Ways): boolean {
  return bothWays || returnDate !== '' || returnTime !== '';
}

/**
 * Returns the price of a request by the fares of its zone, in the visitor's currency. Both ways
 * cost twice the displayed fare, so that the parts add up to the total in every currency.
 */
export function priceInWords(
  request: Ways & Pick<TransferRequest, 'vehicle'>,
  { fares }: Pick<Zone, 'fares'>,
  { currency, rates }: { currency: CurrencyCode; rates: Rates },
  text: SiteTexts['transfers']['summary'],
): { total: string; ways: string } {
  const minor = convertCents(fares[request.vehicle], currency, rates);
  const each = formatMinor(minor, currency);
  if (!isBothWays(request)) return { total: each, ways: text.oneWay };
  const total = formatMinor(2 * minor, currency);
  return { total, ways: text.bothWays(each, total) };
}

/** The messages for what is missing or impossible, by field; empty when the request can be sent. */
export function validateTransfer(
  form: Omit<TransferForm, 'bothWays'> & Ways,
  now: Date,
  text: ErrorText,
): TransferErrors {
  const errors: TransferErrors = {};
  for (const field of isBothWays(form) ? [...REQUIRED, ...RETURN] : REQUIRED) {
    const value = form[field].trim();
    const wrong = value ? wrongValue(field, form, { now, text }) : text.required[field];
    if (wrong) errors[field] = wrong;
  }
  const moment = businessNow(now);
  if (isPastHour(form.date, form.time, moment)) errors.time = text.timePast;
  if (isPastHour(form.returnDate, form.returnTime, moment)) errors.returnTime = text.timePast;
  return errors;
}

type Days = Pick<TransferForm, 'date' | 'time' | 'returnDate' | 'returnTime'>;

function isEarlyHour({ date, time, returnDate, returnTime }: Days): boolean {
  return returnDate === date && date !== '' && returnTime !== '' && returnTime <= time;
}

function wrongValue(
  field: RequiredField,
  form: Days & Pick<TransferForm, 'email' | 'phone'>,
  { now, text }: { now: Date; text: ErrorText },
): string | null {
  const today = businessNow(now).date;
  switch (field) {
    case 'email':
      return isEmail(form.email.trim()) ? null : text.wrongEmail;
    case 'phone':
      return isOnePhone(form.phone) ? null : text.onePhone;
    case 'date':
      return wrongDate(form.date, today, text);
    case 'returnDate':
      return wrongReturnDate(form, today, text);
    case 'returnTime':
      return isEarlyHour(form) ? text.returnEarly : null;
    default:
      return null;
  }
}

/** Returns the error of a transfer's date, seen from the business's today; null for a valid date. */
export function wrongDate(
  date: IsoDate,
  today: IsoDate,
  text: Pick<ErrorText, 'datePast' | 'dateTooFar'>,
): string | null {
  if (date < today) return text.datePast;
  return date > latestDate(today) ? text.dateTooFar : null;
}

/**
 * Returns the error of the way back's date; null if it is valid. The way back must not be before
 * the way there, if that has a valid date.
 */
export function wrongReturnDate(
  { date, returnDate }: Pick<TransferForm, 'date' | 'returnDate'>,
  today: IsoDate,
  text: Pick<ErrorText, 'datePast' | 'dateTooFar' | 'returnEarly'>,
): string | null {
  const wrong = wrongDate(returnDate, today, text);
  const isEarly = returnDate < date && wrongDate(date, today, text) === null;
  return wrong ?? (isEarly ? text.returnEarly : null);
}

/** The last day for which a transfer can be asked. */
export function latestDate(today: IsoDate): IsoDate {
  return addDays(today, HORIZON_DAYS);
}

/** The request with no more passengers than its vehicle takes. */
export function seated(request: TransferRequest): TransferRequest {
  const { passengers, vehicle } = request;
  return { ...request, passengers: Math.min(passengers, MAX_PASSENGERS[vehicle]) };
}

/** The request without a day and an hour of the way back, unless it is for both ways. */
export function withoutReturn(request: TransferRequest): TransferRequest {
  return request.bothWays ? request : { ...request, returnDate: '', returnTime: '' };
}

/** The request with the airport as its pickup, where it names none and its fare is from there. */
export function fromAirport<Request extends TransferForm>(
  request: Request,
  { zones, airport }: { zones: Zone[]; airport: string },
): Request {
  const isFrom = !request.pickupLocation.trim() && matchFare(zones, request) !== null;
  return isFrom ? { ...request, pickupLocation: airport } : request;
}

/** The form as its controls hold it, spaces included, while it is still being written. */
export function typedTransfer(controls: { get(name: string): unknown }): TransferForm {
  const texts = Object.keys(EMPTY_TRANSFER).map((name) => [name, String(controls.get(name) ?? '')]);
  const number = (name: TransferField) => Number(controls.get(name) ?? 0);
  return {
    ...Object.fromEntries(texts),
    passengers: number('passengers'),
    childSeats: number('childSeats'),
    suitcases: number('suitcases'),
    bothWays: Boolean(controls.get('bothWays')),
  };
}

/**
 * Reads the request from an address, a submitted body or the form. Invalid values become empty. An
 * unknown vehicle becomes the smallest that takes all passengers; the passengers are limited to
 * what a known vehicle takes.
 */
export function readTransfer(data: { get(name: string): unknown }): TransferRequest {
  const given = data.get('vehicle');
  const passengers = Math.max(1, Math.trunc(Number(data.get('passengers'))) || 1);
  const vehicle = isVehicle(given) ? given : vehicleFor(passengers);
  const line = (field: keyof typeof MAX_LENGTHS) => oneLine(data.get(field), MAX_LENGTHS[field]);
  const valid = (field: keyof Days, isValid: (value: unknown) => boolean) => {
    const value = oneLine(data.get(field), 10);
    return isValid(value) ? value : '';
  };
  const count = (field: keyof typeof MOST_LOADED) =>
    Math.min(MOST_LOADED[field], Math.max(0, Math.trunc(Number(data.get(field))) || 0));
  const back = {
    returnDate: valid('returnDate', isIsoDate),
    returnTime: valid('returnTime', isClockTime),
  };
  return seated({
    vehicle,
    name: line('name'),
    email: line('email'),
    phone: withOurDigits(line('phone')),
    passengers,
    childSeats: count('childSeats'),
    suitcases: count('suitcases'),
    pickupLocation: line('pickupLocation'),
    dropoffLocation: line('dropoffLocation'),
    date: valid('date', isIsoDate),
    time: valid('time', isClockTime),
    ...back,
    bothWays: isBothWays({ ...back, bothWays: Boolean(data.get('bothWays')) }),
    flightNumber: line('flightNumber'),
    message: severalLines(data.get('message'), MAX_LENGTHS.message),
  });
}
