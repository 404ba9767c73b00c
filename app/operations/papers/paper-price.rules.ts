/**
 * The price as a paper prints it: the receipt that the booking stores, with its agreed total. A
 * booking that is older than stored receipts has today's lines if their sum is still the price that
 * was quoted when it was saved. Otherwise it has one line with the agreed total, so that lines and
 * total never contradict each other.
 */

import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import {
  type BookingReceipt,
  seasonNames,
  storedReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import type { TransferLine } from '#app/domain/bookings/receipt-line.schema.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { formatShortDate } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { countedInTwo, type PaperTexts } from './paper-texts.ts';

/**
 * Price in euro cents. The lines add up to the total. While no price is agreed there are no lines,
 * and the total is null.
 */
export interface PaperPrice {
  lines: { title: string; detail: string; cents: number }[];
  totalCents: number | null;
}

type Priced = Pick<
  BookingRecord,
  'totalCents' | 'quotedCents' | 'receiptLines' | 'serviceType' | 'extras'
>;

/**
 * Returns the price as papers print it. `today` is today's receipt; null if there is none. Its lines
 * replace equal stored lines, because it names seasons in the second language of the paper.
 * `placeInTwo` returns the name of a place in two languages.
 */
export function paperPrice(
  booking: Priced,
  today: BookingReceipt | null,
  texts: PaperTexts,
  placeInTwo: (place: string) => string,
): PaperPrice {
  const { totalCents, quotedCents } = booking;
  if (isUnpriced({ total: totalCents, quoted: quotedCents }))
    return { lines: [], totalCents: null };
  const stored = storedReceipt(booking);
  const receipt = stored && !(today && hasSameLines(stored, today)) ? stored : today;
  if (!receipt || receipt.totalCents !== quotedCents) {
    return {
      lines: [{ ...agreedText(booking, receipt?.days ?? null, texts), cents: totalCents }],
      totalCents,
    };
  }
  const difference = totalCents - receipt.totalCents;
  return {
    lines: [
      ...receipt.lines.map((line) => ({
        ...lineText(line, texts, placeInTwo),
        cents: line.cents,
      })),
      ...(difference === 0 ? [] : [{ ...differenceText(difference, texts), cents: difference }]),
    ],
    totalCents,
  };
}

function hasSameLines(one: BookingReceipt, other: BookingReceipt): boolean {
  const amounts = ({ lines }: BookingReceipt) => lines.map(({ kind, cents }) => [kind, cents]);
  return JSON.stringify(amounts(one)) === JSON.stringify(amounts(other));
}

interface LineText {
  title: string;
  detail: string;
}

const euros = (cents: number) => formatMinor(cents, 'EUR');

function lineText(
  line: BookingReceipt['lines'][number],
  texts: PaperTexts,
  placeInTwo: (place: string) => string,
): LineText {
  const { price, extras, vehicles } = texts.both;
  switch (line.kind) {
    case 'rental': {
      const { months, monthlyCents, weeks, weeklyCents, remainingDays, dailyCents } = line;
      const parts = [
        [months, 'months', monthlyCents],
        [weeks, 'weeks', weeklyCents],
        [remainingDays, 'days', dailyCents],
      ] as const;
      return {
        title: [price.rental, seasonNames(line)].filter(Boolean).join(', '),
        detail: parts
          .filter(([count]) => count > 0)
          .map(([count, unit, cents]) => `${countedInTwo(count, unit, texts)} × ${euros(cents)}`)
          .join(' + '),
      };
    }
    case 'extra':
      return {
        title: extras[line.extra],
        detail: `${line.count} × ${countedInTwo(line.days, 'days', texts)} × ${euros(line.dailyCents)}`,
      };
    case 'delivery':
      return { title: `${price.delivery}: ${placeInTwo(line.place)}`, detail: '' };
    case 'hours':
      return { title: price.hours[line.end], detail: line.time };
    case 'return':
      return { title: `${price.elsewhere}: ${placeInTwo(line.place)}`, detail: '' };
    case 'transfer':
      return {
        title: [`${price.transfer}, ${line.zoneName}`, directionText(line, price)]
          .filter(Boolean)
          .join(' · '),
        detail: vehicles[line.vehicle],
      };
  }
}

/**
 * Returns, for example, `dönüş / way back, 22.12.2026`; '' for a transfer in one direction only.
 */
function directionText(
  { direction }: Pick<TransferLine, 'direction'>,
  { outwardTransfer, returnTransfer }: PaperTexts['both']['price'],
): string {
  return direction
    ? `${direction.isBack ? returnTransfer : outwardTransfer}, ${formatShortDate(direction.day)}`
    : '';
}

function differenceText(cents: number, { both }: PaperTexts): LineText {
  return { title: cents < 0 ? both.price.discount : both.price.surcharge, detail: '' };
}

/**
 * Returns the text of the single line with the agreed price: it names the services without their
 * amounts.
 */
function agreedText(
  { serviceType, extras: counts }: Priced,
  rentalDays: number | null,
  texts: PaperTexts,
): LineText {
  const { price, extras } = texts.both;
  const days = rentalDays === null ? [] : [countedInTwo(rentalDays, 'days', texts)];
  const chosen = EXTRA_NAMES.filter((name) => counts && counts[name] > 0);
  return {
    title: price.agreed[serviceType],
    detail: [...days, ...chosen.map((name) => `${counts?.[name]} × ${extras[name]}`)].join(', '),
  };
}
