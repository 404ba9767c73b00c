import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { HighlightName } from '#app/domain/cars/car-browse.rules.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { CardFees, type CarOnCard } from '#app/site/cars/list/car-card.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';

/** Car that answers the search of the home page: why it is shown, and its total. A row on a phone. */
export function AnswerCard({
  names,
  car,
  trip,
}: {
  names: HighlightName[];
  car: CarOnCard;
  trip: Trip;
}) {
  const { highlights, favourite } = useText('cars').browse;
  const card = useText('cars').card;
  const { currency, rates } = useCurrency();
  if (!car.quote) return null;
  const [reason = car.featured ? favourite : '', ...more] = names.map((name) => highlights[name]);
  const { total } = receiptIn(currency, rates, car.quote);
  return (
    <article className="group relative flex h-full min-h-24 flex-wrap gap-3 py-2 sm:flex-col sm:flex-nowrap sm:gap-0 sm:overflow-hidden sm:rounded-card sm:border sm:border-sand-line sm:bg-white sm:py-0 sm:shadow-card sm:hover:border-ink">
      {/* Cuts the ground above and below the car. */}
      <div className="aspect-7/5 w-[min(7rem,32vw)] shrink-0 self-center overflow-hidden rounded-control bg-sand *:h-full sm:aspect-auto sm:h-35 sm:w-full sm:rounded-none lg:h-44 lg:*:object-[50%_58%]">
        <CarPicture car={car} sizes="(max-width: 639px) 112px, 366px" priority />
      </div>
      <div className="flex min-w-0 grow basis-40 flex-wrap content-center items-center justify-between gap-x-3 sm:flex-col sm:basis-auto sm:flex-nowrap sm:items-start sm:gap-1 sm:px-4 sm:py-3 lg:flex-row lg:items-end">
        <div className="min-w-0 grow basis-16 sm:max-w-full sm:grow-0 sm:basis-auto">
          <p className="truncate text-meta text-turquoise sm:min-h-5">
            <span>{reason}</span>
            {more.map((other) => (
              <span key={other} className="max-sm:hidden">{` · ${other}`}</span>
            ))}
          </p>
          <h3 className="line-clamp-2 text-body-strong">
            {/* Stretches the link over the whole card. */}
            <Link to={tripHref(`/cars/${car.id}`, trip)} className="after:absolute after:inset-0">
              <CarTitle title={car.title} />
            </Link>
          </h3>
          <CardFees car={car} className="text-meta" />
        </div>
        <p className="shrink-0 text-right tabular-nums sm:max-lg:flex sm:max-lg:items-baseline sm:max-lg:gap-2">
          <strong className="block text-heading sm:text-title">
            {formatMinor(total, currency)}
          </strong>
          <span className="text-ink-soft text-meta">{card.sum}</span>
        </p>
      </div>
    </article>
  );
}
