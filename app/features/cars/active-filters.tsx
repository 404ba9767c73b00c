import { formatShortDate } from '#app/lib/dates.ts';
import { RemovableChip } from '#app/ui/chip.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import {
  type CarFilters,
  CHOICE_FILTERS,
  carListHref,
  PRICE_RANGE,
  toggleChoice,
} from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';

/** What is filtered by, as chips; following one takes it away. */
export function ActiveFilters({ filters }: { filters: CarFilters }) {
  const { format } = useCurrency();
  const text = carsText.list;
  const chips = CHOICE_FILTERS.flatMap((name) =>
    filters[name].map((value) => ({
      name: `${text.facets[name]}: ${value}`,
      label: value,
      without: toggleChoice(filters, name, value),
    })),
  );
  if (filters.minPrice > PRICE_RANGE.min || filters.maxPrice < PRICE_RANGE.max) {
    chips.push({
      name: text.price,
      label: text.priceRange(format(filters.minPrice * 100), format(filters.maxPrice * 100)),
      without: { ...filters, minPrice: PRICE_RANGE.min, maxPrice: PRICE_RANGE.max },
    });
  }
  if (filters.pickupDate || filters.returnDate) {
    const [from, to] = [filters.pickupDate, filters.returnDate].map((date) =>
      date ? formatShortDate(date) : '…',
    );
    chips.push({
      name: text.dates,
      label: text.dateRange(from ?? '', to ?? ''),
      without: { ...filters, pickupDate: null, returnDate: null },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label={text.activeFilters} className="mt-4 flex flex-wrap gap-2">
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
    </ul>
  );
}
