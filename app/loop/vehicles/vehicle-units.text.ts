import type { CarUnits } from './vehicle.schema.ts';
import { vehiclesText } from './vehicles.text.ts';

/** The units of cars after one of their vehicles changed; empty for no car. */
export function unitsInWords(cars: CarUnits[]): string {
  const { form: vehicleFormText } = vehiclesText.onScreen();
  const { now, kept } = vehicleFormText.units;
  return cars
    .map(({ title, units, plates, hasVehicles }) =>
      hasVehicles ? now(title, units, units - plates) : kept(title, units),
    )
    .join(' ');
}

/** Which of these cars have fewer units than are held at once; empty for none. */
export function shortageInWords(cars: CarUnits[]): string {
  const { form: vehicleFormText } = vehiclesText.onScreen();
  return cars
    .filter(({ units, held }) => held > units)
    .map(({ title, units, held }) => vehicleFormText.units.overbooked(title, units, held))
    .join(' ');
}
