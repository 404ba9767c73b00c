import { ShareLinks } from '#app/base/shell/share-links.tsx';
import { kindOf } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import {
  effectivePrices,
  priceOrigins,
  rentalPrices,
  seasonOn,
} from '#app/domain/pricing/price.rules.ts';
import {
  completePeriod,
  isConfirmedFirst,
  type ReservationForm as TypedReservation,
} from '#app/domain/requests/reservation.rules.ts';
import { tripHref, tripPeriod } from '#app/domain/requests/trip.rules.ts';
import { formatDayRange, type IsoDate } from '#app/lib/dates/dates.ts';
import { useLoadFailure } from '#app/site/shell/page-data.ts';
import { HandOffAlert } from '#app/site/shell/requests/chat-hand-off.tsx';
import { cx } from '#app/ui/class-names.ts';
import { focusOn } from '#app/ui/focus.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { ExtrasRow } from '../request/extras-row.tsx';
import { RentalSummary } from '../request/rental-summary.tsx';
import { CorrectionNotices, ReservationForm } from '../request/reservation-form.tsx';
import { readSentRequest, SentTicket } from '../request/sent-ticket.tsx';
import { TripCells } from '../request/trip-cells.tsx';
import { type CarRequest, useCarRequest } from '../request/use-car-request.ts';
import { type Reservation, useReservation } from '../request/use-reservation.ts';
import { CarFacts, CarIncluded, CarTerms, KeyFacts } from './car-facts.tsx';
import { CarGallery } from './car-gallery.tsx';
import { PriceHead, ReservationBar, Tariffs } from './car-prices.tsx';
import { KeyTerms } from './key-terms.tsx';
import type { LoadedCarPage, RefusedForm } from './loaded-car-page.ts';
import { type OfferedLength, UnavailableCar, UnavailableNote } from './unavailable-car.tsx';

/**
 * `refused` is a form that was sent without JavaScript and has errors. React Router drops it at the
 * next navigation.
 */
export function CarPage({
  page,
  refused,
}: {
  page: LoadedCarPage;
  refused: RefusedForm | undefined;
}) {
  const { failure, retrying, retry } = useLoadFailure();
  const { offers, places, tripTerms, today, business, pageUrl } = page;
  // A refused form comes with data for its own dates, which may differ from those in the URL.
  const loaded = refused ?? page;
  const request = useCarRequest({
    car: loaded.car,
    offers,
    tripTerms,
    businessName: business.name,
    pageUrl,
  });
  const reservation = useReservation({
    request,
    offers,
    rules: loaded.car.lettingRules,
    whatsappNumber: business.whatsappNumber,
    initial: { errors: {}, ...loaded },
  });
  const { form, period, receipt, refused: refusedFields, handOff } = reservation;
  const car = pricedOn(loaded.car, period?.pickupDate ?? today);
  /** True if the data belongs to the chosen days. */
  const isCurrent = !failure && tripPeriod(loaded.form) === tripPeriod(form);
  /** Units that are free in the chosen period; null while unknown. */
  const freeUnits = car.quote && isCurrent ? car.availableUnits : null;
  const refusals = Object.values(refusedFields);
  const unavailable =
    refusals.length > 0 ? 'refused' : period !== null && freeUnits === 0 ? 'full' : null;
  const confirmFirstAfter = isCurrent ? car.confirmFirstAfter : null;
  const { sentChat, sending } = handOff;
  const sent = sentChat !== null && !sending ? readSentRequest(sentChat) : null;
  return (
    <div className="page pb-24 sm:pt-4">
      <div className="car-layout">
        <CarHead
          car={car}
          // Sending empties the form, but the list keeps the days for another car.
          form={sent ? page.form : form}
          listed={isCurrent || sent ? page.listed || null : null}
        />
        <CarGallery car={car} />
        <div
          ref={storeHeight}
          className={cx(
            'car-column grid grid-cols-[minmax(0,1fr)] gap-6 self-start [grid-area:card]',
            // Sticks at the top or, if the column is higher than the window, with its end in view.
            'lg:sticky lg:top-[min(var(--header-height)+1rem,100vh-var(--height,100vh)-1rem)] print:static lg:noscript:static',
          )}
        >
          {sent && sentChat && (
            <SentTicket
              sent={sent}
              chat={sentChat}
              outcome={<HandOffAlert handOff={handOff} />}
              onStartAnew={() => {
                handOff.startAnew();
                focusOn('rezervasyon-title');
              }}
              {...{ car, offers, tripTerms, business }}
            />
          )}
          <div
            hidden={sent !== null}
            className={cx(
              'reservation-card rounded-card border border-sand-line bg-white p-[min(1rem,5vw)] shadow-card',
              'max-xs:wrap-break-word max-xs:p-2 print:border-0 print:bg-transparent print:p-0 print:shadow-none',
              receipt && 'reservation-card-priced',
            )}
          >
            <PriceHead
              dailyCents={car.effective.dailyCents}
              receipt={receipt}
              freeUnits={refusals.length > 0 ? null : freeUnits}
            />
            <ReservationForm
              reservation={reservation}
              loadProblem={failure && { failure, retrying, onRetry: retry }}
              confirmFirst={isConfirmedFirst(form.returnDate, confirmFirstAfter)}
              tripCells={
                <TripCells
                  carId={car.id}
                  rules={car.lettingRules}
                  {...{ reservation, request, places, tripTerms, today }}
                />
              }
              extras={<ExtrasRow reservation={reservation} offers={offers} />}
              summary={
                <RentalSummary
                  car={{ ...car, confirmFirstAfter }}
                  {...{ reservation, offers, tripTerms, business, pageUrl }}
                />
              }
              unavailable={unavailable && <UnavailableNote reason={unavailable} />}
            />
            <KeyTerms
              terms={car.effectiveTerms}
              offers={offers}
              isShort
              className="mt-3 grid print:hidden"
            />
            <CarIncluded terms={car.effectiveTerms} />
          </div>
          <Tariffs car={car} today={today} receipt={receipt} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 [grid-area:facts]">
          {unavailable && (
            <UnavailableCar
              carId={car.id}
              refusals={refusals}
              otherLength={isCurrent ? otherLengthOf(car, form, request) : null}
              nearestFree={isCurrent ? car.nearestFree : []}
              alternatives={isCurrent ? car.alternatives : []}
              form={form}
              onChooseDays={(days) => {
                reservation.change(days);
                focusOn('rezervasyon-title');
              }}
            />
          )}
          <CarTerms terms={car.effectiveTerms} offers={offers} languages={business.languages} />
          <CarFacts car={car} />
          <ShareLinks url={pageUrl} title={car.title} />
        </div>
      </div>
      <CorrectionNotices reservation={reservation} />
      <ReservationBar
        tripUrl={sent?.url ?? null}
        {...{ car, reservation, unavailable, business, pageUrl }}
      />
    </div>
  );
}

/** Returns the rental of another length that rules allow, with its price for the whole form. */
function otherLengthOf(
  { otherLength }: CarDetail,
  form: Reservation['form'],
  request: CarRequest,
): OfferedLength | null {
  if (!otherLength) return null;
  const receipt = request.receiptOf({ ...form, returnDate: otherLength.dropoffDate });
  return receipt && { returnDate: otherLength.dropoffDate, receipt };
}

/** Returns the car with its prices on a day, and their origins. */
function pricedOn(car: CarDetail, day: IsoDate) {
  const prices = rentalPrices(car);
  return {
    ...car,
    effective: effectivePrices(prices, day),
    origins: priceOrigins(prices, seasonOn(prices.seasons, day)),
  };
}

function CarHead({
  car,
  form,
  listed,
}: {
  car: CarDetail;
  form: TypedReservation;
  /** Number of cars in the list for the chosen days; null while it is unknown, and for none. */
  listed: number | null;
}) {
  const { detail: text, card } = useText('cars');
  const dates = useText('dates');
  const period = completePeriod(form);
  const back = [
    listed === null ? text.list : text.listed(listed),
    period && formatDayRange(period.pickupDate, period.returnDate, dates),
  ];
  return (
    <div className="min-w-0 [grid-area:title]">
      <nav aria-label={text.breadcrumbs} className="car-back">
        <Link
          to={tripHref('/cars', form)}
          className="inline-flex min-h-11 items-center gap-2 text-small-strong text-turquoise hover:underline"
        >
          <Icon name="icon-arrow-left" className="size-4 shrink-0" />
          <span>{back.filter(Boolean).join(', ')}</span>
        </Link>
      </nav>
      <h1 className="page-title">
        <CarTitle title={car.title} />
      </h1>
      <p className="mt-1 text-body text-ink-soft">{card.kind(kindOf(car, card))}</p>
      <KeyFacts car={car} />
    </div>
  );
}

/** Stores the height of a column, so that a column higher than the window sticks with its end in view. */
function storeHeight(column: HTMLElement | null) {
  if (!column) return;
  const heights = new ResizeObserver(() =>
    column.style.setProperty('--height', `${column.offsetHeight}px`),
  );
  heights.observe(column);
  return () => heights.disconnect();
}
