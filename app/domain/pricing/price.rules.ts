/**
 * Price of a rental. Lists, the car's page, the WhatsApp message, the booking form and the API all
 * use these functions. Source: spec, part 9 ("Rental price") and `product.md` ("Rental price",
 * "Money", "Time").
 *
 * Amounts are integers in euro cents. Days are calendar dates, so daylight saving time has no
 * effect.
 */

import { EXTRA_NAMES, type ExtraName, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import {
  addDays,
  type ClockTime,
  calendarDaysBetween,
  type IsoDate,
} from '#app/lib/dates/dates.ts';
import type { InTurkish } from '#app/lib/words/translations.rules.ts';
import { type FeeLine, type RentalLine, totalCents } from './receipt.rules.ts';

export const DAYS_A_WEEK = 7;
export const DAYS_A_MONTH = 30;
/**
 * Maximum length in calendar days. The database accepts one day more, because a later return hour
 * adds a day (`bookings_length`).
 */
export const MAX_RENTAL_DAYS = 365;
/** Price for a day of a car without any price (spec, part 9). */
const DEFAULT_DAILY_CENTS = 50_00;

/** Prices as staff entered them; null if a price is missing. */
export interface PriceSet {
  dailyCents: number | null;
  weeklyCents: number | null;
  monthlyCents: number | null;
}

/**
 * Prices for a range of days. Start and end date belong to the season. Seasons of a car do not
 * overlap.
 */
export interface Season extends PriceSet, InTurkish<'name'> {
  /** Name in the visitor's language, else in Turkish. */
  name: string;
  /** Turkish name for the office; set only if `name` is in another language. */
  turkishName?: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

export interface RentalPrices extends PriceSet {
  seasons: Season[];
  /** Setting 'Uzun kiralamada aylık fiyat': whole 30 days cost the monthly price. */
  wholeMonths: boolean;
}

/**
 * Prices with fallbacks for missing ones, and the season to which they belong; null outside all
 * seasons.
 */
export interface EffectivePrices {
  dailyCents: number;
  weeklyCents: number;
  monthlyCents: number;
  season: Pick<Season, 'name' | 'turkishName' | 'startDate' | 'endDate'> | null;
}

/** Dates and times in Istanbul. */
export interface RentalPeriod {
  pickupDate: IsoDate;
  pickupTime: ClockTime;
  returnDate: IsoDate;
  returnTime: ClockTime;
}

export type ExtraCounts = Record<ExtraName, number>;
export const NO_EXTRAS: ExtraCounts = { cocukKoltugu: 0, ekSurucu: 0, gencSurucu: 0 };

export interface Additions {
  counts: ExtraCounts;
  offers: ExtraOffers;
  /** Fees of the trip (`tripFees`). */
  fees: FeeLine[];
}

export function rentalPrices({
  prices,
  seasons,
  wholeMonths,
}: Pick<RentalPrices, 'seasons' | 'wholeMonths'> & { prices: PriceSet }): RentalPrices {
  return { ...prices, seasons, wholeMonths };
}

/**
 * Returns the prices on a day: those of the season, else the car's own, else the spec's fallbacks.
 */
export function effectivePrices(
  car: PriceSet & { seasons: Season[] },
  day: IsoDate,
): EffectivePrices {
  return pricesOf(car, seasonOn(car.seasons, day));
}

/** Returns the season of a day; null if there is none. */
export function seasonOn<S extends Pick<Season, 'startDate' | 'endDate'>>(
  seasons: S[],
  day: IsoDate,
): S | null {
  return seasons.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null;
}

/** Returns the prices in a season; outside all seasons if `season` is null. */
export function pricesOf(car: PriceSet, season: Season | null): EffectivePrices {
  const dailyCents = season?.dailyCents ?? car.dailyCents ?? DEFAULT_DAILY_CENTS;
  return {
    dailyCents,
    weeklyCents: season?.weeklyCents ?? car.weeklyCents ?? dailyCents * DAYS_A_WEEK,
    monthlyCents: season?.monthlyCents ?? car.monthlyCents ?? dailyCents * DAYS_A_MONTH,
    season: season && nameAndDates(season),
  };
}

function nameAndDates({
  name,
  turkishName,
  startDate,
  endDate,
}: Season): EffectivePrices['season'] {
  return { name, ...(turkishName && { turkishName }), startDate, endDate };
}

export type PriceOrigin = 'season' | 'car' | 'fallback';

/** Returns where each price of `pricesOf` comes from. */
export function priceOrigins(
  car: PriceSet,
  season: Season | null,
): Record<keyof PriceSet, PriceOrigin> {
  const origin = (price: keyof PriceSet): PriceOrigin => {
    if (season && season[price] !== null) return 'season';
    return car[price] !== null ? 'car' : 'fallback';
  };
  return {
    dailyCents: origin('dailyCents'),
    weeklyCents: origin('weeklyCents'),
    monthlyCents: origin('monthlyCents'),
  };
}

/**
 * Returns the number of days to charge: calendar days between the dates, plus one if the return
 * hour is later than the pickup hour; at least 1.
 */
export function rentalDays(period: RentalPeriod): number {
  const startedDays = period.returnTime > period.pickupTime ? 1 : 0;
  return Math.max(1, calendarDaysBetween(period.pickupDate, period.returnDate) + startedDays);
}

/**
 * Returns the lines of a rental in this order:
 * 1. one line for each season, and one for the days outside all seasons, sorted by their first day.
 * The days of a line are charged together: whole 30 days at the monthly price if the settings allow
 * it, full weeks at the weekly price, the rest at the daily price;
 * 2. one line for each extra: daily price × count × days;
 * 3. the fees of the trip.
 */
export function rentalLines(
  car: RentalPrices,
  period: RentalPeriod,
  added?: Additions,
): RentalLine[] {
  const charged = chargedDays(period);
  const rental = linesOfDays(car, charged);
  if (!added) return rental;
  return [...rental, ...extraLines(added, charged.days), ...added.fees];
}

/**
 * Returns a function that prices a car for `period`, without extras, so that a long list of cars
 * computes the period only once.
 */
export function priceCars(
  period: RentalPeriod,
): (car: RentalPrices, fees: FeeLine[]) => { days: number; lines: RentalLine[] } {
  const charged = chargedDays(period);
  return (car, fees) => ({
    days: charged.days,
    lines: [...linesOfDays(car, charged), ...fees],
  });
}

/**
 * Returns the shortest longer rental that costs less than `period`, both with additions; null if
 * there is none. For example, six days at the daily price can cost more than a week. Adds fewer
 * days than a week, or than a month with whole months. Leaves out rentals that are not `isAllowed`.
 */
export function cheaperLongerRental(
  car: RentalPrices,
  period: RentalPeriod,
  added: Additions,
  isAllowed: (longer: RentalPeriod) => boolean = () => true,
): { returnDate: IsoDate; days: number; lines: RentalLine[] } | null {
  const requestedCents = totalCents(rentalLines(car, period, added));
  const whole = car.wholeMonths ? DAYS_A_MONTH : DAYS_A_WEEK;
  for (let more = 1; more < whole; more++) {
    const longer = { ...period, returnDate: addDays(period.returnDate, more) };
    if (!isAllowed(longer)) continue;
    const lines = rentalLines(car, longer, added);
    if (totalCents(lines) < requestedCents) {
      return { returnDate: longer.returnDate, days: rentalDays(longer), lines };
    }
  }
  return null;
}

interface ChargedDays {
  first: IsoDate;
  last: IsoDate;
  days: number;
}

function chargedDays(period: RentalPeriod): ChargedDays {
  const days = rentalDays(period);
  return { first: period.pickupDate, last: addDays(period.pickupDate, days - 1), days };
}

function linesOfDays(car: RentalPrices, charged: ChargedDays): RentalLine[] {
  const seasons = car.seasons.filter((season) => overlaps(season, charged));
  if (seasons.length === 0) return [daysLine(pricesOf(car, null), charged.days, car.wholeMonths)];
  return daysByPrice(car, seasons, charged).map(({ prices, days }) =>
    daysLine(prices, days, car.wholeMonths),
  );
}

function overlaps({ startDate, endDate }: Season, { first, last }: ChargedDays): boolean {
  return startDate <= last && first <= endDate;
}

interface PricedDays {
  first: IsoDate;
  days: number;
  prices: EffectivePrices;
}

/** Returns the days in each season and the days outside all seasons, sorted by their first day. */
function daysByPrice(car: PriceSet, seasons: Season[], charged: ChargedDays): PricedDays[] {
  const inSeasons = seasons
    .map((season) => {
      const first = season.startDate > charged.first ? season.startDate : charged.first;
      const last = season.endDate < charged.last ? season.endDate : charged.last;
      return { first, days: calendarDaysBetween(first, last) + 1, prices: pricesOf(car, season) };
    })
    .sort(byFirstDay);

  const outside = inSeasons.reduce((left, { days }) => left - days, charged.days);
  if (outside <= 0) return inSeasons;
  return [
    ...inSeasons,
    { first: firstGap(inSeasons, charged.first), days: outside, prices: pricesOf(car, null) },
  ].sort(byFirstDay);
}

/**
 * Returns the first day from `start` on that is in no season. `inSeasons` must be sorted by day.
 */
function firstGap(inSeasons: PricedDays[], start: IsoDate): IsoDate {
  return inSeasons.reduce(
    (day, { first, days }) => (first === day ? addDays(day, days) : day),
    start,
  );
}

function byFirstDay(a: PricedDays, b: PricedDays): number {
  return a.first < b.first ? -1 : 1;
}

function daysLine(prices: EffectivePrices, days: number, wholeMonths: boolean): RentalLine {
  const months = wholeMonths ? Math.floor(days / DAYS_A_MONTH) : 0;
  const afterMonths = days - months * DAYS_A_MONTH;
  const weeks = Math.floor(afterMonths / DAYS_A_WEEK);
  const remainingDays = afterMonths % DAYS_A_WEEK;
  const { name = null, turkishName } = prices.season ?? {};
  return {
    kind: 'rental',
    season: name,
    ...(turkishName && { turkishSeason: turkishName }),
    days,
    months,
    monthlyCents: prices.monthlyCents,
    weeks,
    weeklyCents: prices.weeklyCents,
    remainingDays,
    dailyCents: prices.dailyCents,
    cents:
      months * prices.monthlyCents + weeks * prices.weeklyCents + remainingDays * prices.dailyCents,
  };
}

function extraLines({ counts, offers }: Additions, days: number): RentalLine[] {
  return EXTRA_NAMES.filter((name) => counts[name] > 0).map((name) => ({
    kind: 'extra',
    extra: name,
    count: counts[name],
    days,
    dailyCents: offers[name].dailyCents,
    cents: offers[name].dailyCents * counts[name] * days,
  }));
}
