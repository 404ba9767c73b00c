import type { SiteTexts } from '#app/lib/words/catalogue.ts';
/** The transfer request as a WhatsApp message. Source: product.md, WhatsApp hand-off. */

import { describeRate } from '#app/base/exchange-rates/describe-rate.rules.ts';
import type { ShownRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { messageLines, tripLink, withTurkishPlaces } from '#app/domain/requests/request.rules.ts';
import {
  isBothWays,
  priceInWords,
  type TransferRequest,
} from '#app/domain/requests/transfer-request.rules.ts';
import type { Fare, Zone } from '#app/domain/zones/zone.rules.ts';
import { formatLongDateTime } from '#app/lib/dates/dates.ts';
import type { CurrencyCode } from '#app/lib/money/money.ts';
import { encodeRequest, languageField } from '#app/lib/requests/request-code.ts';
import { plainSpaces } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

export const TRANSFER_KIND = 'transfer';

/** The code's fields, in this order, with the currency and the language after them. */
export const CODE_FIELDS = [
  'vehicle',
  'name',
  'email',
  'phone',
  'passengers',
  'pickupLocation',
  'dropoffLocation',
  'date',
  'time',
  'flightNumber',
  'message',
] as const satisfies (keyof TransferRequest)[];

/** Fields that follow in the code if one of them is not 0 or the way back follows; older codes have none. */
export const LOADED_FIELDS = [
  'childSeats',
  'suitcases',
] as const satisfies (keyof TransferRequest)[];

/** Last fields of a request for both ways; older codes have none. */
export const RETURN_FIELDS = [
  'returnDate',
  'returnTime',
] as const satisfies (keyof TransferRequest)[];

/** Input of the message. `fare` is the matched fare, `rates` are the visitor's. */
export interface TransferMessage {
  businessName: string;
  request: TransferRequest;
  fare: Fare<Zone> | null;
  currency: CurrencyCode;
  rates: Pick<ShownRates, 'rates' | 'asOf' | 'source'>;
  pageUrl: string;
  language: SiteLanguage;
  /** Names of pickup places in the language, by their Turkish names. */
  placeNames: Readonly<Record<string, string>>;
  texts: SiteTexts;
  /** Null for a Turkish message. */
  turkish: SiteTexts | null;
}

/**
 * The whole request in words, with the zone's fare and the rate it was converted with, and as the
 * last line the link to its page with the code that holds it. The Turkish half and the code have known places by their Turkish names.
 */
export function transferMessage(message: TransferMessage): string {
  const { pageUrl, language, texts, turkish } = message;
  const forOffice = { ...message, request: withTurkishPlaces(message.request, message.placeNames) };
  return plainSpaces(
    [
      ...messageLines(texts, turkish, (each) =>
        requestInWords(each === texts ? message : forOffice, each),
      ),
      '',
      pageUrl,
      texts.shell.chat.code,
      tripLink(pageUrl, language, transferCode(message)),
    ].join('\n'),
  );
}

/** The code that holds a request, and what it comes to. */
function transferCode(message: TransferMessage): string {
  const { fare, currency, language } = message;
  const request = withTurkishPlaces(message.request, message.placeNames);
  const fields = codeFields(request).map((field) => request[field]);
  const cents = fare && fareCents(request, fare.zone);
  return encodeRequest(TRANSFER_KIND, [...fields, currency, ...languageField(language)], cents);
}

function codeFields(request: TransferRequest) {
  if (isBothWays(request)) return [...CODE_FIELDS, ...LOADED_FIELDS, ...RETURN_FIELDS];
  const isLoaded = LOADED_FIELDS.some((field) => request[field] > 0);
  return isLoaded ? [...CODE_FIELDS, ...LOADED_FIELDS] : CODE_FIELDS;
}

function requestInWords(
  { businessName, request, fare, currency, rates }: TransferMessage,
  texts: SiteTexts,
): string[] {
  const { message: text, form, vehicle } = texts.transfers;
  const moment = (date: string, time: string) => formatLongDateTime(date, time, texts.dates);
  return [
    text.greeting(businessName),
    '',
    `*${text.title}: ${vehicle(request.vehicle)}*`,
    ...(isBothWays(request)
      ? [
          `${text.there}: ${moment(request.date, request.time)}`,
          `${text.back}: ${moment(request.returnDate, request.returnTime)}`,
        ]
      : [`${text.date}: ${moment(request.date, request.time)}`]),
    `${form.fields.pickupLocation}: ${request.pickupLocation}`,
    `${form.fields.dropoffLocation}: ${request.dropoffLocation}`,
    `${form.fields.passengers}: ${request.passengers}`,
    ...LOADED_FIELDS.filter((field) => request[field] > 0).map(
      (field) => `${form.fields[field]}: ${request[field]}`,
    ),
    ...(request.flightNumber ? [`${text.flightNumber}: ${request.flightNumber}`] : []),
    ...fareLines({ request, fare, currency, rates, texts }),
    '',
    `${form.fields.name}: ${request.name}`,
    `${form.fields.email}: ${request.email}`,
    `${form.fields.phone}: ${request.phone}`,
    ...(request.message ? ['', `${text.note}: ${request.message}`] : []),
  ];
}

/**
 * Returns the lines about the fare: the price also in euros, which the business charges, its scope,
 * and the rate.
 */
function fareLines({
  request,
  fare,
  currency,
  rates,
  texts,
}: Pick<TransferMessage, 'request' | 'fare' | 'currency' | 'rates' | 'texts'>): string[] {
  const { message: text, summary } = texts.transfers;
  if (!fare) return [`*${text.fare}: ${summary.special}*`];
  const inCurrency = (code: CurrencyCode) =>
    priceInWords(request, fare.zone, { currency: code, rates: rates.rates }, summary);
  const { total, ways } = inCurrency(currency);
  const euros = currency === 'EUR' ? '' : ` (${inCurrency('EUR').total})`;
  const rateNote = describeRate(currency, rates, texts.rates);
  return [
    `*${text.estimate}: ${total}${euros}*`,
    text.covers(fare, ways),
    ...(rateNote ? [rateNote] : []),
  ];
}

/** Returns the price of a request by the fares of its zone, in euro cents: twice the fare for both ways. */
export function fareCents(request: TransferRequest, { fares }: Pick<Zone, 'fares'>): number {
  return (isBothWays(request) ? 2 : 1) * fares[request.vehicle];
}
