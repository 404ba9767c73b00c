import type { ExtraOffers } from '#app/features/settings/extras.rules.ts';
import { formatShortDate } from '#app/lib/dates.ts';
import { formatCents, formatMinor } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { RateNote } from '../exchange-rates/price.tsx';
import type { CarDetail } from './car.schema.ts';
import { carsText, receiptLineText } from './cars.text.ts';
import {
  cheaperLongerRental,
  type PriceReceipt,
  type RentalPeriod,
  receiptIn,
} from './rental-price.rules.ts';
import type { Reservation } from './use-reservation.ts';

const text = carsText.summary;

export function RentalSummary({
  reservation,
  car,
  offers,
}: {
  reservation: Reservation;
  car: CarDetail;
  offers: ExtraOffers;
}) {
  const { period, receipt } = reservation;
  return (
    <section
      aria-labelledby="ozet-title"
      className="rounded-card border border-sand-line bg-white p-5 shadow-card md:p-6"
    >
      <h2 id="ozet-title" className="text-xl">
        {text.title}
      </h2>
      {period && receipt ? (
        <>
          <p className="mt-1 text-ink-soft text-sm tabular-nums">
            {formatShortDate(period.pickupDate)} {period.pickupTime} –{' '}
            {formatShortDate(period.returnDate)} {period.returnTime} · {carsText.days(receipt.days)}
          </p>
          <Receipt receipt={receipt} />
          <CheaperHint reservation={reservation} period={period} car={car} offers={offers} />
          <p className="mt-4 text-ink-soft text-sm">{text.included}</p>
          <RateNote />
        </>
      ) : (
        <p className="mt-2 text-ink-soft">{text.prompt}</p>
      )}
    </section>
  );
}

function Receipt({ receipt }: { receipt: PriceReceipt }) {
  const { rates } = useCurrency();
  const unit = (cents: number) => formatCents(cents, receipt.currency, rates);
  return (
    <table className="mt-4 w-full text-left tabular-nums">
      <tbody>
        {receipt.lines.map((line, i) => {
          const { title, counted } = receiptLineText(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may bear one name; a line is its place
            <tr key={i}>
              <th scope="row" className="py-2 pr-4 align-top font-medium">
                {title}
                <span className="block font-normal text-ink-soft text-sm">{counted(unit)}</span>
              </th>
              <td className="py-2 text-right align-top font-semibold">
                {formatMinor(line.amount, receipt.currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-sand-line border-t">
          <th scope="row" className="pt-3 font-bold">
            {text.total}
          </th>
          <td className="pt-3 text-right font-extrabold text-2xl tracking-tight">
            {formatMinor(receipt.total, receipt.currency)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function CheaperHint({
  reservation,
  period,
  car,
  offers,
}: {
  reservation: Reservation;
  period: RentalPeriod;
  car: CarDetail;
  offers: ExtraOffers;
}) {
  const { currency, rates } = useCurrency();
  const cheaper = cheaperLongerRental({ ...car.prices, seasons: car.seasons }, period, {
    counts: reservation.form,
    offers,
  });
  if (!cheaper) return null;
  const { total } = receiptIn(currency, rates, cheaper);
  return (
    <div className="mt-4 rounded-control bg-turquoise-wash p-4">
      <p className="flex gap-2 text-sm">
        <Icon name="icon-lightbulb" className="size-5 shrink-0 text-turquoise" />
        {text.cheaper(cheaper.days, formatMinor(total, currency))}
      </p>
      <Button
        size="sm"
        variant="quiet"
        className="mt-1"
        onClick={() => reservation.change({ returnDate: cheaper.returnDate })}
      >
        {text.takeLonger(cheaper.days)}
      </Button>
    </div>
  );
}
