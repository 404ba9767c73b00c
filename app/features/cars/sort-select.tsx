import { Select } from '#app/ui/controls.tsx';
import { SORT_ORDERS, type SortOrder } from './car-filters.rules.ts';
import { FILTER_FORM } from './car-filters-sidebar.tsx';
import { carsText } from './cars.text.ts';
import type { CarFilterState } from './use-car-filters.ts';

/** Belongs to the filter form, so that it counts without JavaScript too. */
export function SortSelect({ state: { filters, apply } }: { state: CarFilterState }) {
  return (
    <Select
      name="sort"
      form={FILTER_FORM}
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
  );
}
