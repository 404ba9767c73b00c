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

/** Response of the server for the list. */
export interface LoadedCars {
  /** Addresses for which the data holds. */
  queryKey: string;
  /** All that are free on the requested days, or a page of a large fleet. */
  cars: CarOnCard[];
  /** Result of the server's filtering, if the fleet is large. */
  part: {
    pagination: ReturnType<typeof paginate>;
    facets: ChoiceFacets;
    highlights: Highlight<CarOnCard>[];
    prices: PriceHistogram | null;
  } | null;
  /** Prices of the days around the requested rental; null without days. */
  offers: StripOffers | null;
  /** Ids of cars, most often rented first. */
  mostRented: readonly string[];
  offered: OfferedChoices;
  /** Places of pickup. */
  places: readonly string[];
  clock: ClockNow;
  corrected: DateCorrection[];
}
