import type { ReactNode } from 'react';
import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { RentalTerms, TermName } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { inWords, shownEngine } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { useYoungDriverTerm } from './key-terms.tsx';

type SpecName = keyof SiteTexts['cars']['detail']['specs'];
/** Facts whose values are stored in Turkish. */
const STORED_WORDS = ['category', 'bodyType', 'fuelType', 'transmission'] as const;

export function CarFacts({ car }: { car: CarDetail }) {
  const { detail: text, card } = useText('cars');
  return (
    <>
      <section className="@container">
        <h2 className="text-title">{text.specifications}</h2>
        <table className="spec-table mt-4 w-full text-left">
          <tbody>
            {specNames(car, text).map((name) => (
              <tr key={name}>
                <th scope="row" className="text-ink-soft text-small">
                  {text.specs[name]}
                </th>
                <td className="wrap-anywhere text-small-strong">{specOf(car, name, text, card)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {car.features.length > 0 && (
        <section>
          <h2 className="text-title">{text.features}</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {car.features.map((feature) => (
              <li
                key={feature}
                className="wrap-anywhere rounded-full border border-sand-line bg-white px-3 py-1 text-small"
              >
                {inWords(feature, card)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {car.description && (
        <section>
          <h2 className="text-title">{text.description}</h2>
          <p
            lang={langOf(car, 'description')}
            className="mt-4 max-w-prose whitespace-pre-line text-body"
          >
            {car.description}
          </p>
        </section>
      )}
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
    <ul
      aria-label={text.facts}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling line
      tabIndex={0}
      className="key-facts no-scrollbar mt-2 flex gap-x-4 gap-y-2 text-small-strong sm:flex-wrap"
    >
      <li className="flex items-center gap-2">
        <Icon name="icon-star/filled" className="size-5 text-sun" />
        <span aria-hidden="true">{card.stars(average)}</span>
        <span className="sr-only">{card.rating(average)}</span>
        {count > 0 && (
          <span className="text-ink-soft text-small">{`(${text.ratings(count)})`}</span>
        )}
      </li>
      {facts.map(([icon, label]) => (
        <li key={icon} className="flex items-center gap-2">
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
    <section
      aria-labelledby="dahil"
      className="@container mt-3 border-sand-line border-t pt-3 print:hidden"
    >
      <h2 id="dahil" className="text-small-strong">
        {text.included}
      </h2>
      <ul className="mt-1 grid gap-x-3 gap-y-1 text-meta @2xs:grid-cols-2">
        {included.map((each) => (
          <li key={each} className="wrap-anywhere flex gap-1">
            <Icon name="icon-check" className="mt-0.5 size-4 shrink-0 text-turquoise" />
            <span lang={langOf(terms, 'included')}>{each}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CarTerms({
  terms,
  offers,
  languages,
}: {
  terms: RentalTerms;
  offers: ExtraOffers;
  /** Languages in which the office replies. */
  languages: Business['languages'];
}) {
  const { format } = useCurrency();
  const { detail: text } = useText('cars');
  const settings = useText('settings');
  const youngDriver = useYoungDriverTerm(offers);
  const known = (Object.keys(text.termNames) as TermName[]).filter((name) => terms[name] !== null);
  return (
    <section aria-labelledby="kosullar">
      <h2 id="kosullar" className="text-title">
        {text.terms}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {known.map((name) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{text.termNames[name]}</dt>
            <dd lang={langOf(terms, name)} className="wrap-anywhere mt-0.5">
              {withCounts(withPrices(terms[name] ?? '', format))}
            </dd>
          </div>
        ))}
        {youngDriver && (
          <div>
            <dt className="text-ink-soft text-small">{youngDriver.name}</dt>
            <dd className="mt-0.5 tabular-nums">{youngDriver.text}</dd>
          </div>
        )}
        <div>
          <dt className="text-ink-soft text-small">{settings.answersIn}</dt>
          <dd className="mt-0.5">
            {languages.map((language) => settings.languages[language]).join(', ')}
          </dd>
        </div>
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
