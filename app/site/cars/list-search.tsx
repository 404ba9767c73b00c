import { useRef } from 'react';
import type { IsoDate } from '#app/lib/dates.ts';
import type { CarFilterState } from './car-filter-form.tsx';
import { carFilterParams } from './car-filters.rules.ts';
import { SearchLine } from './folded-search.tsx';
import { SearchBar } from './search-bar.tsx';
import { EMPTY_TRIP, tripParams, withOffered } from './trip.rules.ts';

/** The search of the list: other days keep the filters. On a phone it is folded to a line. */
export function ListSearch({
  state: { filters, apply },
  places,
  today,
}: {
  state: CarFilterState;
  places: readonly string[];
  today: IsoDate;
}) {
  const trip = withOffered(filters, places);
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold} className="search-fold search-fold-phone">
      <summary className="search-line">
        <SearchLine trip={trip} />
      </summary>
      <SearchBar
        key={`${tripParams(filters)}`}
        trip={trip}
        places={places}
        today={today}
        action="/cars"
        onSearch={(next) => {
          if (fold.current) fold.current.open = false;
          apply({ ...filters, ...next });
        }}
      >
        {[...carFilterParams({ ...filters, ...EMPTY_TRIP })].map(([name, value]) => (
          <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
        ))}
      </SearchBar>
    </details>
  );
}
