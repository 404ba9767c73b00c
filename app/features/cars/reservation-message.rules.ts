/** The reservation request as a WhatsApp message, and back. Source: product.md, WhatsApp hand-off. */
import { formatLongDate } from '#app/lib/dates.ts';
import { type CurrencyCode, formatMinor } from '#app/lib/money.ts';
import { decodeRequest, encodeRequest } from '#app/lib/request-code.ts';
import { EXTRA_NAMES } from '../site/extras.rules.ts';
import type { CarDetail } from './car.rules.ts';
import { carsText, receiptLineText } from './cars.text.ts';
import type { PriceReceipt } from './rental-price.rules.ts';
import type { ReservationForm } from './reservation.rules.ts';

const KIND = 'rental';

/**
 * The whole request in words, its receipt, and as the last line the code that holds it.
 * `rateNote` says which rate converted the prices; null for euros.
 */
export function reservationMessage(args: {
  businessName: string;
  car: Pick<CarDetail, 'id' | 'title' | 'year' | 'transmission' | 'fuelType'>;
  form: ReservationForm;
  receipt: PriceReceipt;
  /** Writes a unit price of the receipt in its currency. */
  unitPrice: (cents: number) => string;
  rateNote: string | null;
  pageUrl: string;
}): string {
  const { car, form, receipt } = args;
  const text = carsText.message;
  const money = (minor: number) => formatMinor(minor, receipt.currency);
  const extras = EXTRA_NAMES.filter((key) => form[key] > 0).map(
    (key) => `${carsText.extras[key].name} × ${form[key]}`,
  );
  return [
    text.greeting(args.businessName),
    '',
    `*${car.title}* (${[car.year, car.transmission, car.fuelType].join(', ')})`,
    `${text.pickup}: ${formatLongDate(form.pickupDate)} ${form.pickupTime}, ${form.pickupLocation}`,
    `${text.dropoff}: ${formatLongDate(form.returnDate)} ${form.returnTime}, ${form.dropoffLocation}`,
    `${text.duration}: ${carsText.days(receipt.days)}`,
    `${text.extras}: ${extras.join(', ') || text.noExtras}`,
    '',
    ...receipt.lines.map((line) => {
      const { title, counted } = receiptLineText(line);
      return `- ${title} (${counted(args.unitPrice)}): ${money(line.amount)}`;
    }),
    `*${text.total}: ${money(receipt.total)}*`,
    ...(args.rateNote ? [args.rateNote] : []),
    '',
    args.pageUrl,
    encodeReservation(car.id, form, receipt.currency),
  ].join('\n');
}

function encodeReservation(carId: string, form: ReservationForm, currency: CurrencyCode): string {
  const dropoff = form.dropoffLocation === form.pickupLocation ? '' : form.dropoffLocation;
  return encodeRequest(KIND, [
    carId,
    form.pickupLocation,
    dropoff,
    form.pickupDate,
    form.pickupTime,
    form.returnDate,
    form.returnTime,
    ...EXTRA_NAMES.map((key) => form[key]),
    currency,
  ]);
}

/** The request inside a pasted message; null when it holds none, a damaged one or another kind. */
export function decodeReservation(
  message: string,
): { carId: string; form: ReservationForm; currency: string } | null {
  const request = decodeRequest(message);
  if (request?.kind !== KIND || request.fields.length !== 8 + EXTRA_NAMES.length) return null;
  const [carId, pickupLocation, dropoffLocation, ...rest] = request.fields.map(String);
  const [pickupDate, pickupTime, returnDate, returnTime, child, driver, young, currency] = rest;
  return {
    carId: carId ?? '',
    currency: currency ?? '',
    form: {
      pickupLocation: pickupLocation ?? '',
      dropoffLocation: dropoffLocation || (pickupLocation ?? ''),
      pickupDate: pickupDate ?? '',
      pickupTime: pickupTime ?? '',
      returnDate: returnDate ?? '',
      returnTime: returnTime ?? '',
      cocukKoltugu: Number(child),
      ekSurucu: Number(driver),
      gencSurucu: Number(young),
    },
  };
}
