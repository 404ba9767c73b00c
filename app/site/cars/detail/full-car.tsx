import { Price } from '#app/base/exchange-rates/currency/price.tsx';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import type { Alternative, FreeDays } from '#app/domain/cars/car.schema.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import { type ReservationForm, reservationParams } from '#app/domain/requests/reservation.rules.ts';
import { type Trip, tripHref } from '#app/domain/requests/trip.rules.ts';
import { formatDayMonth } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';

export function FullCar({
  carId,
  nearestFree,
  alternatives,
  form,
  onChooseDays,
}: {
  carId: string;
  nearestFree: FreeDays[];
  alternatives: Alternative[];
  form: ReservationForm;
  /** Puts other days into the form. Without JavaScript the link opens a URL with these days. */
  onChooseDays: (days: Pick<Trip, 'pickupDate' | 'returnDate'>) => void;
}) {
  const { full: text, summary } = useText('cars');
  const dates = useText('dates');
  return (
    <div id="dolu" role="alert" className="rounded-control bg-coral-wash p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="icon-calendar-x" className="size-5 shrink-0 text-coral" />
        <span>{text.title}</span>
      </p>
      {nearestFree.length > 0 && (
        <>
          <p className="mt-3 text-sm">{text.nearest}</p>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
            {nearestFree.map(({ pickupDate, dropoffDate: returnDate }) => (
              <li key={pickupDate}>
                <ButtonLink
                  to={`/cars/${carId}?${reservationParams({ ...form, pickupDate, returnDate })}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onChooseDays({ pickupDate, returnDate });
                  }}
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
          <p className="mt-4 text-sm">{text.alternatives}</p>
          <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-3">
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

function AlternativeCard({ car, form }: { car: Alternative; form: ReservationForm }) {
  const { full: text, card } = useText('cars');
  return (
    <Link
      to={`/cars/${car.id}?${reservationParams(form)}`}
      className="flex h-full flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control border border-sand-line bg-white p-2 hover:border-ink lg:flex-col lg:flex-nowrap lg:items-start lg:text-sm"
    >
      <span className="w-20 shrink-0 overflow-hidden rounded-lg lg:w-full">
        <CarPicture car={{ brand: car.title, model: '', mainImage: car.mainImage }} sizes="96px" />
      </span>
      <span className="min-w-0 flex-[1_1_6rem] leading-tight lg:flex-none">
        <span className="wrap-anywhere block font-semibold">
          <CarTitle title={car.title} />
        </span>
        {car.quote && (
          <span className="mt-1 block text-sm">
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
