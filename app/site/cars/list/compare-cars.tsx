import type { ReactNode } from 'react';
import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { RentalTerms, TermName } from '#app/base/settings/papers/rental-terms.rules.ts';
import { inWords, kindOf } from '#app/domain/cars/car.rules.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import type { ListingDetail } from '#app/domain/cars/listing.schema.ts';
import { averageADay, receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatCents, formatMinor } from '#app/lib/money/money.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { fetchData, useResponse } from '#app/site/shell/requests/use-response.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { CardFees, type CarOnCard } from './car-card.tsx';

interface Row {
  name: string;
  /** Values of the cars, in the order of the columns. */
  cells: ReactNode[];
  /** True if the cars have the same value. Left out for values that are texts. */
  isSame?: boolean;
  isPrice?: boolean;
}

function allEqual(values: unknown[]): boolean {
  return new Set(values).size === 1;
}

/** Comparison of two or three cars; values that differ are bold. Their terms are loaded separately. */
export function CompareCars({ cars, trip }: { cars: CarOnCard[]; trip: Trip }) {
  const list = useText('cars').browse;
  const { card, detail } = useText('cars');
  const { currency, rates, format } = useCurrency();
  const {
    data: terms,
    isFailed,
    retry,
  } = useResponse((signal) => Promise.all(cars.map(({ id }) => fetchTerms(id, signal))));
  const receipts = cars.map(({ quote }) => quote && receiptIn(currency, rates, quote));

  const rows: Row[] = [
    {
      name: list.compare.price,
      isPrice: true,
      cells: cars.map((car, i) => {
        const receipt = receipts[i];
        return (
          <div key={car.id}>
            <strong className="text-heading">
              {receipt
                ? formatMinor(receipt.total, currency)
                : card.aDay(formatCents(car.dailyCents, currency, rates))}
            </strong>
            {receipt && (
              <span className="block text-ink-soft text-small">
                {card.aDay(formatMinor(averageADay(receipt), currency))}
              </span>
            )}
            <CardFees car={car} className="text-meta" />
          </div>
        );
      }),
    },
    {
      name: list.compare.kind,
      // Separated by spaces, because a narrow column would end a line with a dot.
      cells: cars.map((car) => [...new Set(Object.values(kindOf(car, card)))].join(' ')),
    },
    { name: detail.specs.transmission, cells: cars.map((car) => inWords(car.transmission, card)) },
    { name: detail.specs.fuelType, cells: cars.map((car) => inWords(car.fuelType, card)) },
    { name: detail.specs.seats, cells: cars.map((car) => card.seats(car.seats)) },
    {
      name: list.least.luggage,
      cells: cars.map(({ luggage }) => (luggage === null ? '–' : card.luggage(luggage))),
    },
  ];
  if (terms) {
    const included = terms.map((each) => each?.included ?? []);
    if (included.some((each) => each.length > 0)) {
      rows.push({
        name: detail.included,
        isSame: allEqual(included.map((each) => each.join('\n'))),
        cells: included.map((each, i) => (
          <ul key={cars[i]?.id} lang={langOf(terms[i] ?? {}, 'included')} className="grid gap-1">
            {each.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )),
      });
    }
    for (const name of Object.keys(detail.termNames) as TermName[]) {
      if (terms.every((each) => !each?.[name])) continue;
      rows.push({
        name: detail.termNames[name],
        isSame: allEqual(terms.map((each) => each?.[name])),
        cells: terms.map((each, i) => (
          <span key={cars[i]?.id} lang={langOf(each ?? {}, name)}>
            {each?.[name] ? withCounts(withPrices(each[name], format)) : '–'}
          </span>
        )),
      });
    }
  }

  return (
    <>
      <table className="compare-table w-full hyphens-auto text-left text-small">
        <thead>
          <tr>
            <td />
            {cars.map((car) => (
              <th key={car.id} scope="col" className="wrap-anywhere text-body-strong">
                {/* Hidden from screen readers: the name below describes it. */}
                <div aria-hidden="true">
                  <CarPicture car={car} sizes="(min-width: 769px) 300px, 33vw" />
                </div>
                <Link
                  to={tripHref(`/cars/${car.id}`, trip)}
                  className="mt-2 inline-block underline"
                >
                  <span translate="no">{car.title}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isPrice, isSame = allEqual(cells) }) => (
            <tr key={name}>
              <th scope="row" className="font-regular text-ink-soft">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td
                  key={cars[i]?.id}
                  className={cx(
                    'wrap-anywhere tabular-nums',
                    !isPrice && (isSame ? 'text-ink-soft' : 'font-strong'),
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {cars.map((car) => (
              <td key={car.id}>
                <ButtonLink
                  to={tripHref(`/cars/${car.id}`, trip)}
                  variant="ink"
                  className="w-full"
                  aria-label={`${card.rent}: ${car.title}`}
                >
                  {card.rent}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <div role="status" className="mt-4">
        {!terms && !isFailed && <p className="text-ink-soft">{list.compare.loading}</p>}
        {isFailed && <p className="text-coral">{list.compare.failed}</p>}
      </div>
      {isFailed && (
        <Button size="sm" className="mt-2" onClick={retry}>
          {list.tryAgain}
        </Button>
      )}
    </>
  );
}

/** Returns the terms of a car in the page's language; undefined if the car is no longer offered. */
async function fetchTerms(id: string, signal: AbortSignal): Promise<RentalTerms | undefined> {
  const path = `/api/listings/${id}?lang=${languageOfPath(location.pathname)}`;
  const car = await fetchData<ListingDetail>(path, signal);
  return car === 'missing' ? undefined : car.effectiveTerms;
}
