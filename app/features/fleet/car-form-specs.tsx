import { useFormContext, useWatch } from 'react-hook-form';
import { hasEngine } from '#app/features/cars/car.rules.ts';
import { FUEL_TYPES, TRANSMISSIONS } from '#app/features/cars/car.schema.ts';
import type { CarForm } from './car-form.schema.ts';
import { Choice, NumberInput } from './car-form-controls.tsx';
import { carFormText as text } from './fleet.text.ts';

export function SpecsFields() {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Choice name="fuelType" options={FUEL_TYPES} />
      <Choice name="transmission" options={TRANSMISSIONS} />
      <EngineCapacity />
      <div className="grid grid-cols-2 gap-x-4">
        <NumberInput name="seats" whole required />
        <NumberInput name="doors" whole required />
      </div>
    </div>
  );
}

/** What was typed stays, for who chose electric by mistake. */
function EngineCapacity() {
  const { control } = useFormContext<CarForm>();
  const electric = !hasEngine(useWatch({ control, name: 'fuelType' }));
  return (
    <NumberInput
      name="engineCapacity"
      whole
      disabled={electric}
      hint={electric ? text.hints.engineElectric : text.hints.engine}
    />
  );
}
