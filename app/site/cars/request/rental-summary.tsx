import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { brokenRules } from '#app/domain/availability/letting.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import {
  cheaperLongerRental,
  type RentalPeriod,
  rentalPrices,
} from '#app/domain/pricing/price.rules.ts';
import { receiptIn } from '#app/domain/pricing/receipt.rules.ts';
import { isConfirmedFirst } from '#app/domain/requests/reservation.rules.ts';
import type { Trip } from '#app/domain/requests/trip.rules.ts';
import { formatLongDateTime } from '#app/lib/dates/dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { Receipt } from '#app/site/shell/requests/receipt.tsx';
import { focusOn } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { KeyTerms } from '../detail/key-terms.tsx';
import type { Reservation } from './use-reservation.ts';

/**
 * Price line by line. A receipt with a single line is only for screen readers and paper, because the
 * card shows the same total above.
 */
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
    <section aria-labelledby="ozet-title" className="@container">
      <div className="sr-only print:not-sr-only">
        <h2 id="ozet-title" tabIndex={-1} className="text-heading outline-none">
          {text.title}
        </h2>
        {receipt && <p className="text-ink-soft text-small tabular-nums">{days(receipt.days)}</p>}
      </div>
      {period && receipt && (
        <>
          <PrintedTrip form={reservation.form} days={receipt.days} />
          <div
            className={receipt.lines.length < 2 ? 'sr-only print:not-sr-only' : 'mt-3 text-small'}
          >
            <Receipt receipt={receipt} totalClassName="sr-only print:not-sr-only" />
          </div>
          <CheaperHint {...{ reservation, period, car, offers, tripTerms }} />
          <RateNote />
          {/* Replaces on paper the same terms in the head of the card, which is not printed. */}
          <KeyTerms terms={car.effectiveTerms} offers={offers} className="mt-3 hidden print:grid" />
          <p className="mt-6 hidden print:block">
            <span>{`${business.name} · ${business.phone} · ${business.email}`}</span>
            <br />
            <span>{pageUrl}</span>
            <br />
            <span>{text.printed}</span>
          </p>
        </>
      )}
    </section>
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
      className="mt-1 flex w-full gap-2 rounded-control bg-turquoise-wash px-3 py-2 text-left text-small pressable hover:text-turquoise active:bg-sand-line print:hidden"
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
