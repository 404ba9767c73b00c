import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import emptyRoad from '#app/base/shell/assets/empty-road.svg?inline';
import {
  browseCars,
  type ChoiceFacets,
  type Highlight,
  type OfferedChoices,
  type PriceHistogram,
} from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  carListHref,
  countFilters,
  requestedPeriod,
} from '#app/domain/cars/car-filters.rules.ts';
import type { StripOffers } from '#app/domain/cars/day-strip.rules.ts';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import type { ClockNow } from '#app/domain/requests/request.rules.ts';
import { correctionText, type DateCorrection } from '#app/domain/requests/reservation.rules.ts';
import { EMPTY_TRIP, readTrip, tripParams } from '#app/domain/requests/trip.rules.ts';
import { formatCents, formatMinor } from '#app/lib/money/money.ts';
import type { paginate } from '#app/lib/pagination.ts';
import { useLoadFailure } from '#app/site/shell/page-data.ts';
import { Button, ButtonLink, buttonClass, IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { CarCard, type CarOnCard } from './car-card.tsx';
import { useCarFilters } from './car-filter-form.tsx';
import {
  ActiveFilters,
  CarFiltersSidebar,
  FILTERS_SHEET,
  SortSelect,
  shownDates,
} from './car-filters.tsx';
import { DayStrip } from './day-strip.tsx';
import { ListSearch } from './list-search.tsx';

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

/** Filters, cars and pages. Only other days need the server: the rest is chosen here. */
export function CarList({ list }: { list: LoadedCars }) {
  const text = useText('cars').browse;
  const { offered, part, places, clock, offers, mostRented } = list;
  const filterState = useCarFilters(clock);
  const { filters, page } = filterState;
  const { failure, retrying, retry } = useLoadFailure();
  const busy = filterState.isPending || retrying;
  const { cars, pagination, facets, highlights, prices } = part
    ? { ...part, cars: list.cars }
    : browseCars(list.cars, { filters, page, offered, mostRented });
  // The days are in the search bar, not behind the button.
  const filterCount = countFilters({ ...filters, ...EMPTY_TRIP });
  const first = (pagination.page - 1) * pagination.limit + 1;

  // Marks need a script: the page comes without them.
  const isHydrated = useHydrated();
  const trip = `${tripParams(filters)}`;
  const [marks, setMarks] = useState<{ trip: string; cars: CarOnCard[] }>({ trip, cars: [] });
  const setCompared = (marked: CarOnCard[]) => setMarks({ trip, cars: marked });
  // As the list has them now. Of another trip no total is kept: a car that is not free then is not compared.
  const compared = marks.cars.flatMap(
    (car) => list.cars.find(({ id }) => id === car.id) ?? (marks.trip === trip ? [car] : []),
  );
  const isPlanned = requestedPeriod(filters) !== null;
  const seasons = new Set(cars.map((car) => car.season));
  const [season] = seasons.size === 1 ? seasons : [];

  return (
    <div className="pb-20">
      <div className="bg-sand">
        {isPlanned ? (
          <div className="page list-head">
            <h1 className="shrink-0 text-2xl max-md:sr-only">{text.title}</h1>
            <ListSearch state={filterState} places={places} today={clock.date} isPlanned />
          </div>
        ) : (
          <div className="page pt-6 pb-6 md:pt-12 md:pb-14">
            <h1 className="page-title">{text.title}</h1>
            <p className="mt-2 mb-4 max-w-2xl text-ink-soft md:mt-3 md:mb-5 md:text-lg">
              {text.lead}
            </p>
            <ListSearch state={filterState} places={places} today={clock.date} />
          </div>
        )}
      </div>
      <div className="page mt-1.5 lg:mt-3 lg:grid lg:grid-cols-[280px_1fr] lg:items-start lg:gap-10 print:block">
        <a href="#cars-found" className="skip-link">
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
          {offers && <DayStrip offers={offers} filters={filters} />}
          <div className="list-highlights no-scrollbar">
            <SheetTrigger
              sheet={FILTERS_SHEET}
              className={buttonClass({ size: 'sm' }, 'rounded-full lg:hidden')}
            >
              <Icon name="icon-sliders-horizontal" className="size-5" />
              <span>
                {filterCount > 0 ? `${text.openFilters} (${filterCount})` : text.openFilters}
              </span>
            </SheetTrigger>
            {highlights.map((highlight) => (
              <CarHighlight key={highlight.car.id} highlight={highlight} filters={filters} />
            ))}
            <SortSelect state={filterState} />
          </div>
          {season && (
            <p className="text-ink-soft text-sm leading-4 sm:leading-6">
              {text.seasonOfAll(season)}
            </p>
          )}
          <ActiveFilters filters={filters} />
          {cars.length > 0 ? (
            <ul
              className={cx(
                'car-cards grid gap-2 min-[37.5rem]:gap-4 transition-opacity md:mt-1 md:grid-cols-2 md:gap-6 xl:grid-cols-3',
                busy && 'opacity-60',
              )}
            >
              {cars.map((car, i) => (
                <li key={car.id} id={cardId(car.id)} className="car-place">
                  <CarCard
                    car={car}
                    trip={filters}
                    priority={i === 0}
                    showSeason={!season}
                    mark={
                      isHydrated ? (
                        <CompareMark car={car} compared={compared} onChange={setCompared} />
                      ) : undefined
                    }
                    sizes="(min-width: 1280px) 270px, (min-width: 1024px) 420px, 46vw"
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
          <Compare cars={compared} trip={filters} onClear={() => setCompared([])} />
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

const cardId = (id: string) => `car-${id}`;

/** A car above the list: why this car, its price, and the way to its card, which may be on another page. */
function CarHighlight({
  highlight: { names, car, page },
  filters,
}: {
  highlight: Highlight<CarOnCard>;
  filters: CarFilters;
}) {
  const text = useText('cars').browse;
  const { currency, rates } = useCurrency();
  const localPath = useLocalPath();
  const name = names.map((each) => text.highlights[each]).join(' · ');
  const price = car.quote
    ? formatMinor(receiptIn(currency, rates, car.quote).total, currency)
    : formatCents(car.dailyCents, currency, rates);
  return (
    // The browser's own link: it marks the card that it leads to (`:target`), without JavaScript, too.
    <a href={`${localPath(carListHref(filters, page))}#${cardId(car.id)}`}>
      <span>{name}</span>
      <span className="sr-only">{car.title}</span>
      <strong className="tabular-nums">{price}</strong>
    </a>
  );
}

const COMPARE_SHEET = 'compare-sheet';
/** Side by side there is room for no more. */
const MOST_COMPARED = 3;

/** On a card's picture: marks the car to be compared. */
function CompareMark({
  car,
  compared,
  onChange,
}: {
  car: CarOnCard;
  compared: CarOnCard[];
  onChange: (cars: CarOnCard[]) => void;
}) {
  const { compare: text } = useText('cars').browse;
  const others = compared.filter(({ id }) => id !== car.id);
  const isMarked = others.length < compared.length;
  return (
    <label className="compare-mark">
      <input
        type="checkbox"
        aria-label={text.mark(car.title)}
        checked={isMarked}
        disabled={!isMarked && compared.length === MOST_COMPARED}
        onChange={() => onChange(isMarked ? others : [...compared, car])}
      />
      <span aria-hidden="true">{text.label}</span>
    </label>
  );
}

/** Above the page's end while cars are marked: the way to their comparison, which is loaded then. */
function Compare({
  cars,
  trip,
  onClear,
}: {
  cars: CarOnCard[];
  trip: CarFilters;
  onClear: () => void;
}) {
  const { compare: text, tryAgain, closeFilters } = useText('cars').browse;
  const [module, setModule] = useState<typeof import('./compare-cars.tsx') | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./compare-cars.tsx').then(setModule, () => setFailed(true));
  };
  return (
    <>
      {cars.length > 0 && (
        <div className="compare-pill">
          {cars.length > 1 ? (
            <SheetTrigger sheet={COMPARE_SHEET} className="compare-open" onClickCapture={load}>
              {text.open(cars.length)}
            </SheetTrigger>
          ) : (
            <p role="status" className="px-4">
              {text.oneMore}
            </p>
          )}
          <IconButton label={text.clear} onClick={onClear}>
            <Icon name="icon-x" className="size-5" />
          </IconButton>
        </div>
      )}
      <Sheet
        id={COMPARE_SHEET}
        title={text.title}
        closeLabel={closeFilters}
        className="md:w-[min(100%,60rem)]"
      >
        {module &&
          cars.length > 1 && ( // Other cars have other terms: nothing of the former comparison stays.
            <module.CompareCars key={cars.map(({ id }) => id).join(' ')} cars={cars} trip={trip} />
          )}
        {!module && !isFailed && <p role="status">{text.loading}</p>}
        {isFailed && (
          <Button size="sm" onClick={load}>
            {tryAgain}
          </Button>
        )}
      </Sheet>
    </>
  );
}

/** Shows which dates were corrected, once for each list that arrives. */
function DateCorrections({ list }: { list: LoadedCars }) {
  const { corrections } = useText('cars').search;
  const [shown, setShown] = useState({ list, fields: list.corrected });
  if (shown.list !== list) setShown({ list, fields: list.corrected });
  return shown.fields.map((field) => (
    <Alert key={field} tone="info" onClear={() => setShown({ list, fields: [] })} className="mb-4">
      {correctionText(field, corrections)}
    </Alert>
  ));
}

/** Says for which days the list is that could not be brought up to date, and tries again. */
function OutdatedList({
  queryKey,
  retrying,
  onRetry,
}: {
  queryKey: string;
  retrying: boolean;
  onRetry: () => void;
}) {
  const text = useText('cars').browse;
  const dates = useText('dates');
  const trip = readTrip(new URLSearchParams(queryKey.replace(/^.*\?/, '')));
  const isChosen = trip.pickupDate || trip.returnDate;
  const shown = isChosen ? shownDates(trip, text, dates) : text.noDates;
  return (
    <Alert tone="error" className="mb-4">
      <p>{text.outdated(shown)}</p>
      <Button size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}
