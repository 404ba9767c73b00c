/**
 * Checks of a booking that depend on the current time, the vehicle or the stored booking. Form and
 * API call the same functions (spec, part 5, Admin booking form).
 */

import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import { MAX_PASSENGERS } from '#app/domain/zones/zone.rules.ts';
import { addDays, businessNow, calendarDaysBetween, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { isOnePhone } from '#app/lib/requests/phone.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import type { Driver } from './booking.rules.ts';
import { type Booking, type BookingInput, driverSchema } from './booking.schema.ts';
import { bookingIssueWords } from './booking-words.ts';

type BookingsText = OfficeTexts['bookings'];

/** Stored booking before the change; null for a new booking. */
type Before =
  | (Pick<Booking, 'serviceType' | 'carId' | 'pickupTime'> & Partial<Pick<Booking, 'transferData'>>)
  | null;

/** Booking without price, which an update may leave out. */
type Checked = Omit<BookingInput, 'pricing' | 'requested'>;

/**
 * Returns the errors of a booking that has passed `bookingInputSchema`, with the field names of
 * that schema. An unchanged pickup may be in the past. A rental whose car was deleted needs no car.
 */
export function checkBooking(
  input: Checked,
  { now, before }: { now: Date; before: Before },
  text: BookingsText,
): FieldError[] {
  const service =
    input.serviceType === 'transfer'
      ? transferErrors(input, before, text)
      : rentalErrors(input, before, text);
  return [
    ...service,
    ...timeErrors(input, { now, before }, text.input),
    ...returnTransferErrors(input, now, text.input),
  ];
}

function returnTransferErrors(
  { serviceType, pickupTime, wayBackTime }: Checked,
  now: Date,
  text: BookingsText['input'],
): FieldError[] {
  if (serviceType !== 'transfer' || !wayBackTime) return [];
  const wrong = (message: string) => [{ field: 'wayBackTime', message }];
  if (wayBackTime <= pickupTime) return wrong(text.wayBackEarly);
  const last = addDays(businessNow(now).date, HORIZON_DAYS);
  return dayOf(wayBackTime) > last ? wrong(text.wayBackTooFar) : [];
}

/**
 * Returns the errors of drivers' fields. Drivers that the booking already has are not checked: a
 * visitor may have given only one name, and an anonymised person has none.
 */
export function checkDrivers(
  drivers: Driver[],
  before: Driver[],
  text: BookingsText,
): FieldError[] {
  const words = bookingIssueWords(text);
  const isKept = (driver: Driver) =>
    before.some(
      ({ name, surname, phoneNumber }) =>
        name === driver.name && surname === driver.surname && phoneNumber === driver.phoneNumber,
    );
  return drivers.flatMap((driver, i) => {
    const issues = isKept(driver) ? [] : (driverSchema.safeParse(driver).error?.issues ?? []);
    // Keeps the first error of each field: an empty phone number is missing, but not also invalid.
    const first = issues.filter(
      ({ path: [field] }, at) => issues.findIndex(({ path }) => path[0] === field) === at,
    );
    return first.map(({ path, message }) =>
      withSentence({ field: `drivers.${i}.${path.join('.')}`, message }, words),
    );
  });
}

function hasLostItsCar(before: Before): boolean {
  return before?.serviceType === 'car_rental' && before.carId === null;
}

function rentalErrors(
  { carId }: Checked,
  before: Before,
  { input: text, fields }: BookingsText,
): FieldError[] {
  if (carId || hasLostItsCar(before)) return [];
  return [{ field: 'carId', message: text.required(fields.carId) }];
}

function transferErrors(
  { transferData }: Checked,
  before: Before,
  { input: text, fields }: BookingsText,
): FieldError[] {
  if (!transferData) {
    return [
      {
        field: 'transferData.vehicleCapacity',
        message: text.required(fields['transferData.vehicleCapacity']),
      },
    ];
  }
  const errors: FieldError[] = [];
  const most = MAX_PASSENGERS[transferData.vehicleCapacity];
  if (transferData.passengers > most) {
    errors.push({ field: 'transferData.passengers', message: text.tooManyPassengers(most) });
  }
  const { driverPhone = '' } = transferData;
  const isNewPhone = driverPhone !== '' && driverPhone !== before?.transferData?.driverPhone;
  if (isNewPhone && !isOnePhone(driverPhone)) {
    errors.push({ field: 'transferData.driverPhone', message: text.onePhone });
  }
  return errors;
}

function timeErrors(
  { serviceType, pickupTime, dropoffTime }: Checked,
  { now, before }: { now: Date; before: Before },
  text: BookingsText['input'],
): FieldError[] {
  const errors: FieldError[] = [];
  const { date, time } = businessNow(now);
  if (pickupTime !== before?.pickupTime) {
    if (pickupTime < wallClock(date, time)) {
      errors.push({ field: 'pickupTime', message: text.pickupPast });
    } else if (dayOf(pickupTime) > addDays(date, HORIZON_DAYS)) {
      errors.push({ field: 'pickupTime', message: text.pickupTooFar });
    }
  }
  if (dropoffTime < pickupTime) {
    errors.push({ field: 'dropoffTime', message: text.dropoffBeforePickup });
  } else if (serviceType === 'car_rental' && dropoffTime === pickupTime) {
    // A rental that ends at its pickup would hold no unit.
    errors.push({ field: 'dropoffTime', message: text.dropoffAtPickup });
  } else if (calendarDaysBetween(dayOf(pickupTime), dayOf(dropoffTime)) > MAX_RENTAL_DAYS) {
    errors.push({ field: 'dropoffTime', message: text.tooLongAway });
  }
  return errors;
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
