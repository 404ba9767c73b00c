import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { ChoiceFacets, PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import {
  type CarFilters,
  CHOICE_FILTERS,
  type ChoiceFilter,
  carListHref,
  countFilters,
  hasPrice,
  LEAST_CHOICES,
  LEAST_FILTERS,
  movePrice,
  PRICE_RANGE,
  PRICE_STEP,
  type PriceLimits,
  parseCarFilters,
  parseListPage,
  toggleChoice,
} from '#app/domain/cars/car-filters.rules.ts';
import type { ClockNow } from '#app/domain/requests/request.rules.ts';
import { correctDates, correctHour } from '#app/domain/requests/reservation.rules.ts';
import { tripParams } from '#app/domain/requests/trip.rules.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { isComposing } from '#app/ui/fields/composition.ts';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';

/** The form's id, for what belongs to it from elsewhere: the order, and buttons where JavaScript is off. */
export const FILTER_FORM = 'car-filters';

export interface CarFilterState {
  /** As the address says, or will say once the navigation under way has arrived. */
  filters: CarFilters;
  page: number;
  isPending: boolean;
  /**
   * Goes to the first page of the list with other filters; `replace`: Back does not stop here. `now` is what was
   * chosen last, which a slow phone may not have drawn yet: a quick second choice adds to the first.
   */
  apply: (next: (now: CarFilters) => CarFilters, options?: { replace: boolean }) => void;
}

/** The filters live in the address, so that a link or the back button restores them. */
export function useCarFilters(clock: ClockNow): CarFilterState {
  const location = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const isPending = pending?.pathname === location.pathname;
  const params = new URLSearchParams(isPending ? pending.search : location.search);
  const filtersOf = (address: URLSearchParams) =>
    correctHour(correctDates(parseCarFilters(address), clock.date).dates, clock);
  const filters = filtersOf(params);
  const onItsWay = useRef<CarFilters>(null);
  return {
    filters,
    page: parseListPage(params),
    isPending,
    async apply(next, options) {
      // The browser's address is there before the page is drawn.
      const arrived = isPending ? filters : filtersOf(new URLSearchParams(window.location.search));
      const chosen = next(onItsWay.current ?? arrived);
      onItsWay.current = chosen;
      try {
        await navigate(localPath(carListHref(chosen)), { ...options, preventScrollReset: true });
      } finally {
        if (onItsWay.current === chosen) onItsWay.current = null;
      }
    },
  };
}

/** Every filter of the list but the days, which the search bar has. A change shows at once; without JavaScript the form is submitted. */
export function CarFilterForm({
  state: { filters, apply },
  facets,
  prices,
}: {
  state: CarFilterState;
  facets: ChoiceFacets;
  prices: PriceHistogram | null;
}) {
  const text = useText('cars').browse;
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  // A filter may have been chosen before the page was hydrated.
  const readOnce = useEffectEvent(() => {
    if (!form.current) return;
    const controls = [...new FormData(form.current)];
    const chosen = parseCarFilters(
      new URLSearchParams(controls.map(([name, value]) => [name, String(value)])),
    );
    // The controls cannot show every brand of the address: a brand without a control was not unchecked.
    const offered = CHOICE_FILTERS.map((name) => {
      const values = facets[name].map(({ value }) => value);
      return [name, filters[name].filter((value) => values.includes(value))];
    });
    const shown = { ...filters, ...Object.fromEntries(offered) };
    if (carListHref(chosen) !== carListHref(shown)) apply(() => chosen);
  });
  useEffect(() => readOnce(), []);

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
      <Group title={text.price}>
        <PriceRange
          limits={filters}
          prices={prices}
          onChange={(limits) =>
            apply((now) => ({ ...now, ...limits }), { replace: isPriceInAddress() })
          }
        />
      </Group>
      <div className="grid grid-cols-2 large-letters:grid-cols-1 gap-3 py-4">
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
      {CHOICE_FILTERS.map((name) => (
        <Group key={name} title={text.facets[name]}>
          <Choices
            {...{ name, filters, apply }}
            values={facets[name].filter((facet) => !isLessLikely(facet, filters[name]))}
          />
          <MoreChoices
            {...{ name, filters, apply }}
            values={facets[name].filter((facet) => isLessLikely(facet, filters[name]))}
          />
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
            // The link goes with what it clears.
            onClick={({ currentTarget }) =>
              currentTarget
                .closest('form')
                ?.querySelector<HTMLElement>('input:not([type=hidden])')
                ?.focus()
            }
          >
            {text.clearFilters}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

/**
 * A price is found in many small steps; Back undoes them at once. The browser's address counts: after a
 * quick second press the page may not have been drawn yet.
 */
function isPriceInAddress(): boolean {
  return hasPrice(parseCarFilters(new URLSearchParams(window.location.search)));
}

/** Nothing of the list has it, and it is not chosen. */
function isLessLikely({ value, isAbsent }: ChoiceFacets[ChoiceFilter][number], chosen: string[]) {
  return isAbsent === true && !chosen.includes(value);
}

interface ChoicesProps extends Pick<CarFilterState, 'filters' | 'apply'> {
  name: ChoiceFilter;
  values: ChoiceFacets[ChoiceFilter];
}

function Choices({ name, values, filters, apply }: ChoicesProps) {
  const card = useText('cars').card;
  return values.map(({ value, count }) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={inWords(value, card)}
      note={count}
      checked={filters[name].includes(value)}
      className={count === 0 ? 'facet-none' : undefined}
      onChange={() => apply((now) => toggleChoice(now, name, value))}
    />
  ));
}

/** What no car of the list has, folded away. */
function MoreChoices(props: ChoicesProps) {
  const text = useText('cars').browse;
  if (props.values.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 items-center font-semibold text-sm text-turquoise">
        {text.more(props.values.length)}
      </summary>
      <Choices {...props} />
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group/facet py-2">
      <summary className="flex min-h-11 list-none items-center justify-between font-semibold">
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

/**
 * Two sliders on one track; each pushes the other, so that min never passes max. Values are euros
 * a day, shown in the visitor's currency; the list follows when a slider is let go.
 */
function PriceRange({
  limits,
  prices,
  onChange,
}: {
  limits: PriceLimits;
  prices: PriceHistogram | null;
  onChange: (limits: PriceLimits) => void;
}) {
  const { format } = useCurrency();
  const text = useText('cars').browse;
  const [moving, setMoving] = useState(limits);
  const [isHeld, setIsHeld] = useState(false);
  const [settled, setSettled] = useState(limits);
  const moved = (from: PriceLimits, to: PriceLimits) =>
    from.minPrice !== to.minPrice || from.maxPrice !== to.maxPrice;
  // The address says something new: that counts, but for a slider that is held. It may be the
  // answer to the press before.
  if (moved(settled, limits)) {
    setSettled(limits);
    if (!isHeld) setMoving(limits);
  }
  const { from, to } = prices ?? { from: PRICE_RANGE.min, to: PRICE_RANGE.max };
  const onScale = (euros: number) => Math.min(to, Math.max(from, euros));
  const share = (euros: number) => `${((euros - from) / (to - from)) * 100}%`;
  /** Price limits without the limits that are at an end of the scale. */
  const offScale = ({ minPrice, maxPrice }: PriceLimits): PriceLimits => ({
    minPrice: minPrice <= from ? PRICE_RANGE.min : minPrice,
    maxPrice: maxPrice >= to ? PRICE_RANGE.max : maxPrice,
  });
  const commit = () => {
    setIsHeld(false);
    if (moved(limits, moving)) onChange(moving);
  };
  const slider = (end: 'minPrice' | 'maxPrice', label: string) => (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={format(onScale(moving[end]) * 100)}
      min={from}
      max={to}
      step={PRICE_STEP}
      value={onScale(moving[end])}
      onChange={(event) => {
        setIsHeld(true);
        setMoving(offScale(movePrice(moving, end, Number(event.target.value))));
      }}
      onPointerUp={commit}
      onKeyUp={commit}
      onBlur={commit}
      className="range-thumb"
    />
  );
  const commitField = (end: 'minPrice' | 'maxPrice') => (euros: number) => {
    const next = movePrice(limits, end, euros);
    if (moved(limits, next)) onChange(next);
  };
  return (
    <div>
      {prices && <PriceBars prices={prices} limits={moving} />}
      <div className="relative mt-2 h-11 noscript:hidden">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sand-line forced-colors:bg-[GrayText]">
          <div
            className="absolute inset-y-0 rounded-full bg-turquoise-bright forced-colors:bg-[Highlight]"
            style={{
              left: share(onScale(moving.minPrice)),
              right: share(from + to - onScale(moving.maxPrice)),
            }}
          />
        </div>
        {slider('minPrice', text.minPrice)}
        {slider('maxPrice', text.maxPrice)}
      </div>
      <div className="mt-2 grid grid-cols-2 large-letters:grid-cols-1 gap-3">
        <EuroField
          name="minPrice"
          label={text.euros(text.minPrice)}
          euros={moving.minPrice}
          onCommit={commitField('minPrice')}
        />
        <EuroField
          name="maxPrice"
          label={text.euros(text.maxPrice)}
          euros={moving.maxPrice}
          onCommit={commitField('maxPrice')}
        />
      </div>
    </div>
  );
}

/** How many cars cost how much a day, as bars; those within the limits are filled. */
function PriceBars({ prices, limits }: { prices: PriceHistogram; limits: PriceLimits }) {
  const { format } = useCurrency();
  const { from, to, counts } = prices;
  const most = Math.max(...counts, 1);
  const width = (to - from) / counts.length;
  const isWithin = (i: number) =>
    from + (i + 1) * width >= limits.minPrice && from + i * width <= limits.maxPrice;
  return (
    <div aria-hidden="true" className="mt-2 text-ink-soft text-xs tabular-nums">
      <div className="flex h-12 items-end gap-0.5 border-sand-line border-b">
        {counts.map((count, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            style={{ height: `${(count / most) * 100}%` }}
            className={cx(
              'min-h-px flex-1 rounded-t-sm forced-colors:bg-[CanvasText]',
              isWithin(i) ? 'bg-turquoise-bright' : 'bg-sand-line',
            )}
          />
        ))}
      </div>
      <p className="flex justify-between">
        <span>{format(from * 100)}</span>
        <span>{format(to * 100)}</span>
      </p>
    </div>
  );
}

/** Whole euros, taken over when the field is left or Enter is pressed; an empty field keeps its value. */
function EuroField({
  name,
  label,
  euros,
  onCommit,
}: {
  name: keyof PriceLimits;
  label: string;
  euros: number;
  onCommit: (euros: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed?.trim() && Number.isFinite(Number(typed))) onCommit(Number(typed));
    setTyped(null);
  };
  return (
    <InputField
      name={name}
      label={label}
      type="number"
      inputMode="numeric"
      min={PRICE_RANGE.min}
      max={PRICE_RANGE.max}
      value={typed ?? String(euros)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
