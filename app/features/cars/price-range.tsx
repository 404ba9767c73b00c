import { useState } from 'react';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { movePrice, PRICE_RANGE, PRICE_STEP, type PriceLimits } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';

/**
 * Two sliders on one track; each pushes the other, so that min never passes max. Values are euros
 * a day, shown in the visitor's currency; the list follows when a slider is let go.
 */
export function PriceRange({
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
