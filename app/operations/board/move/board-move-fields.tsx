import { SelectField } from '#app/ui/fields/field.tsx';
import { SlashDateFilter } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { BoardBooking, BoardCar } from '../board.schema.ts';
import { type Shift, shiftToCar, shiftToDay, type Target } from './board-move.rules.ts';

export function MoveFields({
  booking,
  shift,
  target,
  cars,
  ownPlate,
  onChange,
}: {
  booking: BoardBooking;
  shift: Shift;
  target: Target;
  /** All cars, not only the shown ones. */
  cars: BoardCar[];
  /** Plate before the move. */
  ownPlate: string | undefined;
  onChange: (shift: Shift) => void;
}) {
  const { move: text, rows } = useOfficeText('board').page;
  const car = cars.find(({ id }) => id === target.carId);
  const plates = car?.vehicles ?? [];
  const hasOtherPlate =
    target.vehicleId !== null && !plates.some(({ id }) => id === target.vehicleId);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SlashDateFilter
        lang="en"
        label={text.day}
        value={target.pickupTime.slice(0, 10)}
        onCommit={(day) => day && onChange(shiftToDay(booking, shift, day))}
      />
      {booking.serviceType === 'car_rental' && (
        <SelectField
          label={text.car}
          value={target.carId ?? ''}
          onChange={(event) => onChange(shiftToCar(booking, shift, event.target.value || null))}
        >
          {!car && <option value={target.carId ?? ''}>{booking.carTitle}</option>}
          {cars.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {(plates.length > 0 || hasOtherPlate) && (
        <SelectField
          label={text.plate}
          value={target.vehicleId ?? ''}
          onChange={(event) => onChange({ ...shift, vehicleId: event.target.value || null })}
        >
          <option value="">{rows.unplated}</option>
          {/* A plate out of service has no line on the board. */}
          {hasOtherPlate && <option value={target.vehicleId ?? ''}>{ownPlate}</option>}
          {plates.map(({ id, plate }) => (
            <option key={id} value={id}>
              {plate}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
