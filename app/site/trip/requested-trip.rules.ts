/** Trip of a request as it was sent, with the message that sends it again (decision 055). */
import type { ShownRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { EXTRA_NAMES, type ExtraOffers, offersOfCar } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { transferMessage } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import type { PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { tripLink } from '#app/domain/requests/request.rules.ts';
import { isBothWays } from '#app/domain/requests/transfer-request.rules.ts';
import type { Fare, Zone } from '#app/domain/zones/zone.rules.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import {
  nameOfCarId,
  type SentRental,
  type SentTransfer,
  type TripCar,
} from './sent-trip.rules.ts';
import { factsOf, type Trip, type TripWords } from './trip.rules.ts';

/** Data of the office and of the reader that a trip and its message need. */
export interface TripContext extends TripWords {
  businessName: string;
  extras: ExtraOffers;
  tripTerms: TripTerms;
  language: SiteLanguage;
  /** Texts for the Turkish half of a message; null if it has none. */
  turkish: SiteTexts | null;
  currency: CurrencyCode;
  rates: Pick<ShownRates, 'rates' | 'asOf' | 'source'>;
  /** Origin of the site, without a path. */
  origin: string;
}

/**
 * Compares the price of a request with today's price, both in euro cents and null if unknown.
 * `showsToday` is true if today's price is known, and unchanged or requested by the visitor.
 */
export function comparePrices(
  sentCents: number | null,
  todayCents: number | null,
  isRecounted: boolean,
): { isChanged: boolean; showsToday: boolean } {
  const isChanged = todayCents !== null && sentCents !== null && todayCents !== sentCents;
  return { isChanged, showsToday: todayCents !== null && (!isChanged || isRecounted) };
}

/** Returns today's receipt of a requested rental. */
export function rentalReceiptOf(
  { form }: SentRental,
  car: TripCar,
  { extras, tripTerms, currency, rates }: TripContext,
): PriceReceipt {
  return reservationReceipt({
    ...{ car, form, tripTerms, currency, rates },
    offers: offersOfCar(extras, car),
  });
}

/**
 * Returns the trip of a requested rental. Its message repeats the request at today's price if the
 * page shows this price; otherwise it has only the link.
 */
export function tripOfRental(
  request: SentRental,
  {
    car,
    showsToday,
  }: {
    /** Null while the car is unknown. */
    car: TripCar | null;
    showsToday: boolean;
  },
  context: TripContext,
): Trip {
  const { form, code, carId } = request;
  const { texts, nameOf, language, origin } = context;
  const { trip: text, cars } = texts;
  const title = car?.title ?? nameOfCarId(carId);
  const [from, to] = [nameOf(form.pickupLocation), nameOf(form.dropoffLocation)];
  const extras = EXTRA_NAMES.filter((name) => form[name] > 0);
  const link = tripLink(origin, language, code);
  return {
    kind: 'rental',
    kicker: text.request.rental,
    title,
    ends: [
      {
        label: text.pickup,
        place: from,
        date: form.pickupDate,
        time: form.pickupTime,
        event: text.events.pickup(title),
      },
      {
        label: text.dropoff,
        place: to,
        date: form.returnDate,
        time: form.returnTime,
        event: text.events.dropoff(title),
      },
    ],
    facts: factsOf([
      [cars.message.duration, cars.days(rentalDays(form))],
      [
        cars.message.extras,
        extras.map((name) => `${cars.extras[name].name} × ${form[name]}`).join(', '),
      ],
      [cars.form.hotel, form.hotel],
      [text.flight, form.flightNumber],
    ]),
    isRequest: true,
    isCancelled: false,
    meetingPlace: from,
    chat: {
      label: text.chat,
      message:
        car && showsToday
          ? reservationMessage({
              ...context,
              car,
              form,
              offers: offersOfCar(context.extras, car),
              pageUrl: `${origin}${localPath(language, `/cars/${car.id}`)}`,
              placeNames: { [form.pickupLocation]: from, [form.dropoffLocation]: to },
            })
          : text.about(link),
    },
    calendar: { id: calendarId(code), description: link, sequence: 0 },
  };
}

/**
 * Returns the trip of a requested transfer. Its message repeats the request at today's fare if the
 * page shows this fare; otherwise it has only the link.
 */
export function tripOfTransfer(
  { code, request }: SentTransfer,
  {
    fare,
    showsToday,
  }: {
    /** Null if no zone matches, or while the zones are unknown. */
    fare: Fare<Zone> | null;
    showsToday: boolean;
  },
  context: TripContext,
): Trip {
  const { texts, nameOf, language, origin } = context;
  const { trip: text, transfers } = texts;
  const { message: labels, form } = transfers;
  const [from, to] = [nameOf(request.pickupLocation), nameOf(request.dropoffLocation)];
  const link = tripLink(origin, language, code);
  const there = {
    label: labels.there,
    place: `${from} → ${to}`,
    date: request.date,
    time: request.time,
    event: text.events.transfer(to),
  };
  const back = {
    label: labels.back,
    place: `${to} → ${from}`,
    date: request.returnDate,
    time: request.returnTime,
    event: text.events.transfer(from),
  };
  return {
    kind: 'transfer',
    kicker: text.request.transfer,
    title: `${from} → ${to}`,
    ends: isBothWays(request) ? [there, back] : [there],
    facts: factsOf([
      [text.vehicle, transfers.vehicle(request.vehicle)],
      [form.fields.passengers, String(request.passengers)],
      [form.fields.childSeats, String(request.childSeats || '')],
      [form.fields.suitcases, String(request.suitcases || '')],
      [text.flight, request.flightNumber],
    ]),
    isRequest: true,
    isCancelled: false,
    meetingPlace: from,
    chat: {
      label: text.chat,
      message:
        fare && showsToday
          ? transferMessage({
              ...context,
              fare,
              request: { ...request, pickupLocation: from, dropoffLocation: to },
              pageUrl: `${origin}${localPath(language, '/transfer')}`,
              placeNames: { [request.pickupLocation]: from, [request.dropoffLocation]: to },
            })
          : text.about(link),
    },
    calendar: { id: calendarId(code), description: link, sequence: 0 },
  };
}

/** Returns the check digits and the length of a code, which distinguish two trips of a person. */
function calendarId(code: string): string {
  return `${code.slice(code.lastIndexOf('-') + 1)}${code.length}`;
}
