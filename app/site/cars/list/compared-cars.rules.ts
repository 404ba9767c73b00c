import type { CarOnCard } from './car-card.tsx';

/** Largest number of cars that fit side by side. */
export const MAX_COMPARED = 3;

export interface CompareMarks {
  /** Query of the trip for which the cars were marked. */
  trip: string;
  cars: CarOnCard[];
}

/**
 * Returns the marked cars with the data of the list. A car outside the list, for example on another
 * page, keeps its price for the same trip. Leaves the car out for another trip, because it may not
 * be free.
 */
export function comparedCars(
  marks: CompareMarks,
  { cars, trip }: { cars: readonly CarOnCard[]; trip: string },
): CarOnCard[] {
  return marks.cars.flatMap(
    (car) => cars.find(({ id }) => id === car.id) ?? (marks.trip === trip ? [car] : []),
  );
}

/** Returns the marked cars after the visitor has marked or unmarked a car. */
export function toggleCompared(compared: readonly CarOnCard[], car: CarOnCard): CarOnCard[] {
  const others = compared.filter(({ id }) => id !== car.id);
  return others.length < compared.length ? others : [...compared, car];
}
