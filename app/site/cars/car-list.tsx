import { useMemo, useRef, useState } from 'react';
import { ACROSS_A_PHONE } from '#app/base/images/images.rules.ts';
import { datesText } from '#app/lib/dates.text.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { fromJsonText, type JsonText } from '#app/lib/json-text.ts';
import type { paginate } from '#app/lib/pagination.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { SheetTrigger } from '#app/ui/sheet.tsx';
import { useLocalPath, useText } from '#app/ui/use-text.ts';
import emptyRoad from '../shell/assets/empty-road.svg?no-inline';
import type { ClockNow } from '../shell/request.rules.ts';
import type { PageData } from '../shell/use-page-data.ts';
import { browseCars, type ChoiceFacets, type OfferedChoices } from './car-browse.rules.ts';
import { CarCard, type CarOnCard } from './car-card.tsx';
import { type CarFilterState, useCarFilters } from './car-filter-form.tsx';
import { carFilterParams, carListHref, countFilters } from './car-filters.rules.ts';
import {
  ActiveFilters,
  CarFiltersSidebar,
  FILTERS_SHEET,
  SortSelect,
  shownDates,
} from './car-filters.tsx';
import { carListText } from './car-list.text.ts';
import { SearchLine } from './folded-search.tsx';
import { correctionText, type DateCorrection } from './reservation.rules.ts';
import { searchText } from './search-bar.text.ts';
import { SearchBar } from './search-bar.tsx';
import { EMPTY_TRIP, readTrip, tripParams, withOffered } from './trip.rules.ts';

/** What the server answers about the list. */
export interface LoadedCars {
  /** The addresses that it is for. */
  queryKey: string;
  /** All that are free on the requested days, or a page of a large fleet. */
  cars: JsonText<CarOnCard[]>;
  /** Of a large fleet, what the server made of the filters. */
  part: { pagination: ReturnType<typeof paginate>; facets: ChoiceFacets } | null;
  offered: OfferedChoices;
  /** Where a car can be picked up. */
  places: readonly string[];
  clock: ClockNow;
  corrected: DateCorrection[];
}

/** Filters, cars and pages. Only other days need the server: the rest is chosen here. */
export function CarList({ list, loaded }: { list: LoadedCars; loaded: PageData<LoadedCars> }) {
  const text = useText(carListText);
  const { offered, part, places, clock } = list;
  const filterState = useCarFilters(clock);
  const { filters, page } = filterState;
  const busy = loaded.busy || (loaded.outdated && !loaded.noData);
  const loadedCars = useMemo(() => fromJsonText(list.cars), [list.cars]);
  const { cars, pagination, facets } = part
    ? { ...part, cars: loadedCars }
    : browseCars(loadedCars, { filters, page, offered });
  // The days are in the search bar, not behind the button.
  const filterCount = countFilters({ ...filters, ...EMPTY_TRIP });
  const first = (pagination.page - 1) * pagination.limit + 1;

  return (
    <div className="pb-20">
      <div className="bg-sand">
        <div className="page pt-8 pb-10 md:pt-12 md:pb-14">
          <h1 className="text-4xl md:text-5xl">{text.title}</h1>
          <p className="mt-3 mb-5 max-w-2xl text-ink-soft text-lg">{text.lead}</p>
          <ListSearch state={filterState} places={places} today={clock.date} />
        </div>
      </div>
      <div className="page mt-6 lg:mt-10 lg:grid lg:grid-cols-[280px_1fr] lg:items-start lg:gap-10 print:block">
        <a href="#cars-found" className="skip-link">
          {text.skipToResults}
        </a>
        <CarFiltersSidebar state={filterState} facets={facets} resultCount={pagination.total} />
        <section aria-busy={busy} aria-labelledby="cars-found" className="min-w-0">
          <h2 id="cars-found" tabIndex={-1} className="sr-only">
            {text.found}
          </h2>
          <DateCorrections list={list} />
          {loaded.outdated && loaded.noData && (
            <OutdatedList queryKey={list.queryKey} loaded={loaded} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p aria-live="polite" className="font-semibold tabular-nums">
              {text.summary(first, first + cars.length - 1, pagination.total)}
            </p>
            <div className="flex min-w-0 grow flex-wrap items-center justify-end gap-3 sm:grow-0">
              <SheetTrigger
                sheet={FILTERS_SHEET}
                className={buttonClass({ size: 'sm' }, 'min-h-12 grow lg:hidden')}
              >
                <Icon name="icon-sliders-horizontal" className="size-5" />
                <span>
                  {filterCount > 0 ? `${text.openFilters} (${filterCount})` : text.openFilters}
                </span>
              </SheetTrigger>
              <SortSelect state={filterState} />
            </div>
          </div>
          <ActiveFilters filters={filters} />
          {cars.length > 0 ? (
            <ul
              className={cx(
                'mt-6 grid gap-6 transition-opacity sm:grid-cols-2 xl:grid-cols-3',
                busy && 'opacity-60',
              )}
            >
              {cars.map((car, i) => (
                <li key={car.id}>
                  <CarCard
                    car={car}
                    trip={filters}
                    priority={i === 0}
                    sizes={`(min-width: 1280px) 270px, (min-width: 1024px) 420px, (min-width: 640px) 46vw, ${ACROSS_A_PHONE}`}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              role="status"
              drawing={<img src={emptyRoad} alt="" width={240} height={160} />}
              title={text.empty}
              text={text.emptyHint}
              action={
                <ButtonLink
                  to="/cars"
                  variant="ink"
                  onClick={() => document.getElementById('cars-found')?.focus()}
                >
                  {text.clearFilters}
                </ButtonLink>
              }
            />
          )}
          <div className="mt-10">
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              href={(page) => carListHref(filters, page)}
              labels={text.pagination}
            />
          </div>
        </section>
      </div>
    </div>
  );
}

/** Shows which dates were corrected, once for each list that arrives. */
function DateCorrections({ list }: { list: LoadedCars }) {
  const { corrections } = useText(searchText);
  const [shown, setShown] = useState({ list, fields: list.corrected });
  if (shown.list !== list) setShown({ list, fields: list.corrected });
  return shown.fields.map((field) => (
    <Alert key={field} tone="info" onClear={() => setShown({ list, fields: [] })} className="mb-4">
      {correctionText(field, corrections)}
    </Alert>
  ));
}

/** Says for which days the list is that could not be brought up to date, and tries again. */
function OutdatedList({ queryKey, loaded }: { queryKey: string; loaded: PageData<LoadedCars> }) {
  const text = useText(carListText);
  const dates = useText(datesText);
  const trip = readTrip(new URLSearchParams(queryKey.replace(/^.*\?/, '')));
  const isChosen = trip.pickupDate || trip.returnDate;
  const shown = isChosen ? shownDates(trip, text, dates) : text.noDates;
  return (
    <Alert tone="error" className="mb-4">
      <p>{text.outdated(shown)}</p>
      <Button size="sm" className="mt-2" pending={loaded.busy} onClick={loaded.retry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}

/** The search of the list: other days keep the filters. On a phone it is folded to a line. */
function ListSearch({
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
  const localPath = useLocalPath();
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
        action={localPath('/cars')}
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
