import type { CarUnits } from './vehicle.schema.ts';
import { vehicleFormText } from './vehicles.text.ts';

/** What there is to say of cars after one of their vehicles changed; empty for nothing. */
export function unitsInWords(cars: CarUnits[]): string {
  const { now, kept, overbooked } = vehicleFormText.units;
  return cars
    .flatMap(({ title, units, hasVehicles, held }) => [
      hasVehicles ? now(title, units) : kept(title, units),
      ...(held > units ? [overbooked(held)] : []),
    ])
    .join(' ');
}
