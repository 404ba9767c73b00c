/**
 * Filters and orders the car list and counts each filter's values. The browser runs this for up to
 * 100 cars (spec, part 9), the server for more.
 */

import { averageADay, totalCents } from '#app/domain/pricing/receipt.rules.ts';
import type { Trip } from '#app/domain/requests/trip.rules.ts';
import { paginate } from '#app/lib/pagination.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { CarSummary } from './car.schema.ts';
import {
  type CarFilters,
  CHOICE_FILTERS,
  type ChoiceFilter,
  LEAST_FILTERS,
  type LeastFilter,
  PRICE_RANGE,
  PRICE_STEP,
  type SortOrder,
} from './car-filters.rules.ts';

/** Maximum number of cars that the browser filters (spec, part 9). */
export const MAX_LOADED_CARS = 100;

/** Number of cars on a page of the public list (spec, part 9). */
export const CARS_PAGE_SIZE = 15;

/** Brands that the filter offers even if no car has them (spec, part 9). */
export const FILTER_BRANDS = [
  'Citroën',
  'Fiat',
  'Ford',
  'Hyundai',
  'Mercedes-Benz',
  'MG',
  'Peugeot',
  'Renault',
] as const;

/** Facts of a car that filters need, with its price for a day. */
export type FilteredCar = Pick<CarSummary, ChoiceFilter | LeastFilter> &
  (Pick<CarSummary, 'effective'> | { dailyCents: number }) & { quote?: Quote };

/** Whole car, or the part of it that its card shows. */
export type BrowsedCar = FilteredCar & Pick<CarSummary, 'id' | 'title'>;

/**
 * Part of a rental's price that filters and orders need: number of days, and euro cents of each
 * line.
 */
type Quote = { days: number; lines: { cents: number }[] } | null;

/**
 * Returns the prices that the car's card shows, in euro cents: the average for a day and the total
 * of the requested rental. Both are the price for a day if no dates are chosen.
 */
function cardPrice(car: FilteredCar): { aDay: number; total: number } {
  const { quote } = car;
  if (!quote) return { aDay: dailyCents(car), total: dailyCents(car) };
  const total = totalCents(quote.lines);
  return { aDay: averageADay({ total, days: quote.days }), total };
}

export type ChoiceFacets = Record<ChoiceFilter, FacetValue[]>;

interface FacetValue {
  value: string;
  count: number;
  /** True if no car of the list has the value, even without the other filters. */
  isAbsent?: boolean;
}

export interface PriceHistogram {
  /** Ends of the histogram and of the slider, in whole euros at steps of the slider. */
  from: number;
  to: number;
  counts: number[];
}

export type CarFacets = ChoiceFacets & {
  /** Lowest and highest price for a day in euros. */
  price: { min: number; max: number };
};

/** Values that each filter offers, in the order in which they are listed. */
export type OfferedChoices = Record<ChoiceFilter, string[]>;

/**
 * Returns one page of the cars that match the filters; the last page if `page` is beyond it. `cars`
 * must be in the recommended order. A facet counts the cars that match the other filters, so that
 * it shows how many cars another choice would find. If rules refuse all cars, the page shows only
 * refused cars, so facets and prices count the refused ones.
 */
export function browseCars<C extends BrowsedCar>(
  cars: readonly C[],
  {
    filters,
    page,
    offered,
    mostRented = [],
    refused = [],
  }: {
    filters: CarFilters;
    page: number;
    offered: OfferedChoices;
    /** Cars that rules allow only on other days. */
    refused?: readonly BrowsedCar[];
    /** Ids of cars, most often rented first. */
    mostRented?: readonly string[];
  },
) {
  const found = cars.filter((car) => matchesFilters(car, filters));
  const sorted = filters.sort === 'recommended' ? found : sortCars(found, filters.sort);
  const last = Math.max(1, Math.ceil(found.length / CARS_PAGE_SIZE));
  const pagination = paginate(Math.min(page, last), CARS_PAGE_SIZE, found.length);
  const start = (pagination.page - 1) * CARS_PAGE_SIZE;
  const counted = cars.length > 0 ? cars : refused;
  const facet = (name: ChoiceFilter) => {
    const others = { ...filters, [name]: [] };
    const left = counted.filter((car) => matchesFilters(car, others));
    const there = new Set(counted.map((car) => car[name]));
    return countValues(left, name, offered[name]).map((facet) =>
      there.has(facet.value) ? facet : { ...facet, isAbsent: true },
    );
  };
  const facets: ChoiceFacets = {
    brand: facet('brand'),
    bodyType: facet('bodyType'),
    fuelType: facet('fuelType'),
    transmission: facet('transmission'),
  };
  return {
    cars: sorted.slice(start, start + CARS_PAGE_SIZE),
    pagination,
    facets,
    highlights: highlightsAmong(found, mostRented),
    prices: priceHistogram(counted, filters),
  };
}

/**
 * Returns the cars that rules allow only on other days and that match the filters, in the requested
 * order. `cars` must be in the recommended order.
 */
export function browseRefused<C extends BrowsedCar>(cars: readonly C[], filters: CarFilters): C[] {
  const found = cars.filter((car) => matchesFilters(car, filters));
  return filters.sort === 'recommended' ? found : sortCars(found, filters.sort);
}

/**
 * Maximum number of bars in the histogram. The width of a bar is a multiple of the slider's step.
 */
const PRICE_BARS = 12;

/**
 * Returns the histogram of the prices for a day of all cars that match the other filters; null if
 * all prices differ by less than `PRICE_BARS` euros.
 */
function priceHistogram<C extends BrowsedCar>(
  cars: readonly C[],
  filters: CarFilters,
): PriceHistogram | null {
  const euros = (car: C) => cardPrice(car).aDay / 100;
  const all = cars.map(euros);
  const [cheapest, dearest] = [Math.min(...all), Math.max(...all)];
  if (all.length === 0 || dearest - cheapest < PRICE_BARS) return null;
  const from = Math.floor(cheapest / PRICE_STEP) * PRICE_STEP;
  const width = Math.ceil((dearest - from) / PRICE_STEP / PRICE_BARS) * PRICE_STEP;
  const bars = Math.max(1, Math.ceil((dearest - from) / width));
  const to = from + bars * width;
  const others = { ...filters, minPrice: PRICE_RANGE.min, maxPrice: PRICE_RANGE.max };
  const counts = Array.from({ length: bars }, () => 0);
  for (const car of cars) {
    if (!matchesFilters(car, others)) continue;
    const i = Math.min(Math.floor((euros(car) - from) / width), bars - 1);
    counts[i] = (counts[i] ?? 0) + 1;
  }
  return { from, to, counts };
}

export type HighlightName = 'cheapest' | 'mostRented' | 'roomiest';

export interface Highlight<C> {
  names: HighlightName[];
  car: C;
}

/** Minimum number of cars for highlights. Fewer cars are easy to compare. */
const LEAST_FOR_HIGHLIGHTS = 4;

/**
 * Returns the cheapest, the most often rented and the roomiest car (most seats, then most
 * suitcases, then cheapest). A car with several of these names is listed once.
 */
function highlightsAmong<C extends BrowsedCar>(
  found: readonly C[],
  /** Ids of cars, most often rented first. */
  mostRented: readonly string[],
): Highlight<C>[] {
  if (found.length < LEAST_FOR_HIGHLIGHTS) return [];
  const total = (car: C) => cardPrice(car).total;
  const first = (compare: (a: C, b: C) => number) => found.toSorted(compare)[0];
  const rented = mostRented.find((id) => found.some((car) => car.id === id));
  const best: Record<HighlightName, C | undefined> = {
    cheapest: first((a, b) => total(a) - total(b)),
    mostRented: found.find(({ id }) => id === rented),
    roomiest: first(
      (a, b) => b.seats - a.seats || (b.luggage ?? 0) - (a.luggage ?? 0) || total(a) - total(b),
    ),
  };
  const names = Object.keys(best) as HighlightName[];
  const cars = [...new Set(names.flatMap((name) => best[name] ?? []))];
  return cars.map((car) => ({ names: names.filter((name) => best[name] === car), car }));
}

/** Number of cars that answer a search before its list is opened. */
const ANSWERS = 3;

/**
 * Returns the cars that answer a search in short: the highlights, then the next cheapest cars, which
 * have no name.
 */
export function shortAnswers<C extends BrowsedCar>(
  found: readonly C[],
  mostRented: readonly string[],
): Highlight<C>[] {
  const highlights = highlightsAmong(found, mostRented);
  const rest = sortCars(found, 'price-asc').filter(
    (car) => !highlights.some((highlight) => highlight.car === car),
  );
  return [...highlights, ...rest.map((car) => ({ names: [], car }))].slice(0, ANSWERS);
}

/** Returns the facts of a car that filters need. */
export function filteredFacts(car: FilteredCar): FilteredCar {
  const { brand, bodyType, fuelType, transmission, seats, luggage } = car;
  return { brand, bodyType, fuelType, transmission, seats, luggage, dailyCents: dailyCents(car) };
}

/**
 * Returns true if a car matches all filters except the dates, for which the caller compares free
 * units.
 */
export function matchesFilters(
  car: FilteredCar,
  filters: Omit<CarFilters, keyof Trip | 'sort'>,
): boolean {
  const { minPrice, maxPrice } = filters;
  const isChosen =
    CHOICE_FILTERS.every(
      (name) => filters[name].length === 0 || filters[name].includes(car[name]),
    ) && LEAST_FILTERS.every((name) => (car[name] ?? 0) >= filters[name]);
  if (!isChosen || (minPrice === PRICE_RANGE.min && maxPrice === PRICE_RANGE.max)) return isChosen;
  const euros = cardPrice(car).aDay / 100;
  return euros >= minPrice && (maxPrice === PRICE_RANGE.max || euros <= maxPrice);
}

/** Sorts cars for display. Cars that are equal in the order are sorted by title, then by id. */
export function sortCars<C extends BrowsedCar & { featured?: boolean }>(
  cars: readonly C[],
  order: SortOrder,
): C[] {
  const totals = new Map(
    order === 'recommended' ? [] : cars.map((car) => [car, cardPrice(car).total]),
  );
  const dearer = (a: C, b: C) => (totals.get(a) ?? 0) - (totals.get(b) ?? 0);
  return cars.toSorted(
    (a, b) =>
      (order === 'price-asc' ? dearer(a, b) : 0) ||
      (order === 'price-desc' ? dearer(b, a) : 0) ||
      (order === 'recommended'
        ? Number(b.featured) - Number(a.featured) || dailyCents(a) - dailyCents(b)
        : 0) ||
      compareTurkish(a.title, b.title) ||
      (a.id < b.id ? -1 : 1),
  );
}

/**
 * Returns the values of each filter with their counts, in Turkish order, and the price range in
 * euros. The spec's brands are included even if no car has them.
 */
export function carFacets(cars: readonly BrowsedCar[]): CarFacets {
  const euros = cars.map((car) => dailyCents(car) / 100);
  const facet = (name: ChoiceFilter, offered: readonly string[] = []) =>
    countValues(cars, name, offered).sort((a, b) => compareTurkish(a.value, b.value));
  return {
    brand: facet('brand', FILTER_BRANDS),
    bodyType: facet('bodyType'),
    fuelType: facet('fuelType'),
    transmission: facet('transmission'),
    price: euros.length ? { min: Math.min(...euros), max: Math.max(...euros) } : { min: 0, max: 0 },
  };
}

export function offeredChoices(facets: ChoiceFacets): OfferedChoices {
  const values = (name: ChoiceFilter) => facets[name].map(({ value }) => value);
  return {
    brand: values('brand'),
    bodyType: values('bodyType'),
    fuelType: values('fuelType'),
    transmission: values('transmission'),
  };
}

/** Counts values in the order of `offered`. Other values of the cars follow. */
function countValues(cars: readonly BrowsedCar[], name: ChoiceFilter, offered: readonly string[]) {
  const counts = new Map(offered.map((value) => [value, 0]));
  for (const car of cars) counts.set(car[name], (counts.get(car[name]) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function dailyCents(car: FilteredCar): number {
  return 'effective' in car ? car.effective.dailyCents : car.dailyCents;
}
