import { NumberInput, Toggle } from './car-form-controls.tsx';
import type { AdminCar } from './car-input.schema.ts';
import { carFormText as text } from './fleet.text.ts';

/** `car` is null while it is new: then there is nothing to tell of its units. */
export function FleetFields({ car }: { car: AdminCar | null }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Toggle name="status" hint={text.hints.status} />
        <Toggle name="featured" hint={text.hints.featured} />
      </div>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <NumberInput
          name="total_units"
          whole
          required
          hint={
            car ? text.hints.units(car.available_units, car.upcomingBookings) : text.hints.newUnits
          }
        />
        <div className="grid grid-cols-2 gap-x-4">
          <NumberInput name="stats.rating.average" hint={text.hints.rating} />
          <NumberInput name="stats.rating.count" whole />
        </div>
      </div>
    </div>
  );
}
