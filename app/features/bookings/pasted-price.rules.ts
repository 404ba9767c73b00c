/**
 * What a visitor read in their message, against what the same costs today. Both in the visitor's
 * currency and at the rate of the message, so that a difference is one of prices and not of rates.
 */

import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import {
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  convertCents,
  DEFAULT_RATES,
} from '#app/lib/money.ts';
import { carsText, receiptLineText } from '../cars/cars.text.ts';
import { transfersText } from '../transfers/transfers.text.ts';
import type { BookingReceipt } from './booking-price.rules.ts';
import { pastedMessageText } from './pasted-message.text.ts';

/** A line of both receipts, in minor amounts of the message's currency; null where it is in one alone. */
export interface PriceChange {
  label: string;
  seen: number | null;
  today: number | null;
}

export interface PriceComparison {
  currency: CurrencyCode;
  /** Of the message, for one euro; null where it names none. */
  rate: number | null;
  /** Line by line as in the message, then what is new; the total last. */
  changes: PriceChange[];
  /** Today's total in euro cents; null when nothing can price the request. */
  todayCents: number | null;
}

/** What the message itself says. Minor amounts of its currency. */
interface SeenPrice {
  currency: CurrencyCode;
  rate: number | null;
  lines: { title: string; amount: number }[];
  total: number | null;
}

const text = pastedMessageText.price;
const AMOUNT = '([€$₺])([\\d,]+(?:\\.\\d+)?)';

/** `plain` is the message as `plainText` gives it, `asked` the currency that its code names. */
export function compareRental(
  plain: string,
  asked: CurrencyCode,
  receipt: BookingReceipt | null,
): PriceComparison {
  const { extras, total } = carsText.message;
  const words = partAfter(plain, `${extras}: `);
  const lines = [
    ...words.matchAll(new RegExp(`- (.+?) \\([^()]*\\): ${AMOUNT}(?= - | ${total}:)`, 'g')),
  ];
  const sum = new RegExp(`${total}: ${AMOUNT}(?= |$)`).exec(words);
  return compared(
    {
      ...readSum(sum, plain, asked),
      lines: lines.map(([, title = '', symbol, digits]) => ({
        title,
        amount: readAmount(symbol, digits).minor,
      })),
    },
    receipt,
  );
}

/** The same for a transfer, which has one line and no other total. */
export function compareTransfer(
  plain: string,
  asked: CurrencyCode,
  receipt: BookingReceipt | null,
): PriceComparison {
  const { form, message } = transfersText;
  const words = `${form.fields.passengers}: \\d+ ${message.estimate}: ${AMOUNT}`;
  return compared(
    { ...readSum(new RegExp(words).exec(plain), plain, asked), lines: [] },
    receipt && { ...receipt, lines: [] },
  );
}

/** Whether both totals are known and the same. */
export function isSamePrice({ currency, changes }: PriceComparison): boolean {
  const { seen, today } = changes.at(-1) ?? { seen: null, today: null };
  return seen !== null && today !== null && isSame(seen, today, currency);
}

/** Rates are written with four decimals, so a converted amount may be off by one. */
function isSame(seen: number, today: number, currency: CurrencyCode): boolean {
  return Math.abs(seen - today) <= (currency === 'EUR' ? 0 : 1);
}

function compared(seen: SeenPrice, receipt: BookingReceipt | null): PriceComparison {
  const { currency, rate } = seen;
  const known = currency === 'EUR' || rate !== null;
  const rates = { ...DEFAULT_RATES, ...(rate !== null && { [currency]: rate }) };
  const convert = (cents: number) => (known ? convertCents(cents, currency, rates) : null);
  const lines = (receipt?.lines ?? []).map((line) => ({
    title: line.kind === 'transfer' ? line.zoneName : receiptLineText(line).title,
    amount: convert(line.cents),
  }));
  const amounts = lines.map(({ amount }) => amount ?? 0);
  const total =
    lines.length > 0 ? amounts.reduce((a, b) => a + b, 0) : receipt && convert(receipt.totalCents);
  return {
    currency,
    rate,
    changes: [
      ...pairLines(seen.lines, lines),
      { label: text.total, seen: seen.total, today: known ? total : null },
    ],
    todayCents: receipt?.totalCents ?? null,
  };
}

/** Lines of the same title belong together, in their order where two seasons share a name. */
function pairLines(
  seen: SeenPrice['lines'],
  today: { title: string; amount: number | null }[],
): PriceChange[] {
  const left = [...today];
  const both = seen.map(({ title, amount }) => {
    const at = left.findIndex((line) => line.title === title);
    const [match] = at < 0 ? [] : left.splice(at, 1);
    return { label: labelOf(title), seen: amount, today: match?.amount ?? null };
  });
  const fresh = left.map(({ title, amount }) => ({
    label: labelOf(title),
    seen: null,
    today: amount,
  }));
  return [...both, ...fresh];
}

/** The visitor's words for a line in the language of this screen; a season keeps its own name. */
function labelOf(title: string): string {
  if (title === carsText.summary.base) return text.base;
  const extra = EXTRA_NAMES.find((name) => carsText.extras[name].name === title);
  return extra ? pastedMessageText.extras[extra] : title;
}

function readSum(match: RegExpExecArray | null, plain: string, asked: CurrencyCode) {
  const sum = match && readAmount(match[1], match[2]);
  const currency = sum?.currency ?? asked;
  const { symbol } = CURRENCIES[currency];
  const [, rate] = new RegExp(`1 € = \\${symbol}([\\d,]+\\.\\d+) ·`).exec(plain) ?? [];
  return { currency, total: sum?.minor ?? null, rate: rate ? readNumber(rate) : null };
}

function readAmount(symbol = '', digits = ''): { currency: CurrencyCode; minor: number } {
  const currency = CURRENCY_CODES.find((code) => CURRENCIES[code].symbol === symbol) ?? 'EUR';
  return {
    currency,
    minor: Math.round(readNumber(digits) * 10 ** CURRENCIES[currency].decimals),
  };
}

function readNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

/** What stands between the last `label` before the code and the code. */
function partAfter(plain: string, label: string): string {
  const end = plain.lastIndexOf('KRV1');
  const before = end < 0 ? plain : plain.slice(0, end);
  return before.slice(Math.max(0, before.lastIndexOf(label)));
}
