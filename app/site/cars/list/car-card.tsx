import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import { inWords, kindOf } from '#app/domain/cars/car.rules.ts';
import type { CarSummary } from '#app/domain/cars/car.schema.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import { averageADay, receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { EMPTY_TRIP, type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { iconBefore } from '#app/ui/pictures/icon.tsx';

/** Returns the fields of a car that its card shows. The loader of a list sends nothing else. */
export function carOnCard(car: CarSummary) {
  const { id, title, brand, model, year, category, bodyType, transmission, fuelType } = car;
  const { seats, luggage, quote } = car;
  const { dailyCents } = car.effective;
  return {
    ...{ id, title, brand, model, year, category, bodyType, transmission, fuelType },
    ...{ seats, luggage },
    mainImage: car.mainImage,
    dailyCents,
    season: seasonOf(car),
    rating: car.rating.average,
    quote: quote && { days: quote.days, lines: quote.lines.map(({ cents }) => ({ cents })) },
  };
}

/** Returns the season of the card's price: the first that the rental touches, else the season of the day. */
function seasonOf({ quote, effective }: CarSummary): string | null {
  if (!quote) return effective.season?.name ?? null;
  for (const line of quote.lines) {
    if (line.kind === 'rental' && line.season !== null) return line.season;
  }
  return null;
}

export type CarOnCard = ReturnType<typeof carOnCard>;

/** How wide the picture of a row on a phone is (`car-card` in cars.css). */
const ROW_PICTURE = '88px';

/**
 * Car in a list; on a phone a row. `trip` is kept in the link to the car's page; `action` is the
 * spec's text for the list's button. `priority` is true for the first cards of a page. `sizes` are
 * those of the picture on a card.
 */
export function CarCard({
  car,
  trip = EMPTY_TRIP,
  action,
  priority,
  sizes = '(min-width: 1280px) 382px, 31vw',
  showSeason = true,
  mark,
}: {
  car: CarOnCard;
  trip?: Trip;
  action?: string;
  priority?: boolean;
  sizes?: string;
  /** True if the season of the price is named; false if the page names it once for all cards. */
  showSeason?: boolean;
  /** Control on the picture of a card, or below the facts of a row. */
  mark?: Elements;
}) {
  const text = useText('cars').card;
  const button = action ?? text.rent;
  const href = tripHref(`/cars/${car.id}`, trip);
  return (
    <article className="@container h-full">
      <div className="car-card">
        <div className="car-card-picture">
          <CarPicture
            car={car}
            sizes={`(max-width: 599px) ${ROW_PICTURE}, (max-width: 768px) 46vw, ${sizes}`}
            priority={priority}
          />
          {showSeason && car.season !== null && (
            <div className="car-card-season">
              <Chip tone="white">{text.season(car.season)}</Chip>
            </div>
          )}
          {car.mainImage?.illustration && <p className="car-card-similar">{text.similar}</p>}
        </div>
        <div className="car-card-text">
          <h3>
            <Link to={href}>
              <CarTitle title={car.title} />
            </Link>
          </h3>
          <p className="car-card-kind">{text.kind(kindOf(car, text))}</p>
          <ul className="car-card-facts">
            <li className={iconBefore('icon-cog')}>{inWords(car.transmission, text)}</li>
            <li className={cx('car-card-fuel', iconBefore('icon-fuel'))}>
              {inWords(car.fuelType, text)}
            </li>
            <li className={iconBefore('icon-users')}>{text.seats(car.seats)}</li>
            {car.luggage !== null && (
              <li className={iconBefore('icon-luggage')}>{text.luggage(car.luggage)}</li>
            )}
          </ul>
          <CardPrice car={car} />
          {/* The card's link is its name; the button is the same way in for the eye and the mouse. */}
          <Link
            to={href}
            className={buttonClass({ size: 'sm' }, 'car-card-action relative w-full')}
            aria-label={`${button}: ${car.title}`}
          >
            {button}
          </Link>
        </div>
        {mark}
      </div>
    </article>
  );
}

/** Total of the requested days with their average; without days the daily price. */
function CardPrice({ car }: { car: CarOnCard }) {
  const { currency, rates } = useCurrency();
  const text = useText('cars').card;
  const receipt = car.quote && receiptIn(currency, rates, car.quote);
  const aDay = receipt && formatMinor(averageADay(receipt), currency);
  return (
    <div className="car-card-price">
      <p>
        <strong className="car-card-amount">
          {receipt ? formatMinor(receipt.total, currency) : <Price cents={car.dailyCents} />}
        </strong>{' '}
        <span className={receipt ? 'car-card-sum' : undefined}>
          {receipt ? text.sum : `/\u00a0${text.perDay}`}
        </span>
      </p>
      <Rating rating={car.rating} />
      {aDay !== null && receipt && (
        <p className="car-card-average">
          <span>{text.average(receipt.days, aDay)}</span>
          <span>{text.aDay(aDay)}</span>
        </p>
      )}
    </div>
  );
}

function Rating({ rating }: { rating: number }) {
  const text = useText('cars').card;
  return (
    <p className={cx('car-card-rating', iconBefore('icon-star/filled'))}>
      <span aria-hidden="true">{text.stars(rating)}</span>
      <span className="sr-only">{text.rating(rating)}</span>
    </p>
  );
}
