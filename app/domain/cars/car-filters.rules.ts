import type { RentalPeriod } from '#app/domain/pricing/price.rules.ts';
import {
  DEFAULT_HANDOVER_TIME,
  EMPTY_TRIP,
  readTrip,
  type Trip,
  tripParams,
} from '#app/domain/requests/trip.rules.ts';
import type { ClockTime, IsoDate } from '#app/lib/dates/dates.ts';

export const CHOICE_FILTERS = ['brand', 'bodyType', 'fuelType', 'transmission'] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

/** Filters for a minimum. 0 means no minimum. */
export const LEAST_FILTERS = ['seats', 'luggage'] as const;
export type LeastFilter = (typeof LEAST_FILTERS)[number];
export const LEAST_CHOICES: Record<LeastFilter, readonly number[]> = {
  seats: [4, 5, 7, 9],
  luggage: [1, 2, 3, 4, 5, 7],
};
/** Highest minimum that an address may have, above every car. */
const MAX_MINIMUM = 50;

/** Orders of the list. The first is the list's own order. `recommended`: the office's favourites first. */
export const SORT_ORDERS = ['price-asc', 'price-desc', 'recommended'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/**
 * Price range of the slider in euros a day (spec, part 9). The whole range means no filter, and
 * includes more expensive cars.
 */
export const PRICE_RANGE = { min: 0, max: 2000 } as const;
export const PRICE_STEP = 10;

/** Price limits in euros a day. */
export interface PriceLimits {
  minPrice: number;
  maxPrice: number;
}

/**
 * Filters and trip of the cars page. The trip's places exclude no cars, but a return to another
 * place may cost a fee.
 */
export interface CarFilters
  extends Record<ChoiceFilter, string[]>,
    Record<LeastFilter, number>,
    PriceLimits,
    Trip {
  sort: SortOrder;
}

export const NO_FILTERS: CarFilters = {
  brand: [],
  bodyType: [],
  fuelType: [],
  transmission: [],
  seats: 0,
  luggage: 0,
  minPrice: PRICE_RANGE.min,
  maxPrice: PRICE_RANGE.max,
  ...EMPTY_TRIP,
  sort: 'price-asc',
};

/** Reads filters from an address that a person may have edited. Replaces invalid values. */
export function parseCarFilters(params: URLSearchParams): CarFilters {
  const price = (name: string, fallback: number) => {
    const value = Number(params.get(name) || fallback);
    return Number.isFinite(value) ? clampPrice(value) : fallback;
  };
  const choices = (name: ChoiceFilter) => [...new Set(params.getAll(name).filter(Boolean))];
  const least = (name: LeastFilter) => {
    const value = Number(params.get(name));
    return Number.isInteger(value) && value > 0 ? Math.min(value, MAX_MINIMUM) : 0;
  };
  const prices = [price('minPrice', PRICE_RANGE.min), price('maxPrice', PRICE_RANGE.max)];
  const sort = params.get('sort') as SortOrder;
  return {
    brand: choices('brand'),
    bodyType: choices('bodyType'),
    fuelType: choices('fuelType'),
    transmission: choices('transmission'),
    seats: least('seats'),
    luggage: least('luggage'),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    ...readTrip(params),
    sort: SORT_ORDERS.includes(sort) ? sort : NO_FILTERS.sort,
  };
}

/** Returns the address parameters of filters that differ from the default, in a fixed order. */
export function carFilterParams(filters: CarFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of CHOICE_FILTERS) {
    for (const value of filters[name]) params.append(name, value);
  }
  for (const name of LEAST_FILTERS) {
    if (filters[name] > 0) params.set(name, String(filters[name]));
  }
  if (filters.minPrice > PRICE_RANGE.min) params.set('minPrice', String(filters.minPrice));
  if (filters.maxPrice < PRICE_RANGE.max) params.set('maxPrice', String(filters.maxPrice));
  for (const [name, value] of tripParams(filters)) params.set(name, value);
  if (filters.sort !== NO_FILTERS.sort) params.set('sort', filters.sort);
  return params;
}

/** Returns the page number in an address; 1 if it is invalid. */
export function parseListPage(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
}

export function carListHref(filters: CarFilters, page = 1): string {
  const params = carFilterParams(filters);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `/cars?${search}` : '/cars';
}

/** Adds a value to a filter, or removes it if the filter has it. */
export function toggleChoice(filters: CarFilters, name: ChoiceFilter, value: string): CarFilters {
  const chosen = filters[name];
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
  return { ...filters, [name]: next };
}

/**
 * Moves one end of the price range. Also moves the other end if the minimum would exceed the
 * maximum.
 */
export function movePrice(
  { minPrice, maxPrice }: PriceLimits,
  end: keyof PriceLimits,
  euros: number,
): PriceLimits {
  const value = clampPrice(euros);
  return end === 'minPrice'
    ? { minPrice: value, maxPrice: Math.max(value, maxPrice) }
    : { minPrice: Math.min(value, minPrice), maxPrice: value };
}

/** Returns true if the price range excludes any car. */
export function hasPrice({ minPrice, maxPrice }: PriceLimits): boolean {
  return minPrice > PRICE_RANGE.min || maxPrice < PRICE_RANGE.max;
}

export function countFilters(filters: CarFilters): number {
  const choiceCount = CHOICE_FILTERS.reduce((sum, name) => sum + filters[name].length, 0);
  const leastCount = LEAST_FILTERS.filter((name) => filters[name] > 0).length;
  const dates = filters.pickupDate !== '' || filters.returnDate !== '';
  return choiceCount + leastCount + Number(hasPrice(filters)) + Number(dates);
}

/**
 * Returns the requested period; null if a date is missing. The pickup time defaults to the usual
 * time, the return time to the pickup time.
 */
export function requestedPeriod(trip: {
  pickupDate?: IsoDate | undefined;
  returnDate?: IsoDate | undefined;
  pickupTime?: ClockTime | undefined;
  returnTime?: ClockTime | undefined;
}): RentalPeriod | null {
  const { pickupDate, returnDate } = trip;
  if (!pickupDate || !returnDate) return null;
  const pickupTime = trip.pickupTime || DEFAULT_HANDOVER_TIME;
  return { pickupDate, pickupTime, returnDate, returnTime: trip.returnTime || pickupTime };
}

function clampPrice(euros: number): number {
  return Math.min(PRICE_RANGE.max, Math.max(PRICE_RANGE.min, Math.round(euros)));
}
