import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { Highlight } from '#app/domain/cars/car-browse.rules.ts';
import { type CarFilters, carListHref } from '#app/domain/cars/car-filters.rules.ts';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { formatCents, formatMinor } from '#app/lib/money/money.ts';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import type { CarOnCard } from './car-card.tsx';

export const cardId = (id: string) => `car-${id}`;

/**
 * Recommended car above the list: the reason, the price, and a link to its card, which may be on
 * another page.
 */
export function CarHighlight({
  highlight: { names, car, page },
  filters,
}: {
  highlight: Highlight<CarOnCard>;
  filters: CarFilters;
}) {
  const text = useText('cars').browse;
  const { currency, rates } = useCurrency();
  const localPath = useLocalPath();
  const name = names.map((each) => text.highlights[each]).join(' · ');
  const price = car.quote
    ? formatMinor(receiptIn(currency, rates, car.quote).total, currency)
    : formatCents(car.dailyCents, currency, rates);
  return (
    // A plain link lets the browser mark the target card (`:target`), also without JavaScript.
    <a
      href={`${localPath(carListHref(filters, page))}#${cardId(car.id)}`}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-sand-line bg-white px-4 text-sm hover:border-ink"
    >
      <span>{name}</span>
      <span className="sr-only">{car.title}</span>
      <strong className="tabular-nums">{price}</strong>
    </a>
  );
}
