/**
 * Price of a rental. Lists, the car's page, the WhatsApp message, the booking form and the API all
 * use these functions. Source: spec part 9 ("Rental price") and product.md ("Rental price",
 * "Money", "Time").
 */

import { EXTRA_NAMES, type ExtraName, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type {
  ReturnElsewhere,
  TermsOfPlaces,
} from '#app/base/settings/places/place-terms.rules.ts';
import {
  addDays,
  type ClockTime,
  calendarDaysBetween,
  type IsoDate,
} from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import {
  type InTurkish,
  inLanguage,
  type Translations,
} from '#app/lib/words/translations.rules.ts';
import { type RentalLine, totalCents } from './receipt.rules.ts';

/** Euro cents; null if the owner entered no price. */
export interface PriceSet {
  dailyCents: number | null;
  weeklyCents: number | null;
  monthlyCents: number | null;
}

/** Prices of a range of days. Both dates belong to the season. */
export interface Season extends PriceSet, InTurkish<'name'> {
  /** Name in the language of the visitor, else in Turkish. */
  name: string;
  /** Turkish name for the office; set only if `name` is in another language. */
  turkishName?: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

/** Prices of a car. */
export interface RentalPrices extends PriceSet {
  seasons: Season[];
  /** The setting 'Uzun kiralamada aylık fiyat': whole 30 days cost the monthly price. */
  wholeMonths: boolean;
}

/** Prices in euro cents after all fallbacks, so that none is missing. */
export interface EffectivePrices {
  dailyCents: number;
  weeklyCents: number;
  monthlyCents: number;
  season: Pick<Season, 'name' | 'turkishName' | 'startDate' | 'endDate'> | null;
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

/** Additions to the price of the days: extras, and the fee of a return to another place. */
export interface Additions {
  counts: ExtraCounts;
  offers: ExtraOffers;
  /** Set if the place of return is known. */
  elsewhere?: ReturnElsewhere | null;
}

/** Returns the fee of a return to another place; null for the same place and for a place without a fee. */
export function returnElsewhere(
  { pickupLocation, dropoffLocation }: { pickupLocation: string; dropoffLocation: string },
  terms: TermsOfPlaces,
): ReturnElsewhere | null {
  const cents = ownValue(terms, dropoffLocation)?.returnCents ?? 0;
  if (cents === 0 || !pickupLocation || pickupLocation === dropoffLocation) return null;
  return { place: dropoffLocation, cents };
}

/** Maximum of days; the database accepts one more for a late return (`bookings_length`). */
export const LONGEST_RENTAL_DAYS = 365;

const DEFAULT_DAILY_CENTS = 50_00;
export const DAYS_A_WEEK = 7;
export const DAYS_A_MONTH = 30;

/** Returns the prices of a car from the data of a page. */
export function rentalPrices({
  prices,
  seasons,
  wholeMonths,
}: Pick<RentalPrices, 'seasons' | 'wholeMonths'> & { prices: PriceSet }): RentalPrices {
  return { ...prices, seasons, wholeMonths };
}

/** Returns the prices of a day: the season's, else the car's own, else the spec's fallbacks. */
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

interface StoredName {
  name: string;
  translations: Translations<{ name: string }>;
}

/** Returns a season in a language. `turkishName` is set if its name is in another language. */
export function seasonIn<Row extends StoredName>(
  { translations, ...season }: Row,
  language: SiteLanguage,
): Omit<Row, 'translations'> & { turkishName?: string } & InTurkish<'name'> {
  const shown = inLanguage({ name: season.name }, translations, { language, texts: ['name'] });
  return {
    ...season,
    ...shown,
    ...(shown.name !== season.name && { turkishName: season.name }),
  };
}

/** Returns the prices within a season, or outside of all seasons (null). */
export function pricesOf(car: PriceSet, season: Season | null): EffectivePrices {
  const dailyCents = season?.dailyCents ?? car.dailyCents ?? DEFAULT_DAILY_CENTS;
  return {
    dailyCents,
    weeklyCents: season?.weeklyCents ?? car.weeklyCents ?? dailyCents * DAYS_A_WEEK,
    monthlyCents: season?.monthlyCents ?? car.monthlyCents ?? dailyCents * DAYS_A_MONTH,
    season: season && periodOf(season),
  };
}

function periodOf({ name, turkishName, startDate, endDate }: Season): EffectivePrices['season'] {
  return { name, ...(turkishName && { turkishName }), startDate, endDate };
}

/** Origin of a price: the season, the car, or a fallback. */
export type PriceOrigin = 'season' | 'car' | 'fallback';

/** Returns the origin of each price of `pricesOf`. */
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
 * Returns the days to charge: calendar days between the dates, plus one if the car comes back at a
 * later hour than it left; at least 1. Counts calendar dates, so that daylight saving time has no
 * effect.
 */
export function rentalDays(period: RentalPeriod): number {
  const started = period.returnTime > period.pickupTime ? 1 : 0;
  return Math.max(1, calendarDaysBetween(period.pickupDate, period.returnDate) + started);
}

/**
 * Returns the lines of a rental in euro cents. First one line for each season in the order of their
 * first day: days of one season are charged together (whole months at the monthly price if the
 * business uses it, full weeks at the weekly price, the rest at the daily price). Then one line for
 * each extra (price × count × days), then the return to another place.
 */
export function rentalLines(
  car: RentalPrices,
  period: RentalPeriod,
  added?: Additions,
): RentalLine[] {
  const charged = chargedDays(period);
  const rental = seasonLines(car, charged);
  if (!added) return rental;
  return [...rental, ...extraLines(added, charged.days), ...returnLines(added.elsewhere)];
}

/**
 * Prices many cars, in euro cents and without extras. Values that depend on the period alone are
 * computed once.
 */
export function priceCars(
  period: RentalPeriod,
): (car: RentalPrices, elsewhere: ReturnElsewhere | null) => { days: number; lines: RentalLine[] } {
  const charged = chargedDays(period);
  return (car, elsewhere) => ({
    days: charged.days,
    lines: [...seasonLines(car, charged), ...returnLines(elsewhere)],
  });
}

function returnLines(elsewhere: Additions['elsewhere']): RentalLine[] {
  return elsewhere ? [{ kind: 'return', ...elsewhere }] : [];
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

function seasonLines(car: RentalPrices, charged: ChargedDays): RentalLine[] {
  // Skips the lists for a car without a season in the period, which matters for a thousand cars at
  // once.
  if (!car.seasons.some((season) => touches(season, charged))) {
    return [rentalLine(pricesOf(car, null), charged.days, car.wholeMonths)];
  }
  return stretchesOf(car, charged).map(({ prices, days }) =>
    rentalLine(prices, days, car.wholeMonths),
  );
}

function touches({ startDate, endDate }: Season, { first, last }: ChargedDays): boolean {
  return startDate <= last && first <= endDate;
}

/**
 * Returns the days in each season and outside of all, in the order of their first day. Seasons do
 * not overlap.
 */
function stretchesOf(
  car: PriceSet & { seasons: Season[] },
  charged: ChargedDays,
): { from: IsoDate; prices: EffectivePrices; days: number }[] {
  const { first, last, days } = charged;
  const stretches = car.seasons
    .filter((season) => touches(season, charged))
    .map((season) => {
      const from = season.startDate > first ? season.startDate : first;
      const to = season.endDate < last ? season.endDate : last;
      return { from, prices: pricesOf(car, season), days: calendarDaysBetween(from, to) + 1 };
    })
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

function rentalLine(prices: EffectivePrices, days: number, wholeMonths: boolean): RentalLine {
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

/**
 * Returns the shortest longer rental that costs less than `period`, including additions; null if
 * there is none. Six days at the daily price can cost more than a week, and weeks more than a
 * month.
 */
export function cheaperLongerRental(
  car: RentalPrices,
  period: RentalPeriod,
  added: Additions,
): { returnDate: IsoDate; days: number; lines: RentalLine[] } | null {
  const requestedCents = totalCents(rentalLines(car, period, added));
  const whole = car.wholeMonths ? DAYS_A_MONTH : DAYS_A_WEEK;
  for (let more = 1; more < whole; more++) {
    const longer = { ...period, returnDate: addDays(period.returnDate, more) };
    const lines = rentalLines(car, longer, added);
    if (totalCents(lines) < requestedCents) {
      return { returnDate: longer.returnDate, days: rentalDays(longer), lines };
    }
  }
  return null;
}
