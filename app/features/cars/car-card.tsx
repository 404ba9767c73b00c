import { Link } from 'react-router';
import { formatMinor } from '#app/lib/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { Price } from '../exchange-rates/price.tsx';
import type { CarSummary } from './car.schema.ts';
import { carCardText } from './car-card.text.ts';
import { CarPicture } from './car-picture.tsx';
import { receiptIn } from './rental-price.rules.ts';

/** What of a car its card shows: all of it that the loader of a list sends. */
export function carOnCard(car: CarSummary) {
  const { id, title, brand, model, year, category, bodyType, transmission, fuelType, seats } = car;
  const { dailyCents, season } = car.effective;
  return {
    ...{ id, title, brand, model, year, category, bodyType, transmission, fuelType, seats },
    mainImage: car.mainImage,
    dailyCents,
    season: season?.name ?? null,
    rating: car.rating.average,
    quote: car.quote,
  };
}

export type CarOnCard = ReturnType<typeof carOnCard>;

/**
 * A car in a list. `search` carries the chosen dates to the car's page; `action` is the spec's word
 * for the list's button. Where the card has the width of two, its picture is at the left. `priority`
 * is true of the first cards of a page and false of those that a visitor has to scroll to.
 */
export function CarCard({
  car,
  search = '',
  action = carCardText.rent,
  priority,
  sizes = '(min-width: 1280px) 382px, (min-width: 769px) 31vw, (min-width: 560px) 48vw, 92vw',
}: {
  car: CarOnCard;
  search?: string;
  action?: string;
  priority?: boolean;
  sizes?: string;
}) {
  const href = `/cars/${car.id}${search && `?${search}`}`;
  return (
    <article className="@container h-full">
      <div
        className={cx(
          'relative flex h-full @lg:flex-row flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card',
          priority === false &&
            'drawn-when-near [--about:calc(66.67cqw+14.2rem)] @lg:[--about:14.3rem]',
        )}
      >
        <div className="relative overflow-hidden @lg:w-1/2 @lg:shrink-0">
          <CarPicture car={car} sizes={sizes} priority={priority} />
          {car.season !== null && (
            <div className="absolute top-3 left-3">
              <Chip tone="white">{carCardText.season(car.season)}</Chip>
            </div>
          )}
        </div>
        <div className="flex grow flex-col gap-3 p-4">
          <div>
            <h3 className="text-xl">
              <Link to={href} className="after:absolute after:inset-0">
                {car.title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-soft text-sm">
              {car.category} · {car.bodyType} · {car.year}
            </p>
          </div>
          <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
            <Spec icon="icon-cog" text={car.transmission} />
            <Spec icon="icon-fuel" text={car.fuelType} />
            <Spec icon="icon-users" text={carCardText.seats(car.seats)} />
          </ul>
          <div className="mt-auto flex items-start justify-between gap-3 border-sand-line border-t pt-3">
            <CardPrice car={car} />
            <Rating rating={car.rating} />
          </div>
          {/* The card's link is its name; the button is the same way in for the eye and the mouse. */}
          <Link
            to={href}
            className={buttonClass({ variant: 'primary', size: 'sm' }, 'relative w-full')}
            aria-label={`${action}: ${car.title}`}
          >
            {action}
          </Link>
        </div>
      </div>
    </article>
  );
}

function CardPrice({ car }: { car: CarOnCard }) {
  const { currency, rates } = useCurrency();
  const receipt = car.quote && receiptIn(currency, rates, car.quote);
  return (
    <div className="leading-tight">
      <p>
        <span className="font-extrabold text-2xl tracking-tight">
          <Price cents={car.dailyCents} />
        </span>{' '}
        <span className="text-ink-soft text-sm">/ {carCardText.perDay}</span>
      </p>
      {receipt && (
        <p className="mt-1 text-sm tabular-nums">
          {carCardText.total(receipt.days)}{' '}
          <strong className="font-bold">{formatMinor(receipt.total, currency)}</strong>
        </p>
      )}
    </div>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <p className="flex shrink-0 items-center gap-1 pt-1 font-semibold text-sm tabular-nums">
      <Icon name="icon-star/filled" className="size-4 text-sun" />
      <span aria-hidden="true">{rating.toFixed(1)}</span>
      <span className="sr-only">{carCardText.rating(rating)}</span>
    </p>
  );
}

function Spec({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-1">
      <Icon name={icon} className="size-3.5 text-turquoise" />
      {text}
    </li>
  );
}
