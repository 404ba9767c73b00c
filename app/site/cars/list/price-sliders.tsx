import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { PRICE_STEP, type PriceLimits } from '#app/domain/cars/car-filters.rules.ts';
import { useText } from '#app/ui/language/use-text.ts';
import type { PriceScale } from './price-slider.rules.ts';

export function PriceSliders({
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
