import { describe, expect, test } from 'vitest';
import type { CarOnCard } from './car-card.tsx';
import { comparedCars, toggleCompared } from './compared-cars.rules.ts';

const carOf = (id: string, dailyCents = 4_000) => ({ id, dailyCents }) as CarOnCard;
const [egea, clio] = [carOf('egea'), carOf('clio')];

describe('marked cars', () => {
  const marks = { trip: 'pickupDate=2026-07-10', cars: [egea, clio] };

  test('have the current prices of the list', () => {
    const dearer = carOf('clio', 5_000);
    const cars = comparedCars(marks, { cars: [egea, dearer], trip: marks.trip });
    expect(cars).toEqual([egea, dearer]);
  });

  test('stay if the list of the same trip no longer has them', () => {
    expect(comparedCars(marks, { cars: [], trip: marks.trip })).toEqual([egea, clio]);
  });

  test('are left out for another trip unless the list has them', () => {
    expect(comparedCars(marks, { cars: [clio], trip: '' })).toEqual([clio]);
  });
});

describe('toggling a car', () => {
  test('marks an unmarked car', () => {
    expect(toggleCompared([egea], clio)).toEqual([egea, clio]);
  });

  test('unmarks a marked car', () => {
    expect(toggleCompared([egea, clio], carOf('egea'))).toEqual([clio]);
  });
});
