import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import {
  type CarFacets,
  type CarFilters,
  CHOICE_FILTERS,
  carListHref,
  correctDates,
  countFilters,
  type DateCorrection,
  movePrice,
  NO_FILTERS,
  PRICE_RANGE,
  PRICE_STEP,
  type PriceLimits,
  parseCarFilters,
  toggleChoice,
} from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
import { DATE_CORRECTIONS } from './reservation.rules.ts';

const text = carsText.list;

export interface CarFilterState {
  /** As the address says, or will say once the navigation under way has arrived. */
  filters: CarFilters;
  /** Goes to the first page of the list with other filters. */
  apply: (filters: CarFilters) => void;
}

/** The filters live in the address, so that a link or the back button restores them. */
export function useCarFilters(today: IsoDate): CarFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const { search } = pending?.pathname === location.pathname ? pending : location;
  return {
    filters: correctDates(parseCarFilters(new URLSearchParams(search)), today).dates,
    apply: (filters) => navigate(carListHref(filters), { preventScrollReset: true }),
  };
}

/** Every filter of the list. A change shows at once; without JavaScript the form is submitted. */
export function CarFilterForm({
  id,
  state: { filters, apply },
  facets,
  today,
}: {
  id: string;
  state: CarFilterState;
  facets: CarFacets;
  today: IsoDate;
}) {
  const [corrections, setCorrections] = useState<DateCorrection[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (controls) => {
    const chosen = parseCarFilters(
      new URLSearchParams([...controls].map(([name, value]) => [name, String(value)])),
    );
    // What the controls can show of the address: other brands, and prices between two places of
    // the slider, are no early input.
    const offered = CHOICE_FILTERS.map((name) => {
      const values = facets[name].map(({ value }) => value);
      return [name, filters[name].filter((value) => values.includes(value))];
    });
    const onSlider = (euros: number) => Math.round(euros / PRICE_STEP) * PRICE_STEP;
    const shown = {
      ...filters,
      ...Object.fromEntries(offered),
      minPrice: onSlider(filters.minPrice),
      maxPrice: onSlider(filters.maxPrice),
    };
    if (carListHref(chosen) !== carListHref(shown)) apply(chosen);
  });

  function changeDate(name: 'pickupDate' | 'returnDate', value: string) {
    const { dates, corrected } = correctDates({ ...filters, [name]: value || null }, today);
    setCorrections(corrected);
    apply(dates);
  }

  return (
    <form ref={form} id={id} method="get" action="/cars" className="divide-y divide-sand-line">
      {filters.sort !== NO_FILTERS.sort && <input type="hidden" name="sort" value={filters.sort} />}
      <Group title={text.dates}>
        {corrections.map((field) => (
          <Alert key={field} tone="info" onClear={() => setCorrections([])} className="mb-3">
            {DATE_CORRECTIONS[field]}
          </Alert>
        ))}
        <div className="grid gap-3">
          <DateField
            name="pickupDate"
            label={text.pickupDate}
            min={today}
            value={filters.pickupDate ?? ''}
            onCommit={(date) => changeDate('pickupDate', date)}
          />
          <DateField
            name="returnDate"
            label={text.returnDate}
            min={addDays(filters.pickupDate ?? today, 1)}
            value={filters.returnDate ?? ''}
            onCommit={(date) => changeDate('returnDate', date)}
          />
        </div>
      </Group>
      <Group title={text.price}>
        <PriceRange limits={filters} onChange={(limits) => apply({ ...filters, ...limits })} />
      </Group>
      {CHOICE_FILTERS.map((name) => (
        <Group key={name} title={text.facets[name]}>
          {facets[name].map(({ value, count }) => (
            <Checkbox
              key={value}
              name={name}
              value={value}
              label={value}
              note={count}
              checked={filters[name].includes(value)}
              onChange={() => apply(toggleChoice(filters, name, value))}
            />
          ))}
        </Group>
      ))}
      <div className="grid gap-2 pt-4">
        <noscript>
          <button type="submit" className={buttonClass({ variant: 'ink' }, 'w-full')}>
            {text.apply}
          </button>
        </noscript>
        {countFilters(filters) > 0 && (
          <ButtonLink to="/cars" variant="quiet" preventScrollReset>
            {text.clearFilters}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group/facet py-2">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold">
        {title}
        <span
          aria-hidden="true"
          className="size-2 rotate-45 border-current border-r-2 border-b-2 transition-transform group-open/facet:rotate-225"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}

/**
 * Two sliders on one track; each pushes the other, so that min never passes max. Values are euros
 * a day, shown in the visitor's currency; the list follows when a slider is let go.
 */
function PriceRange({
  limits,
  onChange,
}: {
  limits: PriceLimits;
  onChange: (limits: PriceLimits) => void;
}) {
  const { format } = useCurrency();
  const [moving, setMoving] = useState(limits);
  const [settled, setSettled] = useState(limits);
  const moved = (from: PriceLimits, to: PriceLimits) =>
    from.minPrice !== to.minPrice || from.maxPrice !== to.maxPrice;
  // The address says something new: that counts, not what was being dragged.
  if (moved(settled, limits)) {
    setSettled(limits);
    setMoving(limits);
  }
  const share = (euros: number) => `${(euros / PRICE_RANGE.max) * 100}%`;
  const commit = () => {
    if (moved(limits, moving)) onChange(moving);
  };
  const slider = (end: 'minPrice' | 'maxPrice', label: string) => (
    <input
      type="range"
      name={end}
      aria-label={label}
      aria-valuetext={format(moving[end] * 100)}
      min={PRICE_RANGE.min}
      max={PRICE_RANGE.max}
      step={PRICE_STEP}
      value={moving[end]}
      onChange={(event) => setMoving(movePrice(moving, end, Number(event.target.value)))}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      className="range-thumb"
    />
  );
  return (
    <div>
      <p className="font-semibold text-sm tabular-nums">
        {carsText.list.priceRange(format(moving.minPrice * 100), format(moving.maxPrice * 100))}
      </p>
      <div className="relative mt-2 h-11">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sand-line">
          <div
            className="absolute inset-y-0 rounded-full bg-turquoise-bright"
            style={{
              left: share(moving.minPrice),
              right: share(PRICE_RANGE.max - moving.maxPrice),
            }}
          />
        </div>
        {slider('minPrice', carsText.list.minPrice)}
        {slider('maxPrice', carsText.list.maxPrice)}
      </div>
    </div>
  );
}
