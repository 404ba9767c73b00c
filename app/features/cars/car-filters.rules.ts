/** The filters of the cars page, as its address holds them, and how they choose among cars. */
import { addDays, type ClockTime, type IsoDate, isIsoDate } from '#app/lib/dates.ts';
import { HORIZON_DAYS } from '../site/request.rules.ts';
import type { CarSummary } from './car.schema.ts';
import { LONGEST_RENTAL_DAYS, type RentalPeriod } from './rental-price.rules.ts';

export const CHOICE_FILTERS = ['brand', 'bodyType', 'fuelType', 'transmission'] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

export const SORT_ORDERS = ['recommended', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Euros a day (spec, part 9). The full range filters nothing, dearer cars included. */
export const PRICE_RANGE = { min: 0, max: 2000 } as const;
/** Euros from one place of the price slider to the next; a slider knows no others. */
export const PRICE_STEP = 10;

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

/** The hour where only dates are known; the booking form starts with it too. */
export const DEFAULT_HANDOVER_TIME = '10:00';

/** What the address of the cars page may hold; all else in it changes nothing. */
export const CAR_LIST_PARAMETERS: readonly string[] = [
  ...CHOICE_FILTERS,
  'minPrice',
  'maxPrice',
  'pickupDate',
  'returnDate',
  'dropoffDate',
  'sort',
  'page',
];

/** Euros a day. */
export interface PriceLimits {
  minPrice: number;
  maxPrice: number;
}

export interface CarFilters extends Record<ChoiceFilter, string[]>, PriceLimits {
  pickupDate: IsoDate | null;
  returnDate: IsoDate | null;
  sort: SortOrder;
}

export const NO_FILTERS: CarFilters = {
  brand: [],
  bodyType: [],
  fuelType: [],
  transmission: [],
  minPrice: PRICE_RANGE.min,
  maxPrice: PRICE_RANGE.max,
  pickupDate: null,
  returnDate: null,
  sort: 'recommended',
};

/** How many cars have each value. */
export type CarFacets = Record<ChoiceFilter, { value: string; count: number }[]> & {
  /** The cheapest and dearest day in euros. */
  price: { min: number; max: number };
};

/**
 * Reads filters from an address that anyone may have edited: what makes no sense is left out.
 * `dropoffDate`, the API's name, is understood as well as the page's `returnDate`.
 */
export function parseCarFilters(params: URLSearchParams): CarFilters {
  const price = (name: string, fallback: number) => {
    const value = Number(params.get(name) || fallback);
    return Number.isFinite(value) ? clampPrice(value) : fallback;
  };
  const date = (value: string | null) => (isIsoDate(value) ? value : null);
  const choices = (name: ChoiceFilter) => [...new Set(params.getAll(name).filter(Boolean))];
  const prices = [price('minPrice', PRICE_RANGE.min), price('maxPrice', PRICE_RANGE.max)];
  const sort = params.get('sort') as SortOrder;
  return {
    brand: choices('brand'),
    bodyType: choices('bodyType'),
    fuelType: choices('fuelType'),
    transmission: choices('transmission'),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    pickupDate: date(params.get('pickupDate')),
    returnDate: date(params.get('returnDate') ?? params.get('dropoffDate')),
    sort: SORT_ORDERS.includes(sort) ? sort : 'recommended',
  };
}

/** The address form of filters: only what differs from the default, always in the same order. */
export function carFilterParams(filters: CarFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of CHOICE_FILTERS) {
    for (const value of filters[name]) params.append(name, value);
  }
  if (filters.minPrice > PRICE_RANGE.min) params.set('minPrice', String(filters.minPrice));
  if (filters.maxPrice < PRICE_RANGE.max) params.set('maxPrice', String(filters.maxPrice));
  if (filters.pickupDate) params.set('pickupDate', filters.pickupDate);
  if (filters.returnDate) params.set('returnDate', filters.returnDate);
  if (filters.sort !== 'recommended') params.set('sort', filters.sort);
  return params;
}

/** The address of a page of the filtered list. */
export function carListHref(filters: CarFilters, page = 1): string {
  const params = carFilterParams(filters);
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `/cars?${search}` : '/cars';
}

/** The dates alone, in the address form that a car's page understands; empty without dates. */
export function dateParams({
  pickupDate,
  returnDate,
}: Pick<CarFilters, 'pickupDate' | 'returnDate'>): string {
  return carFilterParams({ ...NO_FILTERS, pickupDate, returnDate }).toString();
}

/** Adds a value to a filter, or takes it away when it is already there. */
export function toggleChoice(filters: CarFilters, name: ChoiceFilter, value: string): CarFilters {
  const chosen = filters[name];
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
  return { ...filters, [name]: next };
}

/** Moves one end of the price range; the other gives way, so that min never passes max. */
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

export function countFilters(filters: CarFilters): number {
  const choiceCount = CHOICE_FILTERS.reduce((sum, name) => sum + filters[name].length, 0);
  const price = filters.minPrice > PRICE_RANGE.min || filters.maxPrice < PRICE_RANGE.max;
  const dates = filters.pickupDate !== null || filters.returnDate !== null;
  return choiceCount + Number(price) + Number(dates);
}

/**
 * The asked period; null until both dates are known. Without hours it is handed over at the usual
 * one, and comes back at the hour at which it left.
 */
export function askedPeriod(asked: {
  pickupDate?: IsoDate | null | undefined;
  returnDate?: IsoDate | null | undefined;
  pickupTime?: ClockTime | undefined;
  returnTime?: ClockTime | undefined;
}): RentalPeriod | null {
  const { pickupDate, returnDate, pickupTime = DEFAULT_HANDOVER_TIME } = asked;
  if (!pickupDate || !returnDate) return null;
  return { pickupDate, pickupTime, returnDate, returnTime: asked.returnTime ?? pickupTime };
}

export type DateCorrection = 'pickupDate' | 'returnDate' | 'length' | 'horizon';

/**
 * Keeps dates a rental can have: a pickup before `today` becomes today, a return on or before the
 * pickup becomes the day after it, one too far away the last that can be. `corrected` names what was
 * changed.
 */
export function correctDates<T extends { pickupDate: string | null; returnDate: string | null }>(
  dates: T,
  today: IsoDate,
): { dates: T; corrected: DateCorrection[] } {
  const corrected: DateCorrection[] = [];
  let { pickupDate, returnDate } = dates;
  if (pickupDate && pickupDate < today) {
    pickupDate = today;
    corrected.push('pickupDate');
  } else if (pickupDate && pickupDate > addDays(today, HORIZON_DAYS)) {
    pickupDate = addDays(today, HORIZON_DAYS);
    corrected.push('horizon');
  }
  const earliestReturn = addDays(pickupDate || today, 1);
  const latestReturn = addDays(pickupDate || today, LONGEST_RENTAL_DAYS);
  if (returnDate && returnDate < earliestReturn) {
    returnDate = earliestReturn;
    corrected.push('returnDate');
  } else if (returnDate && returnDate > latestReturn) {
    returnDate = latestReturn;
    corrected.push('length');
  }
  return { dates: { ...dates, pickupDate, returnDate }, corrected };
}

/** True when a car passes every filter but the dates, which ask for free units. */
export function matchesFilters(
  car: Pick<CarSummary, ChoiceFilter | 'effective'>,
  filters: Omit<CarFilters, 'pickupDate' | 'returnDate' | 'sort'>,
): boolean {
  const euros = car.effective.dailyCents / 100;
  return (
    CHOICE_FILTERS.every(
      (name) => filters[name].length === 0 || filters[name].includes(car[name]),
    ) &&
    euros >= filters.minPrice &&
    (filters.maxPrice === PRICE_RANGE.max || euros <= filters.maxPrice)
  );
}

type Sorted = Pick<CarSummary, 'id' | 'title' | 'featured' | 'effective'>;

/** Sorts cars for display; what is equal keeps a stable order by title, then id. */
export function sortCars<C extends Sorted>(cars: C[], order: SortOrder): C[] {
  const turkish = new Intl.Collator('tr');
  const price = (car: C) => car.effective.dailyCents;
  return cars.toSorted(
    (a, b) =>
      (order === 'price-asc' ? price(a) - price(b) : 0) ||
      (order === 'price-desc' ? price(b) - price(a) : 0) ||
      (order === 'recommended'
        ? Number(b.featured) - Number(a.featured) || price(a) - price(b)
        : 0) ||
      turkish.compare(a.title, b.title) ||
      (a.id < b.id ? -1 : 1),
  );
}

/** Counts what the fleet offers; the spec's brands are listed even when no car has them. */
export function carFacets(cars: Pick<CarSummary, ChoiceFilter | 'effective'>[]): CarFacets {
  const turkish = new Intl.Collator('tr');
  const facet = (name: ChoiceFilter, offered: readonly string[] = []) => {
    const counts = new Map(offered.map((value) => [value, 0]));
    for (const car of cars) counts.set(car[name], (counts.get(car[name]) ?? 0) + 1);
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => turkish.compare(a.value, b.value));
  };
  const euros = cars.map((car) => car.effective.dailyCents / 100);
  return {
    brand: facet('brand', FILTER_BRANDS),
    bodyType: facet('bodyType'),
    fuelType: facet('fuelType'),
    transmission: facet('transmission'),
    price: euros.length ? { min: Math.min(...euros), max: Math.max(...euros) } : { min: 0, max: 0 },
  };
}

function clampPrice(euros: number): number {
  return Math.min(PRICE_RANGE.max, Math.max(PRICE_RANGE.min, Math.round(euros)));
}
