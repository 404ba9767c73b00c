import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import {
  byLikeness,
  inWords,
  isCarId,
  seasonsToCome,
  shownEngine,
  shownRating,
} from './car.rules.ts';

test.each([
  [1400, 'Benzin', 1400],
  [null, 'Benzin', 2000],
  [null, 'Hibrit', 2000],
  [null, 'Elektrikli', null],
])('shows an engine of %j cm³ (%s) as %j @3.9', (engineCapacity, fuelType, shown) => {
  expect(shownEngine({ engineCapacity, fuelType })).toBe(shown);
});

test('shows 4.5 for a car without ratings, else its own rating', () => {
  expect(shownRating(null, 0)).toEqual({ average: 4.5, count: 0 });
  expect(shownRating(3.2, 7)).toEqual({ average: 3.2, count: 7 });
});

test.each([
  ['fiat-egea-2024-k3f9', true],
  ['', false],
  ['a\0b', false],
  ['../etc', false],
  ['x'.repeat(201), false],
])('accepts %j as the id of a car: %j', (text, possible) => {
  expect(isCarId(text)).toBe(possible);
});

test('leaves out seasons that ended before today', () => {
  const seasons = [{ endDate: '2026-06-30' }, { endDate: '2026-07-01' }, { endDate: '2027-01-04' }];
  expect(seasonsToCome(seasons, '2026-07-01')).toEqual(seasons.slice(1));
});

test('sorts alternatives by similarity, then by price difference', () => {
  const car = (category: string, bodyType: string, seats: number, dailyCents: number) => ({
    ...{ category, bodyType, seats },
    effective: { dailyCents, weeklyCents: 0, monthlyCents: 0, season: null },
  });
  const [same, dearer, body, smaller, other] = [
    car('SUV', 'SUV', 5, 9000),
    car('SUV', 'SUV', 7, 20_000),
    car('Lüks', 'SUV', 5, 8000),
    car('SUV', 'SUV', 4, 8000),
    car('Geniş', 'Minivan', 9, 8000),
  ];
  const sorted = [other, smaller, body, dearer, same].sort(byLikeness(car('SUV', 'SUV', 5, 8000)));
  expect(sorted).toEqual([same, dearer, smaller, body, other]);
});

test('translates known words and keeps others', () => {
  const words = { ...allTexts.site.tr.cars.card.words, Dizel: 'Diesel' };
  expect(inWords('Dizel', { words })).toBe('Diesel');
  expect(inWords('Seyyar tente', { words })).toBe('Seyyar tente');
  expect(inWords('Dizel', allTexts.site.tr.cars.card)).toBe('Dizel');
});
