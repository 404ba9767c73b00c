/**
 * Strip of days: the price of the cheapest matching car for the same rental a few days earlier or
 * later. Uses the same prices and free units as the list, so that the list shows the same total
 * after a day is chosen.
 */

import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import { receiptIn, totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { HORIZON_DAYS } from '#app/domain/requests/request.rules.ts';
import { addDays, type IsoDate, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import type { CurrencyCode, Rates } from '#app/lib/money/money.ts';
import { type FilteredCar, matchesFilters } from './car-browse.rules.ts';
import type { CarFilters } from './car-filters.rules.ts';

/** Number of earlier days, and of later days. */
const DAYS_AROUND = 3;

export interface StripDay {
  pickupDate: IsoDate;
  returnDate: IsoDate;
}

export type StripCar = FilteredCar & {
  /**
   * Euro cents of each receipt line, by day; null if no unit is free, `refused` if letting rules
   * refuse the car.
   */
  offers: (number[] | 'refused' | null)[];
};

export interface StripOffers {
  days: StripDay[];
  /** Number of days to charge, equal on each day of the strip. */
  rentalDays: number;
  cars: StripCar[];
}

/**
 * Returns the pickup and return days around a rental, including its own. Leaves out past pickups
 * and pickups after the last bookable day.
 */
export function daysAround(period: RentalPeriod, now: WallClock): StripDay[] {
  const last = addDays(now.slice(0, 10), HORIZON_DAYS);
  const days: StripDay[] = [];
  for (let shift = -DAYS_AROUND; shift <= DAYS_AROUND; shift += 1) {
    const pickupDate = addDays(period.pickupDate, shift);
    const isPast = wallClock(pickupDate, period.pickupTime) < now;
    if (shift !== 0 && (isPast || pickupDate > last)) continue;
    days.push({ pickupDate, returnDate: addDays(period.returnDate, shift) });
  }
  return days;
}

/**
 * Returns each day with the lowest total of the cars that match the filters, in hundredths of the
 * currency; null if no car is free. `isRefused`: because letting rules refuse every matching car.
 */
export function cheapestByDay(
  { days, rentalDays, cars }: StripOffers,
  { filters, currency, rates }: { filters: CarFilters; currency: CurrencyCode; rates: Rates },
): (StripDay & { total: number | null; isRefused: boolean })[] {
  return days.map((day, i) => {
    const quotes = cars.flatMap((car) => quoteThatPasses(car, { i, rentalDays, filters }) ?? []);
    const totals = quotes.map((quote) => receiptIn(currency, rates, quote).total);
    const total = totals.length > 0 ? Math.min(...totals) : null;
    return { ...day, total, isRefused: total === null && areAllRefused(cars, { i, filters }) };
  });
}

/** Returns true if rules refuse every car that matches the filters on a day of the strip. */
function areAllRefused(cars: StripCar[], { i, filters }: { i: number; filters: CarFilters }) {
  const matching = cars.filter((car) => matchesFilters(car, filters));
  return matching.length > 0 && matching.every((car) => car.offers[i] === 'refused');
}

/**
 * Returns the offers with only those matching cars that are the cheapest on a day, compared in
 * euros, so that the response of a large fleet is small. A day without offers keeps one car, if
 * possible one that rules allow.
 */
export function onlyCheapest(offers: StripOffers, filters: CarFilters): StripOffers {
  const { days, rentalDays, cars } = offers;
  const cheapest = days.map((_, i) => {
    const totalOf = (car: StripCar) => {
      const quote = quoteThatPasses(car, { i, rentalDays, filters });
      return quote ? totalCents(quote.lines) : Number.POSITIVE_INFINITY;
    };
    const best = cars.reduce<StripCar | null>(
      (best, car) =>
        totalOf(car) < (best ? totalOf(best) : Number.POSITIVE_INFINITY) ? car : best,
      null,
    );
    if (best) return best;
    const matching = cars.filter((car) => matchesFilters(car, filters));
    return matching.find((car) => car.offers[i] !== 'refused') ?? matching[0] ?? null;
  });
  return { ...offers, cars: [...new Set(cheapest)].filter((car) => car !== null) };
}

/**
 * Returns the price of a car on a day of the strip; null if the car is not free or does not match
 * the filters.
 */
function quoteThatPasses(
  car: StripCar,
  { i, rentalDays, filters }: { i: number; rentalDays: number; filters: CarFilters },
) {
  const cents = car.offers[i];
  if (!cents || cents === 'refused') return null;
  const quote = { days: rentalDays, lines: cents.map((line) => ({ cents: line })) };
  return matchesFilters({ ...car, quote }, filters) ? quote : null;
}
