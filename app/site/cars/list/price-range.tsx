import { useState } from 'react';
import type { PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import { movePrice, PRICE_RANGE, type PriceLimits } from '#app/domain/cars/car-filters.rules.ts';
import { isComposing } from '#app/ui/fields/composition.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { PriceBars } from './price-bars.tsx';
import {
  followLimits,
  isSamePrice,
  moveSlider,
  releaseSliders,
  startSliders,
} from './price-slider.rules.ts';
import { PriceSliders } from './price-sliders.tsx';

/**
 * Price limits as sliders and as fields. Values are euros a day, shown in the visitor's currency.
 * The list updates when a slider is released.
 */
export function PriceRange({
  limits,
  prices,
  onChange,
}: {
  limits: PriceLimits;
  prices: PriceHistogram | null;
  onChange: (limits: PriceLimits) => void;
}) {
  const text = useText('cars').browse;
  const [kept, setSliders] = useState(() => startSliders(limits));
  const sliders = followLimits(kept, limits);
  if (sliders !== kept) setSliders(sliders);
  const { shown } = sliders;
  const scale = prices ?? { from: PRICE_RANGE.min, to: PRICE_RANGE.max };
  const change = (next: PriceLimits) => {
    if (!isSamePrice(limits, next)) onChange(next);
  };
  return (
    <div>
      {prices && <PriceBars prices={prices} limits={shown} />}
      <PriceSliders
        shown={shown}
        scale={scale}
        onMove={(end, euros) => setSliders(moveSlider(sliders, end, { euros, scale }))}
        onRelease={() => {
          setSliders(releaseSliders(sliders));
          change(shown);
        }}
      />
      <div className="mt-2 grid grid-cols-2 large-text:grid-cols-1 gap-3">
        {(['minPrice', 'maxPrice'] as const).map((end) => (
          <EuroField
            key={end}
            name={end}
            label={text.euros(text[end])}
            euros={shown[end]}
            noLimit={PRICE_RANGE[end === 'minPrice' ? 'min' : 'max']}
            placeholder={String(end === 'minPrice' ? scale.from : scale.to)}
            onCommit={(euros) => change(movePrice(limits, end, euros))}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * Field for whole euros. Applies the value on Enter or when the field loses the focus. An empty
 * field is no limit.
 */
function EuroField({
  name,
  label,
  euros,
  noLimit,
  placeholder,
  onCommit,
}: {
  name: keyof PriceLimits;
  label: string;
  euros: number;
  /** Value that means no limit. */
  noLimit: number;
  placeholder: string;
  onCommit: (euros: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null) onCommit(typed.trim() === '' ? noLimit : Number(typed));
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
      placeholder={placeholder}
      value={typed ?? (euros === noLimit ? '' : String(euros))}
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
