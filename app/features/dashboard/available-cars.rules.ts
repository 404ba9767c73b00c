import type { AdminCar } from '../cars/car-input.schema.ts';

/** Spec, part 2. */
const SHOWN = 5;

type Availability = Pick<AdminCar, 'status' | 'available_units'>;

/**
 * The cars that the dashboard shows as available: active, or with a free unit (spec, part 4). Those
 * that a customer can have this moment come first, then those that are all out.
 */
export function availableCars<Car extends Availability>(cars: Car[]): Car[] {
  return cars
    .filter((car) => car.status || car.available_units > 0)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, SHOWN);
}

function rank({ status, available_units: free }: Availability): number {
  if (!status) return 0;
  return free > 0 ? 2 : 1;
}
