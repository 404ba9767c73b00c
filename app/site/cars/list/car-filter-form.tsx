import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ChoiceFacets, PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import {
  CHOICE_FILTERS,
  carListHref,
  countFilters,
  LEAST_CHOICES,
  LEAST_FILTERS,
  parseCarFilters,
} from '#app/domain/cars/car-filters.rules.ts';
import { tripParams } from '#app/domain/requests/trip.rules.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { ChoiceFilterField } from './choice-filter.tsx';
import { PriceRange } from './price-range.tsx';
import type { CarFilterState } from './use-car-filters.ts';

/** Id of the form, for controls outside: the order, and buttons without JavaScript. */
export const FILTER_FORM = 'car-filters';
/** Id of the title of the first group. */
const FIRST_GROUP = 'filter-price';

interface FilterFormProps {
  state: CarFilterState;
  facets: ChoiceFacets;
  prices: PriceHistogram | null;
}

/**
 * Filters of the list, except the days in the search bar. Changes apply at once; without JavaScript
 * the form is submitted.
 */
export function CarFilterForm({ state, facets, prices }: FilterFormProps) {
  const { filters, apply, applyPrice } = state;
  const text = useText('cars').browse;
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoice(form, { state, facets });
  return (
    <form
      ref={form}
      id={FILTER_FORM}
      method="get"
      action={localPath('/cars')}
      className="divide-y divide-sand-line"
    >
      {[...tripParams(filters)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Group id={FIRST_GROUP} title={text.price}>
        <PriceRange limits={filters} prices={prices} onChange={applyPrice} />
      </Group>
      <LeastFields state={state} />
      {CHOICE_FILTERS.map((name) => (
        <Group key={name} title={text.facets[name]}>
          <ChoiceFilterField {...{ name, filters, apply }} values={facets[name]} />
        </Group>
      ))}
      <div className="grid gap-2 pt-4">
        <noscript>
          <button type="submit" className={buttonClass({ variant: 'ink' }, 'w-full max-lg:hidden')}>
            {text.apply}
          </button>
        </noscript>
        {countFilters(filters) > 0 && (
          <ButtonLink
            to="/cars"
            variant="quiet"
            preventScrollReset
            // Moves the focus, because the link disappears.
            onClick={() => focusOn(FIRST_GROUP)}
          >
            {text.clearFilters}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/** Applies filters that were chosen before the page was hydrated. */
function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  { state: { filters, apply }, facets }: Pick<FilterFormProps, 'state' | 'facets'>,
) {
  const readOnce = useEffectEvent(() => {
    if (!form.current) return;
    const controls = [...new FormData(form.current)];
    const chosen = parseCarFilters(
      new URLSearchParams(controls.map(([name, value]) => [name, String(value)])),
    );
    // Keeps brands of the URL that have no control, because the visitor cannot have unchecked them.
    const offered = CHOICE_FILTERS.map((name) => {
      const values = facets[name].map(({ value }) => value);
      return [name, filters[name].filter((value) => values.includes(value))];
    });
    const shown = { ...filters, ...Object.fromEntries(offered) };
    if (carListHref(chosen) !== carListHref(shown)) apply(() => chosen);
  });
  useEffect(() => readOnce(), []);
}

function LeastFields({ state: { filters, apply } }: { state: CarFilterState }) {
  const text = useText('cars').browse;
  return (
    <div className="grid grid-cols-2 large-text:grid-cols-1 gap-3 py-4">
      {LEAST_FILTERS.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={text.least[name]}
          value={filters[name] || ''}
          onChange={({ target }) => apply((now) => ({ ...now, [name]: Number(target.value) }))}
        >
          <option value="">{text.any}</option>
          {[...new Set([...LEAST_CHOICES[name], filters[name]])]
            .filter((count) => count > 0)
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {text.atLeast(count)}
              </option>
            ))}
        </SelectField>
      ))}
    </div>
  );
}

function Group({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <details open className="group/facet py-2">
      <summary id={id} className="flex min-h-11 list-none items-center justify-between font-strong">
        <span>{title}</span>
        <span
          aria-hidden="true"
          className="size-2 rotate-45 border-current border-r-2 border-b-2 transition-transform group-open/facet:rotate-225"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
