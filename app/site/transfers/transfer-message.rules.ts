/** The transfer request as a WhatsApp message, and back. Source: product.md, WhatsApp hand-off. */

import { describeRate } from '#app/base/exchange-rates/describe-rate.rules.ts';
import type { ShownRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { formatLongDate } from '#app/lib/dates.ts';
import { type CurrencyCode, formatCents } from '#app/lib/money.ts';
import { plainSpaces } from '#app/lib/plain-text.ts';
import { decodeRequest, encodeRequest } from '#app/lib/request-code.ts';
import type { MessageTexts } from '../shell/request.rules.ts';
import { readTransfer, type TransferRequest } from './transfer-request.rules.ts';
import type { TransfersText } from './transfers.text.ts';
import type { Fare, Zone } from './zone.rules.ts';

const KIND = 'transfer';

/** The code's fields, in this order, with the currency after them. */
const CODE_FIELDS = [
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

/** Messages that were sent before flights were asked for are still pasted. */
const FORMER_CODE_FIELDS = CODE_FIELDS.filter((field) => field !== 'flightNumber');

/** What the message is made of. `fare` is the matched one, `rates` are those the visitor sees. */
export interface TransferMessage {
  businessName: string;
  request: TransferRequest;
  fare: Fare<Zone> | null;
  currency: CurrencyCode;
  rates: Pick<ShownRates, 'rates' | 'asOf' | 'source'>;
  pageUrl: string;
  text: TransfersText;
  common: MessageTexts;
}

/**
 * The whole request in words, with the zone's fare and the rate it was converted with, and as the
 * last line the code that holds it.
 */
export function transferMessage({
  businessName,
  request,
  fare,
  currency,
  rates,
  pageUrl,
  text: texts,
  common,
}: TransferMessage): string {
  const { message: text, form } = texts;
  const lines = [
    text.greeting(businessName),
    '',
    `*${text.title}: ${texts.vehicle(request.vehicle)}*`,
    `${text.date}: ${formatLongDate(request.date, common.dates)} ${request.time}`,
    `${form.fields.pickupLocation}: ${request.pickupLocation}`,
    `${form.fields.dropoffLocation}: ${request.dropoffLocation}`,
    `${form.fields.passengers}: ${request.passengers}`,
    ...(request.flightNumber ? [`${text.flightNumber}: ${request.flightNumber}`] : []),
    ...fareLines({ request, fare, currency, rates, text: texts, common }),
    '',
    `${form.fields.name}: ${request.name}`,
    `${form.fields.email}: ${request.email}`,
    `${form.fields.phone}: ${request.phone}`,
    ...(request.message ? ['', `${text.note}: ${request.message}`] : []),
    '',
    pageUrl,
    common.code,
    encodeRequest(KIND, [...CODE_FIELDS.map((field) => request[field]), currency]),
  ];
  return plainSpaces(lines.join('\n'));
}

/** What it costs, in euros too, which the business charges; what that is for; the rate. */
function fareLines({
  request,
  fare,
  currency,
  rates,
  text: { message: text, summary },
  common,
}: Omit<TransferMessage, 'businessName' | 'pageUrl'>): string[] {
  if (!fare) return [`*${text.fare}: ${summary.special}*`];
  const inCurrency = (code: CurrencyCode) =>
    formatCents(fare.zone.fares[request.vehicle], code, rates.rates);
  const euros = currency === 'EUR' ? '' : ` (${inCurrency('EUR')})`;
  const rateNote = describeRate(currency, rates, common.rates);
  return [
    `*${text.estimate}: ${inCurrency(currency)}${euros}*`,
    text.covers(fare),
    ...(rateNote ? [rateNote] : []),
  ];
}

/** The request inside a pasted message; null when it holds none, a damaged one or another kind. */
export function decodeTransfer(
  message: string,
): { request: TransferRequest; currency: string } | null {
  const code = decodeRequest(message);
  if (code?.kind !== KIND) return null;
  const names = [CODE_FIELDS, FORMER_CODE_FIELDS].find(
    ({ length }) => code.fields.length === length + 1,
  );
  if (!names) return null;
  const values = new Map<string, unknown>(names.map((field, i) => [field, code.fields[i]]));
  return { request: readTransfer(values), currency: String(code.fields.at(-1)) };
}
