/**
 * Units of a car, and the number of its vehicles in service (plates), which is never larger
 * (decision 028).
 */
export interface UnitsOfCar {
  units: number;
  plates: number;
}

/**
 * Returns the number of units of a car after its vehicles have changed (decision 028). A new plate
 * belongs to a unit without plate; if there is none, it adds a unit. A sale removes a unit.
 * Deleting a vehicle or moving it to another car corrects a mistake: it removes a unit only if all
 * units had plates. `vehicles` is the number of vehicles including sold ones; if it is 0, the
 * number of units stays as it is. `isSale` is also true for a sale that is undone.
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
