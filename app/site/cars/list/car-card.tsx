import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { CarSummary, RefusedCar } from '#app/domain/cars/car.schema.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import {
  averageADay,
  type FeeLine,
  isFee,
  type RentalLine,
  receiptIn,
} from '#app/domain/pricing/receipt.rules.ts';
import { EMPTY_TRIP, type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon, iconBefore } from '#app/ui/pictures/icon.tsx';

/** Returns the fields of a car that its card shows. The loader of a list sends nothing else. */
export function carOnCard(car: CarSummary) {
  const { id, title, brand, model, year, category, bodyType, transmission, fuelType } = car;
  const { seats, luggage, quote } = car;
  const { dailyCents } = car.effective;
  return {
    ...{ id, title, brand, model, year, category, bodyType, transmission, fuelType },
    ...{ seats, luggage, featured: car.featured },
    mainImage: car.mainImage,
    dailyCents,
    season: seasonOf(car),
    rating: car.rating.average,
    quote: quote && { days: quote.days, lines: quote.lines.map(lineOnCard) },
  };
}

interface LineOnCard {
  cents: number;
  /** Set if the line is a fee, which the card names. */
  fee?: FeeLine['kind'];
}

function lineOnCard(line: RentalLine): LineOnCard {
  const { cents } = line;
  return isFee(line) ? { cents, fee: line.kind } : { cents };
}

/**
 * Returns the name of the season in the card's price: the first season of the rental, or the
 * current season without a rental. Null if there is none.
 */
function seasonOf({ quote, effective }: CarSummary): string | null {
  if (!quote) return effective.season?.name ?? null;
  for (const line of quote.lines) {
    if (line.kind === 'rental' && line.season !== null) return line.season;
  }
  return null;
}

export type CarOnCard = ReturnType<typeof carOnCard>;

/** Returns the card of a car that rules allow only on other days. */
export function refusedCarOnCard({ broken, pickupDate, dropoffDate, ...car }: RefusedCar) {
  return { ...carOnCard(car), broken, pickupDate, returnDate: dropoffDate };
}

export type RefusedCarOnCard = ReturnType<typeof refusedCarOnCard>;

/** Grid of cards: rows on a phone, then two in a row, four on a wide screen. */
export const CARDS = 'car-cards';
/** Widths of a picture in this grid. */
export const CARD_SIZES = '(min-width: 1024px) 282px, 46vw';
/** Width of a row's picture on a phone (`car-row-areas` in cars.css). */
const ROW_PICTURE = '112px';

/**
 * Car in a list: a card, or a row on a phone (`car-row` in cars.css). The link to the car's page
 * keeps `trip`. `action` is the spec's text for the list's button. `priority` is true for the first
 * cards of a page. `sizes` describes the picture on a card.
 */
export function CarCard({
  car,
  trip = EMPTY_TRIP,
  action,
  priority,
  sizes = '(min-width: 1280px) 382px, 31vw',
  showSeason = true,
  badges = [],
  note,
  mark,
}: {
  car: CarOnCard;
  trip?: Trip;
  action?: string;
  priority?: boolean;
  sizes?: string;
  /** True if the season of the price is named; false if the page names it once for all cards. */
  showSeason?: boolean;
  /** Why the list recommends the car, the main reason first. */
  badges?: string[];
  /** Note above the price of a card, or below the facts of a row. */
  note?: Elements;
  /** Control on the picture. */
  mark?: Elements;
}) {
  const text = useText('cars').card;
  const button = action ?? text.rent;
  const href = tripHref(`/cars/${car.id}`, trip);
  return (
    <article className="@container h-full">
      <div
        className={cx(
          'group/card relative flex h-full flex-col overflow-hidden rounded-card border border-sand-line bg-white shadow-card',
          'car-row:car-row-areas car-row:grid car-row:min-h-24 car-row:content-center car-row:gap-x-3 car-row:rounded-none car-row:border-0 car-row:border-b car-row:py-1 car-row:shadow-none',
        )}
      >
        <div className="relative car-row:[grid-area:picture] car-row:self-center">
          {/* Cuts the ground above and below the car. */}
          <div className="aspect-video car-row:aspect-auto car-row:h-[4.9375rem] overflow-hidden bg-sand *:h-full car-row:rounded-control">
            <CarPicture
              car={car}
              sizes={`(max-width: 599px) ${ROW_PICTURE}, (max-width: 768px) 46vw, ${sizes}`}
              priority={priority}
            />
          </div>
          {/* There is no room for them beside a mark. */}
          {!mark && (
            <div className="absolute top-2 left-2 flex flex-wrap gap-1 car-row:hidden">
              {badges.map((badge) => (
                <Chip key={badge} tone="white">
                  {badge}
                </Chip>
              ))}
              {showSeason && car.season !== null && (
                <Chip tone="white">{text.season(car.season)}</Chip>
              )}
            </div>
          )}
        </div>
        <div className="flex grow flex-col gap-1 p-3 car-row:contents">
          <div className="flex items-baseline justify-between gap-2 car-row:contents">
            <h3 className="min-w-0 truncate text-body-strong car-row:line-clamp-2 car-row:self-end car-row:whitespace-normal car-row:[grid-area:name]">
              {/* Stretches the link over the whole card. */}
              <Link to={href} title={car.title} className="after:absolute after:inset-0">
                <CarTitle title={car.title} />
              </Link>
            </h3>
            <Rating rating={car.rating} />
          </div>
          <CardFacts car={car} />
          {badges.length > 0 && (
            <p className="hidden truncate text-meta text-turquoise car-row:block car-row:[grid-area:badge]">
              {badges[0]}
            </p>
          )}
          {note && (
            <div className="text-small car-row:[grid-area:note] car-row:text-meta">{note}</div>
          )}
          <CardFees car={car} className="text-meta car-row:[grid-area:fees]" />
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1 pt-2 car-row:contents">
            <CardPrice car={car} />
            {/* Repeats the link of the card's name, for the eye and the mouse. */}
            <Link
              to={href}
              className={buttonClass({ size: 'sm' }, CARD_BUTTON)}
              aria-label={`${button}: ${car.title}`}
            >
              <span>{button}</span>
              <Icon name="icon-chevron-right" className="hidden size-4 car-row:block" />
            </Link>
          </div>
        </div>
        {mark}
      </div>
    </article>
  );
}

/** Stays plain until the pointer is on the card, because fifteen yellow buttons distract. */
const CARD_BUTTON =
  'relative group-focus-within/card:border-sun group-focus-within/card:bg-sun group-hover/card:border-sun group-hover/card:bg-sun ' +
  'car-row:static car-row:min-h-0 car-row:gap-1 car-row:justify-self-end car-row:rounded-none car-row:border-0 car-row:bg-transparent car-row:p-0 car-row:text-meta car-row:[grid-area:action] print:hidden';

/** Facts of a car in one line. A row has no room for the fuel. */
function CardFacts({ car }: { car: CarOnCard }) {
  const text = useText('cars').card;
  const { transmission, fuelType, seats, luggage } = car;
  const rest = [text.seats(seats), luggage !== null && text.luggage(luggage)].filter(Boolean);
  return (
    <p className="text-ink-soft text-meta car-row:truncate car-row:[grid-area:facts]">
      <span>{inWords(transmission, text)}</span>
      <span className="car-row:hidden">{` · ${inWords(fuelType, text)}`}</span>
      <span>{` · ${rest.join(' · ')}`}</span>
    </p>
  );
}

/** Total of the requested days with the daily average, or the daily price without days. */
function CardPrice({ car }: { car: CarOnCard }) {
  const { currency, rates } = useCurrency();
  const text = useText('cars').card;
  const receipt = car.quote && receiptIn(currency, rates, car.quote);
  return (
    <p className="tabular-nums car-row:self-end car-row:text-right car-row:[grid-area:price]">
      <strong className="block text-title car-row:text-heading">
        {receipt ? formatMinor(receipt.total, currency) : <Price cents={car.dailyCents} />}
      </strong>
      <span className={cx('text-ink-soft text-meta', receipt && 'car-row:hidden')}>
        {receipt ? text.aDay(formatMinor(averageADay(receipt), currency)) : `/\u00a0${text.perDay}`}
      </span>
      {receipt && (
        <span className="hidden text-ink-soft text-meta car-row:inline">
          {text.days(receipt.days)}
        </span>
      )}
    </p>
  );
}

/** Fees that the total of the requested days includes. */
export function CardFees({ car, className }: { car: CarOnCard; className: string }) {
  const { currency, rates } = useCurrency();
  const text = useText('cars').card;
  const fees = car.quote?.lines.filter(({ fee }) => fee !== undefined) ?? [];
  if (fees.length === 0) return null;
  const { total } = receiptIn(currency, rates, { days: 0, lines: fees });
  const kinds = [...new Set(fees.flatMap(({ fee }) => fee ?? []))];
  return (
    <p className={cx('text-ink-soft tabular-nums', className)}>
      {text.fees(formatMinor(total, currency), kinds)}
    </p>
  );
}

function Rating({ rating }: { rating: number }) {
  const text = useText('cars').card;
  return (
    <span
      className={cx(
        iconBefore('icon-star/filled'),
        'flex shrink-0 items-center gap-1 text-small tabular-nums before:size-4 before:text-sun',
        // Stands on the picture of a row.
        'car-row:relative car-row:m-1 car-row:self-end car-row:justify-self-end car-row:rounded-small car-row:bg-white car-row:px-1 car-row:text-meta car-row:before:size-3 car-row:[grid-area:picture]',
      )}
    >
      <span aria-hidden="true">{text.stars(rating)}</span>
      <span className="sr-only">{text.rating(rating)}</span>
    </span>
  );
}
