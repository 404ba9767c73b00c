/**
 * What a rental costs. This is the only place that knows: lists, the car's page, the WhatsApp
 * text, the booking form and the API all call it. Source: spec part 9 ("Rental price") and
 * product.md ("Rental price", "Money", "Time").
 */

import {
  EXTRA_NAMES,
  type ExtraName,
  type ExtraOffers,
} from '#app/features/settings/extras.rules.ts';
import { addDays, type ClockTime, calendarDaysBetween, type IsoDate } from '#app/lib/dates.ts';
import { type CurrencyCode, convertCents, type Rates } from '#app/lib/money.ts';

/** Euro cents; null where the owner entered nothing. */
export interface PriceSet {
  dailyCents: number | null;
  weeklyCents: number | null;
  monthlyCents: number | null;
}

/** Prices that hold on certain days. Both dates belong to the season. */
export interface Season extends PriceSet {
  name: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

/** Prices after all fall-backs, so that none is missing. Euro cents. */
export interface EffectivePrices {
  dailyCents: number;
  weeklyCents: number;
  monthlyCents: number;
  season: Pick<Season, 'name' | 'startDate' | 'endDate'> | null;
}

/** Wall-clock times of the business. */
export interface RentalPeriod {
  pickupDate: IsoDate;
  pickupTime: ClockTime;
  returnDate: IsoDate;
  returnTime: ClockTime;
}

export type ExtraCounts = Record<ExtraName, number>;
export const NO_EXTRAS: ExtraCounts = { cocukKoltugu: 0, ekSurucu: 0, gencSurucu: 0 };

/** One line of the receipt before conversion. `cents` is the whole line in euro cents. */
export type RentalLine =
  | {
      kind: 'rental';
      /** The season's name; null for the car's own prices. */
      season: string | null;
      days: number;
      weeks: number;
      weeklyCents: number;
      remainingDays: number;
      dailyCents: number;
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
export interface PriceReceipt {
  days: number;
  currency: CurrencyCode;
  lines: (RentalLine & { amount: number })[];
  total: number;
}

/** Days; the database accepts one more for a late return (`bookings_length`). */
export const LONGEST_RENTAL_DAYS = 365;

const DEFAULT_DAILY_CENTS = 50_00;
export const DAYS_A_WEEK = 7;
export const DAYS_A_MONTH = 30;

/** The prices of a day: its season's, else the car's own, else the spec's fall-backs. */
export function effectivePrices(
  car: PriceSet & { seasons: Season[] },
  day: IsoDate,
): EffectivePrices {
  return pricesOf(car, seasonOn(car.seasons, day));
}

/** The season that holds on a day; null when none does. */
export function seasonOn<S extends Pick<Season, 'startDate' | 'endDate'>>(
  seasons: S[],
  day: IsoDate,
): S | null {
  return seasons.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null;
}

/** The prices on the days of a season, or outside of all (null). */
export function pricesOf(car: PriceSet, season: Season | null): EffectivePrices {
  const dailyCents = season?.dailyCents ?? car.dailyCents ?? DEFAULT_DAILY_CENTS;
  return {
    dailyCents,
    weeklyCents: season?.weeklyCents ?? car.weeklyCents ?? dailyCents * DAYS_A_WEEK,
    monthlyCents: season?.monthlyCents ?? car.monthlyCents ?? dailyCents * DAYS_A_MONTH,
    season: season && { name: season.name, startDate: season.startDate, endDate: season.endDate },
  };
}

/** Where a price was entered: for the season, for the car, or not at all. */
export type PriceOrigin = 'season' | 'car' | 'fallback';

/** Where each of `pricesOf` comes from. */
export function priceOrigins(
  car: PriceSet,
  season: Season | null,
): Record<keyof PriceSet, PriceOrigin> {
  const origin = (price: keyof PriceSet) =>
    (season?.[price] ?? null) !== null ? 'season' : car[price] !== null ? 'car' : 'fallback';
  return {
    dailyCents: origin('dailyCents'),
    weeklyCents: origin('weeklyCents'),
    monthlyCents: origin('monthlyCents'),
  };
}

/**
 * Calendar days between the two dates, plus one if the car comes back later in the day than it
 * left; at least 1. Counted from calendar parts, so that no daylight saving can add a day.
 */
export function rentalDays(period: RentalPeriod): number {
  const started = period.returnTime > period.pickupTime ? 1 : 0;
  return Math.max(1, calendarDaysBetween(period.pickupDate, period.returnDate) + started);
}

/**
 * The lines of a rental in euro cents: one for each season it touches, in the order of their
 * first day (days of one season are charged together: full weeks at the weekly price, the rest at
 * the daily one), then one for each extra (price × count × days).
 */
export function rentalLines(
  car: PriceSet & { seasons: Season[] },
  period: RentalPeriod,
  extras?: { counts: ExtraCounts; offers: ExtraOffers },
): RentalLine[] {
  const days = rentalDays(period);
  const rental = stretchesOf(car, period.pickupDate, days).map((s) => rentalLine(s.prices, s.days));
  return [...rental, ...(extras ? extraLines(extras, days) : [])];
}

/** The days of each season, and of none, in the order of their first day. Seasons do not overlap. */
function stretchesOf(
  car: PriceSet & { seasons: Season[] },
  first: IsoDate,
  days: number,
): { from: IsoDate; prices: EffectivePrices; days: number }[] {
  const last = addDays(first, days - 1);
  const stretches = car.seasons
    .map((season) => {
      const from = season.startDate > first ? season.startDate : first;
      const to = season.endDate < last ? season.endDate : last;
      return { from, prices: pricesOf(car, season), days: calendarDaysBetween(from, to) + 1 };
    })
    .filter((stretch) => stretch.days > 0)
    .sort(byFirstDay);
  const outside = stretches.reduce((left, stretch) => left - stretch.days, days);
  if (outside <= 0) return stretches;
  let from = first;
  for (const stretch of stretches) if (stretch.from === from) from = addDays(from, stretch.days);
  return [...stretches, { from, prices: pricesOf(car, null), days: outside }].sort(byFirstDay);
}

function byFirstDay(a: { from: IsoDate }, b: { from: IsoDate }): number {
  return a.from < b.from ? -1 : 1;
}

function extraLines(
  { counts, offers }: { counts: ExtraCounts; offers: ExtraOffers },
  days: number,
): RentalLine[] {
  return EXTRA_NAMES.filter((name) => counts[name] > 0).map((name) => ({
    kind: 'extra',
    extra: name,
    count: counts[name],
    days,
    dailyCents: offers[name].dailyCents,
    cents: offers[name].dailyCents * counts[name] * days,
  }));
}

function rentalLine(prices: EffectivePrices, days: number): RentalLine {
  const weeks = Math.floor(days / DAYS_A_WEEK);
  const remainingDays = days % DAYS_A_WEEK;
  return {
    kind: 'rental',
    season: prices.season?.name ?? null,
    days,
    weeks,
    weeklyCents: prices.weeklyCents,
    remainingDays,
    dailyCents: prices.dailyCents,
    cents: weeks * prices.weeklyCents + remainingDays * prices.dailyCents,
  };
}

/** Converts each line once, half up, and adds what was rounded: the total is what the lines show. */
export function receiptIn(
  currency: CurrencyCode,
  rates: Rates,
  quote: { days: number; lines: RentalLine[] },
): PriceReceipt {
  const lines = quote.lines.map((line) => ({
    ...line,
    amount: convertCents(line.cents, currency, rates),
  }));
  return { days: quote.days, currency, lines, total: lines.reduce((sum, l) => sum + l.amount, 0) };
}

/** A line's or rental's sum in euro cents. */
export function totalCents(lines: RentalLine[]): number {
  return lines.reduce((sum, line) => sum + line.cents, 0);
}

/**
 * The shortest rental of up to six more days that costs less than `period` does, extras
 * included; null when none does. Six days at the daily price can be dearer than a week.
 */
export function cheaperLongerRental(
  car: PriceSet & { seasons: Season[] },
  period: RentalPeriod,
  extras: { counts: ExtraCounts; offers: ExtraOffers },
): { returnDate: IsoDate; days: number; lines: RentalLine[] } | null {
  const asked = totalCents(rentalLines(car, period, extras));
  for (let more = 1; more < DAYS_A_WEEK; more++) {
    const longer = { ...period, returnDate: addDays(period.returnDate, more) };
    const lines = rentalLines(car, longer, extras);
    if (totalCents(lines) < asked) {
      return { returnDate: longer.returnDate, days: rentalDays(longer), lines };
    }
  }
  return null;
}
