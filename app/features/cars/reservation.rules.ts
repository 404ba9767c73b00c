/** The visitor's reservation request: what the form holds, when it is right, what it says. */
import { businessNow, type IsoDate, isClockTime, isIsoDate, wallClock } from '#app/lib/dates.ts';
import {
  EXTRA_KEYS,
  type ExtraCounts,
  type ExtraKey,
  type RentalPeriod,
} from './rental-price.rules.ts';

/** As typed: an empty string is a field not filled in. Keys are the form controls' names. */
export interface ReservationForm extends RentalPeriod, ExtraCounts {
  pickupLocation: string;
  dropoffLocation: string;
}
export type ReservationField = keyof ReservationForm;
export type ReservationErrors = Partial<Record<ReservationField, string>>;

/** Extras limits (spec, part 5). */
export const EXTRA_LIMITS: Record<ExtraKey, number> = {
  cocukKoltugu: 3,
  ekSurucu: 1,
  gencSurucu: 1,
};

export const EMPTY_RESERVATION: ReservationForm = {
  pickupLocation: '',
  dropoffLocation: '',
  pickupDate: '',
  pickupTime: '',
  returnDate: '',
  returnTime: '',
  cocukKoltugu: 0,
  ekSurucu: 0,
  gencSurucu: 0,
};

/** Spec, part 5. Verbatim. */
const REQUIRED: [Exclude<ReservationField, ExtraKey>, string][] = [
  ['pickupLocation', 'Pickup location is required'],
  ['dropoffLocation', 'Drop-off location is required'],
  ['pickupDate', 'Pickup date is required'],
  ['pickupTime', 'Pickup time is required'],
  ['returnDate', 'Return date is required'],
  ['returnTime', 'Return time is required'],
];
const RETURN_TOO_EARLY = 'Return date and time must be after pickup date and time';
export const PICKUP_IN_PAST = 'Alış tarihi bugünden önce olamaz!';
export const RETURN_ADJUSTED = 'Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!';

/** Half-hourly from 00:00 to 23:30 (spec, part 9). */
export const TIME_CHOICES: string[] = Array.from({ length: 48 }, (_, i) => {
  const hour = String(Math.floor(i / 2)).padStart(2, '0');
  return `${hour}:${i % 2 ? '30' : '00'}`;
});

/** The messages for what is missing or impossible, by field; empty when the request can be sent. */
export function validateReservation(form: ReservationForm, now: Date): ReservationErrors {
  const errors: ReservationErrors = {};
  for (const [field, message] of REQUIRED) {
    if (!form[field].trim()) errors[field] = message;
  }
  if (form.pickupDate && form.pickupDate < businessNow(now).date)
    errors.pickupDate ??= PICKUP_IN_PAST;
  const period = completePeriod(form);
  if (
    period &&
    wallClock(period.returnDate, period.returnTime) <=
      wallClock(period.pickupDate, period.pickupTime)
  ) {
    errors.returnDate = RETURN_TOO_EARLY;
  }
  return errors;
}

/** The rental period once all four of its fields make sense; null before. */
export function completePeriod(form: RentalPeriod): RentalPeriod | null {
  const { pickupDate, pickupTime, returnDate, returnTime } = form;
  const complete =
    isIsoDate(pickupDate) &&
    isIsoDate(returnDate) &&
    isClockTime(pickupTime) &&
    isClockTime(returnTime);
  return complete ? { pickupDate, pickupTime, returnDate, returnTime } : null;
}

/** Reads the form from an address or a submitted body; what makes no sense becomes empty. */
export function readReservation(
  data: { get(name: string): unknown },
  defaults: Partial<ReservationForm> = {},
): ReservationForm {
  const text = (name: ReservationField) =>
    String(data.get(name) ?? defaults[name] ?? '')
      .trim()
      .slice(0, 200);
  const date = (name: 'pickupDate' | 'returnDate'): IsoDate =>
    isIsoDate(text(name)) ? text(name) : '';
  const time = (name: 'pickupTime' | 'returnTime') => (isClockTime(text(name)) ? text(name) : '');
  return {
    pickupLocation: text('pickupLocation'),
    dropoffLocation: text('dropoffLocation'),
    pickupDate: date('pickupDate'),
    pickupTime: time('pickupTime'),
    returnDate: date('returnDate'),
    returnTime: time('returnTime'),
    ...readExtras(data, defaults),
  };
}

function readExtras(
  data: { get(name: string): unknown },
  defaults: Partial<ExtraCounts>,
): ExtraCounts {
  const counts = EXTRA_KEYS.map((key) => {
    const count = Math.trunc(Number(data.get(key) ?? defaults[key] ?? 0)) || 0;
    return [key, Math.min(EXTRA_LIMITS[key], Math.max(0, count))];
  });
  return Object.fromEntries(counts);
}
