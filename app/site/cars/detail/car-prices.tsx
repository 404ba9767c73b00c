import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Price, RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import type { priceOrigins } from '#app/domain/pricing/price.rules.ts';
import { averageADay, type PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { isFilledIn } from '#app/domain/requests/reservation.rules.ts';
import { formatDay } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Reservation } from '../request/use-reservation.ts';

const TARIFFS = ['daily', 'weekly', 'monthly'] as const;
type Tariff = (typeof TARIFFS)[number];

/** Reason why a car cannot be requested for the chosen days; null if it can. */
export type Unavailable = 'full' | 'refused' | null;

export function PriceHead({
  receipt,
  unavailable,
  children,
}: {
  receipt: PriceReceipt | null;
  unavailable: Unavailable;
  /** Tariffs, shown if there is no total. */
  children: Elements;
}) {
  const { price: text } = useText('cars');
  return (
    <div>
      <div role="status">{receipt && <PeriodTotal receipt={receipt} />}</div>
      {unavailable && (
        <p className="mt-2 mb-1 flex flex-wrap gap-x-2 font-semibold max-lg:hidden">
          <span>{text[unavailable]}</span>
          <a href="#dolu" className="text-turquoise underline">
            {text.others}
          </a>
        </p>
      )}
      {children}
    </div>
  );
}

/**
 * The car's prices by day, week and month. The tabs are radio buttons and every panel is in the page, so
 * that CSS alone can switch them.
 */
export function Tariffs({
  car: { effective, origins, wholeMonths },
  receipt,
}: {
  car: Pick<CarDetail, 'effective' | 'wholeMonths'> & {
    origins: ReturnType<typeof priceOrigins>;
  };
  receipt: PriceReceipt | null;
}) {
  const { price: text } = useText('cars');
  const dates = useText('dates');
  const [tariff, setTariff] = useState<Tariff>('daily');
  const { season } = effective;
  return (
    <section aria-label={text.title} className={cx('tariffs', receipt && 'print:hidden')}>
      <SegmentedControl
        legend={text.title}
        name="tariff"
        segments={TARIFFS.map((value) => ({ value, label: text.tabs[value] }))}
        value={tariff}
        onChange={setTariff}
        className="flex w-full max-xs:[&_label]:px-0 max-xs:[&_label]:text-xs"
      />
      {TARIFFS.map((name) => (
        <div
          key={name}
          data-tariff={name}
          className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft text-sm"
        >
          <p className="leading-tight">
            {/* Without a total, the price of a day is the largest text of the card. */}
            <b
              className={cx(
                'text-ink',
                receipt ? 'font-bold text-lg' : 'font-extrabold text-2xl tracking-tight',
              )}
            >
              <Price cents={effective[`${name}Cents`]} />
            </b>{' '}
            <span>{`/\u00a0${text.unit[name]}`}</span>
          </p>
          {name === 'monthly' && <p className="order-last mt-1">{text.monthly(wholeMonths)}</p>}
          <p>
            {season && origins[`${name}Cents`] !== 'car'
              ? text.season(season.name, formatDay(season.endDate, dates))
              : receipt
                ? text.onPickup
                : text.base}
          </p>
        </div>
      ))}
      {!receipt && <RateNote />}
    </section>
  );
}

function PeriodTotal({ receipt }: { receipt: PriceReceipt }) {
  const { currency } = useCurrency();
  const { card: text } = useText('cars');
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 leading-tight tabular-nums">
      <strong className="font-extrabold text-2xl tracking-tight">
        {formatMinor(receipt.total, currency)}
      </strong>
      <span className="text-ink-soft text-sm">
        {`${text.sum} · ${text.average(receipt.days, formatMinor(averageADay(receipt), currency))}`}
      </span>
    </p>
  );
}

/**
 * Limits sizes by the width of the window, so that the bar stays one line. `max-lg:` overrides the
 * button's own size.
 */
const BAR_BUTTON =
  'min-w-0 text-balance max-lg:min-h-[min(3rem,14vw)] max-lg:px-[min(1rem,3vw)] max-lg:py-0 max-lg:text-[min(1rem,3.9vw)] max-lg:leading-[1.2]';

/**
 * Bar at the bottom of a narrow screen with the price and the form's submit button. If the car is
 * not available, a link to other options replaces the button.
 */
export function ReservationBar({
  car,
  reservation,
  unavailable,
  business,
  pageUrl,
}: {
  car: CarDetail;
  reservation: Reservation;
  unavailable: Unavailable;
  business: { whatsappNumber: string };
  pageUrl: string;
}) {
  const { currency, format } = useCurrency();
  const { price: text, card } = useText('cars');
  const { chat, contact } = useText('shell');
  const { receipt, form, handOff } = reservation;
  const next = isFilledIn(form) ? text.send : text.reserve;
  return (
    <aside
      aria-label={text.title}
      className="reservation-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-[min(0.5rem,2vw)] border-sand-line border-t bg-white px-[min(1rem,3vw)] pt-[min(0.5rem,2.2vw)] pb-[max(min(0.5rem,2.2vw),env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className="flex-[1_0_auto] whitespace-nowrap tabular-nums leading-tight">
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
