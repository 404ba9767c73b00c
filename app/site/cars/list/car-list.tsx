import { useState } from 'react';
import {
  browseCars,
  browseRefused,
  type ChoiceFacets,
  type Highlight,
  type PriceHistogram,
} from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  carListHref,
  requestedPeriod,
} from '#app/domain/cars/car-filters.rules.ts';
import { type Trip, tripParams, withShownPlace } from '#app/domain/requests/trip.rules.ts';
import { useLoadFailure } from '#app/site/shell/page-data.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { CARD_SIZES, CARDS, CarCard, type CarOnCard } from './car-card.tsx';
import { ActiveFilters, CarFiltersSidebar, FiltersButton, SortSelect } from './car-filters.tsx';
import { CompareMark, ComparisonBar } from './compare-marks.tsx';
import { type CompareMarks, comparedCars } from './compared-cars.rules.ts';
import { DayStrip } from './day-strip.tsx';
import { FilterPills } from './filter-pills.tsx';
import { DateCorrections, OutdatedList } from './list-notices.tsx';
import type { LoadedCars } from './loaded-cars.ts';
import { NoCars } from './no-cars.tsx';
import { RefusedCars } from './refused-cars.tsx';
import { TripBar } from './trip-bar.tsx';
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
  const [isComparing, setComparing] = useState(false);
  const trip = withShownPlace(filters, list.places);
  return (
    <div className="pb-16">
      <ListHead list={list} state={filterState} />
      <div className="page car-list pt-1 lg:pt-3">
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
          className="flex min-w-0 flex-col lg:gap-2"
        >
          <h2 id="cars-found" tabIndex={-1} className="sr-only">
            {text.found}
          </h2>
          <FilterLine
            state={filterState}
            {...{ facets, prices, cars }}
            count={pagination.total}
            isComparing={isComparing}
            onCompare={() => {
              setComparing(!isComparing);
              setCompared([]);
            }}
          />
          <DateCorrections list={list} />
          {failure && <OutdatedList queryKey={list.queryKey} retrying={retrying} onRetry={retry} />}
          {offers && <DayStrip offers={offers} filters={filters} rules={list.rules} />}
          <ActiveFilters filters={filters} />
          {cars.length > 0 ? (
            <FoundCars
              {...{ cars, trip, busy, highlights }}
              compared={isComparing ? compared : null}
              onCompare={setCompared}
            />
          ) : (
            <NoCars filters={filters} refused={refused} rules={list.rules} />
          )}
          <ComparisonBar cars={compared} trip={trip} onClear={() => setCompared([])} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 max-sm:justify-center md:mt-6">
            <p aria-live="polite" className="text-small-strong tabular-nums">
              {text.summary(first, first + cars.length - 1, pagination.total)}
            </p>
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              href={(page) => carListHref(filters, page)}
              labels={text.pagination}
            />
          </div>
          {refused.length > 0 && (
            <RefusedCars cars={refused} trip={trip} isReasonKnown={cars.length === 0} />
          )}
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

/** Title of the page and the trip; with an introduction while no days are chosen. */
function ListHead({ list, state }: { list: LoadedCars; state: CarFilterState }) {
  const text = useText('cars').browse;
  const isPlanned = requestedPeriod(state.filters) !== null;
  const { places, rules, clock } = list;
  return (
    <>
      {!isPlanned && (
        <div className="bg-sand">
          <div className="page py-6 md:py-8">
            <h1 className="page-title">{text.title}</h1>
            <p className="mt-2 max-w-[60ch] text-ink-soft md:text-lead">{text.lead}</p>
          </div>
        </div>
      )}
      <TripBar
        {...{ state, places, rules }}
        today={clock.date}
        title={
          isPlanned && <h1 className="mr-2 shrink-0 text-title max-md:sr-only">{text.title}</h1>
        }
      />
    </>
  );
}

/** Filters, number of cars, comparison and order in one line. A phone shows the number below. */
function FilterLine({
  state,
  facets,
  prices,
  cars,
  count,
  isComparing,
  onCompare,
}: {
  state: CarFilterState;
  facets: ChoiceFacets;
  prices: PriceHistogram | null;
  /** Cars of this page. */
  cars: CarOnCard[];
  /** Number of cars on all pages. */
  count: number;
  isComparing: boolean;
  onCompare: () => void;
}) {
  const text = useText('cars').browse;
  const isDrawn = cars.some((car) => car.mainImage?.illustration);
  const season = sharedSeason(cars);
  return (
    <div className="filter-line sm:max-lg:pb-2 lg:flex lg:min-h-11 lg:items-center lg:gap-2">
      <div className="flex flex-wrap items-center gap-2 *:shrink-0 max-lg:*:last:ml-auto max-lg:*:last:max-w-max max-lg:*:last:shrink max-lg:*:last:grow max-lg:*:last:basis-20 lg:contents">
        <FiltersButton filters={state.filters} />
        <FilterPills state={state} facets={facets} prices={prices} />
        {cars.length > 1 && (
          <button
            type="button"
            aria-pressed={isComparing}
            onClick={onCompare}
            className={buttonClass(
              { size: 'sm', variant: isComparing ? 'ink' : 'quiet' },
              'rounded-full noscript:hidden max-lg:px-3 lg:order-2',
            )}
          >
            {text.compare.label}
          </button>
        )}
        <SortSelect state={state} />
      </div>
      <p className="text-balance text-ink-soft text-meta tabular-nums lg:order-1 lg:mr-auto lg:px-2">
        <span>{count > 0 && (isDrawn ? text.shown(count) : text.results(count))}</span>
        {season && <span>{` · ${text.seasonOfAll(season)}`}</span>}
      </p>
    </div>
  );
}

/** Returns the season of all cars, which is then named once; null if they differ. */
function sharedSeason(cars: CarOnCard[]): string | null {
  const seasons = new Set(cars.map((car) => car.season));
  const [season] = seasons.size === 1 ? seasons : [];
  return season ?? null;
}

function FoundCars({
  cars,
  trip,
  busy,
  highlights,
  compared,
  onCompare,
}: {
  cars: CarOnCard[];
  trip: Trip;
  busy: boolean;
  highlights: Highlight<CarOnCard>[];
  /** Marked cars; null while the visitor compares none. */
  compared: CarOnCard[] | null;
  onCompare: (cars: CarOnCard[]) => void;
}) {
  const text = useText('cars').browse;
  const season = sharedSeason(cars);
  const badgesOf = (car: CarOnCard) => {
    const names = highlights.find((highlight) => highlight.car.id === car.id)?.names ?? [];
    // The order of the list already shows which car is the cheapest.
    const badges = names.filter((name) => name !== 'cheapest').map((name) => text.highlights[name]);
    if (car.featured) badges.unshift(text.favourite);
    return badges;
  };
  return (
    <ul className={cx(CARDS, 'transition-opacity', busy && 'opacity-60')}>
      {cars.map((car, i) => (
        <li key={car.id} id={`car-${car.id}`}>
          <CarCard
            car={car}
            trip={trip}
            priority={i === 0}
            showSeason={season === null}
            badges={badgesOf(car)}
            mark={
              compared ? (
                <CompareMark car={car} compared={compared} onChange={onCompare} />
              ) : undefined
            }
            sizes={CARD_SIZES}
          />
        </li>
      ))}
    </ul>
  );
}
