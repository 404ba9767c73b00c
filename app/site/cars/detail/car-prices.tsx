import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price, RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { seasonsToCome } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { type priceOrigins, pricesOf } from '#app/domain/pricing/price.rules.ts';
import { averageADay, type PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { isFilledIn } from '#app/domain/requests/reservation.rules.ts';
import { formatDay, formatDayRange, type IsoDate } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Reservation } from '../request/use-reservation.ts';

const TARIFFS = ['daily', 'weekly', 'monthly'] as const;
type Tariff = (typeof TARIFFS)[number];

/** Reason why a car cannot be requested for the chosen days; null if it can. */
export type Unavailable = 'full' | 'refused' | null;

/**
 * Total of the rental, the largest figure of the card; the price of a day until the days are known.
 * Beside it: the length, the price of a day, and whether the car is free.
 */
export function PriceHead({
  dailyCents,
  receipt,
  freeUnits,
}: {
  dailyCents: number;
  receipt: PriceReceipt | null;
  /** Number of units that are free in the chosen period; null while unknown. */
  freeUnits: number | null;
}) {
  const { currency } = useCurrency();
  const { card, days, price, summary } = useText('cars');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 tabular-nums print:hidden">
      <p role="status" className="contents">
        <strong className="whitespace-nowrap text-headline">
          {receipt ? formatMinor(receipt.total, currency) : <Price cents={dailyCents} />}
        </strong>
        <span className="text-ink-soft text-meta lg:text-right">
          <span className="block">
            {receipt
              ? `${days(receipt.days)} · ${card.aDay(formatMinor(averageADay(receipt), currency))}`
              : `/\u00a0${card.perDay}`}
          </span>
          {freeUnits !== null && freeUnits > 0 ? (
            <span className="block text-turquoise">{summary.available(freeUnits)}</span>
          ) : (
            !receipt && <span className="block">{price.base}</span>
          )}
        </span>
      </p>
    </div>
  );
}

/** Returns the longest tariff that a rental is charged with; daily while its days are unknown. */
function tariffOf(receipt: PriceReceipt | null): Tariff {
  const rentals = receipt?.lines.filter((line) => line.kind === 'rental') ?? [];
  if (rentals.some(({ months }) => months > 0)) return 'monthly';
  return rentals.some(({ weeks }) => weeks > 0) ? 'weekly' : 'daily';
}

/** Classes of a row, which shows the price below its name with large text. */
const TARIFF_ROW = '@max-3xs:flex @max-3xs:flex-wrap @max-3xs:justify-between';

/**
 * The car's prices by day, week and month, today and in the seasons to come. The tabs are radio
 * buttons and every panel is in the page, so that CSS alone can switch them.
 */
export function Tariffs({
  car: { effective, origins, prices, seasons, wholeMonths },
  today,
  receipt,
}: {
  car: Pick<CarDetail, 'effective' | 'prices' | 'seasons' | 'wholeMonths'> & {
    origins: ReturnType<typeof priceOrigins>;
  };
  today: IsoDate;
  /** Receipt of the chosen days. Paper shows only its total. */
  receipt: PriceReceipt | null;
}) {
  const { price: text, detail } = useText('cars');
  const dates = useText('dates');
  const [chosen, setChosen] = useState<Tariff | null>(null);
  const isPriced = receipt !== null;
  const { season } = effective;
  const coming = seasonsToCome(seasons, today);
  return (
    <section
      aria-labelledby="fiyatlar"
      className={cx('tariffs @container', isPriced && 'print:hidden')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="fiyatlar" className="text-heading">
          {text.title}
        </h2>
        <SegmentedControl
          legend={text.title}
          name="tariff"
          segments={TARIFFS.map((value) => ({ value, label: text.tabs[value] }))}
          value={chosen ?? tariffOf(receipt)}
          onChange={setChosen}
          className="flex-wrap"
        />
      </div>
      {TARIFFS.map((name) => (
        <div key={name} data-tariff={name} className="mt-2 text-small">
          <table className="w-full text-left tabular-nums">
            <tbody>
              <tr className={TARIFF_ROW}>
                <th scope="row" className="py-2 pr-2 font-regular max-[18rem]:pr-0">
                  {season && origins[`${name}Cents`] !== 'car'
                    ? text.season(season.name, formatDay(season.endDate, dates))
                    : isPriced
                      ? text.onPickup
                      : text.base}
                </th>
                <td className="py-2 text-right">
                  <strong className="text-body-strong">
                    <Price cents={effective[`${name}Cents`]} />
                  </strong>{' '}
                  <span className="text-ink-soft">{`/\u00a0${text.unit[name]}`}</span>
                </td>
              </tr>
              {coming.map((each) => (
                <tr key={each.startDate} className={cx(TARIFF_ROW, 'border-sand-line border-t')}>
                  <th scope="row" className="py-2 pr-2 font-regular max-[18rem]:pr-0">
                    <span lang={langOf(each, 'name')}>{each.name}</span>
                    <span className="block text-ink-soft text-meta">
                      {formatDayRange(each.startDate, each.endDate, dates)}
                    </span>
                  </th>
                  <td className="py-2 text-right">
                    <Price cents={pricesOf(prices, each)[`${name}Cents`]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {name === 'monthly' && (
            <p className="text-ink-soft text-meta">{text.monthly(wholeMonths)}</p>
          )}
        </div>
      ))}
      {coming.length > 0 && <p className="mt-1 text-ink-soft text-meta">{detail.seasonsNote}</p>}
      {!isPriced && <RateNote />}
    </section>
  );
}

/**
 * Limits sizes by the width of the window, so that the bar stays one line. `max-lg:` overrides the
 * button's own size.
 */
const BAR_BUTTON =
  'min-w-0 text-balance max-lg:min-h-[min(3rem,14vw)] max-lg:px-[min(1rem,3vw)] max-lg:py-0 max-lg:text-[min(1rem,3.9vw)]';

/**
 * Bar at the bottom of a narrow screen with the price and the form's submit button. If the car is
 * not available, a link to other options replaces the button.
 */
export function ReservationBar({
  car,
  reservation,
  unavailable,
  tripUrl,
  business,
  pageUrl,
}: {
  car: CarDetail;
  reservation: Reservation;
  unavailable: Unavailable;
  /** Address of the trip of a request that was sent; its link replaces price and button. */
  tripUrl: string | null;
  business: { whatsappNumber: string };
  pageUrl: string;
}) {
  const { currency, format } = useCurrency();
  const { price: text, card } = useText('cars');
  const { chat, contact } = useText('shell');
  const { receipt, form, handOff } = reservation;
  const { sentCard } = useText('shell');
  const next = isFilledIn(form) ? text.send : text.reserve;
  return (
    <aside
      aria-label={text.title}
      className="reservation-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-[min(0.5rem,2vw)] border-sand-line border-t bg-white px-[min(1rem,3vw)] pt-[min(0.5rem,2.2vw)] pb-[max(min(0.5rem,2.2vw),env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {tripUrl ? (
        <ButtonAnchor href={tripUrl} variant="ink" size="sm" className={cx(BAR_BUTTON, 'grow')}>
          {sentCard.trip}
        </ButtonAnchor>
      ) : (
        <>
          <p className="flex-[1_0_auto] whitespace-nowrap tabular-nums">
            <strong className="block text-[min(1.125rem,5vw)]">
              {receipt ? formatMinor(receipt.total, currency) : format(car.effective.dailyCents)}
            </strong>
            <span className="text-[min(0.8125rem,3.6vw)] text-ink-soft">
              {unavailable
                ? text[unavailable]
                : receipt
                  ? card.total(receipt.days)
                  : `/\u00a0${card.perDay}`}
            </span>
          </p>
          {unavailable ? (
            <ButtonAnchor href="#dolu" size="sm" className={BAR_BUTTON}>
              {text.others}
            </ButtonAnchor>
          ) : (
            <Button
              type="submit"
              form="rezervasyon"
              variant="primary"
              size="sm"
              pending={handOff.sending}
              className={BAR_BUTTON}
            >
              {handOff.sending ? chat.sending : next}
            </Button>
          )}
        </>
      )}
      <a
        href={whatsappLink(business.whatsappNumber, `${contact.greeting}\n${pageUrl}`)}
        target="_blank"
        rel="noopener"
        aria-label={contact.whatsapp}
        className="grid size-[min(3rem,14vw)] flex-none place-items-center rounded-control border border-control-line text-turquoise"
      >
        <Icon name="icon-brand-whatsapp" className="size-[min(1.5rem,7vw)]" />
      </a>
    </aside>
  );
}
