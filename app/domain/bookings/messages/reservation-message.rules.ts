import { describeRate } from '#app/base/exchange-rates/describe-rate.rules.ts';
import type { ShownRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { EXTRA_NAMES, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { rentalDays, rentalLines, rentalPrices } from '#app/domain/pricing/price.rules.ts';
import {
  type PriceReceipt,
  type RentalLine,
  receiptIn,
  totalCents,
} from '#app/domain/pricing/receipt.rules.ts';
import { messageLines, tripLink } from '#app/domain/requests/request.rules.ts';
import type { ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import { formatLongDateTime } from '#app/lib/dates/dates.ts';
import { type CurrencyCode, formatMinor } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { encodeRequest, languageField } from '#app/lib/requests/request-code.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainSpaces } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

export const RENTAL_KIND = 'rental';

/** Fields in the order of the code, between the car's id and the currency. */
export const CODE_FIELDS = [
  'pickupLocation',
  'dropoffLocation',
  'pickupDate',
  'pickupTime',
  'returnDate',
  'returnTime',
  ...EXTRA_NAMES,
] as const satisfies (keyof ReservationForm)[];

/**
 * Fields that the code has before the currency if at least one is filled in. Older codes never have
 * them.
 */
export const ASKED_FIELDS = ['hotel', 'flightNumber'] as const satisfies (keyof ReservationForm)[];

/** Input of the message. `rates` are the exchange rates that the visitor was shown. */
export interface ReservationRequest {
  businessName: string;
  car: Pick<
    CarDetail,
    'id' | 'title' | 'year' | 'transmission' | 'fuelType' | 'prices' | 'seasons' | 'wholeMonths'
  >;
  form: ReservationForm;
  offers: ExtraOffers;
  tripTerms: TripTerms;
  currency: CurrencyCode;
  rates: Pick<ShownRates, 'rates' | 'asOf' | 'source'>;
  pageUrl: string;
  language: SiteLanguage;
  /** Names of pickup places in `language`, by their Turkish names. */
  placeNames: Readonly<Record<string, string>>;
  texts: SiteTexts;
  /** Null for a Turkish message. */
  turkish: SiteTexts | null;
}

/** Returns the receipt of a reservation form in `currency`. */
export function reservationReceipt({
  car,
  form,
  offers,
  tripTerms,
  currency,
  rates,
}: Pick<ReservationRequest, 'form' | 'offers' | 'tripTerms' | 'currency' | 'rates'> & {
  car: Pick<CarDetail, 'prices' | 'seasons' | 'wholeMonths'>;
}): PriceReceipt {
  const fees = tripFees(form, tripTerms);
  const lines = rentalLines(rentalPrices(car), form, { counts: form, offers, fees });
  return receiptIn(currency, rates.rates, { days: rentalDays(form), lines });
}

/**
 * Returns the WhatsApp message of a reservation request (`product.md, "WhatsApp hand-off"`): the
 * request in the visitor's language and in Turkish, with receipt, exchange rate and the total in
 * euros. The last line is the link to the trip page with the code.
 */
export function reservationMessage(given: ReservationRequest): string {
  const form = withoutUnneededFields(given.form, given.tripTerms);
  const request = { ...given, form };
  const { language, texts, turkish } = request;
  return plainSpaces(
    [
      ...messageLines(texts, turkish, (each) => requestInWords(request, each)),
      '',
      request.pageUrl,
      texts.shell.chat.code,
      tripLink(request.pageUrl, language, reservationCode(request)),
    ].join('\n'),
  );
}

/**
 * Returns which fields the places require: the hotel for a delivery or return at a hotel, the
 * flight number for a pickup at the airport.
 */
export function neededAtPlaces(
  { pickupLocation, dropoffLocation }: { pickupLocation: string; dropoffLocation: string },
  terms: TripTerms,
): { hotel: boolean; flightNumber: boolean } {
  const [pickup, dropoff] = [pickupLocation, dropoffLocation].map(
    (place) => ownValue(terms.places, place)?.kind,
  );
  return {
    hotel: pickup === 'hotel' || dropoff === 'hotel',
    flightNumber: pickup === 'airport',
  };
}

/**
 * Returns which fields the form shows at a place (`neededAtPlaces`). The hotel is asked at the
 * return place only if the pickup is not at a hotel.
 */
export function askedAt(
  name: 'pickupLocation' | 'dropoffLocation',
  form: { pickupLocation: string; dropoffLocation: string },
  terms: TripTerms,
): { hotel: boolean; flightNumber: boolean } {
  const atPickup = neededAtPlaces({ ...form, dropoffLocation: '' }, terms);
  if (name === 'pickupLocation') return atPickup;
  const { hotel } = neededAtPlaces(form, terms);
  return { hotel: hotel && !atPickup.hotel, flightNumber: false };
}

function withoutUnneededFields(form: ReservationForm, terms: TripTerms): ReservationForm {
  const asked = neededAtPlaces(form, terms);
  return {
    ...form,
    hotel: asked.hotel ? form.hotel : '',
    flightNumber: asked.flightNumber ? form.flightNumber : '',
  };
}

function requestInWords(
  request: ReservationRequest,
  { cars: texts, dates, rates: ratesText }: SiteTexts,
): string[] {
  const { car, form, currency, rates } = request;
  const { message: text, card } = texts;
  const isOwn = texts === request.texts.cars;
  const names = isOwn ? request.placeNames : {};
  const place = (name: string) => ownValue(names, name) ?? name;
  const receipt = reservationReceipt(request);
  const rateNote = describeRate(currency, rates, ratesText);
  const inEuros = currency === 'EUR' ? '' : ` (${formatMinor(totalCents(receipt.lines), 'EUR')})`;
  const extras = EXTRA_NAMES.filter((name) => form[name] > 0).map(
    (name) => `${texts.extras[name].name} × ${form[name]}`,
  );
  return [
    text.greeting(request.businessName),
    '',
    `*${car.title}* (${[car.year, inWords(car.transmission, card), inWords(car.fuelType, card)].join(', ')})`,
    `${text.pickup}: ${formatLongDateTime(form.pickupDate, form.pickupTime, dates)}, ${place(form.pickupLocation)}`,
    `${text.dropoff}: ${formatLongDateTime(form.returnDate, form.returnTime, dates)}, ${place(form.dropoffLocation)}`,
    ...(form.hotel ? [`${texts.form.hotel}: ${form.hotel}`] : []),
    ...(form.flightNumber ? [`${texts.form.flightNumber}: ${form.flightNumber}`] : []),
    `${text.duration}: ${texts.days(receipt.days)}`,
    `${text.extras}: ${extras.join(', ') || text.noExtras}`,
    '',
    ...receipt.lines.map((line) => {
      const words = receiptLineText(isOwn ? line : lineInTurkish(line), texts, place);
      const counted = words.counted && ` (${words.counted})`;
      return `- ${words.title}${counted}: ${formatMinor(line.amount, currency)}`;
    }),
    `*${text.total}: ${formatMinor(receipt.total, currency)}*${inEuros}`,
    ...(rateNote ? [rateNote] : []),
  ];
}

function lineInTurkish<Line extends RentalLine>(line: Line): Line {
  if (line.kind !== 'rental' || !line.turkishSeason) return line;
  return { ...line, season: line.turkishSeason };
}

/**
 * Returns the text of a receipt line and its calculation from unit prices. Unit prices are always
 * in euros: only the whole line is converted and rounded, so converted unit prices would not
 * multiply to its amount.
 */
export function receiptLineText(
  line: RentalLine,
  { days, summary: text, extras }: SiteTexts['cars'],
  place: (name: string) => string,
): { title: string; counted: string } {
  const euros = (cents: number) => formatMinor(cents, 'EUR');
  if (line.kind === 'delivery') return { title: text.delivery(place(line.place)), counted: '' };
  if (line.kind === 'return') return { title: text.elsewhere(place(line.place)), counted: '' };
  if (line.kind === 'hours') return { title: text.hours[line.end](line.time), counted: '' };
  if (line.kind === 'extra') {
    return {
      title: extras[line.extra].name,
      counted: `${text.pieces(line.count, line.extra)} × ${days(line.days)} × ${euros(line.dailyCents)}`,
    };
  }
  return {
    title: line.season ?? text.base,
    counted: [
      line.months > 0 && `${text.months(line.months)} × ${euros(line.monthlyCents)}`,
      line.weeks > 0 && `${text.weeks(line.weeks)} × ${euros(line.weeklyCents)}`,
      line.remainingDays > 0 && `${days(line.remainingDays)} × ${euros(line.dailyCents)}`,
    ]
      .filter(Boolean)
      .join(' + '),
  };
}

/** Returns the code of a request with its total in euro cents. */
function reservationCode(request: ReservationRequest): string {
  const { car, form, currency, language } = request;
  const dropoff = form.dropoffLocation === form.pickupLocation ? '' : form.dropoffLocation;
  const sent = { ...form, dropoffLocation: dropoff };
  const asked = ASKED_FIELDS.map((field) => form[field]);
  const fields = [
    car.id,
    ...CODE_FIELDS.map((field) => sent[field]),
    ...(asked.some(Boolean) ? asked : []),
    currency,
    ...languageField(language),
  ];
  return encodeRequest(RENTAL_KIND, fields, totalCents(reservationReceipt(request).lines));
}
