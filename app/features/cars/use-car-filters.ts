import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { IsoDate } from '#app/lib/dates.ts';
import {
  type CarFilters,
  carListHref,
  correctDates,
  parseCarFilters,
} from './car-filters.rules.ts';

export interface CarFilterState {
  /** As the address says, or will say once the navigation under way has arrived. */
  filters: CarFilters;
  /** Goes to the first page of the list with other filters. */
  apply: (filters: CarFilters) => void;
}

/** The filters live in the address, so that a link or the back button restores them. */
export function useCarFilters(today: IsoDate): CarFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const { search } = pending?.pathname === location.pathname ? pending : location;
  return {
    filters: correctDates(parseCarFilters(new URLSearchParams(search)), today).dates,
    apply: (filters) => navigate(carListHref(filters), { preventScrollReset: true }),
  };
}
