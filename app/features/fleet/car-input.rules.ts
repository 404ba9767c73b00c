/** What staff may enter for a car (spec, parts 5 and 9); `car-input.schema.ts` makes checks of it. */
import type { CarInput } from './car-input.schema.ts';
import { CAR_CATEGORIES, FUEL_TYPES, TRANSMISSIONS } from '#app/features/cars/car-options.rules.ts';

export const FIRST_YEAR = 1980;
export const SEATS = { min: 1, max: 50 } as const;
export const DOORS = { min: 2, max: 6 } as const;
/** cc. */
export const ENGINE = { min: 500, max: 10_000 } as const;
export const MAX_UNITS = 100;
export const MAX_TITLE = 120;
export const MAX_DESCRIPTION = 5000;
export const MAX_GALLERY = 20;
export const MAX_FEATURES = 50;
export const MAX_SEASONS = 50;
export const MAX_SEASON_NAME = 80;
/** Euros: above any price, below what cents in an integer column can hold. */
export const MAX_PRICE = 100_000;

/** Next year's models are sold before the year begins. */
export function latestModelYear(thisYear: number): number {
  return thisYear + 1;
}

/** A new car before anybody has typed: the spec's defaults (part 9), and its listing defaults (part 3). */
export function newCar(thisYear: number): Omit<CarInput, 'title' | 'brand' | 'model' | 'pricing'> {
  return {
    year: thisYear,
    category: CAR_CATEGORIES[5],
    bodyType: 'Sedan',
    fuelType: FUEL_TYPES[1],
    transmission: TRANSMISSIONS[3],
    seats: 5,
    doors: 4,
    engineCapacity: null,
    description: '',
    pickupLocation: null,
    dropoffLocation: null,
    currency: 'EUR',
    mainImage: null,
    gallery: [],
    status: true,
    featured: false,
    features: [],
    seasonalPricing: [],
    stats: { rating: { average: null, count: 0 } },
    total_units: 1,
  };
}
