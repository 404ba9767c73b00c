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
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { plainSpaces } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

export const TRANSFER_KIND = 'transfer';

/** Fields in the order of the code, before currency and language. */
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

/**
 * Fields that follow in the code if one of them is not 0, or if there is a return transfer. Older
 * codes never have them.
 */
export const LOADED_FIELDS = [
  'childSeats',
  'suitcases',
] as const satisfies (keyof TransferRequest)[];

/** Fields that follow in the code if there is a return transfer. Older codes never have them. */
export const RETURN_FIELDS = [
  'returnDate',
  'returnTime',
] as const satisfies (keyof TransferRequest)[];

/**
 * Input of the message. `fare` is the fare of the matched zone; null for a special price. `rates`
 * are the exchange rates that the visitor was shown.
 */
export interface TransferMessage {
  businessName: string;
  request: TransferRequest;
  fare: Fare<Zone> | null;
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

/**
 * Returns the WhatsApp message of a transfer request (`product.md, "WhatsApp hand-off"`): the
 * request in the visitor's language and in Turkish, with fare and exchange rate. The last line is
 * the link to the trip page with the code. The Turkish part and the code use the Turkish names of
 * known places.
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

/**
 * Returns the code of a request with its price in euro cents; without a price if there is no fare.
 */
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
 * Returns the lines about the price: the total, also in euros because the business charges euros,
 * what it covers, and the exchange rate.
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
  const { total, directions } = inCurrency(currency);
  const euros = currency === 'EUR' ? '' : ` (${inCurrency('EUR').total})`;
  const rateNote = describeRate(currency, rates, texts.rates);
  return [
    `*${text.estimate}: ${total}${euros}*`,
    text.covers(fare, directions),
    ...(rateNote ? [rateNote] : []),
  ];
}

/**
 * Returns the price of a request in euro cents: the zone's fare, or twice the fare with return
 * transfer.
 */
export function fareCents(request: TransferRequest, { fares }: Pick<Zone, 'fares'>): number {
  return (isBothWays(request) ? 2 : 1) * fares[request.vehicle];
}
