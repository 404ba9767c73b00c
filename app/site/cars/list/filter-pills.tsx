import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChoiceFacets, PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import { CHOICE_FILTERS, hasPrice } from '#app/domain/cars/car-filters.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ChoiceFilterField } from './choice-filter.tsx';
import { PriceRange } from './price-range.tsx';
import type { CarFilterState } from './use-car-filters.ts';

/**
 * The frequent filters as buttons above the cards. Each opens its own choices, the same as in the
 * sidebar. The buttons are hidden without JavaScript, because they need a script.
 */
export function FilterPills({
  state: { filters, apply, applyPrice },
  facets,
  prices,
}: {
  state: CarFilterState;
  facets: ChoiceFacets;
  prices: PriceHistogram | null;
}) {
  const text = useText('cars').browse;
  return (
    <div className="filter-pills flex gap-2 max-xl:hidden noscript:hidden">
      <FilterPill title={text.compare.price} chosen={hasPrice(filters) ? 1 : 0}>
        <PriceRange limits={filters} prices={prices} onChange={applyPrice} />
      </FilterPill>
      {CHOICE_FILTERS.map((name) => (
        <FilterPill
          key={name}
          title={text.facets[name]}
          chosen={filters[name].length}
          // A laptop has no room for all pills in German and Russian.
          className={name === 'fuelType' && filters[name].length === 0 && 'max-[86rem]:hidden'}
        >
          <ChoiceFilterField {...{ name, filters, apply }} values={facets[name]} />
        </FilterPill>
      ))}
    </div>
  );
}

/** Button that opens its content below. Escape, and a press or the focus elsewhere, close it. */
function FilterPill({
  title,
  chosen,
  className,
  children,
}: {
  title: string;
  /** Number of chosen values. */
  chosen: number;
  className?: string | false;
  children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeFor = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFor, { signal });
    document.addEventListener('focusin', closeFor, { signal });
    return () => controller.abort();
  }, [isOpen]);
  return (
    <details
      ref={box}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        box.current?.querySelector('summary')?.focus();
      }}
      className={cx('relative', className)}
    >
      <summary
        className={cx(
          'flex min-h-11 list-none items-center gap-1 whitespace-nowrap rounded-full border px-3 text-small-strong [&::-webkit-details-marker]:hidden',
          chosen > 0
            ? 'border-ink bg-ink text-white'
            : 'border-sand-line bg-white hover:border-ink',
        )}
      >
        <span>{chosen > 0 ? `${title} (${chosen})` : title}</span>
        <Icon name="icon-chevron-down" className="size-4" />
      </summary>
      {isOpen && (
        <div className="absolute top-full left-0 z-10 mt-1 max-h-[60vh] w-72 overflow-y-auto rounded-card border border-sand-line bg-white p-4 shadow-card">
          {children}
        </div>
      )}
    </details>
  );
}
