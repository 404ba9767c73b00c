import { formatMinor } from '#app/lib/money.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import type { CarSummary } from './car.rules.ts';
import { carsText } from './cars.text.ts';
import type { PriceReceipt } from './rental-price.rules.ts';

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
