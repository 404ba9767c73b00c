import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
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
import type { CarOnCard, RefusedCarOnCard } from './car-card.tsx';

/** Loader data of the list. */
export interface LoadedCars {
  /** Key of the URLs for which the data holds. */
  queryKey: string;
  /** All cars that are free on the requested days; one page of them for a large fleet. */
  cars: CarOnCard[];
  /**
   * Cars that rules allow only on other days; for a large fleet only those that match the filters.
   */
  refused: RefusedCarOnCard[];
  /** Letting rules for all cars. */
  rules: LettingRule[];
  /** Result of the server's filtering for a large fleet; null if the browser filters. */
  part: {
    pagination: ReturnType<typeof paginate>;
    facets: ChoiceFacets;
    highlights: Highlight<CarOnCard>[];
    prices: PriceHistogram | null;
  } | null;
  /** Prices of the days around the requested rental; null without days. */
  offers: StripOffers | null;
  /** Ids of cars, the most often rented first; empty for a large fleet. */
  mostRented: readonly string[];
  offered: OfferedChoices;
  /** Pickup places. */
  places: readonly string[];
  clock: ClockNow;
  corrected: DateCorrection[];
}
