import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { EXTRA_NAMES, type ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { brokenRules } from '#app/domain/availability/letting.rules.ts';
import { receiptLineText } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import {
  cheaperLongerRental,
  type RentalPeriod,
  rentalPrices,
} from '#app/domain/pricing/price.rules.ts';
import { type PriceReceipt, receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { isConfirmedFirst } from '#app/domain/requests/reservation.rules.ts';
import type { Trip } from '#app/domain/requests/trip.rules.ts';
import { formatLongDateTime } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { focusOn } from '#app/ui/focus.ts';
import { useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { KeyTerms } from '../detail/key-terms.tsx';
import type { Reservation } from './use-reservation.ts';

export function RentalSummary({
  reservation,
  car,
  offers,
  tripTerms,
  business,
  pageUrl,
}: {
  reservation: Reservation;
  car: CarDetail;
  offers: ExtraOffers;
  tripTerms: TripTerms;
  business: Pick<Business, 'name' | 'phone' | 'email'>;
  pageUrl: string;
}) {
  const { summary: text, days } = useText('cars');
  const { period, receipt } = reservation;
  return (
    <section aria-labelledby="ozet-title" className="@container border-sand-line border-t">
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 id="ozet-title" tabIndex={-1} className="text-lg outline-none">
          {text.title}
        </h2>
        {receipt && <p className="text-ink-soft text-sm tabular-nums">{days(receipt.days)}</p>}
        <Extras reservation={reservation} offers={offers} />
      </div>
      {period && receipt ? (
        <>
          <PrintedTrip form={reservation.form} days={receipt.days} />
          <Receipt receipt={receipt} />
          <CheaperHint {...{ reservation, period, car, offers, tripTerms }} />
          <RateNote />
          {/* Replaces on paper the same terms in the head of the card, which is not printed. */}
          <KeyTerms terms={car.effectiveTerms} className="mt-3 hidden print:grid" />
          <p className="mt-6 hidden print:block">
            <span>{`${business.name} · ${business.phone} · ${business.email}`}</span>
            <br />
            <span>{pageUrl}</span>
            <br />
            <span>{text.printed}</span>
          </p>
        </>
      ) : (
        !period && <p className="my-1 text-ink-soft text-sm">{text.prompt}</p>
      )}
    </section>
  );
}

export function Receipt({ receipt }: { receipt: PriceReceipt }) {
  const text = useText('cars');
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
              <th scope="row" className="py-0.5 pr-2 align-top font-medium leading-snug">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span lang={isTurkish ? turkish : undefined}>{title}</span>
                  {/* Breaks a line between the pieces of a sum first. */}
                  {counted.split(/ (?=\+)/).map((piece) => (
                    <span key={piece} className="font-normal text-ink-soft text-sm">
                      {piece}
                    </span>
                  ))}
                </span>
              </th>
              <td className="py-0.5 text-right align-top font-semibold leading-snug">
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

/** Trip on paper, where the form is not printed. */
function PrintedTrip({ form, days }: { form: Trip; days: number }) {
  const text = useText('cars');
  const dates = useText('dates');
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
  tripTerms,
}: {
  reservation: Reservation;
  period: RentalPeriod;
  car: CarDetail;
  offers: ExtraOffers;
  tripTerms: TripTerms;
}) {
  const { summary: text } = useText('cars');
  const { currency, rates } = useCurrency();
  const cheaper = cheaperLongerRental(
    rentalPrices(car),
    period,
    { counts: reservation.form, offers, fees: tripFees(reservation.form, tripTerms) },
    (longer) => brokenRules(car.lettingRules, longer).length === 0,
  );
  if (!cheaper) return null;
  const { total } = receiptIn(currency, rates, cheaper);
  const { confirmFirstAfter } = car;
  const leadsOverLimit =
    isConfirmedFirst(cheaper.returnDate, confirmFirstAfter) &&
    !isConfirmedFirst(period.returnDate, confirmFirstAfter);
  return (
    <button
      type="button"
      onClick={() => {
        reservation.change({ returnDate: cheaper.returnDate });
        // Moves the focus, because the button disappears with its hint.
        focusOn('ozet-title');
      }}
      className="mt-1 flex w-full gap-2 rounded-control bg-turquoise-wash px-3 py-2 text-left text-sm leading-snug hover:text-turquoise active:scale-[0.98] print:hidden"
    >
      <Icon name="icon-lightbulb" className="size-5 shrink-0 text-turquoise" />
      <span>
        <span>{`${text.cheaper(cheaper.days, formatMinor(total, currency))} `}</span>
        <b className="text-turquoise underline noscript:hidden">{text.takeLonger(cheaper.days)}</b>
        {leadsOverLimit && <span className="block">{text.confirmFirst}</span>}
      </span>
    </button>
  );
}

function Extras({ reservation, offers }: { reservation: Reservation; offers: ExtraOffers }) {
  const { format } = useCurrency();
  const { form } = reservation;
  const { form: text, extras } = useText('cars');
  const offered = EXTRA_NAMES.filter((name) => offers[name].maxCount > 0);
  const [startsOpen] = useState(offered.some((name) => form[name] > 0));
  if (offered.length === 0) return null;
  return (
    <details open={startsOpen} className="ml-auto open:basis-full print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-sm text-turquoise hover:underline">
        <Icon name="icon-plus" className="size-5 shrink-0" />
        <span>{text.addExtras}</span>
      </summary>
      <fieldset className="min-w-0 divide-y divide-sand-line rounded-control border border-sand-line">
        <legend className="sr-only">{text.extras}</legend>
        {offered.map((name) => (
          <label
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-2"
            htmlFor={`extra-${name}`}
          >
            <span className="min-w-0 flex-[1_1_8rem] leading-tight">
              <span className="block font-semibold text-sm">{extras[name].name}</span>
              <span className="block text-ink-soft text-sm tabular-nums">
                {`${text.extraPrice(format(offers[name].dailyCents))} · ${extras[name].hint}`}
              </span>
            </span>
            <select
              id={`extra-${name}`}
              name={name}
              defaultValue={form[name]}
              className="h-11 min-w-18 rounded-control border border-control-line bg-white px-3 font-semibold tabular-nums hover:border-ink"
            >
              {Array.from({ length: offers[name].maxCount + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the count is the option
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
