import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { PriceHistogram } from '#app/domain/cars/car-browse.rules.ts';
import type { PriceLimits } from '#app/domain/cars/car-filters.rules.ts';
import { cx } from '#app/ui/class-names.ts';

export function PriceBars({ prices, limits }: { prices: PriceHistogram; limits: PriceLimits }) {
  const { format } = useCurrency();
  const { from, to, counts } = prices;
  const most = Math.max(...counts, 1);
  const width = (to - from) / counts.length;
  const isWithin = (i: number) =>
    from + (i + 1) * width >= limits.minPrice && from + i * width <= limits.maxPrice;
  return (
    <div aria-hidden="true" className="mt-2 text-ink-soft text-meta tabular-nums">
      <div className="flex h-12 items-end gap-1 border-sand-line border-b">
        {counts.map((count, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            style={{ height: `${(count / most) * 100}%` }}
            className={cx(
              'min-h-px flex-1 rounded-t-small forced-colors:bg-[CanvasText]',
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
