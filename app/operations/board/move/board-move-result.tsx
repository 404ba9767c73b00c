import type { ReactNode } from 'react';
import type { Booking, Clash } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { ClashHolder } from '#app/office/bookings/editor/booking-clash-dialog.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Target } from './board-move.rules.ts';
import type { MovePreview } from './board-move-preview.rules.ts';

const euros = (cents: number) => formatMinor(cents, 'EUR');

export function BeforeAndAfter({
  booking,
  options,
  target,
  plateOf,
  preview: { beforeCents, receiptCents },
  take,
}: {
  booking: Booking;
  options: BookingOptions;
  target: Target;
  plateOf: (vehicleId: string | null) => string | undefined;
  preview: MovePreview;
  take: boolean;
}) {
  const words = useOfficeText('board').page;
  const text = words.move;
  const titleOf = (carId: string | null) =>
    options.cars.find(({ id }) => id === carId)?.title ?? booking.carTitle ?? '';
  const afterCents = take && receiptCents !== null ? receiptCents : beforeCents;
  return (
    <table className="w-full text-left text-small tabular-nums">
      <thead>
        <tr className="text-ink-soft">
          <td />
          <th scope="col" className="py-1 pr-3 font-strong">
            {text.now}
          </th>
          <th scope="col" className="py-1 font-strong">
            {text.next}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={text.pickup}
          before={staffMoment(booking.pickupTime)}
          after={staffMoment(target.pickupTime)}
        />
        <Row
          label={text.dropoff}
          before={staffMoment(booking.dropoffTime)}
          after={staffMoment(target.dropoffTime)}
        />
        {booking.serviceType === 'car_rental' && (
          <Row label={text.car} before={titleOf(booking.carId)} after={titleOf(target.carId)} />
        )}
        {(booking.vehicleId || target.vehicleId) && (
          <Row
            label={text.plate}
            before={plateOf(booking.vehicleId) ?? words.rows.unplated}
            after={plateOf(target.vehicleId) ?? words.rows.unplated}
          />
        )}
        <Row label={text.total} before={euros(beforeCents)} after={euros(afterCents)} />
      </tbody>
    </table>
  );
}

function Row({ label, before, after }: { label: string; before: string; after: string }) {
  const value = (shown: string): ReactNode =>
    shown === after && before !== after ? <b className="font-strong">{shown}</b> : shown;
  return (
    <tr className="border-sand-line border-t">
      <th scope="row" className="py-2 pr-3 font-regular text-ink-soft">
        {label}
      </th>
      <td className="wrap-anywhere py-2 pr-3">{before}</td>
      <td className="wrap-anywhere py-2">{value(after)}</td>
    </tr>
  );
}

/**
 * Bookings that hold the car, or that still have its plate late. An empty list means that the car
 * has no units.
 */
export function Clashes({ clashes }: { clashes: Clash[] }) {
  const { clash } = useOfficeText('bookings');
  const text = useOfficeText('board').page.move;
  const plate = clashes[0]?.plate;
  const intro = clashes.length > 0 ? text.clash : clash.noUnits;
  return (
    <Alert tone="error">
      <p>{plate ? clash.latePlate(plate) : intro}</p>
      {clashes.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {clashes.map((clash) => (
            <li key={`${clash.reference} ${clash.from}`} className="tabular-nums">
              <b className="whitespace-nowrap">{clash.reference}</b> <ClashHolder {...clash} />
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
