/** Number of units of a car of which some plates are known (decision 028). */

/** A car's units, and how many of its plates are in service. There are never more plates than units. */
export interface UnitsOfCar {
  units: number;
  plates: number;
}

/**
 * The units of a car after a change of its vehicles. A plate is first given to a unit that has none, and
 * only a further one is a further unit. A unit goes when its vehicle is sold; a plate that is deleted or
 * moved to another car was a mistake, and takes its unit along only where all units have plates.
 * `vehicles`: sold ones, too; without any the number stays until another one is typed.
 */
export function unitsAfter(
  before: UnitsOfCar,
  { plates, vehicles, isSale }: { plates: number; vehicles: number; isSale: boolean },
): number {
  if (vehicles === 0) return before.units;
  const haveAllPlates = before.units === before.plates;
  return isSale || haveAllPlates
    ? before.units + plates - before.plates
    : Math.max(before.units, plates);
}
