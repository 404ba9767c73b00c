import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/controls.tsx';
import { carFilterParams, NO_FILTERS, SORT_ORDERS, type SortOrder } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
import type { CarFilterState } from './use-car-filters.ts';

/** A form of its own that carries the filters along, so that it counts without JavaScript too. */
export function SortSelect({ state: { filters, apply } }: { state: CarFilterState }) {
  const rest = [...carFilterParams({ ...filters, sort: NO_FILTERS.sort })];
  return (
    <form method="get" action="/cars" className="flex gap-2">
      {rest.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="sort"
        aria-label={carsText.list.sortLabel}
        value={filters.sort}
        onChange={(event) => apply({ ...filters, sort: event.target.value as SortOrder })}
      >
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {carsText.list.sort[order]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" size="sm">
          {carsText.list.sortApply}
        </Button>
      </noscript>
    </form>
  );
}
