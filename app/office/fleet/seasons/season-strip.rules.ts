/** Prices of a car over the next twelve months, and warnings for the owner. */

import {
  DAYS_A_MONTH,
  DAYS_A_WEEK,
  type EffectivePrices,
  type PriceSet,
  priceOrigins,
  pricesOf,
  type Season,
  seasonOn,
} from '#app/domain/pricing/price.rules.ts';
import { addDays, addYears, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { groupBy } from '#app/lib/group-by.ts';

/** Allowed price that is probably a mistake. Amounts in euro cents. */
export type PriceWarning =
  /** No daily price: visitors see the spec's default. */
  | { kind: 'noDaily'; dailyCents: number }
  | { kind: 'zero'; price: keyof PriceSet }
  /** Week or month that costs more than its single days. */
  | { kind: 'dearWeek' | 'dearMonth'; cents: number; daysCents: number };

/** Successive days with the same prices. Includes the first and the last date. */
export interface PriceStretch extends Stretch {
  /** Null if the car's regular prices apply. */
  season: Season | null;
  prices: EffectivePrices;
  warnings: PriceWarning[];
}

/** Returns the warnings for a car's prices in a season; `season` is null for the regular prices. */
export function priceWarnings(car: PriceSet, season: Season | null): PriceWarning[] {
  const prices = pricesOf(car, season);
  const origins = priceOrigins(car, season);
  const { dailyCents, weeklyCents, monthlyCents } = prices;
  const warnings: PriceWarning[] = [];
  if (origins.dailyCents === 'fallback') warnings.push({ kind: 'noDaily', dailyCents });
  for (const price of ['dailyCents', 'weeklyCents', 'monthlyCents'] as const) {
    if (prices[price] === 0 && origins[price] !== 'fallback')
      warnings.push({ kind: 'zero', price });
  }
  // Stops here: a week always costs more than free days.
  if (dailyCents === 0) return warnings;
  for (const [kind, cents, days] of [
    ['dearWeek', weeklyCents, DAYS_A_WEEK],
    ['dearMonth', monthlyCents, DAYS_A_MONTH],
  ] as const) {
    const daysCents = dailyCents * days;
    if (cents > daysCents) warnings.push({ kind, cents, daysCents });
  }
  return warnings;
}

/** Returns the twelve months from `today` as stretches in order, without gaps. */
export function twelveMonths(
  car: PriceSet & { seasons: Season[] },
  today: IsoDate,
): PriceStretch[] {
  return yearStretches(today, {
    valueOn: (day) => seasonOn(car.seasons, day),
    isSame: (a, b) => a === b,
  }).map(({ value: season, ...stretch }) => ({
    ...stretch,
    season,
    prices: pricesOf(car, season),
    warnings: priceWarnings(car, season),
  }));
}

/**
 * Splits the twelve months from `today` into stretches of days with the same value, in order,
 * without gaps.
 */
export function yearStretches<Value>(
  today: IsoDate,
  {
    valueOn,
    isSame,
  }: { valueOn: (day: IsoDate) => Value; isSame: (a: Value, b: Value) => boolean },
): (Stretch & { value: Value })[] {
  const end = dayAfterTwelveMonths(today);
  const stretches: (Stretch & { value: Value })[] = [];
  for (let day = today; day < end; day = addDays(day, 1)) {
    const value = valueOn(day);
    const last = stretches.at(-1);
    if (last && isSame(last.value, value)) {
      last.endDate = day;
      last.days += 1;
    } else stretches.push({ startDate: day, endDate: day, days: 1, value });
  }
  return stretches;
}

/** Returns the day one year later: the first of March after a 29 February. */
function dayAfterTwelveMonths(today: IsoDate): IsoDate {
  const anniversary = addYears(today, 1);
  return today.endsWith('-02-29') ? addDays(anniversary, 1) : anniversary;
}

/** Returns the warnings, once for each season and once for the regular prices. */
export function priceChecks(
  stretches: PriceStretch[],
): { warning: PriceWarning; stretches: PriceStretch[] }[] {
  const bySeason = groupBy(stretches, ({ season }) => season);
  return [...bySeason.values()].flatMap((same) =>
    (same[0]?.warnings ?? []).map((warning) => ({ warning, stretches: same })),
  );
}

/** Successive days that are one piece of a strip. */
export interface Stretch {
  startDate: IsoDate;
  endDate: IsoDate;
  days: number;
}

/** Part of a calendar month in the strip. */
export interface StripMonth<Piece extends Stretch = PriceStretch> {
  /** Month, such as `2026-07`. */
  month: string;
  /** Days of the month before the strip begins. */
  before: number;
  /** Days of the month in the strip. */
  days: number;
  /** All days of the month. */
  length: number;
  pieces: { stretch: Piece; days: number }[];
}

/** Splits stretches at the ends of months. */
export function stripMonths<Piece extends Stretch>(stretches: Piece[]): StripMonth<Piece>[] {
  const months: StripMonth<Piece>[] = [];
  for (const stretch of stretches) {
    for (let day = stretch.startDate; day <= stretch.endDate; day = addDays(day, 1)) {
      const before = months.at(-1);
      const month = before?.month === day.slice(0, 7) ? before : emptyMonth<Piece>(day);
      if (month !== before) months.push(month);
      month.days += 1;
      const last = month.pieces.at(-1);
      if (last?.stretch === stretch) last.days += 1;
      else month.pieces.push({ stretch, days: 1 });
    }
  }
  return months;
}

function emptyMonth<Piece extends Stretch>(day: IsoDate): StripMonth<Piece> {
  const month = day.slice(0, 7);
  const firstDay = `${month}-01`;
  const firstOfNext = `${addDays(firstDay, 31).slice(0, 7)}-01`;
  return {
    month,
    before: calendarDaysBetween(firstDay, day),
    days: 0,
    length: calendarDaysBetween(firstDay, firstOfNext),
    pieces: [],
  };
}
