/** Spec, part 2. */
const SHOWN = 5;

interface Availability {
  /** Whether visitors see it. */
  active: boolean;
  /** Units that are free now. */
  free: number;
}

/**
 * The cars that the dashboard shows as available: active, or with a free unit (spec, part 4). Those
 * that a customer can have this moment come first, then those that are all out.
 */
export function availableCars<Car extends Availability>(cars: Car[]): Car[] {
  return cars
    .filter((car) => car.active || car.free > 0)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, SHOWN);
}

function rank({ active, free }: Availability): number {
  if (!active) return 0;
  return free > 0 ? 2 : 1;
}
