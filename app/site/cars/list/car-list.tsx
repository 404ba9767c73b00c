import { useState } from 'react';
import { browseCars, browseRefused, type Highlight } from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  carListHref,
  countFilters,
  requestedPeriod,
} from '#app/domain/cars/car-filters.rules.ts';
import { EMPTY_TRIP, tripParams } from '#app/domain/requests/trip.rules.ts';
import { useLoadFailure } from '#app/site/shell/page-data.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { CarCard, type CarOnCard } from './car-card.tsx';
import { ActiveFilters, CarFiltersSidebar, FILTERS_SHEET, SortSelect } from './car-filters.tsx';
import { CarHighlight, cardId } from './car-highlight.tsx';
import { CompareMark, ComparisonBar } from './compare-marks.tsx';
import { type CompareMarks, comparedCars } from './compared-cars.rules.ts';
import { DayStrip } from './day-strip.tsx';
import { DateCorrections, OutdatedList } from './list-notices.tsx';
import { ListSearch } from './list-search.tsx';
import type { LoadedCars } from './loaded-cars.ts';
import { NoCars } from './no-cars.tsx';
import { RefusedCars } from './refused-cars.tsx';
import { type CarFilterState, useCarFilters } from './use-car-filters.ts';

/**
 * List of cars with filters and pages. The browser filters the loaded cars; other days need the
 * server.
 */
export function CarList({ list }: { list: LoadedCars }) {
  const text = useText('cars').browse;
  const { offered, part, clock, offers, mostRented } = list;
  const filterState = useCarFilters(clock);
  const { filters, page } = filterState;
  const { failure, retrying, retry } = useLoadFailure();
  const busy = filterState.isPending || retrying;
  const { cars, pagination, facets, highlights, prices } = part
    ? { ...part, cars: list.cars }
    : browseCars(list.cars, { filters, page, offered, mostRented, refused: list.refused });
  const refused = browseRefused(list.refused, filters);
  const first = (pagination.page - 1) * pagination.limit + 1;
  const { compared, setCompared } = useComparedCars(list.cars, filters);
  return (
    <div className="pb-20">
      <ListHead list={list} state={filterState} />
      <div className="page mt-1.5 lg:mt-3 lg:grid lg:grid-cols-[280px_1fr] lg:items-start lg:gap-10 print:block">
        <a href="#cars-found" className="skip-link print:hidden">
          {text.skipToResults}
        </a>
        <CarFiltersSidebar
          state={filterState}
          facets={facets}
          prices={prices}
          resultCount={pagination.total}
        />
        <section
          aria-busy={busy}
          aria-labelledby="cars-found"
          className="flex min-w-0 flex-col gap-1.5 md:gap-2"
        >
          <h2 id="cars-found" tabIndex={-1} className="sr-only">
            {text.found}
          </h2>
          <DateCorrections list={list} />
          {failure && <OutdatedList queryKey={list.queryKey} retrying={retrying} onRetry={retry} />}
          {offers && <DayStrip offers={offers} filters={filters} rules={list.rules} />}
          <Highlights highlights={highlights} state={filterState} />
          <FoundCars
            {...{ cars, filters, busy, compared }}
            onCompare={setCompared}
            empty={<NoCars filters={filters} refused={refused} rules={list.rules} />}
          />
          {pagination.page === pagination.totalPages && refused.length > 0 && (
            <RefusedCars cars={refused} trip={filters} isReasonKnown={cars.length === 0} />
          )}
          <ComparisonBar cars={compared} trip={filters} onClear={() => setCompared([])} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 max-sm:justify-center md:mt-7">
            <p aria-live="polite" className="font-semibold text-sm tabular-nums">
              {text.summary(first, first + cars.length - 1, pagination.total)}
            </p>
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

/** Returns the marked cars with the current data of the list. */
function useComparedCars(cars: readonly CarOnCard[], filters: CarFilters) {
  const trip = `${tripParams(filters)}`;
  const [marks, setMarks] = useState<CompareMarks>({ trip, cars: [] });
  return {
    compared: comparedCars(marks, { cars, trip }),
    setCompared: (marked: CarOnCard[]) => setMarks({ trip, cars: marked }),
  };
}

function ListHead({ list, state }: { list: LoadedCars; state: CarFilterState }) {
  const text = useText('cars').browse;
  const search = { state, places: list.places, rules: list.rules, today: list.clock.date };
  const isPlanned = requestedPeriod(state.filters) !== null;
  return (
    <div className="bg-sand">
      {isPlanned ? (
        <div className="page flex items-center gap-x-6 py-1 md:py-2">
          <h1 className="shrink-0 text-2xl max-md:sr-only">{text.title}</h1>
          <ListSearch {...search} isPlanned />
        </div>
      ) : (
        <div className="page pt-6 pb-6 md:pt-12 md:pb-14">
          <h1 className="page-title">{text.title}</h1>
          <p className="mt-2 mb-4 max-w-2xl text-ink-soft md:mt-3 md:mb-5 md:text-lg">
            {text.lead}
          </p>
          <ListSearch {...search} />
        </div>
      )}
    </div>
  );
}

function Highlights({
  highlights,
  state,
}: {
  highlights: Highlight<CarOnCard>[];
  state: CarFilterState;
}) {
  const text = useText('cars').browse;
  const { filters } = state;
  // The days do not count, because they are in the search bar and not behind the button.
  const count = countFilters({ ...filters, ...EMPTY_TRIP });
  return (
    <div
      className={cx(
        'no-scrollbar relative flex items-center gap-2 overflow-x-auto whitespace-nowrap py-1 *:shrink-0 max-md:-mx-(--page-gutter) max-md:px-(--page-gutter) min-[37.5rem]:flex-wrap print:hidden',
        // Fades the end on a phone, to show that the line continues.
        'max-[37.5rem]:pr-8 max-[37.5rem]:[mask-image:linear-gradient(to_left,transparent,#000_2rem)]',
      )}
    >
      <SheetTrigger
        sheet={FILTERS_SHEET}
        className={buttonClass({ size: 'sm' }, 'rounded-full lg:hidden')}
      >
        <Icon name="icon-sliders-horizontal" className="size-5" />
        <span>{count > 0 ? `${text.openFilters} (${count})` : text.openFilters}</span>
      </SheetTrigger>
      {highlights.map((highlight) => (
        <CarHighlight key={highlight.car.id} highlight={highlight} filters={filters} />
      ))}
      <SortSelect state={state} />
    </div>
  );
}

/** Cars of this page and the active filters. If all cars share a season, it is named once. */
function FoundCars({
  cars,
  filters,
  busy,
  compared,
  onCompare,
  empty,
}: {
  cars: CarOnCard[];
  filters: CarFilters;
  busy: boolean;
  compared: CarOnCard[];
  onCompare: (cars: CarOnCard[]) => void;
  /** Shown if no car was found. */
  empty: Elements;
}) {
  const text = useText('cars').browse;
  // Marks need a script, so they appear after hydration.
  const isHydrated = useHydrated();
  const seasons = new Set(cars.map((car) => car.season));
  const [season] = seasons.size === 1 ? seasons : [];
  return (
    <>
      {season && (
        <p className="text-ink-soft text-sm leading-4 sm:leading-6">{text.seasonOfAll(season)}</p>
      )}
      <ActiveFilters filters={filters} />
      {cars.length === 0 && empty}
      {cars.length > 0 && (
        <ul
          className={cx(
            'grid gap-2 min-[37.5rem]:grid-cols-2 min-[37.5rem]:gap-4 transition-opacity md:mt-1 md:gap-6 xl:grid-cols-3',
            busy && 'opacity-60',
          )}
        >
          {cars.map((car, i) => (
            <li
              key={car.id}
              id={cardId(car.id)}
              className="target:*:rounded-card target:*:outline-3 target:*:outline-turquoise-bright target:*:outline-offset-3"
            >
              <CarCard
                car={car}
                trip={filters}
                priority={i === 0}
                showSeason={!season}
                mark={
                  isHydrated ? (
                    <CompareMark car={car} compared={compared} onChange={onCompare} />
                  ) : undefined
                }
                sizes="(min-width: 1280px) 270px, (min-width: 1024px) 420px, 46vw"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
