/**
 * How the filters choose among the cars that are loaded, with what is left of every other choice.
 * The browser does it for up to 100 cars (spec, part 9), the server for larger fleets.
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

/** So many cars are filtered in the browser (spec, part 9). */
export const MAX_LOADED_CARS = 100;

/** Cars on one page of the public list (spec, part 9). */
export const CARS_PAGE_SIZE = 15;

/** The brands that the filter offers even before a car of theirs exists (spec, part 9). */
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

/** What filters look at, and the price of a day. */
export type FilteredCar = Pick<CarSummary, ChoiceFilter | LeastFilter> &
  (Pick<CarSummary, 'effective'> | { dailyCents: number }) & { quote?: Quote };

/** A whole car, or what its card shows of it. */
export type BrowsedCar = FilteredCar & Pick<CarSummary, 'id' | 'title'>;

/** What filters and orders need of a rental's price: its days, and euro cents by line. */
type Quote = { days: number; lines: { cents: number }[] } | null;

/**
 * What filters and orders go by, in euro cents, is what the card shows: of the requested days the average
 * of one and the total, without days the price of one.
 */
function cardPrice(car: FilteredCar): { aDay: number; total: number } {
  const { quote } = car;
  if (!quote) return { aDay: dailyCents(car), total: dailyCents(car) };
  const total = totalCents(quote.lines);
  return { aDay: averageADay({ total, days: quote.days }), total };
}

/** How many cars have each value. */
export type ChoiceFacets = Record<ChoiceFilter, FacetValue[]>;

interface FacetValue {
  value: string;
  count: number;
  /** No car of the list has it, even without the other choices. */
  isAbsent?: boolean;
}

/** How many cars have which price. */
export interface PriceHistogram {
  /** Ends of the bars and of the slider: whole euros, at steps of the slider. */
  from: number;
  to: number;
  /** Cars by bar; all bars are of one width. */
  counts: number[];
}

export type CarFacets = ChoiceFacets & {
  /** The cheapest and dearest day in euros. */
  price: { min: number; max: number };
};

/** The values to choose from, in the order of the list. A choice does not change them. */
export type OfferedChoices = Record<ChoiceFilter, string[]>;

/**
 * A page of the cars that pass the filters, the last where there are fewer. `cars` are in the
 * recommended order. A facet counts what the other filters leave, so that it tells how many cars
 * one more choice would add.
 */
export function browseCars<C extends BrowsedCar>(
  cars: readonly C[],
  {
    filters,
    page,
    offered,
    mostRented = [],
  }: {
    filters: CarFilters;
    page: number;
    offered: OfferedChoices;
    /** Ids, the most often rented first. */
    mostRented?: readonly string[];
  },
) {
  const found = cars.filter((car) => matchesFilters(car, filters));
  const sorted = filters.sort === 'recommended' ? found : sortCars(found, filters.sort);
  const last = Math.max(1, Math.ceil(found.length / CARS_PAGE_SIZE));
  const pagination = paginate(Math.min(page, last), CARS_PAGE_SIZE, found.length);
  const start = (pagination.page - 1) * CARS_PAGE_SIZE;
  const facet = (name: ChoiceFilter) => {
    const others = { ...filters, [name]: [] };
    const left = cars.filter((car) => matchesFilters(car, others));
    const there = new Set(cars.map((car) => car[name]));
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
    highlights: highlightsAmong(sorted, mostRented),
    prices: priceHistogram(cars, filters),
  };
}

/** Most bars of the histogram. The width of a bar is a whole number of the slider's steps. */
const PRICE_BARS = 12;

/** The prices of a day of all cars that pass the other filters; null where they hardly differ. */
function priceHistogram<C extends BrowsedCar>(
  cars: readonly C[],
  filters: CarFilters,
): PriceHistogram | null {
  const euros = (car: C) => cardPrice(car).aDay / 100;
  const all = cars.map(euros);
  const [cheapest, dearest] = [Math.min(...all), Math.max(...all)];
  if (all.length === 0 || dearest - cheapest < PRICE_BARS) return null;
  // The slider has the same ends.
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

/** A car to look at first, why, and the page of the list that it is on. */
export interface Highlight<C> {
  names: HighlightName[];
  car: C;
  page: number;
}

/** Fewer cars are looked through at a glance. */
const LEAST_FOR_HIGHLIGHTS = 4;

/**
 * The cheapest, the most often rented and the roomiest (seats, then suitcases, then the price) of the cars
 * that were found, in the order of the list. A car that is two of them is named once.
 */
function highlightsAmong<C extends BrowsedCar>(
  sorted: readonly C[],
  mostRented: readonly string[],
): Highlight<C>[] {
  if (sorted.length < LEAST_FOR_HIGHLIGHTS) return [];
  const total = (car: C) => cardPrice(car).total;
  const first = (compare: (a: C, b: C) => number) => sorted.toSorted(compare)[0];
  const rented = mostRented.find((id) => sorted.some((car) => car.id === id));
  const found: Record<HighlightName, C | undefined> = {
    cheapest: first((a, b) => total(a) - total(b)),
    mostRented: sorted.find(({ id }) => id === rented),
    roomiest: first(
      (a, b) => b.seats - a.seats || (b.luggage ?? 0) - (a.luggage ?? 0) || total(a) - total(b),
    ),
  };
  const names = Object.keys(found) as HighlightName[];
  const cars = [...new Set(names.flatMap((name) => found[name] ?? []))];
  return cars.map((car) => ({
    names: names.filter((name) => found[name] === car),
    car,
    page: Math.floor(sorted.indexOf(car) / CARS_PAGE_SIZE) + 1,
  }));
}

/** What of a car the filters look at. */
export function filteredFacts(car: FilteredCar): FilteredCar {
  const { brand, bodyType, fuelType, transmission, seats, luggage } = car;
  return { brand, bodyType, fuelType, transmission, seats, luggage, dailyCents: dailyCents(car) };
}

/** True when a car passes every filter but the dates, which ask for free units. */
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

/** Sorts cars for display; what is equal keeps a stable order by title, then id. */
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

/** Counts what the fleet offers, as Turkish sorts it; the spec's brands are listed even when no car has them. */
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

/** In the order of what is offered; what else the cars have comes after it. */
function countValues(cars: readonly BrowsedCar[], name: ChoiceFilter, offered: readonly string[]) {
  const counts = new Map(offered.map((value) => [value, 0]));
  for (const car of cars) counts.set(car[name], (counts.get(car[name]) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function dailyCents(car: FilteredCar): number {
  return 'effective' in car ? car.effective.dailyCents : car.dailyCents;
}
