import { useCurrency } from '#app/base/exchange-rates/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/price.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { datesText } from '#app/lib/dates.text.ts';
import { formatLongDateTime } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useText, useTurkishLang } from '#app/ui/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import type { CarDetail } from './car.schema.ts';
import { carsText } from './cars.text.ts';
import { type PriceReceipt, receiptIn } from './receipt.rules.ts';
import {
  cheaperLongerRental,
  type RentalPeriod,
  rentalPrices,
  returnElsewhere,
} from './rental-price.rules.ts';
import { isConfirmedFirst } from './reservation.rules.ts';
import { receiptLineText } from './reservation-message.rules.ts';
import type { Trip } from './trip.rules.ts';
import type { Reservation } from './use-reservation.ts';

export function RentalSummary({
  reservation,
  car,
  offers,
  business,
  pageUrl,
}: {
  reservation: Reservation;
  car: CarDetail;
  offers: ExtraOffers;
  business: Pick<Business, 'name' | 'phone' | 'email'>;
  pageUrl: string;
}) {
  const { summary: text, days } = useText(carsText);
  const { period, receipt } = reservation;
  return (
    <section aria-labelledby="ozet-title" className="@container border-sand-line border-t pt-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ozet-title" tabIndex={-1} className="text-lg outline-none">
          {text.title}
        </h2>
        {receipt && <p className="text-ink-soft text-sm tabular-nums">{days(receipt.days)}</p>}
      </div>
      {period && receipt ? (
        <>
          <PrintedTrip form={reservation.form} days={receipt.days} />
          <Receipt receipt={receipt} />
          <CheaperHint reservation={reservation} period={period} car={car} offers={offers} />
          <RateNote />
          <p className="mt-6 hidden print:block">
            <span>{`${business.name} · ${business.phone} · ${business.email}`}</span>
            <br />
            <span>{pageUrl}</span>
            <br />
            <span>{text.printed}</span>
          </p>
        </>
      ) : (
        <p className="mt-1 text-ink-soft text-sm">{text.prompt}</p>
      )}
    </section>
  );
}

export function Receipt({ receipt }: { receipt: PriceReceipt }) {
  const text = useText(carsText);
  const turkish = useTurkishLang();
  const nameOf = usePlaceName();
  return (
    <table className="name-table w-full text-left tabular-nums">
      <tbody>
        {receipt.lines.map((line, i) => {
          const { title, counted } = receiptLineText(line, text, nameOf);
          const isTurkish = line.kind === 'rental' && line.season !== null && !line.turkishSeason;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may bear one name; a line is its place
            <tr key={i}>
              <th scope="row" className="py-1 pr-4 align-top font-medium leading-snug">
                <span lang={isTurkish ? turkish : undefined}>{title}</span>
                {counted && (
                  <span className="block font-normal text-ink-soft text-sm">{counted}</span>
                )}
              </th>
              <td className="py-1 text-right align-top font-semibold leading-snug">
                {formatMinor(line.amount, receipt.currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-sand-line border-t">
          <th scope="row" className="pt-1.5 font-bold">
            {text.summary.total}
          </th>
          <td className="pt-1.5 text-right font-extrabold text-lg">
            {formatMinor(receipt.total, receipt.currency)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** On paper a rental is its receipt, which says where and when, too. */
function PrintedTrip({ form, days }: { form: Trip; days: number }) {
  const text = useText(carsText);
  const dates = useText(datesText);
  const nameOf = usePlaceName();
  const end = (date: string, time: string, place: string) =>
    `${formatLongDateTime(date, time, dates)}${place && `, ${nameOf(place)}`}`;
  const { message } = text;
  return (
    <p className="hidden print:block">
      <span>{`${message.pickup}: ${end(form.pickupDate, form.pickupTime, form.pickupLocation)}`}</span>
      <br />
      <span>{`${message.dropoff}: ${end(form.returnDate, form.returnTime, form.dropoffLocation)}`}</span>
      <br />
      <span>{`${message.duration}: ${text.days(days)}`}</span>
    </p>
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
  const { summary: text } = useText(carsText);
  const { currency, rates } = useCurrency();
  const cheaper = cheaperLongerRental(rentalPrices(car), period, {
    counts: reservation.form,
    offers,
    elsewhere: returnElsewhere(reservation.form, reservation.placeTerms),
  });
  if (!cheaper) return null;
  const { total } = receiptIn(currency, rates, cheaper);
  const { confirmFirstAfter } = car;
  const leadsOverLimit =
    isConfirmedFirst(cheaper.returnDate, confirmFirstAfter) &&
    !isConfirmedFirst(period.returnDate, confirmFirstAfter);
  return (
    <div className="mt-4 rounded-control bg-turquoise-wash p-4 print:hidden">
      <p className="flex gap-2 text-sm">
        <Icon name="icon-lightbulb" className="size-5 shrink-0 text-turquoise" />
        <span>{text.cheaper(cheaper.days, formatMinor(total, currency))}</span>
      </p>
      {leadsOverLimit && <p className="mt-2 text-sm">{text.confirmFirst}</p>}
      <Button
        size="sm"
        variant="quiet"
        className="mt-1"
        onClick={() => {
          reservation.change({ returnDate: cheaper.returnDate });
          // The button goes with its hint.
          document.getElementById('ozet-title')?.focus();
        }}
      >
        {text.takeLonger(cheaper.days)}
      </Button>
    </div>
  );
}
