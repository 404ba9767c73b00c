/**
 * Lines of a rental and their total in the visitor's currency. Kept apart from `price.rules.ts`,
 * because lists of cars load only this part. Source: `product.md, "Money"`.
 */
import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { ClockTime } from '#app/lib/dates/dates.ts';
import { type CurrencyCode, convertCents, type Rates } from '#app/lib/money/money.ts';

/** Line of a receipt before conversion. `cents` is the amount of the whole line in euro cents. */
export type RentalLine =
  | {
      kind: 'rental';
      /** Name of the season; null for the car's own prices. */
      season: string | null;
      /** Turkish name of the season for the office; set only if `season` is in another language. */
      turkishSeason?: string;
      days: number;
      /** Number of whole 30 days at the monthly price; 0 unless the settings allow it. */
      months: number;
      monthlyCents: number;
      weeks: number;
      weeklyCents: number;
      remainingDays: number;
      dailyCents: number;
      cents: number;
    }
  | FeeLine
  | {
      kind: 'extra';
      extra: ExtraName;
      count: number;
      days: number;
      dailyCents: number;
      cents: number;
    };

/** Receipt line of a fee (`tripFees`). `place` is a Turkish name. */
export type FeeLine =
  | { kind: 'delivery'; place: string; cents: number }
  | { kind: 'return'; place: string; cents: number }
  | { kind: 'hours'; end: 'pickup' | 'return'; time: ClockTime; cents: number };

/** Returns true for the line of a fee. */
export function isFee(line: { kind: string }): line is FeeLine {
  return line.kind === 'delivery' || line.kind === 'return' || line.kind === 'hours';
}

/**
 * Receipt in a currency. Amounts are in hundredths of it. `total` is the sum of the lines' amounts.
 */
export interface PriceReceipt<Line = RentalLine> {
  days: number;
  currency: CurrencyCode;
  lines: (Line & { amount: number })[];
  total: number;
}

/**
 * Converts each line once, rounded half up, and adds the rounded amounts, so that the total equals
 * the sum of the lines as shown.
 */
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

/**
 * Returns the average price for a day, extras included, rounded half up, in the unit of `total`.
 */
export function averageADay({ total, days }: Pick<PriceReceipt, 'total' | 'days'>): number {
  return Math.round(total / days);
}

/** Returns the sum of the lines in euro cents. */
export function totalCents(lines: { cents: number }[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}
