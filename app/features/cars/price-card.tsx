import { useState } from 'react';
import { formatShortDate } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { SegmentedControl } from '#app/ui/segmented-control.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { Price } from '../exchange-rates/price.tsx';
import { RateNote } from '../exchange-rates/rate-note.tsx';
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
