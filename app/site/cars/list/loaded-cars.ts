import type {
  ChoiceFacets,
  Highlight,
  OfferedChoices,
  PriceHistogram,
} from '#app/domain/cars/car-browse.rules.ts';
import type { StripOffers } from '#app/domain/cars/day-strip.rules.ts';
import type { ClockNow } from '#app/domain/requests/request.rules.ts';
import type { DateCorrection } from '#app/domain/requests/reservation.rules.ts';
import type { paginate } from '#app/lib/pagination.ts';
import type { CarOnCard } from './car-card.tsx';

/** What the server answers about the list. */
export interface LoadedCars {
  /** The addresses that it is for. */
  queryKey: string;
  /** All that are free on the requested days, or a page of a large fleet. */
  cars: CarOnCard[];
  /** Of a large fleet, what the server made of the filters. */
  part: {
    pagination: ReturnType<typeof paginate>;
    facets: ChoiceFacets;
    highlights: Highlight<CarOnCard>[];
    prices: PriceHistogram | null;
  } | null;
  /** What the days around the requested rental cost; null without one. */
  offers: StripOffers | null;
  /** Ids, the most often rented first. */
  mostRented: readonly string[];
  offered: OfferedChoices;
  /** Where a car can be picked up. */
  places: readonly string[];
  clock: ClockNow;
  corrected: DateCorrection[];
}
