import { useState } from 'react';
import { formatShortDate } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { Price, RateNote } from '../exchange-rates/price.tsx';
import type { CarSummary } from './car.schema.ts';
import { carsText } from './cars.text.ts';
import type { EffectivePrices, PriceReceipt } from './rental-price.rules.ts';

const text = carsText.price;
const TARIFFS = ['daily', 'weekly', 'monthly'] as const;
type Tariff = (typeof TARIFFS)[number];

/**
 * The car's prices by day, week and month, and the total once a period is chosen. The tabs are
 * radio buttons and every panel is in the page, so that CSS alone can switch them.
 */
export function PriceCard({
  effective,
  receipt,
}: {
  effective: EffectivePrices;
  receipt: PriceReceipt | null;
}) {
  const [tariff, setTariff] = useState<Tariff>('daily');
  const { season } = effective;
  return (
    <section
      aria-label={text.title}
      className="tariffs rounded-card border border-sand-line bg-white p-5 shadow-card md:p-6"
    >
      <SegmentedControl
        legend={text.title}
        name="tariff"
        segments={TARIFFS.map((value) => ({ value, label: text.tabs[value] }))}
        value={tariff}
        onChange={setTariff}
        className="flex w-full"
      />
      {TARIFFS.map((name) => (
        <p key={name} data-tariff={name} className="mt-5 leading-none">
          <span className="font-extrabold text-4xl tracking-tight">
            <Price cents={effective[`${name}Cents`]} />
          </span>{' '}
          <span className="text-ink-soft">/ {text.unit[name]}</span>
        </p>
      ))}
      <p className="mt-2 text-ink-soft text-sm">
        {season
          ? text.season(season.name, formatShortDate(season.endDate))
          : receipt
            ? text.onPickup
            : text.base}
      </p>
      {receipt ? <PeriodTotal receipt={receipt} /> : <RateNote />}
      <ButtonAnchor href="#rezervasyon" variant="primary" className="mt-5 w-full">
        {text.reserve}
      </ButtonAnchor>
    </section>
  );
}

function PeriodTotal({ receipt }: { receipt: PriceReceipt }) {
  const { currency } = useCurrency();
  return (
    <p className="mt-4 flex items-baseline justify-between border-sand-line border-t pt-4 tabular-nums">
      <span>{carsText.card.total(receipt.days)}</span>
      <strong className="text-xl">{formatMinor(receipt.total, currency)}</strong>
    </p>
  );
}

/** On a phone the price and the way to the form stay in reach, above the contact bar. */
export function ReservationBar({
  car,
  receipt,
}: {
  car: CarSummary;
  receipt: PriceReceipt | null;
}) {
  const { currency, format } = useCurrency();
  return (
    <aside
      aria-label={carsText.price.title}
      className="reservation-bar fixed inset-x-0 bottom-(--contact-bar-height) z-20 flex items-center justify-between gap-4 border-sand-line border-t bg-white px-4 py-2 md:pr-20 lg:hidden"
    >
      <p className="leading-tight tabular-nums">
        <strong className="block text-lg">
          {receipt ? formatMinor(receipt.total, currency) : format(car.effective.dailyCents)}
        </strong>
        <span className="text-ink-soft text-sm">
          {receipt ? carsText.card.total(receipt.days) : `/ ${carsText.card.perDay}`}
        </span>
      </p>
      <ButtonAnchor href="#rezervasyon" variant="primary" size="sm">
        {carsText.price.reserve}
      </ButtonAnchor>
    </aside>
  );
}
