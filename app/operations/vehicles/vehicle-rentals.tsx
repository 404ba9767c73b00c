import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { BOOKING_TONES } from '#app/office/bookings/editor/booking-status-choice.tsx';
import {
  bookingListHref,
  bookingPath,
} from '#app/office/bookings/list/booking-list-address.rules.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { FormSection } from '#app/ui/sections.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import type { VehicleRentals as Rentals, Vehicle, VehicleRental } from './vehicle.schema.ts';

/** Number of rentals that are visible without unfolding. */
const OPEN_RENTALS = 5;

/** Rentals of the vehicle with exact times, because a fine names a plate and a time. */
export function VehicleRentals({
  vehicle: { plate, carTitle },
  rentals,
  total,
}: Rentals & { vehicle: Vehicle }) {
  const { rentals: text } = useOfficeText('vehicles');
  return (
    <FormSection id="vehicle-rentals" title={text.title} text={text.text}>
      {rentals.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <RentalList rentals={rentals.slice(0, OPEN_RENTALS)} plate={plate} />
      {rentals.length > OPEN_RENTALS && (
        <Fold
          title={text.earlier(rentals.length - OPEN_RENTALS)}
          className="border-sand-line border-t"
        >
          <RentalList rentals={rentals.slice(OPEN_RENTALS)} plate={plate} />
        </Fold>
      )}
      {total > rentals.length && (
        <p className="mt-3 text-ink-soft text-small">
          <span>{text.older(rentals.length, total)}</span>{' '}
          {carTitle && (
            <Link
              to={bookingListHref({ search: carTitle })}
              className="inline-flex min-h-11 items-center font-strong text-turquoise hover:underline"
            >
              {text.ofCar(carTitle)}
            </Link>
          )}
        </p>
      )}
    </FormSection>
  );
}

function RentalList({ rentals, plate }: { rentals: VehicleRental[]; plate: string }) {
  return (
    <ul className="divide-y divide-sand-line">
      {rentals.map((rental) => (
        <RentalRow key={rental.id} rental={rental} plate={plate} />
      ))}
    </ul>
  );
}

function RentalRow({ rental, plate }: { rental: VehicleRental; plate: string }) {
  const { statuses } = useOfficeText('bookings');
  const { rentals: text } = useOfficeText('vehicles');
  const { id, bookingReference, customer, status, pickupTime, dropoffTime } = rental;
  const { handedOverAt, returnedAt, recordedPlate } = rental;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] large-text:grid-cols-1 items-baseline gap-x-4 py-2 text-small large-text:*:justify-self-start hover:bg-foam">
      <span className="wrap-anywhere font-strong">{customer}</span>
      <span className="text-right">
        <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 tabular-nums">
        {handedOverAt ? (
          <>
            <Moment label={text.handedOver} at={handedOverAt} />
            {returnedAt ? (
              <Moment label={text.returned} at={returnedAt} />
            ) : (
              <span>{text.noReturn}</span>
            )}
            {recordedPlate !== plate && <span>{text.underPlate(recordedPlate ?? '')}</span>}
          </>
        ) : (
          <span>{text.noHandOver}</span>
        )}
      </span>
      <span className="col-span-full flex flex-wrap gap-x-2 text-ink-soft text-meta tabular-nums">
        <span>{text.booked(staffMoment(pickupTime), staffMoment(dropoffTime))}</span>
        {/* The link covers the whole row. */}
        <Link
          to={bookingPath(id)}
          className="whitespace-nowrap text-turquoise after:absolute after:inset-0 hover:underline"
        >
          {bookingReference}
        </Link>
      </span>
    </li>
  );
}

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <span className="whitespace-nowrap">
      <span className="text-ink-soft">{`${label} `}</span>
      <span className="font-strong">{staffMoment(at)}</span>
    </span>
  );
}
