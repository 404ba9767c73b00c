import { describe, expect, test } from 'vitest';
import type { CarOnCard } from './car-card.tsx';
import { comparedCars, toggleCompared } from './compared-cars.rules.ts';

const carOf = (id: string, dailyCents = 4_000) => ({ id, dailyCents }) as CarOnCard;
const [egea, clio] = [carOf('egea'), carOf('clio')];

describe('marked cars', () => {
  const marks = { trip: 'pickupDate=2026-07-10', cars: [egea, clio] };

  test('have the prices of the list', () => {
    const dearer = carOf('clio', 5_000);
    const cars = comparedCars(marks, { cars: [egea, dearer], trip: marks.trip });
    expect(cars).toEqual([egea, dearer]);
  });

  test('stay when the list no longer shows them', () => {
    expect(comparedCars(marks, { cars: [], trip: marks.trip })).toEqual([egea, clio]);
  });

  test('are left out for another trip if the list does not have them', () => {
    expect(comparedCars(marks, { cars: [clio], trip: '' })).toEqual([clio]);
  });
});

describe('a mark', () => {
  test('adds its car', () => {
    expect(toggleCompared([egea], clio)).toEqual([egea, clio]);
  });

  test('is removed by a second press', () => {
    expect(toggleCompared([egea, clio], carOf('egea'))).toEqual([clio]);
  });
});
