import { useEffect } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { ChoiceFacets, PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  CHOICE_FILTERS,
  carListHref,
  countFilters,
  hasPrice,
  LEAST_FILTERS,
  NO_FILTERS,
  PRICE_RANGE,
  SORT_ORDERS,
  type SortOrder,
  toggleChoice,
} from '#app/domain/cars/car-filters.rules.ts';
import { EMPTY_TRIP, readTrip, tripParams } from '#app/domain/requests/trip.rules.ts';
import { formatDay, type IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { RemovableChip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { closeSheet, Sheet, SheetTrigger } from '#app/ui/dialogs/sheet.tsx';
import { Select } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { CarFilterForm, FILTER_FORM } from './car-filter-form.tsx';
import type { CarFilterState } from './use-car-filters.ts';

const FILTERS_SHEET = 'filters-sheet';
const FILTERS_FOLD = 'filters-fold';

/**
 * Filters: a sidebar on a wide screen, closed at first (`car-list` in cars.css), and a sheet on a
 * narrow one. Sidebar and sheet use the same form, because a second form made the page a fifth larger.
 */
export function CarFiltersSidebar({
  resultCount,
  ...form
}: {
  state: CarFilterState;
  facets: ChoiceFacets;
  prices: PriceHistogram | null;
  resultCount: number;
}) {
  const text = useText('cars').browse;
  useEffect(() => {
    // Closes the sheet when a tablet is turned, because the filters become a sidebar.
    const wide = matchMedia('(min-width: 64rem)');
    const close = () => {
      if (wide.matches) closeSheet(FILTERS_SHEET);
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return (
    <aside aria-label={text.filters} className="sheet-place print:hidden">
      <Sheet
        id={FILTERS_SHEET}
        title={text.filters}
        closeLabel={text.closeFilters}
        className="sheet-when-narrow"
        footer={
          <>
            <form method="dialog" className="noscript:hidden">
              {/* Announces the result inside the sheet: screen readers skip content behind a sheet. */}
              <p role="status" className="sr-only">
                {text.results(resultCount)}
              </p>
              <button type="submit" className={buttonClass({ variant: 'primary' }, 'w-full')}>
                {text.showResults(resultCount)}
              </button>
            </form>
            <noscript>
              <button
                type="submit"
                form={FILTER_FORM}
                className={buttonClass({ variant: 'primary' }, 'w-full')}
              >
                {text.apply}
              </button>
            </noscript>
          </>
        }
      >
        <details
          id={FILTERS_FOLD}
          className="filters-fold group border-sand-line lg:open:rounded-card lg:open:border lg:open:bg-white lg:open:shadow-card"
        >
          {/* Remains visible in browsers that cannot open the sheet, and unfolds the filters. */}
          <summary
            className={cx(
              'flex min-h-14 list-none items-center justify-between text-heading group-open:max-lg:hidden group-open:lg:px-4',
              'not-group-open:lg:min-h-11 not-group-open:lg:w-36 not-group-open:lg:justify-center not-group-open:lg:gap-2 not-group-open:lg:rounded-full not-group-open:lg:border not-group-open:lg:border-sand-line not-group-open:lg:bg-white not-group-open:lg:text-small-strong not-group-open:lg:hover:border-ink',
            )}
          >
            <Icon
              name="icon-sliders-horizontal"
              className="size-5 group-open:hidden max-lg:hidden"
            />
            <span>{filtersTitle(text.filters, form.state.filters)}</span>
            <Icon name="icon-x" className="hidden size-5 lg:group-open:block" />
          </summary>
          <div className="lg:px-4">
            <CarFilterForm {...form} />
          </div>
          <p className="sticky bottom-0 hidden rounded-b-card border-sand-line border-t bg-white px-4 py-3 font-strong tabular-nums lg:block">
            {text.results(resultCount)}
          </p>
        </details>
      </Sheet>
    </aside>
  );
}

/** Button that opens the filters as a sheet on a narrow screen. */
export function FiltersButton({ filters }: { filters: CarFilters }) {
  const text = useText('cars').browse;
  return (
    <SheetTrigger
      sheet={FILTERS_SHEET}
      // The sheet shows the content of the sidebar, which may be closed.
      onClickCapture={() => document.getElementById(FILTERS_FOLD)?.setAttribute('open', '')}
      className={buttonClass({ size: 'sm' }, 'shrink-0 rounded-full lg:hidden')}
    >
      <Icon name="icon-sliders-horizontal" className="size-5 max-sm:hidden" />
      <span>{filtersTitle(text.openFilters, filters)}</span>
    </SheetTrigger>
  );
}

/** Returns the title of the filters with the number of active ones, without the trip's days. */
function filtersTitle(title: string, filters: CarFilters): string {
  const count = countFilters({ ...filters, ...EMPTY_TRIP });
  return count > 0 ? `${title} (${count})` : title;
}

export function ActiveFilters({ filters }: { filters: CarFilters }) {
  const card = useText('cars').card;
  const { format } = useCurrency();
  const text = useText('cars').browse;
  const chips = CHOICE_FILTERS.flatMap((name) =>
    filters[name].map((value) => ({
      name: `${text.facets[name]}: ${inWords(value, card)}`,
      label: inWords(value, card),
      without: toggleChoice(filters, name, value),
    })),
  );
  for (const name of LEAST_FILTERS) {
    if (filters[name] > 0) {
      const label = text.atLeast(filters[name]);
      chips.push({
        name: text.least[name],
        label: `${text.least[name]}: ${label}`,
        without: { ...filters, [name]: 0 },
      });
    }
  }
  if (hasPrice(filters)) {
    chips.push({
      name: text.price,
      label: text.priceRange(format(filters.minPrice * 100), format(filters.maxPrice * 100)),
      without: { ...filters, minPrice: PRICE_RANGE.min, maxPrice: PRICE_RANGE.max },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text.activeFilters} className="flex flex-wrap gap-2 py-1 *:max-w-full">
      {chips.map(({ name, label, without }) => (
        <li key={name}>
          <RemovableChip
            to={carListHref(without)}
            label={text.removeFilter(name.includes(label) ? name : `${name}: ${label}`)}
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={carListHref({
              ...NO_FILTERS,
              ...readTrip(tripParams(filters)),
              sort: filters.sort,
            })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-small-strong text-turquoise underline underline-offset-4"
          >
            {text.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Returns two days in short form, with `…` for a missing day. */
export function shownDates(
  { pickupDate, returnDate }: { pickupDate: IsoDate; returnDate: IsoDate },
  text: SiteTexts['cars']['browse'],
  dates: SiteTexts['dates'],
): string {
  const [from = '', to = ''] = [pickupDate, returnDate].map((date) =>
    date ? formatDay(date, dates) : '…',
  );
  return text.dateRange(from, to);
}

/**
 * Select of the order, part of the filters' form, so that it works without JavaScript and keeps the
 * filters.
 */
export function SortSelect({ state: { filters, apply } }: { state: CarFilterState }) {
  const text = useText('cars').browse;
  return (
    <div className="flex min-w-0 gap-2 *:min-w-0 lg:order-3 lg:shrink-0">
      <Select
        name="sort"
        className="rounded-full text-small-strong!"
        form={FILTER_FORM}
        aria-label={text.sortLabel}
        value={filters.sort}
        onChange={({ target }) => apply((now) => ({ ...now, sort: target.value as SortOrder }))}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {text.sort[order]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={FILTER_FORM} size="sm">
          {text.sortApply}
        </Button>
      </noscript>
    </div>
  );
}
