/**
 * Lines of a rental and their total in the visitor's currency. Kept apart from pricing, because
 * lists of cards need no more. Source: product.md ("Money").
 */
import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import { type CurrencyCode, convertCents, type Rates } from '#app/lib/money/money.ts';

/** Line of a receipt before conversion. `cents` is the whole line in euro cents. */
export type RentalLine =
  | {
      kind: 'rental';
      /** The season's name; null for the car's own prices. */
      season: string | null;
      /** Turkish name for the office; set only if the season's name is in another language. */
      turkishSeason?: string;
      days: number;
      /** Whole 30 days; 0 unless the business prices them so. */
      months: number;
      monthlyCents: number;
      weeks: number;
      weeklyCents: number;
      remainingDays: number;
      dailyCents: number;
      cents: number;
    }
  | {
      kind: 'return';
      /** Turkish name of the place of return. */
      place: string;
      cents: number;
    }
  | {
      kind: 'extra';
      extra: ExtraName;
      count: number;
      days: number;
      dailyCents: number;
      cents: number;
    };

/** Lines with their amount in the shown currency; `total` is the sum of exactly these amounts. */
export interface PriceReceipt<Line = RentalLine> {
  days: number;
  currency: CurrencyCode;
  lines: (Line & { amount: number })[];
  total: number;
}

/** Converts each line once, half up, and adds what was rounded: the total is what the lines show. */
export function receiptIn<Line extends { cents: number }>(
  currency: CurrencyCode,
  rates: Rates,
  quote: { days: number; lines: Line[] },
): PriceReceipt<Line> {
  const lines = quote.lines.map((line) => ({
    ...line,
    amount: convertCents(line.cents, currency, rates),
  }));
  return { days: quote.days, currency, lines, total: lines.reduce((sum, l) => sum + l.amount, 0) };
}

/** Returns the average price of a day, extras included, as a minor amount rounded half up. */
export function averageADay({ total, days }: Pick<PriceReceipt, 'total' | 'days'>): number {
  return Math.round(total / days);
}

/** A line's or rental's sum in euro cents. */
export function totalCents(lines: { cents: number }[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
