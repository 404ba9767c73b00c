import { useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import {
  type CarFilters,
  carListHref,
  hasPrice,
  type PriceLimits,
  parseCarFilters,
  parseListPage,
} from '#app/domain/cars/car-filters.rules.ts';
import type { ClockNow } from '#app/domain/requests/request.rules.ts';
import { correctDates, correctHour } from '#app/domain/requests/reservation.rules.ts';
import { useLocalPath } from '#app/ui/language/use-text.ts';

export interface CarFilterState {
  /** Filters in the URL, or in the URL of the navigation in progress. */
  filters: CarFilters;
  page: number;
  isPending: boolean;
  /**
   * Navigates to the first page of the list with other filters. `replace` adds no history entry.
   * `now` is the visitor's last choice, which a slow phone may not have rendered yet, so that a
   * quick second choice adds to the first.
   */
  apply: (next: (now: CarFilters) => CarFilters, options?: { replace: boolean }) => void;
  /** Applies limits of the price. Further limits replace the history entry of the first. */
  applyPrice: (limits: PriceLimits) => void;
}

/** Returns the filters of the URL, so that links and the back button restore them. */
export function useCarFilters(clock: ClockNow): CarFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isPending = pending?.pathname === location.pathname;
  const params = new URLSearchParams(isPending ? pending.search : location.search);
  const filtersOf = (address: URLSearchParams) =>
    correctHour(correctDates(parseCarFilters(address), clock.date).dates, clock);
  const filters = filtersOf(params);
  const pendingFilters = useRef<CarFilters>(null);
  const apply: CarFilterState['apply'] = async (next, options) => {
    // Reads the browser's URL, which is newer than the rendered page.
    const arrived = isPending ? filters : filtersOf(new URLSearchParams(window.location.search));
    const chosen = next(pendingFilters.current ?? arrived);
    pendingFilters.current = chosen;
    try {
      await navigate(localPath(carListHref(chosen)), { ...options, preventScrollReset: true });
    } finally {
      if (pendingFilters.current === chosen) pendingFilters.current = null;
    }
  };
  return {
    filters,
    page: parseListPage(params),
    isPending,
    apply,
    applyPrice: (limits) =>
      apply((now) => ({ ...now, ...limits }), { replace: isPriceInAddress() }),
  };
}

/**
 * Returns true if the browser's URL has a price. Another change of the price then replaces the
 * history entry, so that Back undoes all small steps at once. Reads the browser's URL, because a
 * quick second change may come before the page is rendered.
 */
function isPriceInAddress(): boolean {
  return hasPrice(parseCarFilters(new URLSearchParams(window.location.search)));
}
