import type { ReactNode } from 'react';
import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import type { RentalTerms, TermName } from '#app/base/settings/papers/rental-terms.rules.ts';
import { inWords, seasonsToCome, shownEngine } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { type PriceSet, pricesOf, type Season } from '#app/domain/pricing/price.rules.ts';
import { formatDay, type IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';

type SpecName = keyof SiteTexts['cars']['detail']['specs'];
/** Facts whose values are stored in Turkish. */
const STORED_WORDS = ['category', 'bodyType', 'fuelType', 'transmission'] as const;

export function CarFacts({ car, today }: { car: CarDetail; today: IsoDate }) {
  const { detail: text, card } = useText('cars');
  const seasons = seasonsToCome(car.seasons, today);
  return (
    <>
      {car.description && (
        <section>
          <h2 className="text-2xl">{text.description}</h2>
          <p
            lang={langOf(car, 'description')}
            className="mt-3 max-w-prose whitespace-pre-line text-lg leading-relaxed"
          >
            {car.description}
          </p>
        </section>
      )}
      <section className="@container">
        <h2 className="text-2xl">{text.specifications}</h2>
        <table className="name-table mt-3 w-full text-left">
          <tbody>
            {specNames(car, text).map((name) => (
              <tr key={name} className="border-sand-line border-b">
                <th scope="row" className="w-[45%] py-3 pr-4 font-normal text-ink-soft">
                  {text.specs[name]}
                </th>
                <td className="wrap-anywhere py-3 font-semibold">
                  {specOf(car, name, text, card)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {car.features.length > 0 && (
        <section>
          <h2 className="text-2xl">{text.features}</h2>
          <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {car.features.map((feature) => (
              <li key={feature} className="wrap-anywhere flex items-center gap-2.5">
                <Icon name="icon-check" className="size-5 shrink-0 text-turquoise" />
                <span>{inWords(feature, card)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {seasons.length > 0 && <SeasonPrices prices={car.prices} seasons={seasons} />}
    </>
  );
}

export function KeyFacts({ car }: { car: CarDetail }) {
  const { detail: text, card } = useText('cars');
  const { average, count } = car.rating;
  const { luggage } = car;
  const facts: [IconName, string][] = [
    ['icon-users', card.seats(car.seats)],
    ...(luggage === null ? [] : [['icon-luggage', card.luggage(luggage)] as [IconName, string]]),
    ['icon-cog', inWords(car.transmission, card)],
    ['icon-fuel', inWords(car.fuelType, card)],
    ['icon-door-open', text.doors(car.doors)],
  ];
  return (
    <ul aria-label={text.facts} className="mt-3 flex flex-wrap gap-x-4 gap-y-2 font-semibold">
      <li className="flex flex-wrap items-center gap-1.5">
        <Icon name="icon-star/filled" className="size-5 text-sun" />
        <span aria-hidden="true">{card.stars(average)}</span>
        <span className="sr-only">{card.rating(average)}</span>
        {count > 0 && (
          <span className="font-normal text-ink-soft text-sm">{`(${text.ratings(count)})`}</span>
        )}
      </li>
      {facts.map(([icon, label]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-5 text-turquoise" />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Services that the price includes; nothing until the office has filled them in. */
export function CarIncluded({ terms }: { terms: RentalTerms }) {
  const { included } = terms;
  const { detail: text } = useText('cars');
  if (included.length === 0) return null;
  return (
    <section aria-labelledby="dahil" className="print:hidden">
      <h2 id="dahil" className="text-lg">
        {text.included}
      </h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {included.map((each) => (
          <li key={each} className="wrap-anywhere flex gap-2">
            <Icon name="icon-check" className="mt-0.5 size-4.5 shrink-0 text-turquoise" />
            <span lang={langOf(terms, 'included')}>{each}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CarTerms({ terms }: { terms: RentalTerms }) {
  const { format } = useCurrency();
  const { detail: text } = useText('cars');
  const known = (Object.keys(text.termNames) as TermName[]).filter((name) => terms[name] !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="kosullar">
      <h2 id="kosullar" className="text-2xl">
        {text.terms}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {known.map((name) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{text.termNames[name]}</dt>
            <dd lang={langOf(terms, name)} className="wrap-anywhere mt-0.5 font-medium">
              {withCounts(withPrices(terms[name] ?? '', format))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/**
 * Returns the names of specifications with a known value. The engine always has a row: electric
 * cars have a text in it, other cars a default.
 */
function specNames(car: CarDetail, { specs }: SiteTexts['cars']['detail']): SpecName[] {
  const names = Object.keys(specs) as SpecName[];
  return names.filter((name) => name === 'engineCapacity' || car[name] !== null);
}

function specOf(
  car: CarDetail,
  name: SpecName,
  text: SiteTexts['cars']['detail'],
  card: SiteTexts['cars']['card'],
): ReactNode {
  if (name === 'engineCapacity') {
    const engine = shownEngine(car);
    return engine === null ? text.noEngine : text.cc(engine);
  }
  const stored = STORED_WORDS.find((each) => each === name);
  return stored ? inWords(car[stored], card) : car[name];
}

/** Stacks a season above its three prices on a phone, because prices in lira are wide. */
const SEASON_ROW =
  'border-sand-line border-b max-sm:grid max-sm:grid-cols-[repeat(3,minmax(max-content,1fr))]';

const LENGTHS = ['daily', 'weekly', 'monthly'] as const;

function SeasonPrices({ prices: own, seasons }: { prices: PriceSet; seasons: Season[] }) {
  const { detail: text, price } = useText('cars');
  const dates = useText('dates');
  return (
    <section>
      <h2 className="text-2xl">{text.seasonsTitle}</h2>
      <p className="mt-2 text-ink-soft">{text.seasonsNote}</p>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-left tabular-nums max-sm:text-sm">
          <thead className="text-ink-soft text-sm">
            <tr className={SEASON_ROW}>
              <th scope="col" className="py-2 font-semibold max-sm:col-span-full max-sm:pb-0">
                {text.seasonName}
              </th>
              {LENGTHS.map((length) => (
                <th key={length} scope="col" className="py-2 pl-4 text-right font-semibold">
                  {price.tabs[length]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map((season) => {
              const prices = pricesOf(own, season);
              return (
                <tr key={season.startDate} className={SEASON_ROW}>
                  <th scope="row" className="py-3 font-semibold max-sm:col-span-full max-sm:pb-0">
                    <span lang={langOf(season, 'name')}>{season.name}</span>
                    <span className="block font-normal text-ink-soft text-sm">
                      {`${formatDay(season.startDate, dates)} – ${formatDay(season.endDate, dates)}`}
                    </span>
                  </th>
                  {LENGTHS.map((length) => (
                    <td key={length} className="py-3 pl-4 text-right">
                      <Price cents={prices[`${length}Cents`]} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
