import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import { inWords, kindOf } from '#app/domain/cars/car.rules.ts';
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
import { type IconName, iconBefore } from '#app/ui/pictures/icon.tsx';

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

/** Width of a row's picture on a phone (`car-row-areas` in cars.css). */
const ROW_PICTURE = '88px';

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
  /** Note above the price of a card, or below the facts of a row. */
  note?: Elements;
  /** Control on the picture of a card, or below the facts of a row. */
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
          'car-row:car-row-areas car-row:grid car-row:items-start car-row:gap-x-1.5 car-row:gap-y-1 car-row:rounded-control car-row:p-2',
        )}
      >
        <div className="relative overflow-hidden car-row:self-center car-row:overflow-visible car-row:[grid-area:picture] car-row:*:first:rounded-lg">
          <CarPicture
            car={car}
            sizes={`(max-width: 599px) ${ROW_PICTURE}, (max-width: 768px) 46vw, ${sizes}`}
            priority={priority}
          />
          {showSeason && car.season !== null && (
            <div className="absolute top-3 left-3 car-row:hidden">
              <Chip tone="white">{text.season(car.season)}</Chip>
            </div>
          )}
          {car.mainImage?.illustration && (
            <p className="absolute right-3 bottom-2 text-ink-soft text-xs leading-4 car-row:static car-row:mt-0.5 car-row:text-center car-row:[word-spacing:0.15em]">
              {text.similar}
            </p>
          )}
        </div>
        <div className="flex grow flex-col gap-3 p-4 car-row:contents">
          <h3 className="text-lg car-row:text-base car-row:leading-tight car-row:[grid-area:name] car-row:[&_span]:wrap-anywhere car-row:[&_span]:whitespace-normal">
            {/* Stretches the link over the whole card. */}
            <Link to={href} className="after:absolute after:inset-0">
              <CarTitle title={car.title} />
            </Link>
          </h3>
          <p className="-mt-2 text-ink-soft text-sm car-row:hidden">
            {text.kind(kindOf(car, text))}
          </p>
          <CardFacts car={car} />
          {note && (
            <div className="text-sm leading-snug car-row:col-span-full car-row:text-xs">{note}</div>
          )}
          <CardPrice car={car} />
          <CardFees
            car={car}
            className="-mt-2 text-sm leading-tight car-row:col-span-full car-row:m-0 car-row:text-right car-row:text-xs"
          />
          {/* Repeats the link of the card's name, for the eye and the mouse. */}
          <Link
            to={href}
            className={buttonClass({ size: 'sm' }, CARD_BUTTON)}
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

/** Stays plain until the pointer is on the card, because fifteen yellow buttons distract. */
const CARD_BUTTON =
  'relative w-full group-focus-within/card:border-sun group-focus-within/card:bg-sun group-hover/card:border-sun group-hover/card:bg-sun ' +
  'car-row:self-end car-row:px-1.5 car-row:text-xs car-row:[grid-area:action] print:hidden';

function CardFacts({ car }: { car: CarOnCard }) {
  const text = useText('cars').card;
  return (
    // Leaves a line free for the comparison mark in a row (compare-marks.tsx).
    <ul className="flex flex-wrap gap-x-2.5 gap-y-1 text-xs car-row:gap-x-3 car-row:gap-y-0 car-row:overflow-hidden car-row:pb-4.5 car-row:leading-4 car-row:[grid-area:facts]">
      <Fact icon="icon-cog">{inWords(car.transmission, text)}</Fact>
      <Fact icon="icon-fuel" className="car-row:hidden">
        {inWords(car.fuelType, text)}
      </Fact>
      <Fact icon="icon-users">{text.seats(car.seats)}</Fact>
      {car.luggage !== null && <Fact icon="icon-luggage">{text.luggage(car.luggage)}</Fact>}
    </ul>
  );
}

/**
 * Icon and text of a fact. A row has dots between the facts; the dot before a line's first fact is
 * outside of the list.
 */
function Fact({
  icon,
  className,
  children,
}: {
  icon: IconName;
  className?: string;
  children: string;
}) {
  return (
    <li
      className={cx(
        iconBefore(icon),
        'flex items-center gap-1 whitespace-nowrap before:size-3.5 before:text-turquoise',
        'car-row:gap-0 car-row:before:hidden',
        "car-row:after:order-first car-row:after:-ml-3 car-row:after:w-3 car-row:after:text-center car-row:after:content-['·']",
        className,
      )}
    >
      {children}
    </li>
  );
}

/** Total of the requested days with the daily average, or the daily price without days. */
function CardPrice({ car }: { car: CarOnCard }) {
  const { currency, rates } = useCurrency();
  const text = useText('cars').card;
  const receipt = car.quote && receiptIn(currency, rates, car.quote);
  const aDay = receipt && formatMinor(averageADay(receipt), currency);
  return (
    <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-sand-line border-t pt-3 tabular-nums leading-tight car-row:m-0 car-row:block car-row:border-0 car-row:p-0 car-row:text-right car-row:leading-4 car-row:[grid-area:price]">
      <p>
        <strong className="font-extrabold text-2xl tracking-tight car-row:text-lg car-row:leading-5.5">
          {receipt ? formatMinor(receipt.total, currency) : <Price cents={car.dailyCents} />}
        </strong>{' '}
        <span className={cx('text-ink-soft text-sm', receipt ? 'car-row:hidden' : 'car-row:block')}>
          {receipt ? text.sum : `/\u00a0${text.perDay}`}
        </span>
      </p>
      <Rating rating={car.rating} />
      {aDay !== null && receipt && (
        <p className="mt-1 w-full text-ink-soft text-sm car-row:mt-0 car-row:text-xs">
          <span className="car-row:hidden">{text.average(receipt.days, aDay)}</span>
          <span className="hidden car-row:inline">{text.aDay(aDay)}</span>
        </p>
      )}
    </div>
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
    <p
      className={cx(
        iconBefore('icon-star/filled'),
        'flex shrink-0 items-center gap-1 font-semibold text-sm tabular-nums before:size-4 before:text-sun car-row:hidden',
      )}
    >
      <span aria-hidden="true">{text.stars(rating)}</span>
      <span className="sr-only">{text.rating(rating)}</span>
    </p>
  );
}
