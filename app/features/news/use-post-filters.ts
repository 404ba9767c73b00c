import { useLocation, useNavigate, useNavigation } from 'react-router';
import { newsHref, type PostFilters, parsePostFilters } from './news-filters.rules.ts';

export interface PostFilterState {
  /** As the address says, or will say once the navigation under way has arrived. */
  filters: PostFilters;
  /** Goes to the first page of the list with other filters. */
  apply: (filters: PostFilters) => void;
}

/** The filters live in the address, so that a link or the back button restores them. */
export function usePostFilters(): PostFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const { search } = pending?.pathname === location.pathname ? pending : location;
  return {
    filters: parsePostFilters(new URLSearchParams(search)),
    apply: (filters) => navigate(newsHref(filters), { preventScrollReset: true }),
  };
}
