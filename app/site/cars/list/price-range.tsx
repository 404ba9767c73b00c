import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import {
  movePrice,
  PRICE_RANGE,
  PRICE_STEP,
  type PriceLimits,
} from '#app/domain/cars/car-filters.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { isComposing } from '#app/ui/fields/composition.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import {
  followLimits,
  isSamePrice,
  moveSlider,
  type PriceScale,
  releaseSliders,
  startSliders,
} from './price-slider.rules.ts';

/** Id of the first slider, which is the first control of the filters. */
export const LEAST_PRICE_SLIDER = 'least-price';

/**
 * Price limits as sliders and as fields. Values are euros a day, shown in the visitor's currency; the list
 * follows when a slider is let go.
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
      <Sliders
        shown={shown}
        scale={scale}
        onMove={(end, euros) => setSliders(moveSlider(sliders, end, { euros, scale }))}
        onRelease={() => {
          setSliders(releaseSliders(sliders));
          change(shown);
        }}
      />
      <div className="mt-2 grid grid-cols-2 large-letters:grid-cols-1 gap-3">
        {(['minPrice', 'maxPrice'] as const).map((end) => (
          <EuroField
            key={end}
            name={end}
            label={text.euros(text[end])}
            euros={shown[end]}
            onCommit={(euros) => change(movePrice(limits, end, euros))}
          />
        ))}
      </div>
    </div>
  );
}

/** Two sliders on one track. */
function Sliders({
  shown,
  scale: { from, to },
  onMove,
  onRelease,
}: {
  shown: PriceLimits;
  scale: PriceScale;
  onMove: (end: keyof PriceLimits, euros: number) => void;
  onRelease: () => void;
}) {
  const { format } = useCurrency();
  const text = useText('cars').browse;
  const onScale = (euros: number) => Math.min(to, Math.max(from, euros));
  const share = (euros: number) => `${((euros - from) / (to - from)) * 100}%`;
  return (
    <div className="relative mt-2 h-11 noscript:hidden">
      <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sand-line forced-colors:bg-[GrayText]">
        <div
          className="absolute inset-y-0 rounded-full bg-turquoise-bright forced-colors:bg-[Highlight]"
          style={{
            left: share(onScale(shown.minPrice)),
            right: share(from + to - onScale(shown.maxPrice)),
          }}
        />
      </div>
      {(['minPrice', 'maxPrice'] as const).map((end) => (
        <input
          key={end}
          id={end === 'minPrice' ? LEAST_PRICE_SLIDER : undefined}
          type="range"
          aria-label={text[end]}
          aria-valuetext={format(onScale(shown[end]) * 100)}
          min={from}
          max={to}
          step={PRICE_STEP}
          value={onScale(shown[end])}
          onChange={({ target }) => onMove(end, Number(target.value))}
          onPointerUp={onRelease}
          onKeyUp={onRelease}
          onBlur={onRelease}
          className="range-thumb"
        />
      ))}
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
