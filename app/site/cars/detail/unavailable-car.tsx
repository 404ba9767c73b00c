import type { MouseEvent } from 'react';
import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import type { Alternative, FreeDays } from '#app/domain/cars/car.schema.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import type { PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { type ReservationForm, reservationParams } from '#app/domain/requests/reservation.rules.ts';
import { type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatDayMonth, formatDayRange, type IsoDate } from '#app/lib/dates/dates.ts';
import { eurosToCents, formatMinor } from '#app/lib/money/money.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Refusal } from '../search/refusal.tsx';

/** Rental of another length with the same pickup, and its price. */
export interface OfferedLength {
  returnDate: IsoDate;
  receipt: PriceReceipt;
}

/**
 * Notice that a car cannot be requested for the chosen days, because it is full or because letting
 * rules refuse them, with what is possible in their place.
 */
export function UnavailableCar({
  carId,
  refusals,
  otherLength,
  nearestFree,
  alternatives,
  form,
  onChooseDays,
}: {
  carId: string;
  /** Rules that refuse the chosen days; empty if the car is full. */
  refusals: BrokenRule[];
  otherLength: OfferedLength | null;
  nearestFree: FreeDays[];
  alternatives: Alternative[];
  form: ReservationForm;
  /** Puts other days into the form. The link opens a URL with these days, so that it works without JavaScript. */
  onChooseDays: (days: Pick<Trip, 'pickupDate' | 'returnDate'>) => void;
}) {
  const { full: text, summary } = useText('cars');
  const dates = useText('dates');
  const toDays = (days: Pick<Trip, 'pickupDate' | 'returnDate'>) => ({
    to: `/cars/${carId}?${reservationParams({ ...form, ...days })}`,
    onClick(event: MouseEvent) {
      event.preventDefault();
      onChooseDays(days);
    },
  });
  return (
    <div id="dolu" role="alert" className="scroll-mt-24 rounded-control bg-coral-wash p-4">
      <div className="flex gap-2 font-strong">
        <Icon name="icon-calendar-x" className="size-5 shrink-0 text-coral" />
        <div className="grid min-w-0 gap-1">
          {refusals.length === 0 && <p>{text.title}</p>}
          {refusals.map((rule) => (
            <p key={rule.kind}>
              <Refusal rule={rule} />
            </p>
          ))}
        </div>
      </div>
      {otherLength && (
        <OtherLengthLink
          {...otherLength}
          pickupDate={form.pickupDate}
          {...toDays({ pickupDate: form.pickupDate, returnDate: otherLength.returnDate })}
        />
      )}
      {nearestFree.length > 0 && (
        <>
          <p className="mt-3 text-small">{text.nearest}</p>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            {nearestFree.map(({ pickupDate, dropoffDate: returnDate }) => (
              <li key={pickupDate}>
                <ButtonLink
                  {...toDays({ pickupDate, returnDate })}
                  size="sm"
                  className="w-full px-2 tabular-nums"
                >
                  {text.days(formatDayMonth(pickupDate, dates), formatDayMonth(returnDate, dates))}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {alternatives.length > 0 && (
        <>
          <p className="mt-4 text-small">{text.alternatives}</p>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-3">
            {alternatives.map((car) => (
              <li key={car.id}>
                <AlternativeCard car={car} form={form} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink to={tripHref('/cars', form)} variant="quiet" size="sm" className="mt-2 w-full">
        {summary.findFree}
      </ButtonLink>
    </div>
  );
}

/** Note in the card, in place of its button: what is wrong, and the way to the options below. */
export function UnavailableNote({ reason }: { reason: 'full' | 'refused' }) {
  const { price: text } = useText('cars');
  return (
    <div className="grid gap-2">
      <ButtonAnchor href="#dolu" variant="ink" className="min-h-13 max-lg:hidden">
        {text.others}
      </ButtonAnchor>
      <p className="text-center text-coral text-small">{text[reason]}</p>
    </div>
  );
}

/** Link to the rental of another length: `5 gün kirala (10–15 Ağu): €200`. */
function OtherLengthLink({
  pickupDate,
  returnDate,
  receipt,
  ...link
}: OfferedLength & { pickupDate: IsoDate; to: string; onClick: (event: MouseEvent) => void }) {
  const { full: text } = useText('cars');
  const dates = useText('dates');
  return (
    <ButtonLink
      {...link}
      variant="ink"
      className="mt-3 w-full flex-wrap gap-x-2 gap-y-0 px-3 py-1 tabular-nums"
    >
      <span>{text.takeLength(receipt.days, formatMinor(receipt.total, receipt.currency))}</span>
      <span className="text-small">{unbroken(formatDayRange(pickupDate, returnDate, dates))}</span>
    </ButtonLink>
  );
}

function AlternativeCard({ car, form }: { car: Alternative; form: ReservationForm }) {
  const { full: text, card } = useText('cars');
  return (
    <Link
      to={`/cars/${car.id}?${reservationParams(form)}`}
      className="flex h-full flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-sand-line bg-white p-2 hover:border-ink sm:flex-col sm:flex-nowrap sm:items-start sm:text-small"
    >
      <span className="w-20 shrink-0 overflow-hidden rounded-small sm:w-full">
        <CarPicture car={{ brand: car.title, model: '', mainImage: car.mainImage }} sizes="96px" />
      </span>
      <span className="min-w-0 flex-[1_1_6rem] sm:flex-none">
        <span className="wrap-anywhere block font-strong">
          <CarTitle title={car.title} />
        </span>
        {car.quote && (
          <span className="mt-1 block text-small">
            <strong>
              <Price cents={eurosToCents(car.quote.total)} />
            </strong>{' '}
            <span className="text-ink-soft">
              {EXTRA_NAMES.some((name) => form[name] > 0) ? text.sumWithoutExtras : card.sum}
            </span>
          </span>
        )}
      </span>
    </Link>
  );
}
