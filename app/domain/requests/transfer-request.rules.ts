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
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import {
  type FieldErrors,
  HORIZON_DAYS,
  isPastHour,
  oneLine,
  severalLines,
} from './request.rules.ts';

/**
 * Form as typed. An empty string means that a field is not filled in. Keys are the names of the
 * form controls.
 */
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
  /**
   * True if a return transfer is requested. `returnDate` or `returnTime` alone also request one
   * (`isBothWays`).
   */
  bothWays: boolean;
  returnDate: string;
  returnTime: string;
  /** Empty if the visitor does not come by plane. */
  flightNumber: string;
  message: string;
}
export type TransferField = keyof TransferForm;
export type TransferErrors = FieldErrors<TransferField>;
type ErrorText = SiteTexts['transfers']['form']['errors'];

/** Request as sent: the form, and the vehicle that is chosen above it. */
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

/** Maximum number of child seats and suitcases. */
export const MAX_COUNTS = { childSeats: 4, suitcases: 20 } as const;

/** Required fields in the order of the spec, part 5. */
/** Required fields in the order of the form. */
const REQUIRED = [
  'pickupLocation',
  'dropoffLocation',
  'date',
  'time',
  'returnDate',
  'returnTime',
  'name',
  'email',
  'phone',
] as const satisfies TransferField[];
type RequiredField = (typeof REQUIRED)[number];

/** Fields that are required only for a request with return transfer. */
const RETURN: readonly RequiredField[] = ['returnDate', 'returnTime'];

/** The spec's "simple x@y.z pattern". Only a delivered e-mail proves an address. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

type ReturnFields = Partial<Pick<TransferForm, 'bothWays'>> &
  Pick<TransferForm, 'returnDate' | 'returnTime'>;

/**
 * Returns true if the request includes a return transfer. Without JavaScript, filled-in return
 * fields request one even if the box is not ticked.
 */
export function isBothWays({ bothWays, returnDate, returnTime }: ReturnFields): boolean {
  return bothWays || returnDate !== '' || returnTime !== '';
}

/**
 * Returns the price of a request in the visitor's currency, as texts. With return transfer, the
 * total is twice the converted and rounded fare, so that the parts add up to the total in every
 * currency.
 */
export function priceInWords(
  request: ReturnFields & Pick<TransferRequest, 'vehicle'>,
  { fares }: Pick<Zone, 'fares'>,
  { currency, rates }: { currency: CurrencyCode; rates: Rates },
  text: SiteTexts['transfers']['summary'],
): { total: string; directions: string } {
  const minor = convertCents(fares[request.vehicle], currency, rates);
  const each = formatMinor(minor, currency);
  if (!isBothWays(request)) return { total: each, directions: text.oneWay };
  const total = formatMinor(2 * minor, currency);
  return { total, directions: text.bothWays(each, total) };
}

/**
 * Returns the messages of missing and invalid fields, in the order of the form; empty if the request
 * can be sent.
 */
export function validateTransfer(
  form: Omit<TransferForm, 'bothWays'> & ReturnFields,
  now: Date,
  text: ErrorText,
): TransferErrors {
  const errors: TransferErrors = {};
  for (const field of REQUIRED) {
    if (RETURN.includes(field) && !isBothWays(form)) continue;
    const value = form[field].trim();
    const wrong = value ? wrongValue(field, form, { now, text }) : text.required[field];
    if (wrong) errors[field] = wrong;
  }
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
  const moment = businessNow(now);
  const today = moment.date;
  switch (field) {
    case 'email':
      return isEmail(form.email.trim()) ? null : text.wrongEmail;
    case 'phone':
      return isOnePhone(form.phone) ? null : text.onePhone;
    case 'date':
      return wrongDate(form.date, today, text);
    case 'returnDate':
      return wrongReturnDate(form, today, text);
    case 'time':
      return isPastHour(form.date, form.time, moment) ? text.timePast : null;
    case 'returnTime':
      if (isPastHour(form.returnDate, form.returnTime, moment)) return text.timePast;
      return isEarlyHour(form) ? text.returnEarly : null;
    default:
      return null;
  }
}

/**
 * Returns the message for an invalid date; null if it is valid. `today` is the date in Istanbul.
 */
export function wrongDate(
  date: IsoDate,
  today: IsoDate,
  text: Pick<ErrorText, 'datePast' | 'dateTooFar'>,
): string | null {
  if (date < today) return text.datePast;
  return date > latestDate(today) ? text.dateTooFar : null;
}

/**
 * Returns the message for an invalid return date; null if it is valid. It must not be before the
 * outward date, if that is valid.
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

/** Returns the last day for which a transfer can be requested. */
export function latestDate(today: IsoDate): IsoDate {
  return addDays(today, HORIZON_DAYS);
}

/** Returns the request with at most as many passengers as its vehicle has seats. */
export function seated(request: TransferRequest): TransferRequest {
  const { passengers, vehicle } = request;
  return { ...request, passengers: Math.min(passengers, MAX_PASSENGERS[vehicle]) };
}

/** Returns the request without return date and time, unless `bothWays` is true. */
export function withoutReturn(request: TransferRequest): TransferRequest {
  return request.bothWays ? request : { ...request, returnDate: '', returnTime: '' };
}

/** Returns the request with the airport as pickup, if its pickup is empty and it has a fare. */
export function fromAirport<Request extends TransferForm>(
  request: Request,
  { zones, airport }: { zones: Zone[]; airport: string },
): Request {
  const isFrom = !request.pickupLocation.trim() && matchFare(zones, request) !== null;
  return isFrom ? { ...request, pickupLocation: airport } : request;
}

/** Returns the form exactly as its controls hold it, spaces included, while it is being typed. */
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
 * Reads the request from an address, a request body or the form. Invalid values become empty. An
 * unknown vehicle becomes the smallest one with enough seats; for a known vehicle the passengers
 * are limited to its seats.
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
  const count = (field: keyof typeof MAX_COUNTS) =>
    Math.min(MAX_COUNTS[field], Math.max(0, Math.trunc(Number(data.get(field))) || 0));
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
