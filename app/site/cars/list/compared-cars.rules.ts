/** Cars that a visitor has marked to compare. */

import type { CarOnCard } from './car-card.tsx';

/** Side by side there is room for no more. */
export const MOST_COMPARED = 3;

export interface CompareMarks {
  /** Address parameters of the trip for which the cars were marked. */
  trip: string;
  cars: CarOnCard[];
}

/**
 * Marked cars as the list has them now. A car that is not in the list, as on another page, keeps its price only
 * for the same trip; for another trip it may not be free and is left out.
 */
export function comparedCars(
  marks: CompareMarks,
  { cars, trip }: { cars: readonly CarOnCard[]; trip: string },
): CarOnCard[] {
  return marks.cars.flatMap(
    (car) => cars.find(({ id }) => id === car.id) ?? (marks.trip === trip ? [car] : []),
  );
}

/** Marked cars after the visitor has marked or unmarked a car. */
export function toggleCompared(compared: readonly CarOnCard[], car: CarOnCard): CarOnCard[] {
  const others = compared.filter(({ id }) => id !== car.id);
  return others.length < compared.length ? others : [...compared, car];
}
