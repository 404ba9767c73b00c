import { useEffect } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { ChoiceFacets, PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  CHOICE_FILTERS,
  carListHref,
  hasPrice,
  LEAST_FILTERS,
  NO_FILTERS,
  PRICE_RANGE,
  SORT_ORDERS,
  type SortOrder,
  toggleChoice,
} from '#app/domain/cars/car-filters.rules.ts';
import { readTrip, tripParams } from '#app/domain/requests/trip.rules.ts';
import { formatDay, type IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { RemovableChip } from '#app/ui/chip.tsx';
import { closeSheet, Sheet } from '#app/ui/dialogs/sheet.tsx';
import { Select } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { CarFilterForm, FILTER_FORM } from './car-filter-form.tsx';
import type { CarFilterState } from './use-car-filters.ts';

export const FILTERS_SHEET = 'filters-sheet';

/**
 * Filters: a sidebar that can be folded on a wide screen, a sheet on a narrow one. Both use the
 * same form, because a second form made the page a fifth larger.
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
    <aside
      aria-label={text.filters}
      className="sheet-place rounded-card border-sand-line lg:border lg:bg-white lg:shadow-card print:hidden"
    >
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
        <details open className="group">
          {/* Remains visible in browsers that cannot open the sheet, and unfolds the filters. */}
          <summary className="flex min-h-14 list-none items-center justify-between font-bold text-lg group-open:max-lg:hidden lg:px-5">
            <span>{text.filters}</span>
            <span
              aria-hidden="true"
              className="size-2.5 rotate-45 border-current border-r-2 border-b-2 transition-transform group-open:rotate-225"
            />
          </summary>
          <div className="lg:px-5">
            <CarFilterForm {...form} />
          </div>
          <p className="sticky bottom-0 hidden rounded-b-card border-sand-line border-t bg-white px-5 py-3 font-semibold tabular-nums lg:block">
            {text.results(resultCount)}
          </p>
        </details>
      </Sheet>
    </aside>
  );
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
    <ul aria-label={text.activeFilters} className="flex flex-wrap gap-2 *:max-w-full">
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
            className="inline-flex min-h-11 items-center px-2 font-semibold text-sm text-turquoise underline underline-offset-4"
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
    <div className="flex min-w-0 gap-2 *:min-w-0 lg:ml-auto">
      <Select
        name="sort"
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
