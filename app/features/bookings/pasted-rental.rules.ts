import { EXTRA_NAMES, type ExtraOffers } from '#app/features/settings/extras.rules.ts';
import { calendarDaysBetween, wallClock } from '#app/lib/dates.ts';
import { DEFAULT_CURRENCY, isCurrencyCode } from '#app/lib/money.ts';
import { carsText } from '../cars/cars.text.ts';
import { type ExtraCounts, LONGEST_RENTAL_DAYS } from '../cars/rental-price.rules.ts';
import {
  completePeriod,
  type ReservationForm,
  readReservation,
} from '../cars/reservation.rules.ts';
import type { decodeReservation } from '../cars/reservation-message.rules.ts';
import { extraOffers, pricedCar } from './booking-options.rules.ts';
import type { BookableCar, BookingOptions } from './booking-options.schema.ts';
import { type BookingReceipt, rentalReceipt } from './booking-price.rules.ts';
import type { FilledMessage } from './pasted-message.rules.ts';
import { pastedMessageText } from './pasted-message.text.ts';
import { compareRental } from './pasted-price.rules.ts';
import { rentalEdits } from './pasted-text.rules.ts';

const { warnings: text, assumptions, extras: extraNames } = pastedMessageText;

/** The part of `readPastedMessage` for a rental; `plain` is the message's `plainText`. */
export function readPastedRental(
  plain: string,
  { carId, form: asked, currency }: NonNullable<ReturnType<typeof decodeReservation>>,
  options: BookingOptions,
): Omit<FilledMessage, 'ok'> {
  const offers = extraOffers(options.extras);
  const form = readReservation(new Map<string, unknown>(Object.entries(asked)), offers);
  const car = options.cars.find(({ id }) => id === carId) ?? null;
  const places = [...new Set([form.pickupLocation, form.dropoffLocation])];
  return {
    form: {
      serviceType: 'car_rental',
      carId: car?.id ?? null,
      transferId: null,
      pickupLocation: form.pickupLocation,
      dropoffLocation: form.dropoffLocation,
      pickupTime: moment(form.pickupDate, form.pickupTime),
      dropoffTime: moment(form.returnDate, form.returnTime),
      extras: countsOf(form),
      transferData: null,
    },
    price: compareRental(
      plain,
      isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
      car && receiptOf(car, form, offers),
    ),
    warnings: [
      ...carWarnings(car, plain, carId),
      ...extraWarnings(asked, offers),
      ...places
        .filter((place) => place && !options.places.includes(place))
        .map((place) => text.placeUnknown(place)),
      ...rentalEdits(plain, { ...form, ...countsOf(asked) }).map(({ label, said, code }) =>
        text.edited(label, said, code),
      ),
    ],
    assumptions: [assumptions.customer],
  };
}

function moment(date: string, time: string): string {
  return date && time ? wallClock(date, time) : '';
}

function countsOf({ cocukKoltugu, ekSurucu, gencSurucu }: ExtraCounts): ExtraCounts {
  return { cocukKoltugu, ekSurucu, gencSurucu };
}

/** Null while the dates make no sense, or for a rental longer than any. */
function receiptOf(
  car: BookableCar,
  form: ReservationForm,
  offers: ExtraOffers,
): BookingReceipt | null {
  const period = completePeriod(form);
  if (!period || calendarDaysBetween(period.pickupDate, period.returnDate) > LONGEST_RENTAL_DAYS)
    return null;
  const pickupAt = wallClock(period.pickupDate, period.pickupTime);
  const dropoffAt = wallClock(period.returnDate, period.returnTime);
  return rentalReceipt(pricedCar(car), { pickupAt, dropoffAt }, { counts: countsOf(form), offers });
}

function carWarnings(car: BookableCar | null, plain: string, carId: string): string[] {
  if (!car) return [text.carGone(titleIn(plain) ?? carId)];
  return car.active ? [] : [text.carInactive(car.title)];
}

/** How the message names the car, between its greeting and the pickup. */
function titleIn(plain: string): string | null {
  const { greeting, pickup } = carsText.message;
  const [, after] = plain.split(greeting('').slice(greeting('').indexOf(',')), 2);
  const end = after?.indexOf(` ${pickup}: `) ?? -1;
  return after && end > 0 ? after.slice(0, end).trim() : null;
}

function extraWarnings(asked: ExtraCounts, offers: ExtraOffers): string[] {
  return EXTRA_NAMES.flatMap((name) => {
    const { maxCount } = offers[name];
    if (!(asked[name] > maxCount)) return [];
    const label = extraNames[name];
    return maxCount === 0
      ? [text.extraGone(label)]
      : [text.extraTooMany(label, asked[name], maxCount)];
  });
}
